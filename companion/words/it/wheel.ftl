# Just the wheel, and the wheel of a game.

join-or = o apri { $address } e scrivi
join-scan = Inquadra con un telefono
join-wait = Un momento…
means-almost-uno = { $player } scarta tutto tranne 2 carte.
means-discard-color = { $player } sceglie un colore e ne scarta quante carte vuole.
means-discard-number = { $player } sceglie un numero e ne scarta quante carte vuole.
means-draw-blue = { $player } pesca finché non esce una carta blu o un jolly.
means-draw-red = { $player } pesca finché non esce una carta rossa o un jolly.
means-show-hand = { $player } mostra la mano a tutti.
means-trade-hands = Ognuno passa la mano a sinistra.
means-uno-spin = Chi grida per primo UNO Spin? Scarta una carta.
means-war = Tutti mostrano insieme il numero più alto. Vince il più alto.
wheel-real = Quale faccia è uscita?
wheel-spinning = La ruota gira…
wheel-swipe = Fai girare la ruota col dito, o premi il pulsante
wheel-title = Ruota
wheel-faces = Facce
wheel-share = Mostra sui telefoni
wheel-again = Gira ancora
wheel-spinner = Chi ha girato
wheel-own = Le vostre facce, una per riga (da 2 a 24)
wheel-put = Metti queste { $n } sulla ruota
wheel-usual = Le facce del regolamento

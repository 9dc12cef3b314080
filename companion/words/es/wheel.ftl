# Just the wheel, and the wheel of a game.

join-or = o abre { $address } y escribe
join-scan = Escanea esto con un teléfono
join-wait = Un momento…
means-almost-uno = { $player } descarta todo menos 2 cartas.
means-discard-color = { $player } elige un color y descarta cuantas cartas quiera de ese color.
means-discard-number = { $player } elige un número y descarta cuantas cartas quiera con ese número.
means-draw-blue = { $player } roba hasta que salga una carta azul o un comodín.
means-draw-red = { $player } roba hasta que salga una carta roja o un comodín.
means-show-hand = { $player } enseña su mano a todos.
means-trade-hands = Cada cual pasa su mano a la izquierda.
means-uno-spin = ¿Quién grita primero UNO Spin? Descarta una carta.
means-war = Todos enseñan a la vez su número más alto. Gana el más alto.
wheel-real = ¿Qué cara salió?
wheel-spinning = La ruleta gira…
wheel-swipe = Desliza la ruleta o pulsa el botón
wheel-title = Ruleta
wheel-faces = Casillas
wheel-share = Mostrar en los móviles
wheel-again = Girar otra vez
wheel-spinner = Quien ha girado
wheel-own = Vuestras casillas, una por línea (de 2 a 24)
wheel-put = Poner estas { $n } en la ruleta
wheel-usual = Las casillas del reglamento

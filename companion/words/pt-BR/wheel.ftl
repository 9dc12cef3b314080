# Just the wheel, and the wheel of a game.

join-or = ou abra { $address } e digite
join-scan = Escaneie com um celular
join-wait = Um momento…
means-almost-uno = { $player } descarta tudo menos 2 cartas.
means-discard-color = { $player } escolhe uma cor e descarta quantas cartas dela quiser.
means-discard-number = { $player } escolhe um número e descarta quantas cartas dele quiser.
means-draw-blue = { $player } compra até sair uma carta azul ou um coringa.
means-draw-red = { $player } compra até sair uma carta vermelha ou um coringa.
means-show-hand = { $player } mostra a mão para todos.
means-trade-hands = Cada um passa a mão para a esquerda.
means-uno-spin = Quem grita UNO Spin primeiro? Descarta uma carta.
means-war = Todos mostram ao mesmo tempo o número mais alto. O mais alto ganha.
wheel-real = Que face saiu?
wheel-spinning = A roleta gira…
wheel-swipe = Gire a roleta com o dedo ou aperte o botão
wheel-title = Roleta
wheel-faces = Casas
wheel-share = Mostrar nos celulares
wheel-again = Girar de novo
wheel-spinner = Quem girou
wheel-own = As casas de vocês, uma por linha (2 a 24)
wheel-put = Pôr estas { $n } na roleta
wheel-usual = As casas do manual

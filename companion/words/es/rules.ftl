# Las reglas con nuestras palabras, por el apartado del reglamento que cita una decisión.

rulebook-object-of-the-game = Quédate sin cartas antes que nadie. Ganas los puntos que los demás tienen aún en la mano; se suman ronda a ronda.
rulebook-setup = Cada cual saca una carta: reparte el número más alto, los símbolos valen cero. Siete cartas a cada uno; el resto es el mazo; su primera carta abre la pila de descartes.
rulebook-set-up = Cada cual saca una carta: reparte el número más alto. Siete cartas a cada uno; el resto es el mazo; su primera carta abre la pila de descartes.
rulebook-nonpartisan-setup = La carta VETO va al centro y se escriben las reglas de la casa. Siete cartas a cada uno; el resto es el mazo; su primera carta abre la pila de descartes.
rulebook-lets-play = Juega una carta del mismo color, número o símbolo que la de encima, o un comodín. ¿No puedes o no quieres? Roba una carta. Si encaja, puedes jugarla al momento, pero ninguna otra.
rulebook-draw-one = El siguiente roba 1 carta y pierde el turno. Va sobre su color o sobre otro +1.
rulebook-draw-two = El siguiente roba 2 cartas y pierde el turno. Va sobre su color o sobre otro +2.
rulebook-reverse = Cambia el sentido del juego. Va sobre su color o sobre otro cambio de sentido. Si es la primera carta, empieza quien reparte y se juega hacia la derecha.
rulebook-skip = El siguiente pierde el turno. Va sobre su color o sobre otro salto.
rulebook-wild = Va sobre cualquier carta, aunque tengas otra que encaje. Di con qué color se sigue.
rulebook-wild-draw-four = Di un color; el siguiente roba 4 y pierde el turno. Solo vale si no tienes ninguna carta del color en juego. Si te desafían, enseña tu mano solo a quien te desafía: si tenías alguna, robas tú las 4; si no, esa persona roba 6.
rulebook-spin-wild-draw-four = Di un color; el siguiente roba 4 y pierde el turno. Solo vale si no tienes ninguna carta del color en juego. En este juego no se puede desafiar.
rulebook-mod-card = Elige un color y regala tus cartas de ese color, una a cada rival en sentido horario desde tu izquierda, hasta que no quede ninguna. También es un comodín: di el color en juego.
rulebook-wild-customizable = Un comodín que además hace lo que se escribió en él antes de jugar. Si es la primera carta, no hace nada; el primer jugador dice el color.
rulebook-veto-card = Cualquiera se la puede plantar a quien hable de política. Esa persona se calla y pierde su próximo turno. Después la carta vuelve al centro.
rulebook-using-customizable-cards = Se cumple la regla escrita en la carta. Todo el mundo la aceptó antes de jugar.
rulebook-spin-cards = Un número con remolino se juega como cualquier otro. El siguiente gira la ruleta, y ese es su turno.
rulebook-the-uno-spin-wheel = Haz lo que diga la cara. Si se descartan varias cartas, quien juega elige cuál queda encima.
rulebook-almost-uno = Quien giró se queda dos cartas y descarta el resto.
rulebook-discard-number = Quien giró elige un número y puede descartar todas sus cartas con ese número.
rulebook-discard-color = Quien giró elige un color y puede descartar todas sus cartas de ese color.
rulebook-draw-red = Quien giró roba hasta que salga una carta roja o un comodín, y se las queda todas.
rulebook-draw-blue = Quien giró roba hasta que salga una carta azul o un comodín, y se las queda todas.
rulebook-trade-hands = Cada mano pasa a la persona de la izquierda. Quien recibe una sola carta tiene que decir UNO.
rulebook-show-hand = Quien giró enseña su mano a todos y se sigue jugando.
rulebook-war = Todos enseñan a la vez su número más alto. Se descarta el más alto. Un empate se juega con el siguiente más alto, y quien gana descarta todas las cartas que enseñó. Se sigue después de quien gana.
rulebook-uno-spin = Quien grita primero “UNO Spin” descarta la carta que quiera. Se sigue después de esa persona.
rulebook-power-icons = Una carta con icono va por su color o su número. Los iconos nunca encajan entre sí.
rulebook-power-icons-and-power-towers = Juega un icono y llévate su torre, esté donde esté. Mientras la tengas te puede librar: U del +1, N del +2, O del +4, ! del salto. Con las cuatro: descarta todo menos una carta y di UNO.
rulebook-grab-2-towers = Llévate dos torres, también de otros jugadores. Si es la primera carta no da ninguna, y solo vale su color.
rulebook-wild-grab-a-tower = Un comodín con el que además te llevas una torre. Si es la primera carta, el primer jugador solo dice el color.
rulebook-going-out = Di UNO al jugar tu penúltima carta; si te pillan, robas 2. Cuando alguien se queda sin cartas, acaba la ronda. Si la última carta hace robar, se roba igual; si el mazo se acaba, los descartes forman otro.
rulebook-scoring = Los números valen lo que muestran, las cartas de acción 20, los comodines 50.
rulebook-nonpartisan-scoring = Los números valen lo que muestran, las cartas de acción 20, los comodines 50, las personalizables 40.
rulebook-power-grab-scoring = Los números valen lo que muestran, las cartas de acción 20; la doble torre y los comodines 50.
rulebook-winning-the-game = Gana quien llega antes a 500 puntos, o a los que se acuerden.
rulebook-alternative-scoring-and-winning = O bien: cada cual suma lo que le queda en la mano. Cuando alguien llega a 500, gana quien menos tiene.
rulebook-alternative-ways-to-play = Se juega a otra cantidad de puntos, o sin puntos: gana quien se queda antes sin cartas.
rulebook-contents = En la baraja solo están las cartas de esta caja, en sus colores y en su cantidad.
rulebook-instant-uno = Las cuatro torres: descarta todo menos una carta, devuelve las torres al centro y di UNO.
rulebook-script-acts = Lo que se cuenta dice quién hizo qué: completo, de alguien que juega y cuando puede pasar.
rulebook-script-cards = Una carta se nombra por su color y su número; # distingue una copia de otra.
rulebook-script-refusals = Una carta que está en la pila de descartes no está en ninguna mano.
rulebook-script-the-table = Primero va lo que la mesa espera.
rulebook-script-corrections = Lo que se deshace o se corrige cambia todo lo que vino después.
rulebook-script-what-the-camera-sees = La carta que se ve está ahí. Se explica con lo que las reglas permiten; si no, la mesa pregunta.

## Lo que vale en todas las mesas cuando el reglamento calla.

fixed-first-out-wins = Quien se queda antes sin cartas ha ganado la ronda, haga lo que haga su última carta a los demás, y se queda hasta que se cuentan las manos.
fixed-next-player-vetoed = Una regla de la casa sobre el siguiente vale para quien venga después. Si el VETO se salta ese turno, la regla acaba con él.
fixed-scoring = Quien gana la ronda se lleva lo que tienen los demás. O cada cual suma lo que le queda, y gana quien menos tiene. O gana la partida quien se queda antes sin cartas.
fixed-short-piles = Si entre el mazo y los descartes no hay cartas suficientes, se roban las que hay y no se debe ninguna.
fixed-veto = Solo una persona puede tener la carta VETO a la vez. Nadie se la da a sí mismo.
fixed-dealer = Donde la hoja no dice quién reparte primero, cada cual saca una carta: reparte el número más alto, los símbolos valen cero.

## La pregunta detrás de un acuerdo, como la hace la gente.

ruling-two-player-reverse = Cambio de sentido entre dos
ruling-wrong-card = Una carta que no encaja
ruling-next-dealer = Quién reparte después
ruling-last-card-challenge = Desafiar un +4 jugado como última carta
ruling-spin-start-card = Una carta Spin como primera carta
ruling-discard-on-top-acts = La carta de encima tras un descarte
ruling-instant-uno-pile = Las cartas descartadas con UNO al instante
ruling-veto-and-skip = Qué turno cuenta para el VETO
ruling-uno-after-wheel = Quedarse con una carta sin haber jugado
ruling-draw-more = Si no hay carta que encaje, se roba
ruling-stacking = Pasar un + al siguiente
ruling-jump-in = Colarse con la misma carta
ruling-seven-zero = El 7 cambia manos, el 0 las pasa
ruling-force-play = La carta robada que encaja se juega
ruling-must-play = Quien puede jugar no puede robar
ruling-equal-cards = Varias cartas del mismo número a la vez
ruling-last-card = La última carta puede ser
ruling-false-uno = Decir UNO sin tener una sola carta
ruling-draw-two-turn = Quien roba una o dos cartas por una carta de robo
ruling-hand-size = Cartas para cada uno
ruling-decks = Cajas de cartas
ruling-wheel-turns = La ruleta

## Qué significan las respuestas, en corto.

choice-two-player-reverse-skip = vale como un salto
choice-two-player-reverse-turn = solo cambia el sentido
choice-wrong-card-take-back = vuelve a la mano
choice-wrong-card-take-back-draw-two = vuelve a la mano y se roban 2
choice-next-dealer-left = la persona de la izquierda
choice-next-dealer-winner = quien gana
choice-last-card-challenge-never = nunca
choice-last-card-challenge-allowed = se puede
choice-spin-start-card-number = es solo un número
choice-spin-start-card-spins = el primer jugador gira
choice-discard-on-top-acts-no = solo dice qué encaja
choice-discard-on-top-acts-yes = actúa como si se jugara
choice-instant-uno-pile-under = debajo de la carta jugada
choice-instant-uno-pile-on-top = encima, en el orden dado
choice-veto-and-skip-next-own-turn = el próximo turno propio
choice-veto-and-skip-any-lost-turn = cuenta cualquier turno perdido
choice-uno-after-wheel-owed = también hay que decir UNO
choice-uno-after-wheel-free = no hace falta decirlo
choice-draw-more-one = una carta
choice-draw-more-until-playable = hasta que una encaje
choice-stacking-off = no
choice-stacking-same = del mismo tipo
choice-stacking-up = del mismo tipo o que robe más
choice-stacking-any = cualquier + sobre otro
choice-jump-in-off = no
choice-jump-in-on = sí
choice-seven-zero-off = no
choice-seven-zero-on = sí
choice-force-play-off = no
choice-force-play-on = sí
choice-must-play-off = no
choice-must-play-on = sí
choice-equal-cards-off = no
choice-equal-cards-on = sí
choice-last-card-any = cualquiera
choice-last-card-number = solo un número
choice-false-uno-free = no cuesta nada
choice-false-uno-draw-two = cuesta 2 cartas
choice-draw-two-turn-lost = y pierde el turno
choice-draw-two-turn-kept = y después juega
choice-hand-size-7 = 7
choice-hand-size-5 = 5
choice-hand-size-6 = 6
choice-hand-size-8 = 8
choice-hand-size-9 = 9
choice-hand-size-10 = 10
choice-decks-one = una
choice-decks-two = dos, barajadas juntas
choice-wheel-turns-spun = la gira el jugador
choice-wheel-turns-by-itself = gira sola, cuatro segundos después de la carta

## Los títulos de los apartados del reglamento.

section-object-of-the-game = Objetivo del juego
section-setup = Preparación
section-set-up = Preparación
section-lets-play = A jugar
section-draw-one = { symbol-draw-one }
section-draw-two = { symbol-draw-two }
section-reverse = { symbol-reverse }
section-skip = { symbol-skip }
section-wild = { symbol-wild }
section-wild-draw-four = { symbol-wild-draw-four }
section-mod-card = { symbol-mod }
section-wild-customizable = Carta personalizable
section-veto-card = { symbol-veto }
section-using-customizable-cards = Usar las cartas personalizables
section-spin-cards = Cartas Spin
section-the-uno-spin-wheel = La ruleta de UNO Spin
section-almost-uno = { face-almost-uno }
section-discard-number = { face-discard-number }
section-discard-color = { face-discard-color }
section-draw-red = { face-draw-red }
section-draw-blue = { face-draw-blue }
section-trade-hands = { face-trade-hands }
section-show-hand = { face-show-hand }
section-war = { face-war }
section-uno-spin = { face-uno-spin }
section-power-icons = Iconos de poder
section-power-icons-and-power-towers = Iconos y torres de poder
section-grab-2-towers = { symbol-grab-two }
section-wild-grab-a-tower = { symbol-wild-grab }
section-going-out = Quedarse sin cartas
section-scoring = Puntos
section-winning-the-game = Ganar la partida
section-alternative-scoring-and-winning = Otra forma de puntuar y ganar
section-alternative-ways-to-play = Otras formas de jugar
section-contents = Contenido
section-instant-uno = UNO al instante
section-script-acts = Actos
section-script-cards = Cartas
section-script-refusals = Negativas
section-script-the-table = La mesa
section-script-corrections = Correcciones
section-script-what-the-camera-sees = Lo que ve la cámara
section-first-out-wins = Gana quien termina antes
section-next-player-vetoed = El siguiente tiene VETO
section-short-piles = Faltan cartas
section-veto = Veto

## Qué pide a $player una cara de la ruleta.

## Reglas de la casa en cartas personalizables, leídas en voz alta

house-draw-until-color = El siguiente roba hasta que salga una carta { NAME($color, of: "color", form: "f") }.
house-discard-wilds = Los demás descartan todos sus comodines.
house-draw-three-if-stuck = Si el siguiente roba en vez de jugar, son tres cartas.
house-extra-turn = La misma persona juega otra vez.
house-exactly-seven = El siguiente roba o descarta hasta tener justo 7 cartas.
house-exactly-three = Todos roban o descartan hasta tener justo 3 cartas.
house-hands-up = Todos juegan con la mano boca arriba.
house-joke = ¡Cuenta un chiste! Si alguien se ríe, descarta hasta quedarte con 1 carta. Si no, roba 4.
house-stiff-elbows = El siguiente no puede doblar los codos hasta que alguien diga UNO.
house-rooster = El siguiente canta como un gallo o roba 4 cartas.
house-seven-zero = ¿Con quién cambias la mano?

outcome-laughed = Alguien se ha reído.
outcome-silent = Nadie se ha reído.
outcome-crowed = ¡Qué gallo!
outcome-chickened = { $player } no se atreve y roba 4 cartas.

# Hasta cuándo vale una regla de la casa: sigue a «hasta».
until-text = la próxima carta
until-hands-up = el próximo turno de { $player }
until-stiff-elbows = que alguien diga UNO
until-draw-three-if-stuck = el final del turno de { $target }

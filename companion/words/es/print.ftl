# Lo que se imprime: etiquetas, cartas, fichas, torres, ruleta, tapete, hoja de puntos. Las líneas son cortas: el papel es estrecho.

## Cada hoja

paper-deck = baraja { $id }
paper-sheet = hoja { $n } de { $m }
paper-advice = Imprime al 100 %. ¿No mide 100 mm? Escribe la medida antes de volver a imprimir.
paper-labels = etiquetas de funda
paper-cards = cartas
paper-tokens = fichas
paper-towers = torres de papel
paper-wheel = ruleta
paper-mat = tapete
paper-pad = hoja de puntos
paper-guide = guía
paper-copy = { $n } de { $m }

## Cartas. Una barra marca dónde empieza otra línea.

paper-fold = doblar espalda con espalda
paper-veto-back = Basta de política: / pierdes tu / próximo turno.
paper-our-rule = Nuestra regla:
paper-wheel-says = Lo que dice / la ruleta
# Bajo el nombre de una cara, en la carta de la ruleta y en la ruleta de papel.
paper-face-almost-uno = quédate dos cartas, descarta el resto
paper-face-discard-number = descarta tus cartas de un número
paper-face-discard-color = descarta tus cartas de un color
paper-face-draw-red = roba hasta una carta roja o un comodín
paper-face-draw-blue = roba hasta una carta azul o un comodín
paper-face-trade-hands = cada mano pasa a la izquierda
paper-face-show-hand = todos ven tus cartas
paper-face-war = el número más alto gana y se descarta
paper-face-uno-spin = quien lo grita primero descarta una

## Una regla de la casa, como se escribe en una carta personalizable.

paper-rule-draw-until-color = El siguiente: roba hasta que salga { NAME($color, of: "color") }.
paper-rule-discard-wilds = Los demás descartan sus comodines.
paper-rule-draw-three-if-stuck = El siguiente: ¿no puede jugar? Son 3 cartas.
paper-rule-extra-turn = Te toca otra vez.
paper-rule-exactly-seven = El siguiente: roba o descarta hasta tener 7.
paper-rule-exactly-three = Todos: roban o descartan hasta tener 3.
paper-rule-hands-up = Todas las manos boca arriba hasta que te toque otra vez.
paper-rule-joke = ¡Un chiste! ¿Risas? Quédate 1 carta y di UNO. ¿Silencio? Roba 4.
paper-rule-stiff-elbows = El siguiente: brazos rectos hasta un UNO.
paper-rule-rooster = El siguiente: canta como un gallo o roba 4.

## Fichas: una palabra que se ve desde toda la mesa, y lo que dice.

token-drew = ROBADA
    .says = he robado una carta
token-pass = PASO
    .says = me quedo la robada
token-uno = ¡UNO!
    .says = me queda una carta
token-catch = ¡PILLADA!
    .says = falta decir UNO
token-challenge = DESAFÍO
    .says = no me lo creo
token-guilty = CULPABLE
    .says = el desafío acertó
token-innocent = INOCENTE
    .says = el desafío falló
token-block = FRENO
    .says = mi torre me libra
token-spin = GIRO
    .says = gira la ruleta
token-veto = VETO
    .says = y el número a quien va
token-allow = VALE
    .says = lo dejamos así
token-undo = DESHACER
    .says = recoge lo último
token-next-round = OTRA RONDA
    .says = se reparte otra vez
token-reshuffle = BARAJADO
    .says = la pila está barajada
token-name = nombre

## Torres y tapete

paper-tower = Torre { $tower }
paper-glue = Corta por el borde / gris, dobla por las / rayas y pega.
paper-blocks = frena
paper-draw-pile = MAZO
paper-face-down = boca abajo
paper-discard-pile = DESCARTES
paper-inside = cartas dentro del marco, / códigos hacia arriba
paper-veto-card = CARTA VETO
paper-tokens-here = FICHAS
paper-tokens-how = pon una aquí y quítala otra vez
paper-corners = tapete del companion · no tapes las cuatro marcas de las esquinas

## Ruleta de papel

paper-cut-out = recortar
paper-wheel-hole = Para la base giratoria impresa en 3D: corta por el círculo y recorta el agujero.
paper-wheel-pencil = Corta por el círculo. Sujeta un clip en el centro con la punta de un lápiz y dale un golpecito.

## Hoja de puntos

paper-score = { $game } · puntos
paper-date = Fecha
paper-table = Mesa
paper-play-to = Hasta
paper-player = Nombre
paper-total = Total
paper-counts = Lo que queda en la mano cuenta
paper-numbers = Números: lo que muestran
paper-points = { $points } puntos: { $names }
paper-customizable = Personalizable

## Guía

paper-decides = No oficial, hecho por aficionados y con nuestras palabras: manda el reglamento de tu caja.
paper-guide-under = { $count } cartas · { $fewest } a { $most } personas
paper-guide-cards = Las cartas

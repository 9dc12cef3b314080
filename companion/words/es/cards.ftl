# Cartas, colores, caras de la ruleta, torres: los nombres de las cosas. Papel, pantallas y voz usan estos.
# Formas: .f la palabra junto a «carta» (roja), .the con artículo (el rojo, el 7 rojo).
# Segunda lectura, en voz alta: «para el +2» (las torres) se oía como «destinado al +2», ahora «frena»; «saltar al juego»
# se confundía con la carta salto, ahora «colarse»; «robada y guardada» es en la mesa «roba y pasa»; «peonza» y
# «ordenador» no se dicen en todas partes. Se trata de tú y se evita vosotros y ustedes: vale a los dos lados del océano.
# Tercera lectura, pantalla por pantalla: lo que lee la cámara es siempre un «código» («marca» es solo la de una esquina), y
# quien se queda sin cartas «termina»; «cierra» es de otro juego.

## Colores

color-red = rojo
    .f = roja
    .the = el rojo
color-blue = azul
    .f = azul
    .the = el azul
color-green = verde
    .f = verde
    .the = el verde
color-yellow = amarillo
    .f = amarilla
    .the = el amarillo
color-purple = morado
    .f = morada
    .the = el morado
color-orange = naranja
    .f = naranja
    .the = el naranja
# Un comodín cuyo color nadie ha dicho todavía.
color-open = el color, aún sin decidir,
    .f = del color, aún sin decidir,
    .the = el color, aún sin decidir,
# Cuando nadie sabe cuál era.
color-in-force = el color en juego
    .f = del color en juego
    .the = el color en juego

## Lo que muestra una carta, sin su color.

symbol-number = { $number }
    .the = el { $number }
symbol-draw-one = +1
    .the = el +1
symbol-draw-two = +2
    .the = el +2
symbol-discard-all = Descarte de color
    .the = el descarte de color
symbol-skip-everyone = Salto a todos
    .the = el salto a todos
symbol-draw-four = +4
    .the = el +4
symbol-reverse = Cambio de sentido
    .the = el cambio de sentido
symbol-skip = Salto
    .the = el salto
symbol-grab-two = Doble torre
    .the = la doble torre
symbol-wild = Comodín
    .the = el comodín
symbol-wild-draw-four = +4
    .the = el +4
symbol-wild-swap-hands = Comodín de intercambio
    .the = el comodín de intercambio
symbol-wild-shuffle-hands = Comodín de mezcla
    .the = el comodín de mezcla
symbol-wild-reverse-draw-four = Comodín cambio +4
    .the = el comodín cambio +4
symbol-wild-draw-six = Comodín +6
    .the = el comodín +6
symbol-wild-draw-ten = Comodín +10
    .the = el comodín +10
symbol-wild-roulette = Ruleta de color
    .the = la ruleta de color
symbol-wild-reverse = Comodín cambio
    .the = el comodín cambio
symbol-wild-skip = Comodín salto
    .the = el comodín salto
symbol-wild-skip-two = Comodín salto doble
    .the = el comodín salto doble
symbol-wild-draw-two = Comodín +2
    .the = el comodín +2
symbol-wild-targeted-draw-two = +2 a elegir
    .the = el +2 a elegir
symbol-wild-forced-swap = Comodín de trueque
    .the = el comodín de trueque
symbol-mod = Carta Mod
    .the = la carta Mod
symbol-wild-grab = Comodín de torre
    .the = el comodín de torre
symbol-custom-1 = Carta personalizable 1
    .the = la carta personalizable 1
symbol-custom-2 = Carta personalizable 2
    .the = la carta personalizable 2
symbol-custom-3 = Carta personalizable 3
    .the = la carta personalizable 3
symbol-veto = Carta VETO
    .the = la carta VETO
symbol-wheel-reference = Carta de la ruleta
    .the = la carta de la ruleta

## Marcas: un remolino, o el icono de una torre.

badge-spin = Spin
badge-u = U
badge-n = N
badge-o = O
badge-bang = !

## Una carta entera, en las formas que piden las frases.

card-number = { $number } { NAME($color, of: "color") }
    .the = el { $number } { NAME($color, of: "color") }
card-draw-one = +1 { NAME($color, of: "color") }
    .the = el +1 { NAME($color, of: "color") }
card-draw-two = +2 { NAME($color, of: "color") }
    .the = el +2 { NAME($color, of: "color") }
card-discard-all = descarte de color { NAME($color, of: "color") }
    .the = el descarte de color { NAME($color, of: "color") }
card-skip-everyone = salto a todos { NAME($color, of: "color") }
    .the = el salto a todos { NAME($color, of: "color") }
card-draw-four = +4 { NAME($color, of: "color") }
    .the = el +4 { NAME($color, of: "color") }
card-reverse = cambio de sentido { NAME($color, of: "color") }
    .the = el cambio de sentido { NAME($color, of: "color") }
card-skip = salto { NAME($color, of: "color") }
    .the = el salto { NAME($color, of: "color") }
card-grab-two = doble torre { NAME($color, of: "color", form: "f") }
    .the = la doble torre { NAME($color, of: "color", form: "f") }
card-wild = comodín
    .the = el comodín
card-wild-draw-four = +4
    .the = el +4
card-wild-swap-hands = comodín de intercambio
    .the = el comodín de intercambio
card-wild-shuffle-hands = comodín de mezcla
    .the = el comodín de mezcla
card-wild-reverse-draw-four = comodín cambio +4
    .the = el comodín cambio +4
card-wild-draw-six = comodín +6
    .the = el comodín +6
card-wild-draw-ten = comodín +10
    .the = el comodín +10
card-wild-roulette = ruleta de color
    .the = la ruleta de color
card-wild-reverse = comodín cambio
    .the = el comodín cambio
card-wild-skip = comodín salto
    .the = el comodín salto
card-wild-skip-two = comodín salto doble
    .the = el comodín salto doble
card-wild-draw-two = comodín +2
    .the = el comodín +2
card-wild-targeted-draw-two = +2 a elegir
    .the = el +2 a elegir
card-wild-forced-swap = comodín de trueque
    .the = el comodín de trueque
card-mod = carta Mod
    .the = la carta Mod
card-wild-grab = comodín de torre
    .the = el comodín de torre
card-custom-1 = carta personalizable 1
    .the = la carta personalizable 1
card-custom-2 = carta personalizable 2
    .the = la carta personalizable 2
card-custom-3 = carta personalizable 3
    .the = la carta personalizable 3
card-veto = carta VETO
    .the = la carta VETO
card-wheel-reference = carta de la ruleta
    .the = la carta de la ruleta
card-with-badge = { $card } ({ NAME($badge, of: "badge") })
    .the = { $card } ({ NAME($badge, of: "badge") })
card = { CARD($card) }
card-unknown = “{ $name }”
    .the = “{ $name }”

## Las caras de la ruleta.

face-almost-uno = Casi UNO
face-discard-number = Descarta número
face-discard-color = Descarta color
face-draw-red = Roba rojo
face-draw-blue = Roba azul
face-trade-hands = Cambio de manos
face-show-hand = Enseña la mano
face-war = Guerra
face-uno-spin = UNO Spin

# Carte, colori, facce della ruota, torri: i nomi delle cose. Carta, schermi e voce usano questi.
# Forme: .f la parola accanto a «carta» (rossa), .the con l’articolo (il rosso, l’8 rosso).
# Seconda lettura, ad alta voce: «camera» da sola è una stanza, ora «fotocamera»; «finché esce» diventa «finché non esce»;
# «per primo» va evitato dove non si sa chi è; «Storia» diventa «Storico»; «pescata e tenuta» al tavolo è «pesca e passa».
# La mano sono le carte: la ripresa si chiama «manche». L’articolo segue il numero: il 7, l'8, lo 0.
# Terza lettura, schermo per schermo: quello che legge la fotocamera è sempre un «codice» (il «segno» è quello degli angoli).

## Colori

color-red = rosso
    .f = rossa
    .the = il rosso
color-blue = blu
    .f = blu
    .the = il blu
color-green = verde
    .f = verde
    .the = il verde
color-yellow = giallo
    .f = gialla
    .the = il giallo
color-purple = viola
    .f = viola
    .the = il viola
color-orange = arancione
    .f = arancione
    .the = l’arancione
# Un jolly di cui nessuno ha ancora detto il colore.
color-open = il colore, ancora da scegliere,
    .f = del colore, ancora da scegliere,
    .the = il colore, ancora da scegliere,
# Quando nessuno sa quale fosse.
color-in-force = il colore in gioco
    .f = del colore in gioco
    .the = il colore in gioco

## Che cosa mostra una carta, senza il colore.

symbol-number = { $number }
    .the = { $number ->
        [0] lo 0
        [1] l’1
        [8] l’8
       *[other] il { $number }
     }
symbol-draw-one = +1
    .the = il +1
symbol-draw-two = +2
    .the = il +2
symbol-discard-all = Scarto di colore
    .the = lo scarto di colore
symbol-skip-everyone = Salta tutti
    .the = il salta tutti
symbol-draw-four = +4
    .the = il +4
symbol-reverse = Cambio giro
    .the = il cambio giro
symbol-skip = Salta turno
    .the = il salta turno
symbol-grab-two = Doppia torre
    .the = la doppia torre
symbol-wild = Jolly
    .the = il jolly
symbol-wild-draw-four = +4
    .the = il +4
symbol-wild-swap-hands = Jolly scambio
    .the = il jolly scambio
symbol-wild-shuffle-hands = Jolly rimescola
    .the = il jolly rimescola
symbol-wild-reverse-draw-four = Jolly giro +4
    .the = il jolly giro +4
symbol-wild-draw-six = Jolly +6
    .the = il jolly +6
symbol-wild-draw-ten = Jolly +10
    .the = il jolly +10
symbol-wild-roulette = Roulette dei colori
    .the = la roulette dei colori
symbol-wild-reverse = Jolly giro
    .the = il jolly giro
symbol-wild-skip = Jolly salta
    .the = il jolly salta
symbol-wild-skip-two = Jolly salta due
    .the = il jolly salta due
symbol-wild-draw-two = Jolly +2
    .the = il jolly +2
symbol-wild-targeted-draw-two = +2 a scelta
    .the = il +2 a scelta
symbol-wild-forced-swap = Jolly baratto
    .the = il jolly baratto
symbol-mod = Carta Mod
    .the = la carta Mod
symbol-wild-grab = Jolly torre
    .the = il jolly torre
symbol-custom-1 = Carta personalizzabile 1
    .the = la carta personalizzabile 1
symbol-custom-2 = Carta personalizzabile 2
    .the = la carta personalizzabile 2
symbol-custom-3 = Carta personalizzabile 3
    .the = la carta personalizzabile 3
symbol-veto = Carta VETO
    .the = la carta VETO
symbol-wheel-reference = Carta della ruota
    .the = la carta della ruota

## Segni: un vortice, o l’icona di una torre.

badge-spin = Spin
badge-u = U
badge-n = N
badge-o = O
badge-bang = !

## Una carta intera, nelle forme che le frasi chiedono.

card-number = { $number } { NAME($color, of: "color") }
    .the = { $number ->
        [0] lo 0 { NAME($color, of: "color") }
        [1] l’1 { NAME($color, of: "color") }
        [8] l’8 { NAME($color, of: "color") }
       *[other] il { $number } { NAME($color, of: "color") }
     }
card-draw-one = +1 { NAME($color, of: "color") }
    .the = il +1 { NAME($color, of: "color") }
card-draw-two = +2 { NAME($color, of: "color") }
    .the = il +2 { NAME($color, of: "color") }
card-discard-all = scarto di colore { NAME($color, of: "color") }
    .the = lo scarto di colore { NAME($color, of: "color") }
card-skip-everyone = salta tutti { NAME($color, of: "color") }
    .the = il salta tutti { NAME($color, of: "color") }
card-draw-four = +4 { NAME($color, of: "color") }
    .the = il +4 { NAME($color, of: "color") }
card-reverse = cambio giro { NAME($color, of: "color") }
    .the = il cambio giro { NAME($color, of: "color") }
card-skip = salta turno { NAME($color, of: "color") }
    .the = il salta turno { NAME($color, of: "color") }
card-grab-two = doppia torre { NAME($color, of: "color", form: "f") }
    .the = la doppia torre { NAME($color, of: "color", form: "f") }
card-wild = jolly
    .the = il jolly
card-wild-draw-four = +4
    .the = il +4
card-wild-swap-hands = jolly scambio
    .the = il jolly scambio
card-wild-shuffle-hands = jolly rimescola
    .the = il jolly rimescola
card-wild-reverse-draw-four = jolly giro +4
    .the = il jolly giro +4
card-wild-draw-six = jolly +6
    .the = il jolly +6
card-wild-draw-ten = jolly +10
    .the = il jolly +10
card-wild-roulette = roulette dei colori
    .the = la roulette dei colori
card-wild-reverse = jolly giro
    .the = il jolly giro
card-wild-skip = jolly salta
    .the = il jolly salta
card-wild-skip-two = jolly salta due
    .the = il jolly salta due
card-wild-draw-two = jolly +2
    .the = il jolly +2
card-wild-targeted-draw-two = +2 a scelta
    .the = il +2 a scelta
card-wild-forced-swap = jolly baratto
    .the = il jolly baratto
card-mod = carta Mod
    .the = la carta Mod
card-wild-grab = jolly torre
    .the = il jolly torre
card-custom-1 = carta personalizzabile 1
    .the = la carta personalizzabile 1
card-custom-2 = carta personalizzabile 2
    .the = la carta personalizzabile 2
card-custom-3 = carta personalizzabile 3
    .the = la carta personalizzabile 3
card-veto = carta VETO
    .the = la carta VETO
card-wheel-reference = carta della ruota
    .the = la carta della ruota
card-with-badge = { $card } ({ NAME($badge, of: "badge") })
    .the = { $card } ({ NAME($badge, of: "badge") })
card = { CARD($card) }
card-unknown = “{ $name }”
    .the = “{ $name }”

## Le facce della ruota.

face-almost-uno = Quasi UNO
face-discard-number = Scarta numero
face-discard-color = Scarta colore
face-draw-red = Pesca rosso
face-draw-blue = Pesca blu
face-trade-hands = Scambio di mani
face-show-hand = Mostra la mano
face-war = Guerra
face-uno-spin = UNO Spin

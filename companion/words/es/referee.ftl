# Lo que dice el árbitro.

## Qué ha pasado

seated = Empieza una nueva partida de { $game }.
cut-drawn = { $player } saca { CARD($card, form: "the") }.
cut-tied = ¡Empate! { $players } sacan otra vez.
dealt = { $count ->
    [0] { $player } no reparte ninguna carta. Descubre la primera carta.
    [one] { $player } reparte 1 carta a cada uno. Descubre la primera carta.
   *[other] { $player } reparte { $count } cartas a cada uno. Descubre la primera carta.
 }
turned-up = La primera carta es { CARD($card, form: "the") }.
put-back = { CARD($card, form: "the") } vuelve al mazo. Descubre otra carta.
passed-over = { CARD($card, form: "the") } se queda y no hace nada. Destapad otra carta.
played = { $player } juega { CARD($card, form: "the") }.
color-named = El color es { NAME($color, of: "color", form: "the") }.
color-only-matches = Solo vale su color.
drew = { $count ->
    [0] { $player } no roba ninguna carta.
    [one] { $player } roba 1 carta.
   *[other] { $player } roba { $count } cartas.
 }
kept = { $player } se queda la carta.
reshuffled = Se barajan los descartes: son el nuevo mazo.
piles-empty = No quedan cartas que robar.
reversed = Cambia el sentido.
skipped = { $player } pierde el turno.
uno-called = ¡{ $player } dice UNO!
uno-false = { $count ->
    [0] { $player } dice UNO sin cartas y roba 2.
    [one] { $player } dice UNO con 1 carta y roba 2.
   *[other] { $player } dice UNO con { $count } cartas y roba 2.
 }
caught = { $player } pilla a { $target }, que no ha dicho UNO.
challenged = { $player } desafía a { $accused }. { $accused }, ¡enseña tu mano a { $player }!
hand-shown = { $player } enseña su mano.
challenged-known = { $player } desafía a { $accused }. Esa mano ya se conoce: nadie la enseña.
guilty = { $accused } tenía una carta de ese color: roba las { $count } cartas.
innocent = { $accused } jugó bien. El desafío cuesta { $count } cartas.
blocked = { $player } se libra con la torre { $tower }.
spun = La ruleta dice: { NAME($face, of: "face") }. { $means }
discarded = { $player } descarta { CARDS($cards, form: "the") }.
discarded-some = { $count ->
    [0] { $player } no descarta ninguna carta.
    [one] { $player } descarta 1 carta.
   *[other] { $player } descarta { $count } cartas.
 }
war-won = { $player } gana la guerra.
war-unwon = Nadie gana la guerra.
tied-in-war = ¡Empate! { $players } enseñan su siguiente carta.
war-card-lies = Ahí está { CARD($card, form: "the") }. ¿Quién ganó la guerra con esa carta?
shouted = ¡{ $player } lo grita primero!
gave = { $count ->
    [0] { $player } no regala ninguna carta { NAME($color, of: "color", form: "f") }.
    [one] { $player } regala 1 carta { NAME($color, of: "color", form: "f") }.
   *[other] { $player } regala { $count } cartas de color { NAME($color, of: "color") }.
 }
gave-none = { $player } no tiene cartas que regalar.
hands-moved = Las manos cambian de sitio.
hands-shuffled = Se barajan todas las manos y se reparten de nuevo.
put-out = { $player } tiene { $count } cartas y queda fuera de la ronda.
tower-taken = { $player } se lleva la torre { $tower }.
took-none = { $player } no se lleva ninguna torre.
vetoed = ¡VETO! { $player } deja la política y pierde su próximo turno.
instant-uno = { $player } tiene las cuatro torres: ¡UNO al instante! Las torres vuelven al centro.
veto-served = { $player } pierde el turno por el VETO. La carta VETO vuelve al centro.
text = { $text }
rule-ended = La regla de la casa ha terminado.
went-out = ¡{ $player } se queda sin cartas!
round-ended = { $player } gana la ronda.
counted = { $points ->
    [one] A { $player } le queda 1 punto.
   *[other] A { $player } le quedan { $points } puntos.
 }
scored = { $points ->
    [one] { $player } gana 1 punto.
   *[other] { $player } gana { $points } puntos.
 }
round-closed = Todo listo para la próxima ronda.
game-won = ¡{ $players } gana la partida!
game-shared = ¡{ $players } comparten la victoria!
whose = ¿Fue { $other }? Era el turno de { $player }.
took-cards = { $count ->
    [0] ¿{ $player } no ha robado ninguna carta?
    [one] ¿{ $player } ha robado 1 carta?
   *[other] ¿{ $player } ha robado { $count } cartas?
 }
reopened = { $player } sigue en la partida.
cards-set = { $count ->
    [0] { $player } no tiene cartas.
    [one] { $player } tiene 1 carta.
   *[other] { $player } tiene { $count } cartas.
 }
score-set = { $points ->
    [one] { $player } tiene 1 punto.
   *[other] { $player } tiene { $points } puntos.
 }
left = { $player } deja la mesa. Su mano va debajo del mazo.
joined = { $player } entra en la próxima ronda.
renamed = { $player } se llama { $other } a partir de ahora.
top-seen = Encima está { CARD($card, form: "the") }.
took-back = { $player } recoge { CARD($card, form: "the") }.

## Qué ha cambiado una corrección

now-undone = Deshecho.
now-redone = Rehecho.
now-amended = Corregido.
now-color = El color ahora es { NAME($color, of: "color", form: "the") }.
now-no-color = El color está ahora sin decidir.
now-top = Encima está { CARD($card, form: "the") }.
now-turn = Le toca a { $player }.
now-cards = { $count ->
    [0] { $player } no tiene cartas.
    [one] { $player } tiene 1 carta.
   *[other] { $player } tiene { $count } cartas.
 }
now-score = { $points ->
    [one] { $player } tiene 1 punto.
   *[other] { $player } tiene { $points } puntos.
 }
now-phase = La partida sigue donde estaba.

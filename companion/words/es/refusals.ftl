# Por qué el árbitro dice que no, y lo que queda en pie aunque no encaje.

## Por qué no

refused-bad-input = La mesa no entiende eso.
refused-bad-input-json = Esta línea no es un objeto JSON.
refused-bad-input-unknown-act = No hay ningún acto llamado { $act }.
refused-bad-input-missing = Falta el campo { $field }.
refused-bad-input-wrong-field = El campo { $field } tiene un valor incorrecto.
refused-bad-input-unknown-player = En esta mesa no hay nadie que se llame { $player }.
refused-bad-input-waiting-player = { $player } entra en la próxima ronda.
refused-bad-input-out-player = { $player } está fuera de esta ronda.
refused-bad-input-same-name = Ya hay alguien que se llama { $player }.
refused-bad-input-player-count = Juegan de { $fewest } a { $most } personas, no { $count }.
refused-bad-input-box = Este juego no tiene una caja llamada { $value }.
refused-bad-input-counts = { CARD($card, form: "the") }: de 0 a { $most } en una baraja, no { $count }.
refused-bad-input-too-many = Hay sitio para { $count } personas.
refused-bad-input-unknown-card = No hay ninguna carta llamada { CARD($card) }.
refused-bad-input-unknown-game = No hay ningún juego llamado { $game }.
refused-bad-input-unknown-ruling = No hay ningún acuerdo llamado { $ruling }.
refused-bad-input-ruling-value = El acuerdo { $ruling } no puede ser { $value }.
refused-bad-input-unknown-face = La ruleta no tiene ninguna cara llamada { NAME($face, of: "face") }.
refused-bad-input-weight = El peso de { NAME($face, of: "face") } no puede ser menor que cero.
refused-bad-input-no-weight = En la ruleta tiene que poder salir al menos una cara.
refused-bad-input-unknown-rule = No hay ninguna regla de la casa llamada { $rule }.
refused-bad-input-not-customizable = { CARD($card, form: "the") } no se puede personalizar en este juego.
refused-bad-input-no-rule = Escribe una regla o un texto en { CARD($card, form: "the") }.
refused-bad-input-rule-color = La regla para { CARD($card, form: "the") } necesita un color de esta baraja.
refused-bad-input-icon = { CARD($card, form: "the") } no puede llevar el icono { $value }.
refused-bad-input-scoring = La puntuación es winner, lowest o none, no { $value }.
refused-bad-input-target = La meta tiene que ser al menos 1 punto.
refused-bad-input-unknown-tower = No hay ninguna torre llamada { $tower }.
refused-bad-input-too-many-cards = Para esa mano solo hay { $count } cartas.
refused-bad-input-hand-empty = { $player } aún tiene que contar su mano, así que no puede estar vacía.
refused-bad-input-no-entry = No hay ninguna línea { $count } que corregir.
refused-bad-input-start-stays = El comienzo de una partida solo se cambia por otro comienzo.
refused-bad-input-nested = Una corrección no puede ir dentro de otra.
refused-not-started = Todavía no ha empezado ninguna partida.
refused-over = La partida ha terminado.
refused-not-your-turn = Le toca a { $other }, no a { $player }.
refused-no-match = { CARD($card, form: "the") } no va ni con { NAME($color, of: "color", form: "the") } ni con { NAME($symbol, of: "symbol", form: "the") }.
refused-no-match-color = { CARD($card, form: "the") } no va con { NAME($color, of: "color", form: "the") }.
refused-not-in-play = { CARD($card, form: "the") } ya está en la pila de descartes.
refused-not-in-play-cut = Alguien ya ha sacado { CARD($card, form: "the") }.
refused-not-in-play-twice = { CARD($card, form: "the") } se ha nombrado dos veces.
refused-not-in-play-copies = En esta baraja no hay más cartas iguales: { CARD($card) }.
refused-not-in-this-deck = { CARD($card, form: "the") } no está en esta baraja.
refused-drawn-card-only = Después de robar, { $player } solo puede jugar la carta robada.
refused-draw-first = { $player } tiene que robar una carta antes de pasar.
refused-already-drew = { $player } ya ha robado una carta.
refused-answer-first = Primero { $ask }.
refused-wrong-answer = Eso no responde a la pregunta.
refused-wrong-answer-not-asked = Nadie pregunta eso ahora.
refused-wrong-answer-stale = Esa pregunta ya tiene respuesta.
refused-wrong-answer-started = Esta partida ya ha empezado.
refused-wrong-answer-draw-count = { $count ->
    [0] Tienen que ser cero cartas.
    [one] Tiene que ser 1 carta.
   *[other] Tienen que ser { $count } cartas.
 }
refused-wrong-answer-draw-until = Roba hasta que salga una carta { NAME($color, of: "color", form: "f") } y di cuántas han sido.
refused-wrong-answer-discard-count = El número de cartas tiene que ser { $count }.
refused-wrong-answer-hand-count = { $count ->
    [0] { $player } no tiene cartas.
    [one] { $player } tiene 1 carta.
   *[other] { $player } tiene { $count } cartas.
 }
refused-wrong-answer-one-number = Todas tienen que tener el mismo número.
refused-wrong-answer-one-color = Todas tienen que ser del mismo color.
refused-wrong-answer-wilds-only = Solo se pueden descartar comodines.
refused-wrong-answer-number-cards = { CARD($card, form: "the") } no es una carta de número.
refused-wrong-answer-is-out = { $player } ya se ha quedado sin cartas.
refused-wrong-answer-tower-count = Como mucho { $count }, cada una una sola vez.
refused-wrong-answer-gift-count = En esa mano solo hay { $count } cartas.
refused-wrong-answer-gift-owed = { $player } tiene cartas de color y debe regalar alguna.
refused-wrong-answer-highest-first = { $player } tiene que enseñar primero su número más alto.
refused-wrong-answer-not-tied = { $player } no está entre los empatados.
refused-wrong-answer-not-shown = { CARD($card, form: "the") } no es una de las cartas que ganaron.
refused-wrong-answer-too-many-points = Las cartas de { $player } suman como mucho { $most } puntos.
refused-wrong-answer-drew-past = { CARD($card, form: "the") } se podía jugar: ahí se acaba de robar.
refused-wrong-answer-draw-on = En esta mesa { $player } roba hasta que pueda jugar.
refused-wrong-answer-last-card = En esta mesa nadie termina con una carta de acción ni con un comodín.
refused-wrong-answer-holds-playable = Se sabe que { $player } tiene una carta que puede jugar.
refused-wrong-answer-must-play = En esta mesa { $player } tiene que jugar la carta robada.
refused-wrong-answer-outcome = Tiene que ser una de estas: { $outcomes }.
refused-wrong-answer-has-cut = { $player } ya ha sacado una carta.
refused-wrong-answer-has-counted = Nadie pregunta por la mano de { $player }.
refused-wrong-answer-two-hands = Una carta de la mano de { $player } ya se contó en otra.
refused-wrong-answer-last-card-innocent = Era la última carta de { $player }, así que estaba bien jugada.
refused-wrong-answer-nothing-to-allow = No hay nada que permitir.
refused-wrong-answer-nothing-to-shuffle = Debajo de la carta de encima no hay nada que barajar.
refused-no-such-color = Este juego no tiene el color { NAME($color, of: "color") }.
refused-no-uno = { $count ->
    [0] { $player } no tiene cartas: no puede decir UNO.
    [one] { $player } tiene 1 carta: no puede decir UNO.
   *[other] { $player } tiene { $count } cartas: no puede decir UNO.
 }
refused-uno-called = { $player } ya ha dicho UNO.
refused-uno-window-closed = Demasiado tarde: ya ha empezado el turno siguiente.
refused-no-challenge = No hay nada que desafiar.
refused-no-challenge-game = En este juego no se puede desafiar un +4.
refused-no-challenge-last = Era la última carta: no se puede desafiar.
refused-no-tower-game = En este juego no hay torres.
refused-no-tower = { $player } no tiene la torre que protege de esto.
refused-already-yours = { $player } ya tiene la torre { $tower }.
refused-veto-taken = { $player } tiene la carta VETO.
refused-not-yourself = Eso no se puede hacer a uno mismo.
refused-nothing-to-undo = No hay nada que deshacer.
refused-nothing-to-redo = No hay nada que rehacer.
refused-cannot-leave = { $player } no puede irse ahora: en una ronda juegan al menos dos.
refused-cannot-leave-winner = { $player } ha ganado esta ronda. Primero se cuentan las manos.

## Qué va antes: sigue a «Primero»

first-cut = cada cual saca una carta para ver quién reparte
first-start-card = se descubre la primera carta
first-play = { $player } juega o roba
first-keep-or-play = { $player } se queda la carta robada o la juega
first-color = { $player } elige un color
first-penalty = { $player } responde a la carta jugada
first-show-hand = { $player } enseña su mano
first-spin = { $player } gira la ruleta
first-discard = { $player } descarta
first-draw-until = { $player } dice cuántas cartas ha robado
first-war = se juega la guerra
first-shout = alguien grita UNO Spin
first-give = { $player } regala cartas
first-grab = { $player } se lleva torres
first-house-rule = se cumple la regla de la casa
first-hands = se cuentan las manos
first-between-rounds = empieza la próxima ronda
first-next-round = empieza la próxima ronda
first-dispute = se aclara la carta de la pila

## Lo que queda en pie aunque no encaje

finding-wild-draw-four = { $player } jugó un +4 teniendo una carta { NAME($color, of: "color", form: "f") }.
finding-known-elsewhere = { CARD($card, form: "the") } se vio por última vez en la mano de { $player }.
finding-gift-kept = Se sabía que { $player } tenía más cartas de estas: { CARD($card) }.
finding-stands = { CARD($card, form: "the") } de { $player } no encajaba.

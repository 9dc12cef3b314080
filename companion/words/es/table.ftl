# La mesa: lo que se ve en la tablet mientras se juega.

language-name = Español

app-name = companion

wilds = comodín

nav-broken = Esta página ha tropezado. La mesa está a salvo.
nav-again = Cargar otra vez
nav-back = Volver
nav-close = Cerrar
nav-menu = Menú
nav-fix = Corregir
nav-undo = Deshacer
nav-setup = Nueva partida
nav-mute = Silenciar
nav-unmute = Sonido

line-unreachable = Ahora mismo no se llega al companion.
line-failed = No ha funcionado. No se ha perdido nada; prueba otra vez.
line-forgotten = Este dispositivo ya no es de ninguna mesa. Entra otra vez con el código de la tablet.
line-newgame = Empieza una nueva partida.
line-back = De vuelta en la mesa.
line-lost = Buscando la mesa… Se puede seguir con las cartas.
line-kept = { $n ->
    [one] { $n } toque queda guardado y se enviará. Toca lo demás cuando vuelva la mesa.
   *[other] { $n } toques quedan guardados y se enviarán. Toca lo demás cuando vuelva la mesa.
 }
line-one = Tu último toque aún está en camino. Toca esto cuando vuelva la mesa.
line-blocked = Esta red no deja pasar la mesa. Abre la dirección que muestra el ordenador del companion.

table-title = Mesa
table-turn = Turno de { $name }
table-color = Color en juego
table-nocolor = Color sin decidir
table-left = en sentido horario
table-right = en sentido antihorario
table-direction = Se juega { $way }
table-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
table-score = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 }
table-draw = Mazo
table-dealer = reparte
table-round = Ronda { $n }
table-uno = UNO
table-unoowed = ¿UNO?
table-vetoed = VETO
table-drewhint = ¿robó?
table-rule = La regla
mercy-asked = ¿Tiene { $player } { $count } cartas o más? Entonces queda fuera.
mercy-out = { $player } queda fuera
mercy-count = No, menos
table-standing = Reglas de la casa en vigor
table-until = hasta { $until }
table-none = Aún no hay carta
table-stand = Poner la tablet de pie
table-everyone = todo el mundo
table-why = ¿Por qué?
table-won = ¡{ $name } gana la ronda!
table-over = ¡{ $name } gana la partida!

ask-cut = Una carta cada uno. Reparte quien saca el número más alto
ask-start-card = reparte siete cartas a cada uno, primero a { $first }, y descubre la primera
ask-play = juega una carta o roba
ask-keep-or-play = ha robado una carta: la juega o se la queda
ask-color = elige un color
ask-penalty = { $n ->
    [one] { $n } carta por robar
   *[other] { $n } cartas por robar
 }
ask-skip = pierde el turno
ask-show-hand = enseña la mano: ¿tenía { NAME($color, of: "color") }?
ask-show-all = enseña la mano a todos
ask-spin = gira la ruleta
ask-discard = { $people ->
    [one] descarta
   *[other] descartan
 }
ask-draw-until = { $people ->
    [one] roba hasta que salga { NAME($color, of: "color") }
   *[other] roban hasta que salga { NAME($color, of: "color") }
 }
ask-war = Guerra: enseña tu número más alto
ask-shout = ¿Quién gritó primero?
ask-give = regala cartas
ask-grab = { $n ->
    [one] se lleva { $n } torre
   *[other] se lleva { $n } torres
 }
ask-house-rule = Regla de la casa
ask-hands = ¿Qué queda en las manos?
ask-next-round = ¿Lista la próxima ronda?
ask-dispute = Esta carta no encaja
ask-whose = ¿de quién era la carta?
ask-took-cards = ¿robó las cartas?
question-title = Una pregunta sobre la última carta
question-whose = ¿Fue { $other }? Era el turno de { $name }.
question-took = { $n ->
    [one] ¿{ $name } ha robado { $n } carta?
   *[other] ¿{ $name } ha robado { $n } cartas?
 }
question-drewfirst = { $other }, y { $name } robó antes
question-outofturn = { $other }, fuera de turno
question-yes = Sí
question-no = No
ask-uno = { $people ->
    [one] tiene una sola carta
   *[other] tienen una sola carta
 }

do-play = Jugar una carta
do-draw = Robar carta
do-kept = Robar y pasar
do-drawn = Robar { $n }
do-pass = Quedársela
do-challenge = Desafiar
do-challenged = Desafío: tenía { NAME($color, of: "color") }
do-unfounded = Desafío: no tenía { NAME($color, of: "color") }
do-block = Librarse
do-accept = Perder turno
do-turn-up = Descubrir
do-spin = Girar la ruleta
do-real = Ruleta de verdad
do-uno = ¡UNO!
do-catch = ¡Pillar a { $name }!
do-show-hand = Enseñar la mano
do-guilty = Tenía { NAME($color, of: "color") }
do-innocent = No tenía { NAME($color, of: "color") }
do-discard = Descartar
do-war = Enseñar
do-shout = { $name } primero
do-give = Regalar
do-grab = Llevarse
do-resolve = Hecho
do-next-round = Próxima ronda
do-allow = Dejarla así
do-takeback = Recogerla
do-other = Fue otra persona
do-hand = Contar manos
do-rematch = Otra partida
do-veto = VETO
do-reshuffle = Barajado
do-none = Ninguna
do-laughed = Alguien se rio
do-silent = Nadie se rio
do-crowed = Cantó
do-chickened = No se atrevió
do-howmany = ¿Cuántas?
do-which = ¿Qué cartas?
do-ok = OK

likeliest-title = ¿Cuál es?
likeliest-nudge = Con un toque basta. O mueve un poco la carta.
dispute-takeback = Devuelve la carta a la mano: la cámara lo ve.
pick-title = ¿Qué carta?
pick-color = 1. Color
pick-symbol = 2. Carta
pick-fits = encaja
pick-inforce = ¿Qué carta?
pick-named = { CARD($card) }, { NAME($color, of: "color") }
pick-done = Listo
pick-player = ¿Quién la jugó?
pick-which = ¿Quién?

tower-title = Torres de poder
tower-U = frena el +1
tower-N = frena el +2
tower-O = frena el +4
tower-bang = frena el salto
tower-middle = en el centro
tower-holds = la tiene { $name }
tower-choose = ¿Qué torres se lleva { $name }?
veto-says = ¿Alguien habla de política? Se calla y pierde su próximo turno.
veto-on = ¿A quién?

deal-next-to = Una carta a cada uno, en sentido horario:

pick-remove = Quitar { CARD($card, form: "the") }

table-points = Puntos
table-stats = Estadísticas

said-nothing = La mesa está lista.

side-bottom = delante
side-left = izquierda
side-top = detrás
side-right = derecha

inferred-title = Dado por hecho
inferred-drew = ¿robó { $n }?
inferred-says = ¿{ $name } robó { $n }?
inferred-hand = Había una mano en el mazo.
inferred-arm = Era el brazo de { $name }.
inferred-rules = Si no, la carta no valdría.
inferred-no = No
nav-redo = Rehacer
do-shown = Ya la han visto todos

# Las páginas y hojas que se abren desde la mesa, y los teléfonos.

give-color = ¿Qué color se regala?
give-count = ¿Cuántas cartas son?

war-how = { $name }: toca el número más alto. ¿Dos iguales? Toca el nombre y luego la carta siguiente.
war-none = Sin número todavía: { $names }.
war-without = No tienen: enseñar

fix-title = Corregir
fix-which = Toca lo que está mal.
fix-what = ¿Qué está mal?
fix-card = Otra carta
fix-player = Otra persona
fix-not = No ocurrió
fix-missed = Antes de esto faltó algo
fix-likely = Lo más probable
fix-other = Otra carta…
fix-preview = Qué va a cambiar
fix-same = Lo demás queda igual.
fix-lost = Esto ya no encaja; se queda, con una nota:
fix-do = Corregir
fix-done = Corregido.
fix-undone = deshecho
fix-assumed = supuesto
fix-empty = Todavía no ha pasado nada.
fix-count = Otro número de cartas
fix-color = Otro color
fix-add = ¿Qué faltó?
fix-setcards = Cartas en la mano
fix-setscore = Puntos

hands-title = ¿Qué queda?
hands-scan = Fotografiar la mano
hands-type = Tocar las cartas
hands-points = Poner los puntos
hands-none = No queda nada
hands-which = Toca un nombre y enseña lo que queda en esa mano.
hands-open = O se ponen las manos boca arriba junto a la pila, una tras otra y en este orden: la cámara las cuenta sola.
hands-differs = Había contado { $m }. En esta mano hay { $n }.
hands-count = ¿Son todas?
hands-all = { $n ->
    [one] Sí, { $n } carta
   *[other] Sí, { $n } cartas
 }
hands-add = Añadir carta
hands-save = Esa es la mano
hands-race = La carrera hasta { $n }
hands-next = Próxima ronda
hands-pointsword = puntos
hands-tablecamera = La cámara de la mesa
hands-beside = Pon la mano boca arriba junto a la pila, en abanico, y toca otra vez.
hands-private = Solo lo ves tú.

me-cut = Saca una carta: reparte el número más alto
me-start-card = Reparte siete cartas a cada uno, primero a { $first }, y descubre la primera
me-play = Juega una carta o roba
me-keep-or-play = Has robado una carta: juégala o quédatela
me-color = Elige un color
me-skip = Pierdes el turno
me-show-hand = Enseña tu mano: ¿hay { NAME($color, of: "color") }?
me-spin = Gira la ruleta
me-discard = Descarta
me-draw-until = Roba hasta que salga { NAME($color, of: "color") }
me-give = Regala cartas
me-grab = { $n ->
    [one] Llévate { $n } torre
   *[other] Llévate { $n } torres
 }
me-uno = Te queda una sola carta

phone-title = Mi sitio
phone-sit = ¿Dónde te sientas?
phone-taken = ocupado
phone-watch = Solo mirar
phone-wait = Juega { $name }
phone-deals = Ahora reparte { $next }. La ronda la empieza { $name } o la tablet.
phone-up = ¡Te toca!
phone-notyet = Aún no hay partida. Empieza en la tablet.
phone-change = Cambiar de sitio
phone-drew = He robado
phone-mycards = Mis cartas
phone-late = Juegas a partir de la próxima ronda.
phone-tidy = Apartar cartas
phone-toomany = Tienes { $n } cartas. Aparta las demás.
phone-tapin = { $n ->
    [one] Tocar { $n } carta
   *[other] Tocar { $n } cartas
 }
phone-scanmine = Fotografiar mi mano
phone-unsure = Quizá se me escapó una carta.
phone-next = Ir a otra mesa
phone-left = ¿Qué te queda en la mano?
phone-count = Contar mis cartas
phone-stay = Quédate: la próxima partida empieza en la tablet.
phone-shown = { $name } te enseña esta mano
phone-guilty = Tiene { NAME($color, of: "color") }
phone-innocent = No tiene { NAME($color, of: "color") }

orientation-title = ¿La tablet está plana o de pie?
orientation-flat = Plana, entre todos
orientation-stands = De pie
orientation-how = Plana, se gira hacia quien tiene que responder. Se cambia cuando quieras en Menú y en Ajustes.

demo-title = Unos bots juegan una noche filmada.
demo-says = Los botones también son tuyos: toca Deshacer o Corregir y mira. O juega con tus propias cartas.

people-title = Personas
people-waits = esta ronda no juega
people-late = ¿Llega alguien tarde?
people-comes = Juega a partir de la próxima ronda, detrás del último, sin puntos. Entonces también recibe cartas.
people-goes = La mano de { $name } va debajo del mazo. Los puntos se quedan, y { $name } puede volver en otra ronda.
people-rename = Cambiar el nombre: { $name }
people-phone = Su teléfono

misread-seen = Lo vio mal
misread-kept = Los últimos { $n } segundos quedan en { $file }.
misread-how = Al lado está lo que se leyó. “companion watch” con ese archivo lo muestra otra vez. Nunca sale solo de este equipo.

points-title = Puntos por ronda
points-round = Ronda
points-all = Total
points-share = Compartir
points-picture = Como imagen
points-text = Como texto
points-copied = Copiado.
points-copy = El texto está marcado: cópialo.

watch-title = La mesa, para mirar
watch-plays = Últimas jugadas
watch-scores = Puntos

join-code = Las letras de la tablet
join-go = Entrar
join-bad = El código de una mesa tiene cuatro letras o alguna más; una clave tiene nueve cifras.
join-forgot = ¿Esta tablet llevaba la mesa? Escribe las nueve cifras que otra pantalla al mando muestra en Teléfonos, o “companion host” en el equipo donde corre el companion.
join-typed = o escribe estas cifras donde van las letras:
join-open = Pueden entrar más teléfonos
join-devices = En la mesa
join-out = Quitar
join-here = aquí
join-gone = dormido
join-camera = Un teléfono de cámara
join-cameraqr = Escanea con el teléfono que va a ser la cámara. Abre una página segura; si avisa, mira en “Confianza”.
join-host = Otra tablet al mando
join-role-host = al mando
join-tablet = Tablet
join-role-seat = jugador
join-role-camera = cámara
join-role-spectator = público
join-soon = Vale una vez, diez minutos.

welcome-new = Empezar una partida
welcome-go = Volver a la mesa
welcome-tables = Mesas
welcome-nohost = Las partidas empiezan en la tablet de la mesa. Entra con su código.
welcome-unofficial = No oficial, hecho por aficionados. Trae tus propias cartas.
welcome-setting = preparando

setup-title = Nueva partida
setup-game = ¿Qué juego?
setup-who = ¿Quién juega?
setup-where = ¿Dónde se sienta cada cual?
setup-seat = Toca un nombre y luego un sitio; o arrastra.
setup-add = Añadir jugador
setup-name = Nombre
setup-names = De dos a diez personas, cada una con un nombre distinto.
setup-clockwise = Se empieza en sentido horario.
setup-dealer = ¿Quién reparte?
setup-cut = A suertes
setup-rules = Reglas de esta mesa
setup-usual = como el reglamento
setup-changed = { $n ->
    [one] { $n } acuerdo cambiado
   *[other] { $n } acuerdos cambiados
 }
setup-target = Se juega a
setup-points = { $n } puntos
setup-winner = Se los lleva quien gana
setup-lowest = Gana quien menos suma
setup-none = Sin puntos: gana quien termina antes
setup-camera = Cámara
setup-nocamera = Sin cámara: tocar las cartas
setup-seen = Veo { CARD($card, form: "the") }.
setup-sees = Pon una carta bajo la cámara.
setup-readyflat = A repartir: la tablet va plana
setup-readystands = A repartir: la tablet va de pie
setup-ready = Listo: ¡a repartir!
setup-cards = { $n } cartas
setup-yours = Tus cartas
setup-tags = Con códigos
setup-bare = Sin códigos
setup-both = Las dos cosas
setup-howtags = En fundas impresas o con etiquetas: la cámara conoce cada carta.
setup-howbare = Tal como salen de la caja. Enséñame cada cara una vez; son unos tres minutos.
setup-whichbare = ¿Qué baraja?
setup-noneyet = Todavía no conozco ninguna baraja de este juego.
setup-teach = Enseñar una baraja
setup-unfinished = Todavía no conozco toda la baraja { $deck }: { $n } de { $all } caras.
setup-custom = Cartas personalizables
setup-customhow = Elige cuántas hay en la baraja y qué hace cada una. Todo el mundo tiene que estar de acuerdo.
setup-agree = De acuerdo
setup-customnone = No está en la baraja
setup-text = Nuestra propia regla
setup-textplace = Canta tu próximo turno.
setup-write = Escríbelo también en la carta.
setup-phonecamera = La cámara de un teléfono
setup-remove = Quitar a { $name }
setup-icons = Iconos de poder
setup-iconsown = como en tus cartas
setup-iconsusual = la disposición habitual
setup-iconshow = Toca un número hasta que muestre el icono que lleva una de sus dos cartas.
setup-choosing = Regla para { CARD($card, form: "the") }
setup-must = Falta acordar las cartas personalizables.
rule-draw-until-color = El siguiente roba hasta que salga un color
rule-discard-wilds = Los demás descartan sus comodines
rule-draw-three-if-stuck = El siguiente roba tres si no puede jugar
rule-extra-turn = Juegas otra vez
rule-exactly-seven = El siguiente: justo 7 cartas
rule-exactly-three = Todos: justo 3 cartas
rule-hands-up = Manos boca arriba hasta tu turno
rule-joke = Cuenta un chiste
rule-stiff-elbows = El siguiente: brazos rectos hasta un UNO
rule-rooster = El siguiente: canta como un gallo

history-title = Historial
history-standings = Clasificación
history-none = Todavía no se ha terminado ninguna partida. La primera aparecerá aquí.
history-player = Jugador
history-games = Partidas
history-won = Ganadas
history-rounds = Rondas ganadas
history-replay = Carta a carta
history-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minutos
  }
history-wins = Ganó { $name }
history-unfinished = sin terminar
history-colors = Colores en juego
history-race = Puntos tras cada ronda
history-plays = Cartas jugadas
history-draws = Cartas robadas
history-slow = Segundos por turno
history-most = Más cartas
history-faces = Ruleta
history-search = Buscar jugador
history-bgstats = Para BG Stats (JSON)
history-bgopen = Abrir en BG Stats
history-delete = Borrar la partida de { $name }
history-gone = La mesa ya no está en la lista, con todas sus partidas.
history-csv = Tabla (CSV)
history-json = Todo (JSON)
history-step = Paso { $n } de { $m }
history-playit = Ver
history-pause = Pausa
history-first = Al principio
history-last = Al final
history-before = Uno atrás
history-after = Uno adelante

print-title = Imprimir
print-make = Crear el PDF
print-making = Creando…
print-made = Listo: está en tus descargas. Imprime al 100 %, sin “ajustar a la página”.

print-deck = Nombre de la baraja
print-deckhow = Dos letras o cifras. ¿Tienes dos barajas de este juego? Pon a cada una su nombre y nunca se mezclan.
print-badname = Dos letras o cifras, por ejemplo K7.
print-paper = Papel
print-ruler = La regla de mi última impresión mide
print-rulerhow = 100 es lo correcto. Si la tuya mide más o menos, escríbelo una vez: desde entonces todo sale corregido.
print-badruler = La regla mide entre 90 y 110 mm. ¿La mides otra vez?
print-makesome = { $n ->
    [one] PDF de { $n } carta
   *[other] PDF de { $n } cartas
 }
print-usualicons = Disposición habitual
print-customin = { $n ->
    [one] { $n } está en la baraja
   *[other] { $n } están en la baraja
 }
print-customall = se imprimen todas, con una línea para escribir
print-customhow = Elige las cartas que hay en tu baraja y lo que dicen. Si no eliges ninguna, se imprimen todas.
print-lost = Cartas sueltas
print-all = Imprimir toda la baraja
print-whole = toda la baraja
print-losthow = ¿Se ha perdido una carta o su etiqueta? Imprime solo esa.
print-which = ¿Qué carta falta?
print-copy = { $n } de { $m }
print-more = Etiquetas, medidas y nombres
print-stock = Hojas de etiquetas
print-plain = Papel normal
print-used = Etiquetas gastadas de la primera hoja
print-usedhow = La impresión empieza después de ellas.
print-badused = Un número de 0 a 29: cuántas etiquetas faltan.
print-card = Tamaño de una carta
print-height = Alto de una carta (mm)
print-cardhow = Ancho y alto.
print-badcard = Las cartas miden de 50 a 64 mm de ancho y de 80 a 92 mm de alto.
print-tag = Tamaño de un código
print-taghow = Los códigos grandes se leen desde más lejos.
print-badtag = Los códigos miden de 16 a 28 mm.
print-ink = Tinta
print-inkfull = Normal
print-inkless = Un quinto menos
print-inkhow = Los códigos oscuros se leen mejor; los claros, casi igual.
print-middle = Centro de la ruleta
print-hole = Con agujero
print-nohole = Sin agujero
print-players = Nombres
print-playershow = Para las fichas de los sitios y la hoja de puntos, separados por comas.
print-doc-labels = Etiquetas de funda
print-doc-cards = Cartas enteras
print-doc-tokens = Fichas
print-doc-towers = Torres de papel
print-doc-wheel = Ruleta de papel
print-doc-mat = Tapete
print-doc-sheet = Hoja de puntos
print-doc-guide = Guía
print-doc-all = Todo
print-for-labels = Una etiqueta con dos códigos para cada carta: se mete en la funda.
print-for-cards = Cartas enteras con nuestro propio diseño, con códigos.
print-for-tokens = Órdenes para dejar junto a la pila, a la vista de la cámara.
print-for-towers = Cuatro torres para doblar y pegar.
print-for-wheel = 180 mm de ancho: para la base giratoria impresa en 3D, o para girarla con un lápiz y un clip.
print-for-mat = Un tapete con marcas en las esquinas: la cámara encuentra la pila enseguida.
print-for-sheet = Para una noche sin pantallas.
print-for-guide = Una página: enfundar, preparar, jugar.
print-for-all = Todo esto en un solo archivo.

settings-look = Aspecto
settings-dark = Oscuro
settings-light = Claro
settings-auto = Como el dispositivo
settings-type = Tamaño de letra
settings-lying = La tablet está plana entre todos
settings-lyinghow = El centro se gira hacia quien tiene el turno.
settings-sound = Sonido
settings-caller = Decirlo en voz alta
settings-callerhow = Dice todo lo que pasa. El texto se queda.
settings-sounds = Sonidos
settings-awake = No apagar la pantalla
settings-awakehow = Funciona en páginas seguras; en las demás, pon un tiempo de pantalla largo.
settings-shapes = Forma del amarillo
settings-star = Estrella
settings-diamond = Rombo
settings-still = Sin movimiento
settings-stillhow = La ruleta y la mesa no giran; cambian.
settings-volume = Volumen
settings-voice = Voz
settings-voiceany = Cualquiera
settings-language = Idioma
settings-astable = Como la mesa
settings-tablelanguage = Idioma de la mesa
settings-eachdevice = Cada dispositivo el suyo
settings-novoice = Este dispositivo no tiene voz en { $language }: se queda callado. El texto sigue.
settings-try = Probar
settings-licenses = De qué está hecha esta página
settings-colors = Formas y colores
settings-hear = Norte juega el 7 rojo. Sur, te toca.

camera-title = Cámara
camera-phone = Este teléfono es la cámara
camera-start = Encender la cámara
camera-stop = Parar
camera-torch = Luz
camera-zoom = Zoom
camera-secure = El navegador solo deja usar la cámara en una dirección segura. Abre { $address } en este teléfono.
camera-none = No hay permiso para la cámara. Dáselo a esta página en los ajustes del navegador, o elige otra cámara en la tablet.
camera-aim = Sujeta el teléfono justo encima de la pila, a un brazo de altura, y fíjalo ahí.
camera-good = Se ve bien.
camera-sent = { $n } imágenes enviadas
camera-seen = Visto: { CARD($card) }
camera-choose = ¿Qué cámara?
camera-off = Sin cámara
camera-on = La cámara está encendida
camera-trust = Para que sea segura: carga el certificado una vez
camera-health = La cámara
camera-notable = Entra primero en una mesa; después este teléfono puede ser su cámara.
camera-live = Lo que ve
camera-front = El otro lado

reach-title = ¿Quién llega desde dónde?
reach-why = Si la cámara conoce cada brazo, dice quién jugó y quién robó. Di un nombre: esa persona toca la pila, y así toda la mesa. Luego arrastra un nombre donde esté mal.
reach-all = Todos tocan la pila
reach-touch = { $name }, toca la pila
reach-stop = Parar
reach-from = { $name } llega desde aquí
reach-draw = Mazo
reach-showdraw = Mostrar el mazo

menu-reshuffle = Hemos barajado la pila
menu-fullscreen = Pantalla completa
menu-rulings = Reglas

## Sheets opened from the table

app-tag = El árbitro en tu mesa de cartas
nav-table = Mesa
nav-history = Historial
nav-print = Imprimir
nav-settings = Ajustes
nav-phones = Teléfonos
nav-camera = Cámara
nav-home = Inicio
nav-done = Listo
nav-cancel = Cancelar
table-seats = Jugadores
table-flip = Poner la tablet plana
table-leave = Deja la mesa
table-join = Entra en la próxima ronda
table-cite = Reglamento: { $place }
table-ruling = Acuerdo de la mesa: { $place }
table-norule = No hay nada en duda: es solo lo que ha pasado.
table-set = Poner cartas o puntos
veto-title = Dar el VETO
veto-who = ¿Quién da el VETO?
veto-held = { $name } pierde su próximo turno.
deal-gift = { $name } da una carta a cada uno, en sentido horario:

teach-title = Mis cartas no llevan códigos
teach-lead = Enséñame una carta de cada cara y conoceré tu baraja. Las fotos se quedan en este aparato.
teach-name = ¿Cómo llamo a esta baraja?
teach-known = Conozco { $n } de { $all } caras.
teach-all = Ya conozco toda la baraja { $deck }.
teach-rows = Ponlas así
teach-how = Una carta de cada cara, en este orden, a un dedo de distancia, sobre una mesa lisa de otro color que su borde. Después haz una foto desde arriba en la que se vean todas.
teach-part = ¿Cuántas a la vez?
teach-whole = Todas
teach-missing = Lo que falta ({ $n })
teach-photo = Hacer la foto
teach-one = De una en una, bajo la cámara de la mesa
teach-stop = Parar
teach-nocamera = Con una cámara sobre la mesa también se pueden enseñar de una en una: elígela al preparar la partida.
teach-seen = { $n ->
    [one] { $n } carta encontrada en la foto
   *[other] { $n } cartas encontradas en la foto
 }
teach-strange = { $n ->
    [one] { $n } carta está donde no debería: ¿es ese el orden?
   *[other] { $n } cartas están donde no deberían: ¿es ese el orden?
 }
teach-still = Todavía faltan:
teach-edges = Su borde casi no se ve: ponla plana y entera sobre una mesa de otro color, o un poco más cerca.
teach-white = El borde de la carta es tan blanco como lo que hay debajo: ponla sobre algo más oscuro.
teach-blurred = La foto está borrosa: no la muevas, o pon más luz.
teach-glare = Una lámpara se refleja en ella: gira un poco la carta, o mueve la lámpara.
teach-asked = ¿Qué carta es esta?
teach-cut = Una carta de tu foto
teach-neither = La enseño otra vez
teach-next = La siguiente: { CARD($card) }
teach-left = { $n ->
    [one] queda { $n } carta
   *[other] quedan { $n } cartas
 }
teach-is-nothing = Ponla sola en el centro.
teach-is-moving = Un momento…
teach-is-same = Todavía está la anterior: quítala.
teach-is-poor = No la veo bien.
teach-is-asked = Di qué carta es, por favor.
teach-is-taught = La tengo.
teach-faces = Lo que conozco
teach-again = Toca la cara que se vea mal y enséñala otra vez.
teach-reshow = Enseñar otra vez: { CARD($card) }
teach-play = Jugar con ella
teach-forget = Olvidar esta baraja
teach-sure = ¿Olvidar { $deck } de verdad?
score-title = Puntos
score-who = Jugadores o equipos
score-names = Hasta { $most } nombres, cada uno una sola vez.
score-game = El juego
score-optional = si queréis
score-name = ¿A qué jugáis?
score-target = ¿Hasta cuántos puntos?
score-to = Hasta { $n } puntos
score-wins = ¿Quién gana?
score-highest = Gana quien más puntos tiene
score-lowest = Gana quien menos puntos tiene
score-begin = Empezar
score-pad = Teclado numérico
score-round = Ronda { $n }
score-sign = Más o menos
score-back = Borrar la última cifra
score-write = Anotar
score-photo = Fotografiar una mano
score-counted = { $n ->
    [one] Una carta, { $points } puntos.
   *[other] { $n } cartas, { $points } puntos.
  }
score-unknown = No se ha leído ninguna carta de una caja conocida.
score-carried = Traídos
score-won = { $n ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
  }
score-goon = Seguir jugando
score-end = La partida ha terminado
score-change = Seguir solo con los puntos
score-changehow = El árbitro para; los puntos, los móviles y el código se quedan.
watch-open = Abre esto en el navegador de un televisor:
watch-stream = Para una retransmisión, sin fondo:
welcome-referee = Árbitro
welcome-refereesays = Conoce las reglas, cuenta las cartas y resuelve las dudas.
welcome-wheel = Solo la ruleta
welcome-wheelsays = Para la caja que perdió la suya. Gira al momento.
welcome-score = Solo los puntos
welcome-scoresays = Para cualquier juego de cartas y cualquier número de jugadores.
welcome-demo = Mira cómo funciona
welcome-help = Ayuda
history-score = Hoja de puntos
setup-before = Como la última vez: { $names }
setup-deals = Reparte { $name }
setup-any = Cualquier carta
setup-howany = Las etiquetas se ven solas y las cartas sin etiquetas se leen. De vez en cuando la cámara pregunta por una cara nueva.
war-who = ¿De quién es esta carta?
war-tied = Empate: cada uno enseña su siguiente carta de número.
war-top = ¿Qué carta queda encima?
ways-title = ¿Y ahora?
ways-back = Recogerla
ways-was = Fue { $name }
watch-join = Para unirse: { $code }
watch-uno = ¡UNO! { $names }
phone-wonround = ¡Ganas la ronda!
phone-wongame = ¡Ganas la partida!
misread-really = No era { $card }. ¿Qué carta era?
misread-ask = ¿Guardar el último medio minuto de la cámara para un informe? Se queda en el ordenador del companion.
misread-keep = Guardar la película
misread-download = Descargarla
camera-scan = Escanea esto con el móvil que va a grabar
camera-step-scan = Escanea el código. En el móvil se abre la página de la cámara.
camera-step-warn = El navegador avisa porque no conoce vuestro ordenador. Aquí es normal:
camera-step-chrome = toca Configuración avanzada y luego Continuar.
camera-step-safari = toca Mostrar detalles y luego visitar este sitio web.
camera-step-start = Toca Empezar y permite la cámara. Mantén el móvil recto sobre el montón.
phone-away = su móvil no está: recuperar el sitio
camera-android = Android, Chrome:
camera-iphone = iPhone, Safari:
help-search = Buscar en la ayuda
help-none = No se ha encontrado nada. Prueba otra palabra.
race-after = +{ $seconds } s

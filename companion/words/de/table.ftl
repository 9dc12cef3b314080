# Der Tisch selbst: was auf dem Tablet steht, während gespielt wird.

language-name = Deutsch

app-name = companion

wilds = Farbwahl

nav-broken = Diese Seite ist gestolpert. Der Tisch ist sicher.
nav-again = Neu laden
nav-back = Zurück
nav-close = Schließen
nav-menu = Menü
nav-fix = Ändern
nav-undo = Rückgängig
nav-setup = Neues Spiel
nav-mute = Ton aus
nav-unmute = Ton an

line-unreachable = Der Companion ist gerade nicht zu erreichen.
line-failed = Das hat nicht geklappt. Nichts ist verloren; versuch es noch einmal.
line-forgotten = Dieses Gerät gehört zu keinem Tisch mehr. Tritt mit dem Code auf dem Tablet wieder bei.
line-newgame = Ein neues Spiel beginnt.
line-back = Wieder am Tisch.
line-lost = Ich suche den Tisch … Spielt mit den Karten weiter.
line-kept = { $n ->
    [one] { $n } Tipp ist gemerkt und wird gesendet. Tippt den Rest, wenn der Tisch wieder da ist.
   *[other] { $n } Tipps sind gemerkt und werden gesendet. Tippt den Rest, wenn der Tisch wieder da ist.
 }
line-one = Dein letzter Tipp ist noch unterwegs. Tipp das, wenn der Tisch wieder da ist.
line-blocked = Dieses Netz lässt den Tisch nicht durch. Öffne die Adresse, die der Computer mit dem Companion zeigt.

table-title = Tisch
table-turn = { $name } ist dran
table-color = Gültige Farbe
table-nocolor = Farbe noch offen
table-left = im Uhrzeigersinn
table-right = gegen den Uhrzeigersinn
table-direction = Es geht { $way }
table-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
table-score = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 }
table-draw = Ziehstapel
table-dealer = gibt
table-round = Runde { $n }
table-uno = UNO
table-unoowed = UNO?
table-vetoed = VETO
table-drewhint = gezogen?
table-rule = Die Regel
mercy-asked = Hat { $player } { $count } Karten oder mehr? Dann ist { $player } draußen.
mercy-out = { $player } ist draußen
mercy-count = Nein, weniger
table-standing = Geltende Hausregeln
table-until = bis { $until }
table-none = Noch keine Karte
table-stand = Tablet aufstellen
table-everyone = alle
table-why = Warum?
table-won = Runde gewonnen: { $name }!
table-over = Spiel gewonnen: { $name }!

ask-cut = Jeder zieht eine Karte. Wer hat die höchste Zahl? Der gibt
ask-start-card = gibt jedem sieben Karten, { $first } zuerst, und deckt die erste Karte auf
ask-play = legt eine Karte oder zieht
ask-keep-or-play = hat gezogen: legen oder behalten
ask-color = nennt eine Farbe
ask-penalty = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
 }
ask-skip = setzt aus
ask-show-hand = zeigt die Karten: War { NAME($color, of: "color") } dabei?
ask-show-all = zeigt allen die Karten
ask-spin = dreht das Rad
ask-discard = { $people ->
    [one] legt ab
   *[other] legen ab
 }
ask-draw-until = { $people ->
    [one] zieht, bis { NAME($color, of: "color") } kommt
   *[other] ziehen, bis { NAME($color, of: "color") } kommt
 }
ask-war = Duell: Zeigt eure höchsten Zahlen
ask-shout = Wer hat zuerst gerufen?
ask-give = gibt Karten ab
ask-grab = { $n ->
    [one] nimmt { $n } Turm
   *[other] nimmt { $n } Türme
 }
ask-house-rule = Hausregel
ask-hands = Was ist noch auf der Hand?
ask-next-round = Bereit für die nächste Runde?
ask-dispute = Diese Karte passt nicht
ask-whose = wessen Karte war das?
ask-took-cards = die Karten genommen?
question-title = Eine Frage zur letzten Karte
question-whose = War das { $other }? { $name } war dran.
question-took = { $n ->
    [one] Hat { $name } { $n } Karte genommen?
   *[other] Hat { $name } { $n } Karten genommen?
 }
question-drewfirst = { $other }, und { $name } zog vorher
question-outofturn = { $other }, außer der Reihe
question-yes = Ja
question-no = Nein
ask-uno = { $people ->
    [one] hat noch eine Karte
   *[other] haben noch eine Karte
 }

do-play = Karte legen
do-draw = Karte gezogen
do-kept = Gezogen und behalten
do-drawn = { $n } gezogen
do-pass = Behalten
do-challenge = Anzweifeln
do-challenged = Angezweifelt: hatte { NAME($color, of: "color") }
do-unfounded = Angezweifelt: hatte { NAME($color, of: "color", form: "kein") }
do-block = Abwehren
do-accept = Aussetzen
do-turn-up = Aufdecken
do-spin = Rad drehen
do-real = Wir haben selbst gedreht
do-uno = UNO!
do-catch = { $name } erwischt!
do-show-hand = Karten zeigen
do-guilty = Hatte { NAME($color, of: "color") }
do-innocent = Hatte { NAME($color, of: "color", form: "kein") }
do-discard = Ablegen
do-war = Zeigen
do-shout = { $name } war schneller
do-give = Abgeben
do-grab = Nehmen
do-resolve = Erledigt
do-next-round = Nächste Runde
do-allow = Gelten lassen
do-takeback = Zurücknehmen
do-other = Es war jemand anders
do-hand = Karten zählen
do-rematch = Noch einmal
do-veto = VETO
do-reshuffle = Gemischt
do-none = Keine
do-laughed = Jemand hat gelacht
do-silent = Niemand hat gelacht
do-crowed = Gekräht
do-chickened = Gekniffen
do-howmany = Wie viele?
do-which = Welche Karten?
do-ok = OK

likeliest-title = Welche ist es?
likeliest-nudge = Ein Tipp sagt es. Oder rück die Karte zurecht.
dispute-takeback = Nimm die Karte wieder auf die Hand: Die Kamera sieht es.
pick-title = Welche Karte?
pick-color = 1. Farbe
pick-symbol = 2. Karte
pick-fits = passt
pick-inforce = Welche Karte?
pick-named = { CARD($card) }, { NAME($color, of: "color") }
pick-done = Fertig
pick-player = Wer hat sie gelegt?
pick-which = Wer?

tower-title = Machttürme
tower-U = wehrt { symbol-draw-one } ab
tower-N = wehrt { symbol-draw-two } ab
tower-O = wehrt { symbol-wild-draw-four } ab
tower-bang = wehrt { symbol-skip } ab
tower-middle = in der Mitte
tower-holds = bei { $name }
tower-choose = Welche Türme nimmt { $name }?
veto-says = Jemand redet über Politik? Schluss damit, und einmal aussetzen.
veto-on = Gegen wen?

deal-next-to = Jeder bekommt reihum eine Karte, im Uhrzeigersinn:

pick-remove = { CARD($card) } entfernen

table-points = Punkte
table-stats = Statistik

said-nothing = Der Tisch ist bereit.

side-bottom = vorn
side-left = links
side-top = hinten
side-right = rechts

inferred-title = Angenommen
inferred-drew = { $n } gezogen?
inferred-says = Hat { $name } { $n } gezogen?
inferred-hand = Eine Hand war am Ziehstapel.
inferred-arm = Es war der Arm von { $name }.
inferred-rules = Sonst würde die Karte nicht passen.
inferred-no = Nein
nav-redo = Wiederholen
do-shown = Alle haben es gesehen

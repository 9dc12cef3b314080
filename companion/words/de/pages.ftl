# Seiten und Blätter, die man vom Tisch aus öffnet, und die Handys.

give-color = Welche Farbe wird abgegeben?
give-count = Wie viele Karten davon?

war-how = { $name }: Tipp die höchste Zahl. Zwei gleiche? Tipp den Namen, dann die nächste Karte.
war-none = Noch keine Zahlenkarte: { $names }.
war-without = Sie haben keine: zeigen

fix-title = Ändern
fix-which = Tipp an, was falsch ist.
fix-what = Was ist daran falsch?
fix-card = Andere Karte
fix-player = Jemand anders
fix-not = Es war gar nicht so
fix-missed = Davor fehlt etwas
fix-likely = Am ehesten
fix-other = Andere Karte …
fix-preview = Was sich ändert
fix-same = Sonst ändert sich nichts.
fix-lost = Das passt dann nicht mehr; es bleibt, mit einem Vermerk:
fix-do = Korrigieren
fix-done = Korrigiert.
fix-undone = zurückgenommen
fix-assumed = angenommen
fix-empty = Es ist noch nichts geschehen.
fix-count = Andere Kartenzahl
fix-color = Andere Farbe
fix-add = Was fehlt?
fix-setcards = Karten auf der Hand
fix-setscore = Punkte

hands-title = Was ist noch da?
hands-scan = Hand fotografieren
hands-type = Karten eintippen
hands-points = Punkte eintippen
hands-none = Nichts mehr
hands-which = Tipp einen Namen an und zeig, was noch auf der Hand ist.
hands-open = Oder legt die Karten offen neben den Stapel, einer nach dem anderen und in dieser Reihenfolge: Die Kamera zählt sie von selbst.
hands-differs = Ich hatte { $m } gezählt. Hier sind es { $n }.
hands-count = Sind das alle?
hands-all = { $n ->
    [one] Ja, { $n } Karte
   *[other] Ja, { $n } Karten
 }
hands-add = Karte dazu
hands-save = Das ist die Hand
hands-race = Das Rennen bis { $n }
hands-next = Nächste Runde
hands-pointsword = Punkte
hands-tablecamera = Die Tischkamera
hands-beside = Leg die Karten offen als Fächer neben den Stapel und tipp noch einmal.
hands-private = Das siehst nur du.

me-cut = Zieh eine Karte: Die höchste Zahl gibt
me-start-card = Gib jedem sieben Karten, { $first } zuerst, und deck die erste Karte auf
me-play = Leg eine Karte oder zieh
me-keep-or-play = Du hast gezogen: legen oder behalten
me-color = Nenn eine Farbe
me-skip = Du setzt aus
me-show-hand = Zeig deine Karten: Ist { NAME($color, of: "color") } dabei?
me-spin = Dreh das Rad
me-discard = Leg ab
me-draw-until = Zieh, bis { NAME($color, of: "color") } kommt
me-give = Gib Karten ab
me-grab = { $n ->
    [one] Nimm { $n } Turm
   *[other] Nimm { $n } Türme
 }
me-uno = Du hast noch eine Karte

phone-title = Mein Platz
phone-sit = Wo sitzt du?
phone-taken = besetzt
phone-watch = Nur zuschauen
phone-wait = { $name } ist dran
phone-deals = { $next } gibt als Nächstes. { $name } oder das Tablet beginnt die Runde.
phone-up = Du bist dran!
phone-notyet = Noch kein Spiel. Es beginnt auf dem Tablet.
phone-change = Platz wechseln
phone-drew = Ich habe gezogen
phone-mycards = Meine Karten
phone-scanmine = Hand fotografieren
phone-unsure = Vielleicht fehlt eine Karte.
phone-next = Zu einem anderen Tisch
phone-left = Was hast du noch auf der Hand?
phone-count = Meine Karten zählen
phone-stay = Bleib hier: Das nächste Spiel beginnt auf dem Tablet.
phone-shown = { $name } zeigt dir diese Karten
phone-guilty = Hat { NAME($color, of: "color") }
phone-innocent = Hat { NAME($color, of: "color", form: "kein") }

orientation-title = Liegt das Tablet oder steht es?
orientation-flat = Es liegt zwischen uns
orientation-stands = Es steht
orientation-how = Liegend dreht es sich zum Platz, der gefragt ist. Menü und Einstellungen ändern das jederzeit.

demo-title = Bots spielen einen gefilmten Abend.
demo-says = Jeder Knopf gehört auch dir: Tipp Rückgängig oder Ändern und schau. Oder spiel mit deinen eigenen Karten.

points-title = Punkte je Runde
points-round = Runde
points-all = Gesamt
points-share = Teilen
points-picture = Als Bild
points-text = Als Text
points-copied = Kopiert.
points-copy = Der Text ist markiert: kopier ihn.

watch-title = Der Tisch zum Zuschauen
watch-plays = Zuletzt gelegt
watch-scores = Punkte

join-code = Die Buchstaben auf dem Tablet
join-go = Beitreten
join-bad = Der Code eines Tisches hat vier Buchstaben oder etwas mehr, ein Schlüssel neun Ziffern.
join-forgot = War das hier das leitende Tablet? Tipp die neun Ziffern ein, die ein anderer leitender Bildschirm unter „Handys“ zeigt, oder „companion host“ auf dem Rechner, auf dem der Companion läuft.
join-typed = oder tipp diese Ziffern dort ein, wo sonst die Buchstaben stehen:
join-open = Neue Handys dürfen beitreten
join-devices = Am Tisch
join-out = Entfernen
join-here = hier
join-gone = schläft
join-camera = Ein Handy als Kamera
join-cameraqr = Lies das mit dem Handy, das die Kamera sein soll. Es öffnet eine sichere Seite; warnt es, hilft „Vertrauen“.
join-host = Noch ein leitendes Tablet
join-role-host = leitet
join-tablet = Tablet
join-role-seat = spielt
join-role-camera = Kamera
join-role-spectator = schaut zu
join-soon = Gilt einmal, zehn Minuten lang.

welcome-new = Spiel beginnen
welcome-go = Zurück an den Tisch
welcome-tables = Tische
welcome-nohost = Spiele beginnen auf dem Tablet des Tisches. Tritt mit dessen Code bei.
welcome-unofficial = Inoffiziell, von Fans gemacht. Bringt eure eigenen Karten mit.
welcome-setting = wird vorbereitet

setup-title = Neues Spiel
setup-game = Welches Spiel?
setup-who = Wer spielt?
setup-where = Wo sitzt wer?
setup-seat = Tipp einen Namen an, dann einen Platz; oder zieh ihn hin.
setup-add = Jemanden hinzufügen
setup-name = Name
setup-names = Zwei bis zehn Leute, jeder mit einem eigenen Namen.
setup-clockwise = Es geht im Uhrzeigersinn los.
setup-dealer = Wer gibt?
setup-cut = Auslosen
setup-rules = Regeln an diesem Tisch
setup-usual = wie im Regelblatt
setup-changed = { $n ->
    [one] { $n } Regel geändert
   *[other] { $n } Regeln geändert
 }
setup-target = Gespielt wird bis
setup-points = { $n } Punkte
setup-winner = Wer gewinnt, bekommt sie
setup-lowest = Wer am wenigsten hat, gewinnt
setup-none = Ohne Punkte: Wer zuerst fertig ist, gewinnt
setup-camera = Kamera
setup-nocamera = Keine Kamera: Karten antippen
setup-seen = Ich sehe { CARD($card, form: "akk") }.
setup-sees = Leg eine Karte unter die Kamera.
setup-readyflat = Geben: Das Tablet liegt
setup-readystands = Geben: Das Tablet steht
setup-ready = Fertig: Gebt die Karten!
setup-cards = { $n } Karten
setup-yours = Eure Karten
setup-tags = Mit Etiketten
setup-bare = Ohne Etiketten
setup-both = Beides
setup-howtags = In bedruckten Hüllen oder mit Etiketten: Die Kamera kennt jede einzelne Karte.
setup-howbare = So wie sie aus der Schachtel kommen. Zeigt mir jedes Kartenbild einmal; das dauert etwa drei Minuten.
setup-whichbare = Welches Deck?
setup-noneyet = Von diesem Spiel kenne ich noch kein Deck.
setup-teach = Ein Deck zeigen
setup-unfinished = { $deck } kenne ich noch nicht ganz: { $n } von { $all } Kartenbildern.
setup-custom = Eigene Karten
setup-customhow = Wählt, wie viele im Spiel sind und was jede tut. Alle müssen einverstanden sein.
setup-agree = Alle sind einverstanden
setup-customnone = Nicht im Spiel
setup-text = Unsere eigene Regel
setup-textplace = Sing, wenn du wieder dran bist.
setup-write = Schreibt sie auch auf die Karte.
setup-phonecamera = Die Kamera eines Handys
setup-remove = { $name } entfernen
setup-icons = Machtzeichen
setup-iconsown = wie auf euren Karten
setup-iconsusual = die übliche Verteilung
setup-iconshow = Tipp eine Zahl an, bis sie das Zeichen zeigt, das auf einer ihrer zwei Karten steht.
setup-choosing = Regel für { CARD($card, form: "akk") }
setup-must = Einigt euch zuerst über die eigenen Karten.
rule-draw-until-color = Der Nächste zieht, bis eine Farbe kommt
rule-discard-wilds = Alle anderen legen Farbwahlen ab
rule-draw-three-if-stuck = Wer nicht kann, zieht drei
rule-extra-turn = Noch einmal dran
rule-exactly-seven = Der Nächste: genau 7 Karten
rule-exactly-three = Alle: genau 3 Karten
rule-hands-up = Offene Karten, bis du wieder dran bist
rule-joke = Erzähl einen Witz
rule-stiff-elbows = Der Nächste: steife Arme bis UNO
rule-rooster = Der Nächste kräht wie ein Hahn

history-title = Verlauf
history-standings = Rangliste
history-none = Noch ist kein Spiel zu Ende gespielt. Das erste steht dann hier.
history-player = Name
history-games = Spiele
history-won = Gewonnen
history-rounds = Runden gewonnen
history-replay = Karte für Karte
history-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
  }
history-wins = Gewonnen: { $name }
history-unfinished = nicht beendet
history-colors = Gültige Farben
history-race = Punkte nach jeder Runde
history-plays = Gelegte Karten
history-draws = Gezogene Karten
history-slow = Sekunden je Zug
history-most = Meiste Karten
history-faces = Rad
history-search = Nach jemandem suchen
history-bgstats = Für BG Stats (JSON)
history-bgopen = In BG Stats öffnen
history-delete = Spiel von { $name } löschen
history-gone = Der Tisch ist mit allen Spielen aus der Liste.
history-csv = Tabelle (CSV)
history-json = Alles (JSON)
history-step = Schritt { $n } von { $m }
history-playit = Abspielen
history-pause = Pause
history-first = Zum Anfang
history-last = Zum Ende
history-before = Eins zurück
history-after = Eins weiter

print-title = Drucken
print-make = PDF machen
print-making = Wird gemacht …
print-made = Fertig, siehe Downloads. Druck mit 100 %, ohne „an Seite anpassen“.

print-deck = Name des Kartenspiels
print-deckhow = Zwei Buchstaben oder Ziffern. Habt ihr dieses Spiel zweimal? Gebt jedem einen eigenen, dann geraten sie nie durcheinander.
print-badname = Zwei Buchstaben oder Ziffern, etwa K7.
print-paper = Papier
print-ruler = Das Lineal auf meinem letzten Ausdruck misst
print-rulerhow = 100 ist richtig. Ist deins kürzer oder länger, tipp es einmal ein: Von da an stimmt jeder Ausdruck.
print-badruler = Das Lineal ist zwischen 90 und 110 mm lang. Miss noch einmal nach.
print-makesome = { $n ->
    [one] PDF für { $n } Karte
   *[other] PDF für { $n } Karten
 }
print-usualicons = Zurück zur üblichen Verteilung
print-customin = { $n ->
    [one] { $n } ist im Spiel
   *[other] { $n } sind im Spiel
 }
print-customall = alle werden gedruckt, mit Platz zum Schreiben
print-customhow = Wählt die Karten, die bei euch im Spiel sind, und was auf ihnen steht. Ohne Wahl werden alle gedruckt.
print-lost = Einzelne Karten
print-all = Alle Karten drucken
print-whole = alle Karten
print-losthow = Eine Karte ist weg, oder ihr Etikett? Druckt nur diese.
print-which = Welche Karte fehlt?
print-copy = { $n } von { $m }
print-more = Aufkleber, Größen und Namen
print-stock = Etikettenbögen
print-plain = Normales Papier
print-used = Fehlende Aufkleber auf dem ersten Bogen
print-usedhow = Der Druck beginnt danach.
print-badused = Eine Zahl von 0 bis 29: wie viele Aufkleber schon fehlen.
print-card = Größe einer Karte
print-height = Höhe einer Karte (mm)
print-cardhow = Breite und Höhe.
print-badcard = Karten sind 50 bis 64 mm breit und 80 bis 92 mm hoch.
print-tag = Größe eines Codes
print-taghow = Größere Codes liest die Kamera von weiter weg.
print-badtag = Codes sind 16 bis 28 mm breit.
print-ink = Tinte
print-inkfull = Kräftig
print-inkless = Ein Fünftel weniger
print-inkhow = Kräftige Codes liest die Kamera am besten, helle fast so gut.
print-middle = Mitte des Rads
print-hole = Mit Loch
print-nohole = Ohne Loch
print-players = Namen
print-playershow = Für Platzmarken und Punkteblock, mit Kommas dazwischen.
print-doc-labels = Etiketten
print-doc-cards = Ganze Karten
print-doc-tokens = Marken
print-doc-towers = Papiertürme
print-doc-wheel = Papierrad
print-doc-mat = Tischmatte
print-doc-sheet = Punkteblock
print-doc-guide = Anleitung
print-doc-all = Alles
print-for-labels = Für jede Karte ein Etikett mit zwei Codes: mit in die Hülle stecken.
print-for-cards = Ganze Karten, selbst gezeichnet, mit Codes.
print-for-tokens = Befehle zum Danebenlegen, für die Kamera.
print-for-towers = Vier Türme zum Falten und Kleben.
print-for-wheel = 180 mm groß: für den 3D-gedruckten Kreisel, oder mit Bleistift und Büroklammer gedreht.
print-for-mat = Eine Matte mit Eckmarken: Die Kamera findet den Stapel sofort.
print-for-sheet = Für einen Abend ohne Bildschirm.
print-for-guide = Eine Seite: einhüllen, aufbauen, spielen.
print-for-all = Alles davon in einer Datei.

settings-look = Aussehen
settings-dark = Dunkel
settings-light = Hell
settings-auto = Wie das Gerät
settings-type = Schriftgröße
settings-lying = Das Tablet liegt flach zwischen uns
settings-lyinghow = Die Mitte dreht sich zum Platz, der dran ist.
settings-sound = Ton
settings-caller = Ansage
settings-callerhow = Sagt laut, was geschieht. Die Schrift bleibt.
settings-sounds = Klänge
settings-awake = Bildschirm wach halten
settings-awakehow = Geht auf sicheren Seiten; sonst stell den Bildschirm auf lange an.
settings-shapes = Form von Gelb
settings-star = Stern
settings-diamond = Raute
settings-still = Keine Bewegung
settings-stillhow = Rad und Tisch drehen sich nicht; sie wechseln.
settings-volume = Lautstärke
settings-voice = Stimme
settings-voiceany = Irgendeine
settings-language = Sprache
settings-astable = Wie der Tisch
settings-tablelanguage = Sprache des Tisches
settings-eachdevice = Jedes Gerät seine eigene
settings-novoice = Dieses Gerät hat keine Stimme für { $language }: Es bleibt still. Die Schrift bleibt.
settings-try = Ausprobieren
settings-licenses = Woraus diese Seite gemacht ist
settings-colors = Formen und Farben
settings-hear = Nora legt die rote 7. Ben, du bist dran.

camera-title = Kamera
camera-phone = Dieses Handy ist die Kamera
camera-start = Kamera starten
camera-stop = Anhalten
camera-torch = Licht
camera-zoom = Zoom
camera-secure = Ein Browser gibt die Kamera nur für eine sichere Adresse frei. Öffne { $address } auf diesem Handy.
camera-none = Keine Kamera freigegeben. Erlaub sie in den Einstellungen des Browsers für diese Seite, oder wähl auf dem Tablet eine andere.
camera-aim = Halt das Handy eine Armlänge senkrecht über den Stapel und mach es dort fest.
camera-good = Gutes Bild.
camera-sent = { $n ->
    [one] { $n } Bild gesendet
   *[other] { $n } Bilder gesendet
 }
camera-seen = Gesehen: { CARD($card) }
camera-choose = Welche Kamera?
camera-off = Keine Kamera
camera-on = Die Kamera läuft
camera-trust = So wird es sicher: einmal das Zertifikat laden
camera-health = Die Kamera
camera-notable = Tritt zuerst einem Tisch bei; dann kann dieses Handy seine Kamera sein.
camera-live = Was sie sieht
camera-front = Andere Seite

menu-reshuffle = Wir haben gemischt
menu-fullscreen = Vollbild
menu-rulings = Regeln

## Blätter, die man vom Tisch aus öffnet

app-tag = Der Schiedsrichter an eurem Kartentisch
nav-table = Tisch
nav-history = Verlauf
nav-print = Drucken
nav-settings = Einstellungen
nav-phones = Handys
nav-camera = Kamera
nav-home = Startseite
nav-done = Fertig
nav-cancel = Abbrechen
table-seats = Wer spielt
table-flip = Tablet hinlegen
table-leave = Verlässt den Tisch
table-join = Spielt ab der nächsten Runde mit
table-cite = Regelblatt: { $place }
table-ruling = Regel des Tisches: { $place }
table-norule = Nichts strittig: Das ist nur, was geschah.
table-set = Karten oder Punkte setzen
veto-title = VETO auf den Tisch!
veto-who = Wer legt es hin?
veto-held = { $name } setzt das nächste Mal aus.
deal-gift = { $name } gibt reihum jedem eine Karte, im Uhrzeigersinn:
reach-title = Wer greift von wo?
reach-why = Kennt die Kamera jeden Arm, sagt sie, wer legte und wer zog. Sag einen Namen: Wer so heißt, berührt den Stapel, und so reihum. Dann zieh einen Namen dorthin, wo er hingehört.
reach-all = Alle berühren den Stapel
reach-touch = { $name }, berühr den Stapel
reach-stop = Anhalten
reach-from = { $name } greift von hier
reach-draw = Ziehstapel
reach-showdraw = Ziehstapel zeigen

phone-tidy = Karten weglegen
phone-toomany = { $n ->
    [one] Du hast { $n } Karte. Leg die anderen weg.
   *[other] Du hast { $n } Karten. Leg die anderen weg.
 }
phone-tapin = { $n ->
    [one] { $n } Karte eintippen
   *[other] { $n } Karten eintippen
 }
misread-seen = Falsch gesehen
misread-kept = { $n ->
    [one] Die letzte Sekunde liegt in { $file }.
   *[other] Die letzten { $n } Sekunden liegen in { $file }.
 }
misread-how = Was gelesen wurde, liegt daneben. „companion watch“ mit dieser Datei zeigt es wieder. Von allein verlässt sie diesen Rechner nie.

teach-title = Meine Karten haben keine Etiketten
teach-lead = Zeigt mir von jedem Kartenbild eine Karte, und ich kenne euer Deck. Die Bilder bleiben auf diesem Gerät.
teach-name = Wie soll ich dieses Deck nennen?
teach-known = Ich kenne { $n } von { $all } Kartenbildern.
teach-all = Jetzt kenne ich das ganze Deck { $deck }.
teach-rows = Legt sie so aus
teach-how = Eine Karte von jedem Bild, in dieser Reihenfolge, einen Fingerbreit auseinander, auf einem einfarbigen Tisch in anderer Farbe als ihr Rand. Dann macht von oben ein Bild, auf dem alle zu sehen sind.
teach-part = Wie viele auf einmal?
teach-whole = Alle
teach-missing = Was fehlt ({ $n })
teach-photo = Bild aufnehmen
teach-one = Eine nach der anderen, unter der Tischkamera
teach-stop = Anhalten
teach-nocamera = Mit einer Kamera über dem Tisch geht es auch eine nach der anderen: Wählt sie beim Einrichten.
teach-seen = { $n ->
    [one] { $n } Karte im Bild gefunden
   *[other] { $n } Karten im Bild gefunden
 }
teach-strange = { $n ->
    [one] { $n } Karte liegt, wo keine liegen sollte: Stimmt die Reihenfolge?
   *[other] { $n } Karten liegen, wo keine liegen sollten: Stimmt die Reihenfolge?
 }
teach-still = Es fehlen noch:
teach-edges = Ihr Rand ist schlecht zu sehen: Legt sie flach und ganz auf einen Tisch in anderer Farbe, oder etwas näher.
teach-white = Der Kartenrand ist so weiß wie der Untergrund: Legt sie auf etwas Dunkleres.
teach-blurred = Das Bild ist unscharf: Haltet still, oder macht mehr Licht.
teach-glare = Eine Lampe spiegelt sich darin: Dreht die Karte etwas, oder verschiebt die Lampe.
teach-asked = Welche Karte ist das?
teach-cut = Eine Karte aus eurem Bild
teach-neither = Ich zeige sie noch einmal
teach-next = Die nächste: { CARD($card) }
teach-left = { $n ->
    [one] noch { $n } Karte
   *[other] noch { $n } Karten
 }
teach-is-nothing = Legt sie allein in die Mitte.
teach-is-moving = Moment …
teach-is-same = Da liegt noch die vorige: Nehmt sie weg.
teach-is-poor = Ich sehe sie nicht gut.
teach-is-asked = Bitte sagt, welche Karte das ist.
teach-is-taught = Hab ich.
teach-faces = Was ich kenne
teach-again = Tippt an, was falsch aussieht, und zeigt es noch einmal.
teach-reshow = Noch einmal zeigen: { CARD($card) }
teach-play = Damit spielen
teach-forget = Dieses Deck vergessen
teach-sure = { $deck } wirklich vergessen?

phone-late = Du spielst ab der nächsten Runde mit.
people-title = Leute
people-waits = nicht in dieser Runde
people-late = Kommt jemand später?
people-comes = Spielt ab der nächsten Runde mit, sitzt nach dem Letzten, ohne Punkte. Gebt dann mit aus.
people-goes = Die Karten von { $name } kommen unter den Ziehstapel. Die Punkte bleiben, und { $name } kann für eine andere Runde wiederkommen.
people-rename = Namen ändern: { $name }
people-phone = Das Handy dazu
score-title = Punkte
score-who = Spieler oder Teams
score-names = Bis zu { $most } Namen, jeder nur einmal.
score-game = Das Spiel
score-optional = wenn ihr wollt
score-name = Was spielt ihr?
score-target = Bis wie viele Punkte?
score-to = Bis { $n } Punkte
score-wins = Wer gewinnt?
score-highest = Die meisten Punkte gewinnen
score-lowest = Die wenigsten Punkte gewinnen
score-begin = Los geht's
score-pad = Zahlenfeld
score-round = Runde { $n }
score-sign = Plus oder minus
score-back = Letzte Ziffer löschen
score-write = Aufschreiben
score-photo = Hand fotografieren
score-counted = { $n ->
    [one] Eine Karte, { $points } Punkte.
   *[other] { $n } Karten, { $points } Punkte.
  }
score-unknown = Es wurde keine Karte einer bekannten Schachtel gelesen.
score-carried = Mitgebracht
score-won = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
  }
score-goon = Weiterspielen
score-end = Das Spiel ist aus
score-change = Nur mit Punkten weiter
score-changehow = Der Schiedsrichter hört auf; Punkte, Handys und Code bleiben.
watch-open = Öffne das im Browser eines Fernsehers:
watch-stream = Für einen Stream, ohne Hintergrund:
welcome-referee = Schiedsrichter
welcome-refereesays = Kennt die Regeln, zählt die Karten und schlichtet Streit.
welcome-wheel = Nur das Rad
welcome-wheelsays = Für die Schachtel, der es fehlt. Es dreht sich sofort.
welcome-score = Nur die Punkte
welcome-scoresays = Für jedes Kartenspiel, für beliebig viele.
welcome-demo = So funktioniert es
welcome-help = Hilfe
history-score = Punktezettel
setup-before = Wie letztes Mal: { $names }
setup-deals = { $name } gibt
setup-any = Alle Karten
setup-howany = Etiketten werden von selbst erkannt, Karten ohne Etiketten gelesen. Ab und zu fragt die Kamera nach einer neuen Karte.
war-who = Wem gehört diese Karte?
war-tied = Gleichstand: Alle zeigen die nächste Zahlenkarte.
war-top = Welche Karte liegt oben?
ways-title = Was nun?
ways-back = Zurücknehmen
ways-was = Das war { $name }
watch-join = Mitmachen: { $code }
watch-uno = UNO! { $names }
phone-wonround = Du gewinnst die Runde!
phone-wongame = Du gewinnst das Spiel!
misread-really = Das war nicht { $card }. Welche Karte war es?
misread-ask = Die letzte halbe Minute der Kamera für eine Meldung aufheben? Sie bleibt auf dem Computer des Companion.
misread-keep = Film aufheben
misread-download = Herunterladen
camera-scan = Scanne das mit dem Handy, das filmen soll
camera-step-scan = Scanne den Code. Auf dem Handy geht die Kameraseite auf.
camera-step-warn = Der Browser warnt, weil er euren Computer nicht kennt. Das ist hier normal:
camera-step-chrome = tipp auf Erweitert, dann auf Weiter.
camera-step-safari = tipp auf Details einblenden, dann auf diese Website besuchen.
camera-step-start = Tipp auf Start und erlaube die Kamera. Halte das Handy gerade über den Stapel.
phone-away = das Handy ist weg: Platz zurücknehmen
camera-android = Android, Chrome:
camera-iphone = iPhone, Safari:
help-search = In der Hilfe suchen
help-none = Nichts gefunden. Versuch ein anderes Wort.
race-after = +{ $seconds } s

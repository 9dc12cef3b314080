# Was das Haus sagt: an der Tür, beim Merken, von der Kamera.

house-no-code = Zu diesem Code gibt es keinen Tisch: Schau noch einmal hin.
house-no-key = Dieser Schlüssel ist verbraucht oder zu alt: Lass dir einen neuen geben.
house-no-table = Diesen Tisch gibt es hier nicht.
house-in-use = An diesem Tisch ist jemand: Nur sein eigenes Tablet kann ihn wegräumen.
house-no-page = Unter dieser Adresse gibt es nichts.
house-join-first = Setz dich zuerst an einen Tisch: Scanne seinen Code.
house-other-table = Dieses Gerät gehört zu einem anderen Tisch.
house-not-joined = Dieses Gerät gehört nicht mehr dazu: Tritt noch einmal bei.
house-put-out = Das Tablet am Tisch hat dieses Gerät abgemeldet.
house-lays-tables = Tische eröffnet hier nur das Haus.
house-only-house = Das darf nur, wer den Companion betreut.
house-no-device = Dieses Gerät kennt der Tisch nicht.
house-no-seat = Niemand an diesem Tisch heißt { $player }.
house-seat-taken = Am Platz von { $player } ist schon ein Handy; das Tablet am Tisch kann ihn freigeben.
house-no-sitting = An diesen Tisch kann sich gerade niemand setzen; frag am Tablet nach.
house-no-joining = Diesem Tisch kann gerade niemand beitreten.
house-slow-down = Nicht so schnell: Versuch es gleich noch einmal.
house-too-big = Das ist zu groß.
house-elsewhere = Der Tisch ist gerade nicht zu erreichen; schick es noch einmal.
house-meanwhile = Der Tisch spielt inzwischen weiter: Versuch es noch einmal.
house-broken = Hier ging etwas schief; der Tisch ist sicher. Versuch es noch einmal.
house-bad-input = Das wurde nicht verstanden: { $why }

house-only-host = Das geht nur am Tablet des Tisches.
house-only-scores = Punktestände berichtigt nur das Tablet am Tisch.
house-own-last = Hier kannst du nur zurücknehmen, was du selbst zuletzt getan hast; am Tablet geht alles.
house-own-seat = Dieses Handy sitzt am Platz von { $player } und tut nichts für andere.
house-dealer = Das macht, wer gibt, oder das Tablet am Tisch.
house-spectator = Wer nur zuschaut, spielt nicht mit: Setz dich zuerst.
house-camera = Eine Kamera sagt nur, was sie sieht.
house-challenge = Was beim Anzweifeln herauskommt, zeigt sich erst, wenn es so weit ist.
house-hand-shown = Gerade wird jemandem eine Hand gezeigt: davon kein Bild.
house-other-match = Das galt einer anderen Partie.
house-not-over = Diese Partie ist noch nicht vorbei.

house-not-kept = Das ist nicht gespeichert: Mach es noch einmal.
house-full = Der Speicher ist voll, darum ist das nicht gespeichert: Schaff Platz und mach es noch einmal.
house-away = Die Datenbank ist weg, darum ist das nicht gespeichert: Schau auf den Tisch und mach es noch einmal.
house-damaged = Ein Teil des Speichers ist beschädigt. An den anderen Tischen kann man spielen.
house-store = Der Speicher geht gerade nicht: Frag, wer den Companion betreut.

house-tag-too-large = Ein Code von { $tag } mm lässt auf einer Karte von { $wide } × { $tall } mm zu wenig frei; höchstens { $most } mm.
house-players = Bis zu zehn Namen mit höchstens 24 Buchstaben.
house-name = Ein Name hat 1 bis 24 Buchstaben; „{ $name }“ ist keiner.
house-other-game = { $deck } ist ein Blatt für { $game }: Gib diesem einen anderen Namen.
house-bad-picture = Das ist kein Bild, das sich öffnen lässt.

house-no-picture = Die Kamera hat noch kein Bild geliefert.
house-films = Mehr Filme werden nicht aufgehoben: Nimm zuerst welche aus ihrem Ordner.
house-cameras = Hier sind zu viele Kameras an: Schalte zuerst eine andere aus.
health-no-picture = Es kommt kein Bild: Ist die Kamera eingesteckt und nicht verdeckt?
health-no-phone = Vom Handy kommen keine Bilder: Ist seine Seite offen und das Display an?
health-frozen = Das Bild steht still: Zieh die Kamera ab und steck sie wieder an.
health-dark = Es ist zu dunkel: Mach Licht an, oder stell die Kamera heller.
health-bright = Es ist zu hell: Stell die Kamera dunkler, oder rück die Lampe weg.
health-glare = Eine Lampe spiegelt sich in den Karten: Neig die Kamera ein wenig, oder rück die Lampe zur Seite.
health-blurred = Das Bild ist unscharf: Wisch die Linse ab, lass die Kamera auf die Karten scharf stellen, und fixier die Schärfe.
health-small = Die Bilder sind zu klein: Stell die Kamera auf 1280 × 720 oder mehr.
health-far = Die Kamera ist zu weit weg: Rück sie näher an den Stapel, oder wähl eine höhere Auflösung.
health-aslant = Die Kamera schaut von der Seite: Bring sie gerade über den Stapel.
health-shakes = Die Kamera wackelt: Mach ihren Arm fest, oder stell sie dorthin, wo sich niemand aufstützt.
health-flickers = Die Lampe flackert: Stell die Kamera auf 50 Hz (wie dein Stromnetz), oder nimm eine andere Lampe.
health-moved = Die Kamera wurde verrückt: Schau, ob der Stapel noch im Bild ist.
health-unseen = Die oberste Karte ist nicht zu lesen: Nimm weg, was darauf liegt, oder dreh sie aus dem Schein der Lampe.
health-arms-moved = Die Kamera wurde verrückt: Wessen Arm welcher ist, muss neu gelernt werden. Alle berühren noch einmal den Stapel.
health-arms-lost = Den Armen ist nicht zu folgen: Ist es zu dunkel, oder verdeckt etwas den Rand des Bildes? Tippt das Ziehen bis dahin an.
health-draw-lost = Der Ziehstapel ist nicht zu sehen: Verdeckt etwas ihn oder die Marken der Matte? Tippt das Ziehen bis dahin an.

scan-loose = Ein Stück eines Codes ist zu sehen, das zu keiner gelesenen Karte gehört.
scan-unread = Ein Code im Bild war nicht zu lesen.
scan-none = Keine Karte gelesen.
scan-edge = Eine Karte ragt über den Rand des Bildes.
scan-under = Karten unter anderen lassen sich ohne Codes nicht zählen.

# Warum der Schiedsrichter nein sagt, und was steht, aber nicht passt.

## Why not

refused-bad-input = Das versteht der Tisch nicht.
refused-bad-input-json = Diese Zeile ist kein JSON-Objekt.
refused-bad-input-unknown-act = Es gibt keine Handlung { $act }.
refused-bad-input-missing = Das Feld { $field } fehlt.
refused-bad-input-wrong-field = Das Feld { $field } hat einen falschen Wert.
refused-bad-input-unknown-player = An diesem Tisch sitzt niemand namens { $player }.
refused-bad-input-waiting-player = { $player } spielt ab der nächsten Runde mit.
refused-bad-input-out-player = { $player } ist aus dieser Runde.
refused-bad-input-same-name = Es gibt schon jemanden namens { $player }.
refused-bad-input-player-count = Das Spiel ist für { $fewest } bis { $most } Leute, nicht für { $count }.
refused-bad-input-box = Dieses Spiel hat keine Schachtel „{ $value }“.
refused-bad-input-counts = { CARD($card, form: "nom") } kann 0- bis { $most }-mal im Spiel sein, nicht { $count }-mal.
refused-bad-input-too-many = Es ist Platz für { $count } Leute.
refused-bad-input-unknown-card = Eine Karte { CARD($card) } gibt es nicht.
refused-bad-input-unknown-game = Ein Spiel { $game } gibt es nicht.
refused-bad-input-unknown-ruling = Eine Regelfrage { $ruling } gibt es nicht.
refused-bad-input-ruling-value = Die Regelfrage { $ruling } kann nicht { $value } sein.
refused-bad-input-unknown-face = Das Rad hat kein Feld { NAME($face, of: "face") }.
refused-bad-input-weight = Das Gewicht von { NAME($face, of: "face") } kann nicht unter null sein.
refused-bad-input-no-weight = Das Rad braucht mindestens ein Feld, das kommen kann.
refused-bad-input-unknown-rule = Eine Hausregel { $rule } gibt es nicht.
refused-bad-input-not-customizable = { CARD($card) } ist keine eigene Karte dieses Spiels.
refused-bad-input-no-rule = { CARD($card, form: "nom") } braucht eine Regel oder einen Text.
refused-bad-input-rule-color = Die Regel auf { CARD($card, form: "dat") } braucht eine Farbe dieses Spiels.
refused-bad-input-icon = { CARD($card, form: "nom") } kann das Zeichen { $value } nicht tragen.
refused-bad-input-scoring = Gezählt wird winner, lowest oder none, nicht { $value }.
refused-bad-input-target = Das Ziel muss mindestens 1 Punkt sein.
refused-bad-input-unknown-tower = Einen Turm { $tower } gibt es nicht.
refused-bad-input-too-many-cards = Für diese Hand gibt es nur { $count } Karten.
refused-bad-input-hand-empty = { $player } muss noch Karten zählen, die Hand kann also nicht leer sein.
refused-bad-input-no-entry = Es gibt keinen Eintrag { $count } zu korrigieren.
refused-bad-input-start-stays = Der Beginn eines Spiels lässt sich nur durch einen anderen ersetzen.
refused-bad-input-nested = Eine Korrektur kann nicht in einer anderen stehen.
refused-not-started = Es hat noch kein Spiel begonnen.
refused-over = Das Spiel ist aus.
refused-not-your-turn = { $other } ist dran, nicht { $player }.
refused-no-match = { CARD($card, form: "nom") } passt weder { NAME($color, of: "color", form: "zu") } noch { NAME($symbol, of: "symbol", form: "zu") }.
refused-no-match-color = { CARD($card, form: "nom") } passt nicht { NAME($color, of: "color", form: "zu") }.
refused-not-in-play = { CARD($card, form: "nom") } liegt schon im Ablagestapel.
refused-not-in-play-cut = { CARD($card, form: "akk") } hat schon jemand gezogen.
refused-not-in-play-twice = { CARD($card, form: "nom") } wurde zweimal genannt.
refused-not-in-play-copies = { CARD($card) } kommt in diesem Spiel nicht noch einmal vor.
refused-not-in-this-deck = { CARD($card) } gehört nicht zu diesem Spiel.
refused-drawn-card-only = Nach dem Ziehen darf { $player } nur die gezogene Karte legen.
refused-draw-first = { $player } muss erst eine Karte ziehen.
refused-already-drew = { $player } hat schon eine Karte gezogen.
refused-answer-first = Zuerst { $ask }.
refused-wrong-answer = Das beantwortet die Frage nicht.
refused-wrong-answer-not-asked = Danach hat jetzt niemand gefragt.
refused-wrong-answer-stale = Diese Frage ist schon beantwortet.
refused-wrong-answer-started = Dieses Spiel hat schon begonnen.
refused-wrong-answer-draw-count = { $count ->
    [0] Es dürfen keine Karten sein.
    [one] Es muss eine Karte sein.
   *[other] Es müssen { $count } Karten sein.
 }
refused-wrong-answer-draw-until = Zieh, bis eine { NAME($color, of: "color", form: "f") } Karte kommt, und sag, wie viele es waren.
refused-wrong-answer-discard-count = Es müssen genau { $count } Karten sein.
refused-wrong-answer-hand-count = { $count ->
    [0] { $player } hat keine Karten.
    [one] { $player } hat eine Karte.
   *[other] { $player } hat { $count } Karten.
 }
refused-wrong-answer-one-number = Alle müssen dieselbe Zahl haben.
refused-wrong-answer-one-color = Alle müssen dieselbe Farbe haben.
refused-wrong-answer-wilds-only = Nur Farbwahlkarten dürfen weg.
refused-wrong-answer-number-cards = { CARD($card, form: "nom") } ist keine Zahlenkarte.
refused-wrong-answer-is-out = { $player } hat schon keine Karten mehr.
refused-wrong-answer-tower-count = Nimm höchstens { $count }, jeden nur einmal.
refused-wrong-answer-gift-count = { $count ->
    [0] Auf dieser Hand sind keine Karten.
    [one] Auf dieser Hand ist nur eine Karte.
   *[other] Auf dieser Hand sind nur { $count } Karten.
 }
refused-wrong-answer-gift-owed = { $player } hat farbige Karten und muss welche abgeben.
refused-wrong-answer-highest-first = { $player } muss zuerst die höchste Zahl zeigen.
refused-wrong-answer-not-tied = { $player } ist beim Gleichstand nicht dabei.
refused-wrong-answer-not-shown = { CARD($card, form: "nom") } gehört nicht zu den Karten, die gewonnen haben.
refused-wrong-answer-too-many-points = Die Karten von { $player } zählen zusammen höchstens { $most } Punkte.
refused-wrong-answer-drew-past = { CARD($card, form: "nom") } hätte gepasst: Damit endet das Ziehen.
refused-wrong-answer-draw-on = An diesem Tisch zieht { $player } weiter, bis eine Karte passt.
refused-wrong-answer-last-card = An diesem Tisch endet niemand mit einer Aktionskarte oder Farbwahl.
refused-wrong-answer-holds-playable = Wir wissen, dass { $player } eine passende Karte hat.
refused-wrong-answer-must-play = An diesem Tisch muss { $player } die gezogene Karte legen.
refused-wrong-answer-outcome = Es muss eines davon sein: { $outcomes }.
refused-wrong-answer-has-cut = { $player } hat schon eine Karte gezogen.
refused-wrong-answer-has-counted = Nach den Karten von { $player } fragt niemand.
refused-wrong-answer-two-hands = Eine Karte auf der Hand von { $player } wurde schon bei jemand anderem gezählt.
refused-wrong-answer-last-card-innocent = Es war die letzte Karte von { $player }, sie war also erlaubt.
refused-wrong-answer-nothing-to-allow = Es gibt nichts gelten zu lassen.
refused-wrong-answer-nothing-to-shuffle = Unter der obersten Karte ist nichts zu mischen.
refused-no-such-color = { NAME($color, of: "color") } ist keine Farbe dieses Spiels.
refused-no-uno = { $count ->
    [0] { $player } hat keine Karten, da gibt es kein UNO zu rufen.
    [one] { $player } hat eine Karte, da gibt es kein UNO zu rufen.
   *[other] { $player } hat { $count } Karten, da gibt es kein UNO zu rufen.
 }
refused-uno-called = { $player } hat schon UNO gerufen.
refused-uno-window-closed = Zu spät: Der nächste Zug hat begonnen.
refused-no-challenge = Es gibt nichts anzuzweifeln.
refused-no-challenge-game = In diesem Spiel wird die +4 nicht angezweifelt.
refused-no-challenge-last = Es war die letzte Karte, sie kann nicht angezweifelt werden.
refused-no-tower-game = In diesem Spiel gibt es keine Türme.
refused-no-tower = { $player } hat den Turm nicht, der davor schützt.
refused-already-yours = { $player } hat den Turm { $tower } schon.
refused-veto-taken = { $player } hat die VETO-Karte.
refused-not-yourself = Das geht nicht gegen sich selbst.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-cannot-leave = { $player } kann jetzt nicht gehen: In einer Runde spielen mindestens zwei.
refused-cannot-leave-winner = { $player } hat diese Runde gewonnen. Zählt zuerst die Karten.

## What comes first: it follows “First”

first-cut = ziehen alle eine Karte, um den Geber zu bestimmen
first-start-card = wird die Startkarte aufgedeckt
first-play = legt oder zieht { $player }
first-keep-or-play = behält { $player } die gezogene Karte oder legt sie
first-color = nennt { $player } eine Farbe
first-penalty = antwortet { $player } auf die gelegte Karte
first-show-hand = zeigt { $player } die Karten
first-spin = dreht { $player } das Rad
first-discard = legt { $player } ab
first-draw-until = sagt { $player }, wie viele Karten es waren
first-war = wird das Duell ausgetragen
first-shout = ruft jemand UNO Spin
first-give = gibt { $player } Karten ab
first-grab = nimmt { $player } Türme
first-house-rule = wird die Hausregel erledigt
first-hands = werden die Karten gezählt
first-between-rounds = beginnt die nächste Runde
first-next-round = beginnt die nächste Runde
first-dispute = wird die Karte auf dem Stapel geklärt

## What stands but doesn't fit

finding-wild-draw-four = { $player } legte die +4 und hatte eine { NAME($color, of: "color", form: "f") } Karte.
finding-known-elsewhere = { CARD($card, form: "nom") } war zuletzt bei { $player }.
finding-gift-kept = { $player } hatte mehr solche Karten: { CARD($card) }.
finding-stands = { CARD($card, form: "nom") } von { $player } hat nicht gepasst.

# Was der Schiedsrichter sagt. „legen“ und „ziehen“, wie am Tisch; die Karte steht im Satz mit Artikel.

## What happened

seated = Ein neues Spiel { $game } beginnt.
cut-drawn = { $player } zieht { CARD($card, form: "akk") }.
cut-tied = Gleichstand! { $players } ziehen noch einmal.
dealt = { $count ->
    [one] { $player } gibt allen eine Karte. Deckt die Startkarte auf.
   *[other] { $player } gibt allen { $count } Karten. Deckt die Startkarte auf.
 }
turned-up = Die Startkarte ist { CARD($card, form: "nom") }.
put-back = { CARD($card, form: "nom") } kommt zurück in den Stapel. Deckt eine andere Karte auf.
passed-over = { CARD($card, form: "nom") } bleibt liegen und tut nichts. Deckt noch eine Karte auf.
played = { $player } legt { CARD($card, form: "akk") }.
color-named = Die Farbe ist { NAME($color, of: "color") }.
color-only-matches = Nur die Farbe zählt.
drew = { $count ->
    [0] { $player } zieht keine Karte.
    [one] { $player } zieht eine Karte.
   *[other] { $player } zieht { $count } Karten.
 }
kept = { $player } behält die Karte.
reshuffled = Der Ablagestapel wird gemischt und zum Ziehstapel.
piles-empty = Es gibt keine Karten mehr zu ziehen.
reversed = Die Richtung wechselt.
skipped = { $player } setzt aus.
uno-called = { $player } ruft UNO!
uno-false = { $count ->
    [0] { $player } ruft UNO ohne Karten und zieht 2.
    [one] { $player } ruft UNO mit einer Karte und zieht 2.
   *[other] { $player } ruft UNO mit { $count } Karten und zieht 2.
 }
caught = { $player } erwischt { $target }: UNO vergessen.
challenged = { $player } glaubt { $accused } nicht. { $accused }, zeig { $player } deine Karten!
hand-shown = { $player } zeigt die Karten.
challenged-known = { $player } glaubt { $accused } nicht. Die Karten sind bekannt, niemand muss sie zeigen.
guilty = { $count ->
    [one] { $accused } hatte eine Karte dieser Farbe und zieht selbst eine Karte.
   *[other] { $accused } hatte eine Karte dieser Farbe und zieht selbst { $count }.
 }
innocent = { $count ->
    [one] { $accused } hat richtig gespielt. Der Zweifel kostet eine Karte.
   *[other] { $accused } hat richtig gespielt. Der Zweifel kostet { $count } Karten.
 }
blocked = { $player } wehrt mit dem Turm { $tower } ab.
spun = Das Rad sagt: { NAME($face, of: "face") }. { $means }
discarded = { $player } legt { CARDS($cards, form: "akk") } ab.
discarded-some = { $count ->
    [0] { $player } legt keine Karte ab.
    [one] { $player } legt eine Karte ab.
   *[other] { $player } legt { $count } Karten ab.
 }
war-won = { $player } gewinnt das Duell.
war-unwon = Niemand gewinnt das Duell.
tied-in-war = Gleichstand! { $players } zeigen ihre nächste Karte.
war-card-lies = { CARD($card, form: "nom") } liegt da. Wer hat damit das Duell gewonnen?
shouted = { $player } war am schnellsten!
gave = { $count ->
    [0] { $player } gibt keine Karten in { NAME($color, of: "color") } ab.
    [one] { $player } gibt eine Karte in { NAME($color, of: "color") } ab.
   *[other] { $player } gibt { $count } Karten in { NAME($color, of: "color") } ab.
 }
gave-none = { $player } hat keine Karten abzugeben.
hands-moved = Die Karten wechseln die Hand.
hands-shuffled = Alle Karten werden gemischt und neu verteilt.
put-out = { $player } hat { $count } Karten und ist aus der Runde.
tower-taken = { $player } nimmt den Turm { $tower }.
took-none = { $player } nimmt keinen Turm.
vetoed = VETO! { $player } lässt die Politik und setzt das nächste Mal aus.
instant-uno = { $player } hat alle vier Türme: Blitz-UNO! Die Türme kommen zurück in die Mitte.
veto-served = { $player } setzt wegen des VETOs aus. Die VETO-Karte kommt zurück in die Mitte.
# Die eigenen Worte der Spieler.
text = { $text }
rule-ended = Die Hausregel gilt nicht mehr.
went-out = { $player } hat keine Karten mehr!
round-ended = { $player } gewinnt die Runde.
counted = { $points ->
    [one] { $player } bleibt auf einem Punkt sitzen.
   *[other] { $player } bleibt auf { $points } Punkten sitzen.
 }
scored = { $points ->
    [one] { $player } bekommt einen Punkt.
   *[other] { $player } bekommt { $points } Punkte.
 }
round-closed = Bereit für die nächste Runde.
game-won = { $players } hat das Spiel gewonnen!
game-shared = { $players } gewinnen gemeinsam!
whose = War das { $other }? { $player } war dran.
took-cards = { $count ->
    [0] Hat { $player } keine Karten genommen?
    [one] Hat { $player } eine Karte genommen?
   *[other] Hat { $player } { $count } Karten genommen?
 }
reopened = { $player } ist noch im Spiel.
cards-set = { $count ->
    [0] { $player } hat keine Karten.
    [one] { $player } hat eine Karte.
   *[other] { $player } hat { $count } Karten.
 }
score-set = { $points ->
    [one] { $player } hat einen Punkt.
   *[other] { $player } hat { $points } Punkte.
 }
left = { $player } geht. Die Karten kommen unter den Ziehstapel.
joined = { $player } spielt ab der nächsten Runde mit.
renamed = { $player } heißt jetzt { $other }.
top-seen = Oben liegt { CARD($card, form: "nom") }.
took-back = { $player } nimmt { CARD($card, form: "akk") } zurück.

## What a correction changed

now-undone = Zurückgenommen.
now-redone = Wiederhergestellt.
now-amended = Korrigiert.
now-color = Die Farbe ist jetzt { NAME($color, of: "color") }.
now-no-color = Die Farbe ist jetzt offen.
now-top = Oben liegt { CARD($card, form: "nom") }.
now-turn = { $player } ist dran.
now-cards = { $count ->
    [0] { $player } hat keine Karten.
    [one] { $player } hat eine Karte.
   *[other] { $player } hat { $count } Karten.
 }
now-score = { $points ->
    [one] { $player } hat einen Punkt.
   *[other] { $player } hat { $points } Punkte.
 }
now-phase = Das Spiel geht dort weiter, wo es war.

# Die Regeln in eigenen Worten, nach dem Abschnitt des Regelblatts, auf den sich ein Urteil stützt.
# Liest sich ein Abschnitt in einem Spiel anders, hat er eine Zeile mit dem Namen des Spiels davor.
# Zweite Lesung, laut: „rechts herum“ ist im Uhrzeigersinn, gemeint war „nach rechts weiter“. „am wenigsten gewinnt“ hatte kein
# Subjekt; „was gesagt wird, sagt“ war ein Rätsel. „UNO mit mehr als einer Karte“ vergaß, wer keine hat. Eine Karte „muss gelegt
# werden“, nicht „liegen“. „ohne sie gelegt zu haben“ meinte nicht die Karte, die bleibt.

rulebook-object-of-the-game = Werde als Erster deine Karten los. Du bekommst Punkte für alles, was die anderen noch haben; gezählt wird über die Runden.
rulebook-setup = Jeder zieht eine Karte: Die höchste Zahl gibt, Zeichen zählen null. Sieben Karten für jeden; der Rest ist der Ziehstapel; seine oberste Karte beginnt den Ablagestapel.
rulebook-set-up = Jeder zieht eine Karte: Die höchste Zahl gibt. Sieben Karten für jeden; der Rest ist der Ziehstapel; seine oberste Karte beginnt den Ablagestapel.
rulebook-nonpartisan-setup = Die VETO-Karte kommt in die Mitte, und die Hausregeln werden aufgeschrieben. Sieben Karten für jeden; der Rest ist der Ziehstapel; seine oberste Karte beginnt den Ablagestapel.
rulebook-lets-play = Leg eine Karte mit gleicher Farbe, Zahl oder gleichem Zeichen, oder eine Farbwahl. Du kannst oder willst nicht? Zieh eine Karte. Passt sie, darfst du sie gleich legen, aber keine andere.
rulebook-draw-one = Der Nächste zieht 1 Karte und setzt aus. Passt auf ihre Farbe oder eine andere Zieh-Eins.
rulebook-draw-two = Der Nächste zieht 2 Karten und setzt aus. Passt auf ihre Farbe oder eine andere Zieh-Zwei.
rulebook-reverse = Die Richtung wechselt. Passt auf seine Farbe oder einen anderen Richtungswechsel. Liegt er zu Beginn, fängt der Geber an, und es geht nach rechts weiter.
rulebook-skip = Der Nächste setzt aus. Passt auf seine Farbe oder ein anderes Aussetzen.
rulebook-wild-forced-swap = Tausch die Karten mit jemandem deiner Wahl; du musst.
rulebook-wild-targeted-draw-two = Jemand deiner Wahl zieht 2 und verliert keinen Zug.
rulebook-wild-skip-two = Die nächsten beiden setzen aus.
rulebook-wild-skip = Der Nächste setzt aus.
rulebook-wild-reverse = Die Richtung wendet.
rulebook-wild-draw-two = Der Nächste zieht 2 und setzt aus.
rulebook-mercy = Wer 25 Karten oder mehr hat, auch mitten im Ziehen, ist aus der Runde. Seine Karten liegen beiseite, bis der Ablagestapel gemischt wird. Für eine nur vermutete Zahl fliegt niemand hinaus: Der Tisch fragt.
rulebook-wild-roulette = Eine Farbwahl: Der Nächste nennt eine Farbe, zieht offen, bis eine Karte davon kommt, Farbwahlen zählen nicht, behält alle und setzt aus. Diese Farbe gilt.
rulebook-wild-reverse-draw-four = Eine Farbwahl: Nenne die Farbe; erst wendet die Richtung, dann zieht der Nächste 4 und setzt aus, oder er gibt weiter. Zu zweit ziehst du selbst, wenn niemand antwortet.
rulebook-discard-all = Alle deine anderen Karten dieser Farbe kommen darunter, ohne Wirkung. Damit kann die Runde enden.
rulebook-skip-everyone = Alle anderen setzen aus: Du bist gleich noch einmal dran. Passt auf seine Farbe oder ein anderes Aussetzen für alle.
rulebook-draw-cards = Der Nächste zieht 2, 4, 6 oder 10 Karten und setzt aus, oder er legt eine Ziehkarte, die gleich viele oder mehr zieht; Farbe und Zeichen sind gleich, die Karten zählen zusammen. Angezweifelt wird nicht. Mit Zieh-Sechs und Zieh-Zehn nennst du die Farbe.
rulebook-wild-shuffle-hands = Eine Farbwahl: Alle Karten aus den Händen werden gemischt und einzeln neu verteilt, ab deinem linken Nachbarn, und du nennst die Farbe. Liegt sie zu Beginn, nennt der Erste nur die Farbe.
rulebook-wild-swap-hands = Eine Farbwahl: Nenne die Farbe und tausch die Karten mit jemandem deiner Wahl. Liegt sie zu Beginn, nennt der Erste nur die Farbe.
rulebook-wild = Passt auf alles, auch wenn du etwas anderes legen könntest. Nenn die Farbe, mit der es weitergeht.
rulebook-wild-draw-four = Nenn eine Farbe; der Nächste zieht 4 und setzt aus. Nur erlaubt ohne Karte der gültigen Farbe. Wirst du angezweifelt, zeig deine Karten nur dem, der zweifelt: schuldig ziehst du die 4, unschuldig zieht er 6.
rulebook-spin-wild-draw-four = Nenn eine Farbe; der Nächste zieht 4 und setzt aus. Nur erlaubt ohne Karte der gültigen Farbe. In diesem Spiel wird nicht angezweifelt.
rulebook-mod-card = Wähl eine Farbe und verteil deine Karten davon, reihum eine an jeden, im Uhrzeigersinn ab links, bis keine mehr da ist. Sie ist auch eine Farbwahl: Nenn die gültige Farbe.
rulebook-wild-customizable = Eine Farbwahl, die auch tut, was ihr vor dem Spiel darauf geschrieben habt. Liegt sie zu Beginn, tut sie nichts; der Erste nennt die Farbe.
rulebook-veto-card = Wer über Politik redet, bekommt sie von irgendwem hingelegt. Der hört damit auf und setzt das nächste Mal aus. Dann kommt die Karte zurück in die Mitte.
rulebook-using-customizable-cards = Die Regel auf der Karte wird ausgeführt. Alle waren vor dem Spiel einverstanden.
rulebook-spin-cards = Eine Zahl mit Wirbel wird gelegt wie jede Zahl. Der Nächste dreht das Rad, und das ist sein Zug.
rulebook-the-uno-spin-wheel = Tu, was das Feld sagt. Wer mehrere Karten ablegt, wählt, welche oben liegt.
rulebook-almost-uno = Wer gedreht hat, behält zwei Karten und legt den Rest ab.
rulebook-discard-number = Wer gedreht hat, wählt eine Zahl und darf alle Karten damit ablegen.
rulebook-discard-color = Wer gedreht hat, wählt eine Farbe und darf alle Karten davon ablegen.
rulebook-draw-red = Wer gedreht hat, zieht, bis eine rote Karte oder eine Farbwahl kommt, und behält alle.
rulebook-draw-blue = Wer gedreht hat, zieht, bis eine blaue Karte oder eine Farbwahl kommt, und behält alle.
rulebook-trade-hands = Jeder gibt alle seine Karten nach links weiter. Wer nur eine Karte bekommt, muss UNO rufen.
rulebook-show-hand = Wer gedreht hat, zeigt allen die Karten, dann geht es weiter.
rulebook-war = Alle zeigen zugleich ihre höchste Zahlenkarte. Die höchste wird abgelegt. Bei Gleichstand entscheidet die nächsthöchste, und der Gewinner legt alle Karten ab, die er selbst gezeigt hat. Nach ihm geht es weiter.
rulebook-uno-spin = Wer zuerst „UNO Spin“ ruft, legt eine Karte seiner Wahl ab. Nach ihm geht es weiter.
rulebook-power-icons = Eine Karte mit Zeichen wird nach Farbe oder Zahl gelegt. Zeichen passen nie aufeinander.
rulebook-power-icons-and-power-towers = Leg ein Zeichen und nimm seinen Turm, wo er auch steht. Solange du ihn hast, darfst du abwehren: U die Zieh-Eins, N die Zieh-Zwei, O die +4, ! das Aussetzen. Alle vier: Leg alle Karten bis auf eine ab und ruf UNO.
rulebook-grab-2-towers = Nimm zwei beliebige Türme, auch von anderen. Liegt sie zu Beginn, gibt es keinen, und nur ihre Farbe zählt.
rulebook-wild-grab-a-tower = Eine Farbwahl, mit der du auch einen beliebigen Turm nimmst. Liegt sie zu Beginn, nennt der Erste nur die Farbe.
rulebook-going-out = Ruf UNO, wenn du deine vorletzte Karte legst, sonst wirst du erwischt und ziehst 2. Ohne Karten ist die Runde aus. Was eine zuletzt gelegte Karte zu ziehen gibt, wird noch gezogen; ein leerer Ziehstapel entsteht neu aus dem Ablagestapel.
rulebook-scoring = Zahlen zählen ihren Wert, Aktionskarten 20, Farbwahlen 50.
rulebook-nonpartisan-scoring = Zahlen zählen ihren Wert, Aktionskarten 20, Farbwahlen 50, eigene Karten 40.
rulebook-power-grab-scoring = Zahlen zählen ihren Wert, Aktionskarten 20; Zwei-Türme-Karten und Farbwahlen 50.
rulebook-winning-the-game = Wer zuerst 500 Punkte hat, gewinnt, oder so viele, wie ihr ausgemacht habt.
rulebook-alternative-scoring-and-winning = Oder: Jeder schreibt auf, worauf er sitzen bleibt. Hat einer 500, gewinnt, wer am wenigsten hat.
rulebook-alternative-ways-to-play = Spielt bis zu einer anderen Punktzahl oder ohne Punkte: Wer zuerst fertig ist, gewinnt.
rulebook-contents = Im Spiel sind nur die Karten dieser Schachtel, in ihren Farben, und so viele von jeder.
rulebook-all-wild-scoring = Karten ohne Wirkung zählen 20, alle anderen 50.
rulebook-all-wild-wild-draw-four = Der Nächste zieht 4 und setzt aus. Angezweifelt wird nicht.
rulebook-all-wild-wild = Passt auf alles und tut sonst nichts.
rulebook-all-wild-lets-play = Jede Karte passt auf jede. Gezogen wird nur, wenn eine Karte es verlangt. Ob du stattdessen eine Karte ziehen darfst, sagt das Blatt nicht: Du darfst, und darfst sie legen.
rulebook-all-wild-contents = 112 Karten, alle ohne Farben. Wie viele von jeder, zählt eine Quelle so; andere zählen anders. Ist es bei euch anders, lässt sich das sagen.
rulebook-no-mercy-winning-the-game = Wer zuerst 1000 Punkte hat, gewinnt, oder so viele, wie ihr ausgemacht habt.
rulebook-no-mercy-scoring = Zahlen zählen ihren Wert, farbige Aktionskarten 20, Farbwahlen 50; 250 für jeden, der hinausgeflogen ist; seine Karten zählen nicht.
rulebook-no-mercy-going-out = Ruf UNO, wenn du deine vorletzte Karte legst, sonst wirst du erwischt und ziehst 2. Ohne Karten ist die Runde sofort aus, was die letzte Karte auch täte; auch wenn nur noch einer übrig ist. Ein leerer Ziehstapel entsteht neu aus dem Ablagestapel und den Karten, die beiseite liegen.
rulebook-no-mercy-lets-play = Leg eine Karte mit gleicher Farbe, Zahl oder gleichem Zeichen, oder eine Farbwahl. Du kannst nicht? Zieh eine Karte nach der anderen, bis eine passt, und leg sie. Ob du mit einer passenden Karte ziehen darfst, sagt das Blatt nicht. Eine 7 tauscht, eine 0 gibt alle Karten weiter.
rulebook-no-mercy-contents = 168 Karten. Mehr sagt das Regelblatt nicht; wie viele von jeder, darin sind sich die meisten Quellen einig, in den Farben dieser Schachtel. Ist es bei euch anders, lässt sich das sagen.
rulebook-no-mercy-setup = Jeder zieht eine Karte: Die höchste Zahl gibt, Zeichen zählen null. Sieben Karten für jeden; die oberste Karte des Ziehstapels beginnt den Ablagestapel. Eine Aktionskarte oder Farbwahl tut nichts und bleibt liegen: Die nächste wird aufgedeckt.
rulebook-no-mercy-reverse = Die Richtung wendet. Zu zweit bist du noch einmal dran. Passt auf seine Farbe oder einen anderen Richtungswechsel.
rulebook-classic-scoring = Zahlen zählen ihren Wert, Aktionskarten 20, Farbwahlen 50; Tausch-Farbwahl, Misch-Farbwahl und Wunschkarten 40.
rulebook-instant-uno = Alle vier Türme: Leg alle Karten bis auf eine ab, stell die Türme zurück in die Mitte und ruf UNO.
rulebook-script-acts = Jede Ansage nennt, wer was getan hat: vollständig, nur Leute, die mitspielen, und nur, was gerade möglich ist.
rulebook-script-cards = Eine Karte heißt nach Farbe und Zahl; # unterscheidet zwei gleiche.
rulebook-script-refusals = Eine Karte, die im Ablagestapel liegt, hat niemand auf der Hand.
rulebook-script-the-table = Worauf der Tisch wartet, das kommt zuerst.
rulebook-script-corrections = Was zurückgenommen oder korrigiert wird, ändert alles, was danach kam.
rulebook-script-what-the-camera-sees = Eine Karte, die man sieht, liegt dort. Erklärt wird sie durch das, was die Regeln erlauben; sonst fragt der Tisch.

## What holds at every table where the sheets are silent.

fixed-first-out-wins = Wer zuerst keine Karten hat, hat die Runde gewonnen, was auch immer die letzte Karte mit anderen macht, und bleibt es, bis gezählt ist.
fixed-next-player-vetoed = Eine Hausregel für den Nächsten meint den, der als Nächster kommt. Setzt er wegen des VETOs aus, endet die Regel damit.
fixed-scoring = Wer eine Runde gewinnt, bekommt, was die anderen noch haben. Oder jeder schreibt auf, worauf er sitzen bleibt, und wer am wenigsten hat, gewinnt. Oder wer zuerst fertig ist, gewinnt das Spiel.
fixed-short-piles = Sind in beiden Stapeln zusammen zu wenige Karten, zieht man, was da ist, und schuldet nichts mehr.
fixed-veto = Die VETO-Karte hat immer nur einer. Niemand gibt sie sich selbst.
fixed-dealer = Wo das Regelblatt nicht sagt, wer zuerst gibt, zieht jeder eine Karte: Die höchste Zahl gibt, Zeichen zählen null.

## The question behind a ruling, as people ask it.

ruling-two-player-reverse = Richtungswechsel zu zweit
ruling-wrong-card = Eine Karte, die nicht passt
ruling-next-dealer = Wer als Nächster gibt
ruling-last-card-challenge = Eine +4 als letzte Karte anzweifeln
ruling-spin-start-card = Eine Spin-Karte zu Beginn
ruling-discard-on-top-acts = Die oberste Karte, nachdem Karten abgelegt wurden
ruling-instant-uno-pile = Die beim Blitz-UNO abgelegten Karten
ruling-veto-and-skip = Was das VETO erledigt
ruling-uno-after-wheel = Nur noch eine Karte, ohne gelegt zu haben
ruling-draw-more = Ohne passende Karte zieht man
ruling-stacking = Ziehkarten weitergeben
ruling-jump-in = Mit der gleichen Karte dazwischenwerfen
ruling-seven-zero = Die 7 tauscht, die 0 gibt weiter
ruling-force-play = Eine gezogene Karte, die passt, muss gelegt werden
ruling-must-play = Wer legen kann, darf nicht ziehen
ruling-equal-cards = Mehrere Karten einer Zahl auf einmal
ruling-last-card = Die letzte Karte darf sein
ruling-false-uno = UNO rufen, ohne genau eine Karte zu haben
ruling-draw-two-turn = Wer für eine Ziehkarte eine oder zwei Karten zieht
ruling-hand-size = Karten für jeden
ruling-decks = Schachteln
ruling-wheel-turns = Das Rad

## What the answers to it mean, shortly.

choice-two-player-reverse-skip = wirkt wie Aussetzen
choice-two-player-reverse-turn = dreht nur die Richtung
choice-wrong-card-take-back = geht zurück auf die Hand
choice-wrong-card-take-back-draw-two = geht zurück, und man zieht 2
choice-next-dealer-left = der Nächste links
choice-next-dealer-winner = der Gewinner
choice-last-card-challenge-never = nie
choice-last-card-challenge-allowed = erlaubt
choice-spin-start-card-number = ist nur eine Zahl
choice-spin-start-card-spins = der Erste dreht
choice-discard-on-top-acts-no = sagt nur, was passt
choice-discard-on-top-acts-yes = wirkt wie gelegt
choice-instant-uno-pile-under = unter die gelegte Karte
choice-instant-uno-pile-on-top = obenauf, in dieser Reihenfolge
choice-veto-and-skip-next-own-turn = der nächste eigene Zug
choice-veto-and-skip-any-lost-turn = jedes Aussetzen
choice-uno-after-wheel-owed = muss auch UNO rufen
choice-uno-after-wheel-free = muss nicht rufen
choice-draw-more-one = eine Karte
choice-draw-more-until-playable = bis eine passt
choice-stacking-off = aus
choice-stacking-same = die gleiche Art
choice-stacking-up = die gleiche Art oder eine, die mehr zieht
choice-stacking-value = jede, die gleich viele oder mehr zieht
choice-stacking-any = jede Ziehkarte auf jede
choice-jump-in-off = aus
choice-jump-in-on = an
choice-seven-zero-off = aus
choice-seven-zero-on = an
choice-force-play-off = aus
choice-force-play-on = an
choice-must-play-off = aus
choice-must-play-on = an
choice-equal-cards-off = aus
choice-equal-cards-on = an
choice-last-card-any = jede Karte
choice-last-card-number = nur eine Zahl
choice-false-uno-free = kostet nichts
choice-false-uno-draw-two = kostet 2 Karten
choice-draw-two-turn-lost = und setzt aus
choice-draw-two-turn-kept = und ist dann dran
choice-hand-size-7 = 7
choice-hand-size-5 = 5
choice-hand-size-6 = 6
choice-hand-size-8 = 8
choice-hand-size-9 = 9
choice-hand-size-10 = 10
choice-decks-one = eine
choice-decks-two = zwei, zusammengemischt
choice-wheel-turns-spun = dreht, wer an der Reihe ist
choice-wheel-turns-by-itself = dreht sich von selbst, vier Sekunden nach der Karte

## The headings of the sheets' sections.

section-object-of-the-game = Ziel des Spiels
section-setup = Vorbereitung
section-set-up = Vorbereitung
section-lets-play = Los geht’s
section-draw-one = { symbol-draw-one }
section-draw-two = { symbol-draw-two }
section-reverse = { symbol-reverse }
section-skip = { symbol-skip }
section-mercy = Gnade
section-draw-cards = Ziehkarten
section-wild-forced-swap = { symbol-wild-forced-swap }
section-wild-targeted-draw-two = { symbol-wild-targeted-draw-two }
section-wild-draw-two = { symbol-wild-draw-two }
section-wild-skip-two = { symbol-wild-skip-two }
section-wild-skip = { symbol-wild-skip }
section-wild-reverse = { symbol-wild-reverse }
section-wild-roulette = { symbol-wild-roulette }
section-wild-reverse-draw-four = { symbol-wild-reverse-draw-four }
section-discard-all = { symbol-discard-all }
section-skip-everyone = { symbol-skip-everyone }
section-wild-shuffle-hands = { symbol-wild-shuffle-hands }
section-wild-swap-hands = { symbol-wild-swap-hands }
section-wild = { symbol-wild }
section-wild-draw-four = { symbol-wild-draw-four }
section-mod-card = { symbol-mod }
section-wild-customizable = Eigene Karte als Farbwahl
section-veto-card = { symbol-veto }
section-using-customizable-cards = Eigene Karten im Spiel
section-spin-cards = Spin-Karten
section-the-uno-spin-wheel = Das UNO-Spin-Rad
section-almost-uno = { face-almost-uno }
section-discard-number = { face-discard-number }
section-discard-color = { face-discard-color }
section-draw-red = { face-draw-red }
section-draw-blue = { face-draw-blue }
section-trade-hands = { face-trade-hands }
section-show-hand = { face-show-hand }
section-war = { face-war }
section-uno-spin = { face-uno-spin }
section-power-icons = Machtzeichen
section-power-icons-and-power-towers = Machtzeichen und Machttürme
section-grab-2-towers = { symbol-grab-two }
section-wild-grab-a-tower = { symbol-wild-grab }
section-going-out = Fertig werden
section-scoring = Punkte
section-winning-the-game = Das Spiel gewinnen
section-alternative-scoring-and-winning = Anders zählen und gewinnen
section-alternative-ways-to-play = Andere Spielweisen
section-contents = Inhalt
section-instant-uno = Blitz-UNO
section-script-acts = Was gesagt wird
section-script-cards = Karten
section-script-refusals = Was nicht geht
section-script-the-table = Der Tisch
section-script-corrections = Korrekturen
section-script-what-the-camera-sees = Was die Kamera sieht
section-first-out-wins = Wer zuerst fertig ist
section-next-player-vetoed = Der Nächste hat das VETO
section-short-piles = Zu kleine Stapel
section-veto = VETO
section-dealer = Geber

## What a face of the wheel asks of $player.

## House rules on customizable cards, as they are read out

house-draw-until-color = Der Nächste zieht, bis eine { NAME($color, of: "color", form: "f") } Karte kommt.
house-discard-wilds = Alle anderen legen alle ihre Farbwahlen ab.
house-draw-three-if-stuck = Zieht der Nächste, statt zu legen, sind es drei Karten.
house-extra-turn = Wer sie legt, ist noch einmal dran.
house-exactly-seven = Der Nächste zieht oder legt ab, bis er genau 7 Karten hat.
house-exactly-three = Alle ziehen oder legen ab, bis sie genau 3 Karten haben.
house-hands-up = Alle spielen mit offenen Karten.
house-joke = Erzähl einen Witz! Lacht jemand, leg alle Karten bis auf 1 ab. Wenn nicht, zieh 4.
house-stiff-elbows = Der Nächste darf die Arme nicht beugen, bis jemand UNO ruft.
house-rooster = Der Nächste kräht wie ein Hahn oder zieht 4 Karten.
house-seven-zero = Mit wem tauschst du die Karten?
house-wild-targeted-draw-two = Wer zieht 2?
house-wild-forced-swap = Mit wem tauschst du die Karten?
house-wild-swap-hands = Mit wem tauschst du die Karten?

outcome-laughed = Jemand hat gelacht.
outcome-silent = Niemand hat gelacht.
outcome-crowed = Was für ein Hahn!
outcome-chickened = { $player } kneift und zieht 4 Karten.

# Bis wann eine Hausregel gilt: folgt auf „bis“.
until-text = zur nächsten Karte
until-hands-up = { $player } wieder dran ist
until-stiff-elbows = jemand UNO ruft
until-draw-three-if-stuck = der Zug von { $target } vorbei ist

# Was gedruckt wird. Die Zeilen sind kurz: Papier ist schmal.

paper-deck = Kartenspiel { $id }
paper-sheet = Blatt { $n } von { $m }
paper-advice = Mit 100 % drucken. Nicht 100 mm lang? Gib vor dem nächsten Druck die gemessene Länge an.
paper-labels = Etiketten
paper-cards = Karten
paper-tokens = Marken
paper-towers = Papiertürme
paper-wheel = Rad
paper-mat = Matte
paper-pad = Punkteblock
paper-guide = Anleitung
paper-copy = { $n } von { $m }

paper-fold = Rücken an Rücken falten
paper-veto-back = Genug Politik: / Einmal / aussetzen.
paper-our-rule = Unsere Regel:
paper-wheel-says = Was das / Rad sagt
paper-face-almost-uno = behalte zwei, leg den Rest ab
paper-face-discard-number = leg Karten einer Zahl ab
paper-face-discard-color = leg Karten einer Farbe ab
paper-face-draw-red = zieh bis Rot oder Farbwahl
paper-face-draw-blue = zieh bis Blau oder Farbwahl
paper-face-trade-hands = alle Karten gehen nach links
paper-face-show-hand = alle sehen deine Karten
paper-face-war = höchste Zahl gewinnt und geht ab
paper-face-uno-spin = wer zuerst ruft, legt eine ab

paper-rule-draw-until-color = Der Nächste zieht, bis { NAME($color, of: "color") } kommt.
paper-rule-discard-wilds = Alle anderen legen ihre Farbwahlen ab.
paper-rule-draw-three-if-stuck = Der Nächste kann nicht? Dann sind es 3 Karten.
paper-rule-extra-turn = Du bist noch einmal dran.
paper-rule-exactly-seven = Der Nächste zieht oder legt ab bis auf 7.
paper-rule-exactly-three = Alle ziehen oder legen ab bis auf 3.
paper-rule-hands-up = Alle Karten liegen offen, bis du wieder dran bist.
paper-rule-joke = Witz! Lacht jemand: behalte 1 Karte und ruf UNO. Sonst: zieh 4.
paper-rule-stiff-elbows = Der Nächste: Arme gestreckt, bis jemand UNO ruft.
paper-rule-rooster = Der Nächste: krähen oder 4 ziehen.

token-drew = GEZOGEN
    .says = ich habe gezogen
token-pass = BEHALTEN
    .says = ich behalte sie
token-uno = UNO!
    .says = nur noch eine Karte
token-catch = ERWISCHT
    .says = du hast UNO vergessen
token-challenge = ZWEIFEL
    .says = das glaube ich nicht
token-guilty = SCHULDIG
    .says = der Zweifel war richtig
token-innocent = UNSCHULDIG
    .says = der Zweifel war falsch
token-block = ABWEHR
    .says = mein Turm schützt mich
token-spin = DREHEN
    .says = dreh das Rad
token-veto = VETO
    .says = dann die Zahl des Platzes
token-allow = GILT
    .says = wir lassen es gelten
token-undo = ZURÜCK
    .says = das Letzte gilt nicht
token-next-round = NEUE RUNDE
    .says = gebt neue Karten
token-reshuffle = GEMISCHT
    .says = der Stapel ist gemischt
token-name = Name

paper-tower = Turm { $tower }
paper-glue = Am grauen Rand / schneiden, an den / Strichen falten, kleben.
paper-blocks = gegen
paper-draw-pile = ZIEHSTAPEL
paper-face-down = verdeckt
paper-discard-pile = ABLAGESTAPEL
paper-inside = Karten in den Rahmen, / Codes nach oben
paper-veto-card = VETO-KARTE
paper-tokens-here = MARKEN
paper-tokens-how = hinlegen und wieder wegnehmen
paper-corners = Companion-Matte · die vier Eckmarken frei lassen

paper-cut-out = Loch
paper-wheel-hole = Für den 3D-gedruckten Kreisel: am Kreis ausschneiden, und das Loch in der Mitte.
paper-wheel-pencil = Am Kreis ausschneiden. Eine Büroklammer mit der Bleistiftspitze auf die Mitte halten und anstoßen.

paper-score = { $game } · Punkte
paper-date = Datum
paper-table = Tisch
paper-play-to = Ziel
paper-player = Name
paper-total = Summe
paper-counts = Was auf der Hand bleibt, zählt
paper-numbers = Zahlen: ihr Wert
paper-points = { $points } Punkte: { $names }
paper-customizable = Wunschkarten

paper-decides = Inoffiziell und von Fans, in eigenen Worten: Es gilt das Regelblatt in eurer Schachtel.

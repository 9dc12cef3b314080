# Namen der Dinge: Karten, Farben, Rad, Türme. Papier, Bildschirm und Ansage nehmen alle diese.
#
# Formen: ohne Form steht der Name allein („rote 7“); .nom „die rote 7“, .akk „die rote 7“, .dat „der roten 7“.
# Zweite Lesung: „nackte“ Karten sind Karten „ohne Codes“; wo „der Gewinner“, „zu dem, der dran ist“ stand, steht jetzt, wer oder
# welcher Platz gemeint ist, denn den Namen sieht man kein Geschlecht an; „endet das Ziehen mit ihr“ stimmte nicht, wo die Karte
# „der Richtungswechsel“ heißt. Wer redet, sagt du; zu allen am Tisch ihr.
# Gewählt: „Retour“ der Schachtel heißt hier „Richtungswechsel“, weil Kinder das Wort verstehen; „Farbwahl“ statt
# „Farbenwahl“, wie am Tisch gesagt wird; „lila“ und „orange“ bleiben ungebeugt, wie gesprochen.

## Farben. .zu folgt auf „passt“; .f steht vor „Karte“; .kein folgt auf „hatte“.

color-red = Rot
    .kein = kein Rot
    .zu = zu Rot
    .f = rote
color-blue = Blau
    .kein = kein Blau
    .zu = zu Blau
    .f = blaue
color-green = Grün
    .kein = kein Grün
    .zu = zu Grün
    .f = grüne
color-yellow = Gelb
    .kein = kein Gelb
    .zu = zu Gelb
    .f = gelbe
color-purple = Lila
    .kein = kein Lila
    .zu = zu Lila
    .f = lila
color-orange = Orange
    .kein = kein Orange
    .zu = zu Orange
    .f = orange
# Noch hat niemand eine Farbe genannt.
color-open = die noch offene Farbe
    .kein = keine passende Farbe
    .zu = zur noch offenen Farbe
    .f = gewünschte
# Wo niemand weiß, welche es war.
color-in-force = die gültige Farbe
    .kein = keine passende Farbe
    .zu = zur gültigen Farbe
    .f = passende

## Was eine Karte zeigt, ohne ihre Farbe. .zu folgt auf „passt“.

symbol-number = { $number }
    .zu = zur { $number }
symbol-draw-one = Zieh-Eins
    .zu = zur Zieh-Eins
symbol-draw-two = Zieh-Zwei
    .zu = zur Zieh-Zwei
symbol-discard-all = Farbablage
    .zu = zur Farbablage
symbol-draw-four = Zieh-Vier
    .zu = zur Zieh-Vier
symbol-reverse = Richtungswechsel
    .zu = zum Richtungswechsel
symbol-skip = Aussetzen
    .zu = zum Aussetzen
symbol-skip-everyone = Aussetzen für alle
    .zu = zum Aussetzen für alle
symbol-grab-two = Zwei-Türme-Karte
    .zu = zur Zwei-Türme-Karte
symbol-wild = Farbwahl
    .zu = zur Farbwahl
symbol-wild-draw-four = +4
    .zu = zur +4
symbol-wild-swap-hands = Tausch-Farbwahl
    .zu = zur Tausch-Farbwahl
symbol-wild-shuffle-hands = Misch-Farbwahl
    .zu = zur Misch-Farbwahl
symbol-wild-reverse-draw-four = Wende-Zieh-Vier
    .zu = zur Wende-Zieh-Vier
symbol-wild-draw-six = Zieh-Sechs-Farbwahl
    .zu = zur Zieh-Sechs-Farbwahl
symbol-wild-draw-ten = Zieh-Zehn-Farbwahl
    .zu = zur Zieh-Zehn-Farbwahl
symbol-wild-roulette = Farbroulette
    .zu = zum Farbroulette
symbol-wild-reverse = Wende-Karte
    .zu = zur Wende-Karte
symbol-wild-skip = Aussetzen-Karte
    .zu = zur Aussetzen-Karte
symbol-wild-skip-two = Zwei-Aussetzen-Karte
    .zu = zur Zwei-Aussetzen-Karte
symbol-wild-draw-two = Zieh-Zwei-Farbwahl
    .zu = zur Zieh-Zwei-Farbwahl
symbol-wild-targeted-draw-two = Ziel-Zieh-Zwei
    .zu = zur Ziel-Zieh-Zwei
symbol-wild-forced-swap = Tausch-Karte
    .zu = zur Tausch-Karte
symbol-mod = Mod-Karte
    .zu = zur Mod-Karte
symbol-wild-grab = Turm-Farbwahl
    .zu = zur Turm-Farbwahl
symbol-custom-1 = Eigene Karte 1
    .zu = zur eigenen Karte 1
symbol-custom-2 = Eigene Karte 2
    .zu = zur eigenen Karte 2
symbol-custom-3 = Eigene Karte 3
    .zu = zur eigenen Karte 3
symbol-veto = VETO-Karte
    .zu = zur VETO-Karte
symbol-wheel-reference = Radkarte
    .zu = zur Radkarte

## Abzeichen: ein Wirbel, oder das Zeichen eines Turms.

badge-spin = Spin
badge-u = U
badge-n = N
badge-o = O
badge-bang = !

## Eine ganze Karte, in den Formen, nach denen Sätze fragen.

card-number = { $color ->
       *[red] rote { $number }
        [blue] blaue { $number }
        [green] grüne { $number }
        [yellow] gelbe { $number }
        [purple] lila { $number }
        [orange] orange { $number }
    }
    .nom = { $color ->
       *[red] die rote { $number }
        [blue] die blaue { $number }
        [green] die grüne { $number }
        [yellow] die gelbe { $number }
        [purple] die lila { $number }
        [orange] die orange { $number }
    }
    .akk = { $color ->
       *[red] die rote { $number }
        [blue] die blaue { $number }
        [green] die grüne { $number }
        [yellow] die gelbe { $number }
        [purple] die lila { $number }
        [orange] die orange { $number }
    }
    .dat = { $color ->
       *[red] der roten { $number }
        [blue] der blauen { $number }
        [green] der grünen { $number }
        [yellow] der gelben { $number }
        [purple] der lila { $number }
        [orange] der orange { $number }
    }
card-draw-one = { $color ->
       *[red] rote Zieh-Eins
        [blue] blaue Zieh-Eins
        [green] grüne Zieh-Eins
        [yellow] gelbe Zieh-Eins
        [purple] lila Zieh-Eins
        [orange] orange Zieh-Eins
    }
    .nom = { $color ->
       *[red] die rote Zieh-Eins
        [blue] die blaue Zieh-Eins
        [green] die grüne Zieh-Eins
        [yellow] die gelbe Zieh-Eins
        [purple] die lila Zieh-Eins
        [orange] die orange Zieh-Eins
    }
    .akk = { $color ->
       *[red] die rote Zieh-Eins
        [blue] die blaue Zieh-Eins
        [green] die grüne Zieh-Eins
        [yellow] die gelbe Zieh-Eins
        [purple] die lila Zieh-Eins
        [orange] die orange Zieh-Eins
    }
    .dat = { $color ->
       *[red] der roten Zieh-Eins
        [blue] der blauen Zieh-Eins
        [green] der grünen Zieh-Eins
        [yellow] der gelben Zieh-Eins
        [purple] der lila Zieh-Eins
        [orange] der orange Zieh-Eins
    }
card-draw-two = { $color ->
       *[red] rote Zieh-Zwei
        [blue] blaue Zieh-Zwei
        [green] grüne Zieh-Zwei
        [yellow] gelbe Zieh-Zwei
        [purple] lila Zieh-Zwei
        [orange] orange Zieh-Zwei
    }
    .nom = { $color ->
       *[red] die rote Zieh-Zwei
        [blue] die blaue Zieh-Zwei
        [green] die grüne Zieh-Zwei
        [yellow] die gelbe Zieh-Zwei
        [purple] die lila Zieh-Zwei
        [orange] die orange Zieh-Zwei
    }
    .akk = { $color ->
       *[red] die rote Zieh-Zwei
        [blue] die blaue Zieh-Zwei
        [green] die grüne Zieh-Zwei
        [yellow] die gelbe Zieh-Zwei
        [purple] die lila Zieh-Zwei
        [orange] die orange Zieh-Zwei
    }
    .dat = { $color ->
       *[red] der roten Zieh-Zwei
        [blue] der blauen Zieh-Zwei
        [green] der grünen Zieh-Zwei
        [yellow] der gelben Zieh-Zwei
        [purple] der lila Zieh-Zwei
        [orange] der orange Zieh-Zwei
    }
card-discard-all = { $color ->
       *[red] rote Farbablage
        [blue] blaue Farbablage
        [green] grüne Farbablage
        [yellow] gelbe Farbablage
        [purple] lila Farbablage
        [orange] orange Farbablage
    }
    .nom = { $color ->
       *[red] die rote Farbablage
        [blue] die blaue Farbablage
        [green] die grüne Farbablage
        [yellow] die gelbe Farbablage
        [purple] die lila Farbablage
        [orange] die orange Farbablage
    }
    .akk = { $color ->
       *[red] die rote Farbablage
        [blue] die blaue Farbablage
        [green] die grüne Farbablage
        [yellow] die gelbe Farbablage
        [purple] die lila Farbablage
        [orange] die orange Farbablage
    }
    .dat = { $color ->
       *[red] der roten Farbablage
        [blue] der blauen Farbablage
        [green] der grünen Farbablage
        [yellow] der gelben Farbablage
        [purple] der lila Farbablage
        [orange] der orange Farbablage
    }
card-draw-four = { $color ->
       *[red] rote Zieh-Vier
        [blue] blaue Zieh-Vier
        [green] grüne Zieh-Vier
        [yellow] gelbe Zieh-Vier
        [purple] lila Zieh-Vier
        [orange] orange Zieh-Vier
    }
    .nom = { $color ->
       *[red] die rote Zieh-Vier
        [blue] die blaue Zieh-Vier
        [green] die grüne Zieh-Vier
        [yellow] die gelbe Zieh-Vier
        [purple] die lila Zieh-Vier
        [orange] die orange Zieh-Vier
    }
    .akk = { $color ->
       *[red] die rote Zieh-Vier
        [blue] die blaue Zieh-Vier
        [green] die grüne Zieh-Vier
        [yellow] die gelbe Zieh-Vier
        [purple] die lila Zieh-Vier
        [orange] die orange Zieh-Vier
    }
    .dat = { $color ->
       *[red] der roten Zieh-Vier
        [blue] der blauen Zieh-Vier
        [green] der grünen Zieh-Vier
        [yellow] der gelben Zieh-Vier
        [purple] der lila Zieh-Vier
        [orange] der orange Zieh-Vier
    }
card-reverse = { $color ->
       *[red] roter Richtungswechsel
        [blue] blauer Richtungswechsel
        [green] grüner Richtungswechsel
        [yellow] gelber Richtungswechsel
        [purple] lila Richtungswechsel
        [orange] orange Richtungswechsel
    }
    .nom = { $color ->
       *[red] der rote Richtungswechsel
        [blue] der blaue Richtungswechsel
        [green] der grüne Richtungswechsel
        [yellow] der gelbe Richtungswechsel
        [purple] der lila Richtungswechsel
        [orange] der orange Richtungswechsel
    }
    .akk = { $color ->
       *[red] den roten Richtungswechsel
        [blue] den blauen Richtungswechsel
        [green] den grünen Richtungswechsel
        [yellow] den gelben Richtungswechsel
        [purple] den lila Richtungswechsel
        [orange] den orange Richtungswechsel
    }
    .dat = { $color ->
       *[red] dem roten Richtungswechsel
        [blue] dem blauen Richtungswechsel
        [green] dem grünen Richtungswechsel
        [yellow] dem gelben Richtungswechsel
        [purple] dem lila Richtungswechsel
        [orange] dem orange Richtungswechsel
    }
card-skip = { $color ->
       *[red] rotes Aussetzen
        [blue] blaues Aussetzen
        [green] grünes Aussetzen
        [yellow] gelbes Aussetzen
        [purple] lila Aussetzen
        [orange] orange Aussetzen
    }
    .nom = { $color ->
       *[red] das rote Aussetzen
        [blue] das blaue Aussetzen
        [green] das grüne Aussetzen
        [yellow] das gelbe Aussetzen
        [purple] das lila Aussetzen
        [orange] das orange Aussetzen
    }
    .akk = { $color ->
       *[red] das rote Aussetzen
        [blue] das blaue Aussetzen
        [green] das grüne Aussetzen
        [yellow] das gelbe Aussetzen
        [purple] das lila Aussetzen
        [orange] das orange Aussetzen
    }
    .dat = { $color ->
       *[red] dem roten Aussetzen
        [blue] dem blauen Aussetzen
        [green] dem grünen Aussetzen
        [yellow] dem gelben Aussetzen
        [purple] dem lila Aussetzen
        [orange] dem orange Aussetzen
    }
card-skip-everyone = { $color ->
       *[red] rotes Aussetzen für alle
        [blue] blaues Aussetzen für alle
        [green] grünes Aussetzen für alle
        [yellow] gelbes Aussetzen für alle
        [purple] lila Aussetzen für alle
        [orange] orange Aussetzen für alle
    }
    .nom = { $color ->
       *[red] das rote Aussetzen für alle
        [blue] das blaue Aussetzen für alle
        [green] das grüne Aussetzen für alle
        [yellow] das gelbe Aussetzen für alle
        [purple] das lila Aussetzen für alle
        [orange] das orange Aussetzen für alle
    }
    .akk = { $color ->
       *[red] das rote Aussetzen für alle
        [blue] das blaue Aussetzen für alle
        [green] das grüne Aussetzen für alle
        [yellow] das gelbe Aussetzen für alle
        [purple] das lila Aussetzen für alle
        [orange] das orange Aussetzen für alle
    }
    .dat = { $color ->
       *[red] dem roten Aussetzen für alle
        [blue] dem blauen Aussetzen für alle
        [green] dem grünen Aussetzen für alle
        [yellow] dem gelben Aussetzen für alle
        [purple] dem lila Aussetzen für alle
        [orange] dem orange Aussetzen für alle
    }
card-grab-two = { $color ->
       *[red] rote Zwei-Türme-Karte
        [blue] blaue Zwei-Türme-Karte
        [green] grüne Zwei-Türme-Karte
        [yellow] gelbe Zwei-Türme-Karte
        [purple] lila Zwei-Türme-Karte
        [orange] orange Zwei-Türme-Karte
    }
    .nom = { $color ->
       *[red] die rote Zwei-Türme-Karte
        [blue] die blaue Zwei-Türme-Karte
        [green] die grüne Zwei-Türme-Karte
        [yellow] die gelbe Zwei-Türme-Karte
        [purple] die lila Zwei-Türme-Karte
        [orange] die orange Zwei-Türme-Karte
    }
    .akk = { $color ->
       *[red] die rote Zwei-Türme-Karte
        [blue] die blaue Zwei-Türme-Karte
        [green] die grüne Zwei-Türme-Karte
        [yellow] die gelbe Zwei-Türme-Karte
        [purple] die lila Zwei-Türme-Karte
        [orange] die orange Zwei-Türme-Karte
    }
    .dat = { $color ->
       *[red] der roten Zwei-Türme-Karte
        [blue] der blauen Zwei-Türme-Karte
        [green] der grünen Zwei-Türme-Karte
        [yellow] der gelben Zwei-Türme-Karte
        [purple] der lila Zwei-Türme-Karte
        [orange] der orange Zwei-Türme-Karte
    }
card-wild = Farbwahl
    .nom = die Farbwahl
    .akk = die Farbwahl
    .dat = der Farbwahl
card-wild-draw-four = +4
    .nom = die +4
    .akk = die +4
    .dat = der +4
card-wild-swap-hands = Tausch-Farbwahl
    .nom = die Tausch-Farbwahl
    .akk = die Tausch-Farbwahl
    .dat = der Tausch-Farbwahl
card-wild-shuffle-hands = Misch-Farbwahl
    .nom = die Misch-Farbwahl
    .akk = die Misch-Farbwahl
    .dat = der Misch-Farbwahl
card-wild-reverse-draw-four = Wende-Zieh-Vier
    .nom = die Wende-Zieh-Vier
    .akk = die Wende-Zieh-Vier
    .dat = der Wende-Zieh-Vier
card-wild-draw-six = Zieh-Sechs-Farbwahl
    .nom = die Zieh-Sechs-Farbwahl
    .akk = die Zieh-Sechs-Farbwahl
    .dat = der Zieh-Sechs-Farbwahl
card-wild-draw-ten = Zieh-Zehn-Farbwahl
    .nom = die Zieh-Zehn-Farbwahl
    .akk = die Zieh-Zehn-Farbwahl
    .dat = der Zieh-Zehn-Farbwahl
card-wild-roulette = Farbroulette
    .nom = das Farbroulette
    .akk = das Farbroulette
    .dat = dem Farbroulette
card-wild-reverse = Wende-Karte
    .nom = die Wende-Karte
    .akk = die Wende-Karte
    .dat = der Wende-Karte
card-wild-skip = Aussetzen-Karte
    .nom = die Aussetzen-Karte
    .akk = die Aussetzen-Karte
    .dat = der Aussetzen-Karte
card-wild-skip-two = Zwei-Aussetzen-Karte
    .nom = die Zwei-Aussetzen-Karte
    .akk = die Zwei-Aussetzen-Karte
    .dat = der Zwei-Aussetzen-Karte
card-wild-draw-two = Zieh-Zwei-Farbwahl
    .nom = die Zieh-Zwei-Farbwahl
    .akk = die Zieh-Zwei-Farbwahl
    .dat = der Zieh-Zwei-Farbwahl
card-wild-targeted-draw-two = Ziel-Zieh-Zwei
    .nom = die Ziel-Zieh-Zwei
    .akk = die Ziel-Zieh-Zwei
    .dat = der Ziel-Zieh-Zwei
card-wild-forced-swap = Tausch-Karte
    .nom = die Tausch-Karte
    .akk = die Tausch-Karte
    .dat = der Tausch-Karte
card-mod = Mod-Karte
    .nom = die Mod-Karte
    .akk = die Mod-Karte
    .dat = der Mod-Karte
card-wild-grab = Turm-Farbwahl
    .nom = die Turm-Farbwahl
    .akk = die Turm-Farbwahl
    .dat = der Turm-Farbwahl
card-custom-1 = Eigene Karte 1
    .nom = die eigene Karte 1
    .akk = die eigene Karte 1
    .dat = der eigenen Karte 1
card-custom-2 = Eigene Karte 2
    .nom = die eigene Karte 2
    .akk = die eigene Karte 2
    .dat = der eigenen Karte 2
card-custom-3 = Eigene Karte 3
    .nom = die eigene Karte 3
    .akk = die eigene Karte 3
    .dat = der eigenen Karte 3
card-veto = VETO-Karte
    .nom = die VETO-Karte
    .akk = die VETO-Karte
    .dat = der VETO-Karte
card-wheel-reference = Radkarte
    .nom = die Radkarte
    .akk = die Radkarte
    .dat = der Radkarte
# Eine Zahl mit Abzeichen.
card-with-badge = { $card } ({ NAME($badge, of: "badge") })
    .nom = { $card } ({ NAME($badge, of: "badge") })
    .akk = { $card } ({ NAME($badge, of: "badge") })
    .dat = { $card } ({ NAME($badge, of: "badge") })
# Die Karte allein, wie sie auf dem Bildschirm heißt und vorgelesen wird.
card = { CARD($card) }
# Ein Name, der keine Karte ist.
card-unknown = „{ $name }“
    .nom = „{ $name }“
    .akk = „{ $name }“
    .dat = „{ $name }“

## Die Felder des Rads.

face-almost-uno = Fast UNO
face-discard-number = Zahl ablegen
face-discard-color = Farbe ablegen
face-draw-red = Rot ziehen
face-draw-blue = Blau ziehen
face-trade-hands = Karten tauschen
face-show-hand = Karten zeigen
face-war = Duell
face-uno-spin = UNO Spin

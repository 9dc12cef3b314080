# Nazwy rzeczy: karty, kolory, koło, wieże. Biorą je papier, ekrany i głos.
#
# Formy: bez formy „czerwona 7”, .bier „zagrywa czerwoną 7”, .dop „nie pasuje do czerwonej 7”.
# Drugie czytanie: „padła dwa razy” nie pasowało do „czerwony Stop”; „czerwony nie ma” zamiast „czerwonego nie ma”; „gotowi”,
# „kręciliśmy”, „zrozumiałem” zdradzały płeć, której nikt nie zna: teraz czas teraźniejszy albo rzeczownik.
# Wybrane: „Stop”, „+2”, „Zmiana kierunku” i „Zmiana koloru”, jak mówi się przy stole.

## Kolory. .dop po „do”; .f przed „karta”, .fdop po „nie ma”.

color-red = czerwony
    .dop = czerwonego
    .f = czerwona
    .fdop = czerwonej
color-blue = niebieski
    .dop = niebieskiego
    .f = niebieska
    .fdop = niebieskiej
color-green = zielony
    .dop = zielonego
    .f = zielona
    .fdop = zielonej
color-yellow = żółty
    .dop = żółtego
    .f = żółta
    .fdop = żółtej
color-purple = fioletowy
    .dop = fioletowego
    .f = fioletowa
    .fdop = fioletowej
color-orange = pomarańczowy
    .dop = pomarańczowego
    .f = pomarańczowa
    .fdop = pomarańczowej
# Nikt jeszcze nie nazwał koloru.
color-open = kolor jeszcze niewybrany
    .dop = koloru, który jest jeszcze niewybrany
    .f = wybrana
    .fdop = wybranej
# Gdzie nikt nie wie, który to był.
color-in-force = obowiązujący kolor
    .dop = obowiązującego koloru
    .f = pasująca
    .fdop = pasującej

## Co karta pokazuje, bez koloru. .dop po „do”.

symbol-number = { $number }
    .dop = { $number }
symbol-draw-one = +1
    .dop = +1
symbol-draw-two = +2
    .dop = +2
symbol-draw-four = +4
    .dop = +4
symbol-reverse = Zmiana kierunku
    .dop = Zmiany kierunku
symbol-skip = Stop
    .dop = Stopu
symbol-discard-all = zrzut koloru
    .dop = zrzutu koloru
symbol-skip-everyone = Stop dla wszystkich
    .dop = Stopu dla wszystkich
symbol-grab-two = Dwie wieże
    .dop = Dwóch wież
symbol-wild = Zmiana koloru
    .dop = Zmiany koloru
symbol-wild-draw-four = Zmiana koloru +4
    .dop = Zmiany koloru +4
symbol-wild-swap-hands = Zmiana koloru z wymianą
    .dop = Zmiany koloru z wymianą
symbol-wild-shuffle-hands = Zmiana koloru z tasowaniem
    .dop = Zmiany koloru z tasowaniem
symbol-wild-reverse-draw-four = Zmiana kierunku +4
    .dop = Zmiany kierunku +4
symbol-wild-draw-six = Zmiana koloru +6
    .dop = Zmiany koloru +6
symbol-wild-draw-ten = Zmiana koloru +10
    .dop = Zmiany koloru +10
symbol-wild-roulette = Ruletka kolorów
    .dop = Ruletki kolorów
symbol-wild-reverse = Zmiana kierunku
    .dop = Zmiany kierunku
symbol-wild-skip = karta Stop
    .dop = karty Stop
symbol-wild-skip-two = karta Stop dla dwóch
    .dop = karty Stop dla dwóch
symbol-wild-draw-two = Zmiana koloru +2
    .dop = Zmiany koloru +2
symbol-wild-targeted-draw-two = karta +2 dla wybranej osoby
    .dop = karty +2 dla wybranej osoby
symbol-wild-forced-swap = karta wymiany
    .dop = karty wymiany
symbol-mod = karta Mod
    .dop = karty Mod
symbol-wild-grab = Zmiana koloru z wieżą
    .dop = Zmiany koloru z wieżą
symbol-veto = karta VETO
    .dop = karty VETO
symbol-wheel-reference = karta koła
    .dop = karty koła
symbol-custom-1 = karta własna 1
    .dop = karty własnej 1
symbol-custom-2 = karta własna 2
    .dop = karty własnej 2
symbol-custom-3 = karta własna 3
    .dop = karty własnej 3

## Znaczki: wir albo znak wieży.

badge-spin = Spin
badge-u = U
badge-n = N
badge-o = O
badge-bang = !

## Cała karta, w formach, o które pytają zdania.

card-number = { $color ->
       *[red] czerwona { $number }
        [blue] niebieska { $number }
        [green] zielona { $number }
        [yellow] żółta { $number }
        [purple] fioletowa { $number }
        [orange] pomarańczowa { $number }
    }
    .bier = { $color ->
       *[red] czerwoną { $number }
        [blue] niebieską { $number }
        [green] zieloną { $number }
        [yellow] żółtą { $number }
        [purple] fioletową { $number }
        [orange] pomarańczową { $number }
    }
    .dop = { $color ->
       *[red] czerwonej { $number }
        [blue] niebieskiej { $number }
        [green] zielonej { $number }
        [yellow] żółtej { $number }
        [purple] fioletowej { $number }
        [orange] pomarańczowej { $number }
    }
card-draw-one = { $color ->
       *[red] czerwone +1
        [blue] niebieskie +1
        [green] zielone +1
        [yellow] żółte +1
        [purple] fioletowe +1
        [orange] pomarańczowe +1
    }
    .bier = { $color ->
       *[red] czerwone +1
        [blue] niebieskie +1
        [green] zielone +1
        [yellow] żółte +1
        [purple] fioletowe +1
        [orange] pomarańczowe +1
    }
    .dop = { $color ->
       *[red] czerwonego +1
        [blue] niebieskiego +1
        [green] zielonego +1
        [yellow] żółtego +1
        [purple] fioletowego +1
        [orange] pomarańczowego +1
    }
card-draw-two = { $color ->
       *[red] czerwone +2
        [blue] niebieskie +2
        [green] zielone +2
        [yellow] żółte +2
        [purple] fioletowe +2
        [orange] pomarańczowe +2
    }
    .bier = { $color ->
       *[red] czerwone +2
        [blue] niebieskie +2
        [green] zielone +2
        [yellow] żółte +2
        [purple] fioletowe +2
        [orange] pomarańczowe +2
    }
    .dop = { $color ->
       *[red] czerwonego +2
        [blue] niebieskiego +2
        [green] zielonego +2
        [yellow] żółtego +2
        [purple] fioletowego +2
        [orange] pomarańczowego +2
    }
card-draw-four = { $color ->
       *[red] czerwone +4
        [blue] niebieskie +4
        [green] zielone +4
        [yellow] żółte +4
        [purple] fioletowe +4
        [orange] pomarańczowe +4
    }
    .bier = { $color ->
       *[red] czerwone +4
        [blue] niebieskie +4
        [green] zielone +4
        [yellow] żółte +4
        [purple] fioletowe +4
        [orange] pomarańczowe +4
    }
    .dop = { $color ->
       *[red] czerwonego +4
        [blue] niebieskiego +4
        [green] zielonego +4
        [yellow] żółtego +4
        [purple] fioletowego +4
        [orange] pomarańczowego +4
    }
card-reverse = { $color ->
       *[red] czerwona Zmiana kierunku
        [blue] niebieska Zmiana kierunku
        [green] zielona Zmiana kierunku
        [yellow] żółta Zmiana kierunku
        [purple] fioletowa Zmiana kierunku
        [orange] pomarańczowa Zmiana kierunku
    }
    .bier = { $color ->
       *[red] czerwoną Zmianę kierunku
        [blue] niebieską Zmianę kierunku
        [green] zieloną Zmianę kierunku
        [yellow] żółtą Zmianę kierunku
        [purple] fioletową Zmianę kierunku
        [orange] pomarańczową Zmianę kierunku
    }
    .dop = { $color ->
       *[red] czerwonej Zmiany kierunku
        [blue] niebieskiej Zmiany kierunku
        [green] zielonej Zmiany kierunku
        [yellow] żółtej Zmiany kierunku
        [purple] fioletowej Zmiany kierunku
        [orange] pomarańczowej Zmiany kierunku
    }
card-skip = { $color ->
       *[red] czerwony Stop
        [blue] niebieski Stop
        [green] zielony Stop
        [yellow] żółty Stop
        [purple] fioletowy Stop
        [orange] pomarańczowy Stop
    }
    .bier = { $color ->
       *[red] czerwony Stop
        [blue] niebieski Stop
        [green] zielony Stop
        [yellow] żółty Stop
        [purple] fioletowy Stop
        [orange] pomarańczowy Stop
    }
    .dop = { $color ->
       *[red] czerwonego Stopu
        [blue] niebieskiego Stopu
        [green] zielonego Stopu
        [yellow] żółtego Stopu
        [purple] fioletowego Stopu
        [orange] pomarańczowego Stopu
    }
card-discard-all = { $color ->
       *[red] czerwony zrzut koloru
        [blue] niebieski zrzut koloru
        [green] zielony zrzut koloru
        [yellow] żółty zrzut koloru
        [purple] fioletowy zrzut koloru
        [orange] pomarańczowy zrzut koloru
    }
    .bier = { $color ->
       *[red] czerwony zrzut koloru
        [blue] niebieski zrzut koloru
        [green] zielony zrzut koloru
        [yellow] żółty zrzut koloru
        [purple] fioletowy zrzut koloru
        [orange] pomarańczowy zrzut koloru
    }
    .dop = { $color ->
       *[red] czerwonego zrzutu koloru
        [blue] niebieskiego zrzutu koloru
        [green] zielonego zrzutu koloru
        [yellow] żółtego zrzutu koloru
        [purple] fioletowego zrzutu koloru
        [orange] pomarańczowego zrzutu koloru
    }
card-skip-everyone = { $color ->
       *[red] czerwony Stop dla wszystkich
        [blue] niebieski Stop dla wszystkich
        [green] zielony Stop dla wszystkich
        [yellow] żółty Stop dla wszystkich
        [purple] fioletowy Stop dla wszystkich
        [orange] pomarańczowy Stop dla wszystkich
    }
    .bier = { $color ->
       *[red] czerwony Stop dla wszystkich
        [blue] niebieski Stop dla wszystkich
        [green] zielony Stop dla wszystkich
        [yellow] żółty Stop dla wszystkich
        [purple] fioletowy Stop dla wszystkich
        [orange] pomarańczowy Stop dla wszystkich
    }
    .dop = { $color ->
       *[red] czerwonego Stopu dla wszystkich
        [blue] niebieskiego Stopu dla wszystkich
        [green] zielonego Stopu dla wszystkich
        [yellow] żółtego Stopu dla wszystkich
        [purple] fioletowego Stopu dla wszystkich
        [orange] pomarańczowego Stopu dla wszystkich
    }
card-grab-two = { $color ->
       *[red] czerwone Dwie wieże
        [blue] niebieskie Dwie wieże
        [green] zielone Dwie wieże
        [yellow] żółte Dwie wieże
        [purple] fioletowe Dwie wieże
        [orange] pomarańczowe Dwie wieże
    }
    .bier = { $color ->
       *[red] czerwone Dwie wieże
        [blue] niebieskie Dwie wieże
        [green] zielone Dwie wieże
        [yellow] żółte Dwie wieże
        [purple] fioletowe Dwie wieże
        [orange] pomarańczowe Dwie wieże
    }
    .dop = { $color ->
       *[red] czerwonych Dwóch wież
        [blue] niebieskich Dwóch wież
        [green] zielonych Dwóch wież
        [yellow] żółtych Dwóch wież
        [purple] fioletowych Dwóch wież
        [orange] pomarańczowych Dwóch wież
    }
card-wild = Zmiana koloru
    .bier = Zmianę koloru
    .dop = Zmiany koloru
card-wild-draw-four = Zmiana koloru +4
    .bier = Zmianę koloru +4
    .dop = Zmiany koloru +4
card-wild-swap-hands = Zmiana koloru z wymianą
    .bier = Zmianę koloru z wymianą
    .dop = Zmiany koloru z wymianą
card-wild-shuffle-hands = Zmiana koloru z tasowaniem
    .bier = Zmianę koloru z tasowaniem
    .dop = Zmiany koloru z tasowaniem
card-wild-reverse-draw-four = Zmiana kierunku +4
    .bier = Zmianę kierunku +4
    .dop = Zmiany kierunku +4
card-wild-draw-six = Zmiana koloru +6
    .bier = Zmianę koloru +6
    .dop = Zmiany koloru +6
card-wild-draw-ten = Zmiana koloru +10
    .bier = Zmianę koloru +10
    .dop = Zmiany koloru +10
card-wild-roulette = Ruletka kolorów
    .bier = Ruletkę kolorów
    .dop = Ruletki kolorów
card-wild-reverse = Zmiana kierunku
    .bier = Zmianę kierunku
    .dop = Zmiany kierunku
card-wild-skip = karta Stop
    .bier = kartę Stop
    .dop = karty Stop
card-wild-skip-two = karta Stop dla dwóch
    .bier = kartę Stop dla dwóch
    .dop = karty Stop dla dwóch
card-wild-draw-two = Zmiana koloru +2
    .bier = Zmianę koloru +2
    .dop = Zmiany koloru +2
card-wild-targeted-draw-two = karta +2 dla wybranej osoby
    .bier = kartę +2 dla wybranej osoby
    .dop = karty +2 dla wybranej osoby
card-wild-forced-swap = karta wymiany
    .bier = kartę wymiany
    .dop = karty wymiany
card-mod = karta Mod
    .bier = kartę Mod
    .dop = karty Mod
card-wild-grab = Zmiana koloru z wieżą
    .bier = Zmianę koloru z wieżą
    .dop = Zmiany koloru z wieżą
card-veto = karta VETO
    .bier = kartę VETO
    .dop = karty VETO
card-wheel-reference = karta koła
    .bier = kartę koła
    .dop = karty koła
card-custom-1 = karta własna 1
    .bier = kartę własną 1
    .dop = karty własnej 1
card-custom-2 = karta własna 2
    .bier = kartę własną 2
    .dop = karty własnej 2
card-custom-3 = karta własna 3
    .bier = kartę własną 3
    .dop = karty własnej 3
# Liczba ze znaczkiem.
card-with-badge = { $card } ({ NAME($badge, of: "badge") })
    .bier = { $card } ({ NAME($badge, of: "badge") })
    .dop = { $card } ({ NAME($badge, of: "badge") })
# Sama karta, jak nazywa się na ekranie i jak się ją czyta.
card = { CARD($card) }
# Nazwa, która nie jest kartą.
card-unknown = „{ $name }”
    .bier = „{ $name }”
    .dop = „{ $name }”

## Pola koła.

face-almost-uno = Prawie UNO
face-discard-number = Odrzuć liczbę
face-discard-color = Odrzuć kolor
face-draw-red = Dobierz czerwoną
face-draw-blue = Dobierz niebieską
face-trade-hands = Zamiana kart
face-show-hand = Pokaż karty
face-war = Wojna
face-uno-spin = UNO Spin

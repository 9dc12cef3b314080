# Co się drukuje. Wiersze są krótkie: papier jest wąski.
# Drugie czytanie, na głos: żetony mówią jak ludzie przy stole („słusznie sprawdzone”, „nie było UNO” zamiast „sprawdzenie słuszne”,
# „UNO zapomniane”); obok WINA stoi BEZ WINY, bo „niewinne” nie mówiło co. W zasadach domowych jest czasownik: „pieje”, nie „pianie”.

paper-deck = talia { $id }
paper-sheet = arkusz { $n } z { $m }
paper-advice = Drukuj w 100 %. Nie ma 100 mm? Przed następnym drukiem podaj zmierzoną długość.
paper-labels = etykiety
paper-cards = karty
paper-tokens = żetony
paper-towers = wieże z papieru
paper-wheel = koło
paper-mat = mata
paper-pad = karta punktów
paper-guide = instrukcja
paper-copy = { $n } z { $m }

paper-fold = złóż plecami do siebie
paper-veto-back = Dość polityki: / tracisz następną / kolejkę.
paper-our-rule = Nasza zasada:
paper-wheel-says = Co mówi / koło
paper-face-almost-uno = zostaw dwie, resztę odrzuć
paper-face-discard-number = odrzuć karty jednej liczby
paper-face-discard-color = odrzuć karty jednego koloru
paper-face-draw-red = dobieraj do czerwonej lub zmiany
paper-face-draw-blue = dobieraj do niebieskiej lub zmiany
paper-face-trade-hands = wszystkie karty idą w lewo
paper-face-show-hand = wszyscy widzą twoje karty
paper-face-war = najwyższa liczba wygrywa i odchodzi
paper-face-uno-spin = kto pierwszy zawoła, odrzuca jedną

paper-rule-draw-until-color = Następny dobiera, aż trafi się { NAME($color, of: "color", form: "f") }.
paper-rule-discard-wilds = Wszyscy inni odrzucają zmiany koloru.
paper-rule-draw-three-if-stuck = Następny nie może zagrać? Bierze 3 karty.
paper-rule-extra-turn = Grasz jeszcze raz.
paper-rule-exactly-seven = Następny dobiera lub odrzuca do 7.
paper-rule-exactly-three = Wszyscy dobierają lub odrzucają do 3.
paper-rule-hands-up = Karty leżą odkryte do twojej kolejki.
paper-rule-joke = Dowcip! Śmiech: zostaw 1 kartę i wołaj UNO. Cisza: dobierz 4.
paper-rule-stiff-elbows = Następny: proste ręce, aż ktoś zawoła UNO.
paper-rule-rooster = Następny: pieje albo dobiera 4.

token-drew = DOBRANE
    .says = mam nową kartę
token-pass = ZOSTAJE
    .says = zatrzymuję ją
token-uno = UNO!
    .says = jedna karta
token-catch = MAM CIĘ
    .says = nie było UNO
token-challenge = SPRAWDZAM
    .says = nie wierzę
token-guilty = WINA
    .says = słusznie sprawdzone
token-innocent = BEZ WINY
    .says = niesłusznie sprawdzone
token-block = BLOK
    .says = chroni mnie wieża
token-spin = KRĘCĘ
    .says = zakręć kołem
token-veto = VETO
    .says = potem numer miejsca
token-allow = UZNANE
    .says = niech tak zostanie
token-undo = COFNIJ
    .says = ostatnie się nie liczy
token-next-round = NOWA RUNDA
    .says = rozdajcie znowu
token-reshuffle = TASOWANE
    .says = stos przetasowany
token-name = imię

paper-tower = Wieża { $tower }
paper-glue = Wytnij po szarej / linii, złóż wzdłuż / kresek, sklej.
paper-blocks = blokuje
paper-draw-pile = STOS DOBIERANIA
paper-face-down = zakryty
paper-discard-pile = STOS ODRZUCONYCH
paper-inside = karty w ramce, / kodem do góry
paper-veto-card = KARTA VETO
paper-tokens-here = ŻETONY
paper-tokens-how = połóż tu i zabierz
paper-corners = mata companion · nie zakrywaj czterech znaków w rogach

paper-cut-out = wytnij
paper-wheel-hole = Do koła z drukarki 3D: wytnij po okręgu i wytnij otwór.
paper-wheel-pencil = Wytnij po okręgu. Przytrzymaj spinacz na środku czubkiem ołówka i pstryknij.

paper-score = { $game } · punkty
paper-date = Data
paper-table = Stół
paper-play-to = Do
paper-player = Imię
paper-total = Razem
paper-counts = Co zostaje na ręce, liczy się
paper-numbers = Liczby: ile pokazują
paper-points = { $points ->
    [one] { $points } punkt: { $names }
    [few] { $points } punkty: { $names }
    [many] { $points } punktów: { $names }
   *[other] { $points } punktu: { $names }
 }
paper-customizable = Karty własne

paper-decides = Nieoficjalne, od fanów, własnymi słowami: decyduje instrukcja z pudełka.
paper-guide-under = { $count } kart · { $fewest } do { $most } osób
paper-guide-cards = Karty

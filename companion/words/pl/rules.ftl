# Zasady własnymi słowami, według rozdziału instrukcji, na który powołuje się sędzia.
# Drugie czytanie, na głos: nikt nie jest tu z góry mężczyzną („złapany”, „winny” i „we dwoje” zniknęły). „wygrywa najmniej” nie miało
# podmiotu, „nic się nie jest winnym” nie jest po polsku. „Co się mówi, mówi” było zagadką. Karty się wymienia, nie zamienia.

rulebook-object-of-the-game = Pozbądź się kart przed innymi. Dostajesz punkty za to, co inni jeszcze mają; punkty z rund się sumują.
rulebook-setup = Każdy dobiera kartę: najwyższa liczba rozdaje, znaki liczą się za zero. Po siedem kart; reszta to stos dobierania; jego wierzchnia karta zaczyna stos odrzuconych.
rulebook-set-up = Każdy dobiera kartę: najwyższa liczba rozdaje. Po siedem kart; reszta to stos dobierania; jego wierzchnia karta zaczyna stos odrzuconych.
rulebook-nonpartisan-setup = Karta VETO leży na środku, a zasady domowe są zapisane. Po siedem kart; reszta to stos dobierania; jego wierzchnia karta zaczyna stos odrzuconych.
rulebook-lets-play = Połóż kartę tego samego koloru, liczby albo znaku, albo zmianę koloru. Nie możesz lub nie chcesz? Dobierz jedną. Jeśli pasuje, możesz ją od razu zagrać, ale żadnej innej.
rulebook-draw-one = Następny dobiera 1 kartę i traci kolejkę. Pasuje do swojego koloru i do innej +1.
rulebook-draw-two = Następny dobiera 2 karty i traci kolejkę. Pasuje do swojego koloru i do innej +2.
rulebook-reverse = Kierunek się zmienia. Pasuje do swojego koloru i do innej zmiany kierunku. Gdy leży na początku, zaczyna rozdający, a gra idzie w prawo.
rulebook-skip = Następny traci kolejkę. Pasuje do swojego koloru i do innego Stopu.
rulebook-wild = Pasuje do wszystkiego, nawet gdy masz coś innego. Powiedz, jakim kolorem gramy dalej.
rulebook-wild-draw-four = Powiedz kolor; następny dobiera 4 i traci kolejkę. Wolno tylko bez karty obowiązującego koloru. Gdy ktoś cię sprawdza, pokaż karty tylko tej osobie: jeśli ma rację, dobierasz 4, jeśli nie, ona dobiera 6.
rulebook-spin-wild-draw-four = Powiedz kolor; następny dobiera 4 i traci kolejkę. Wolno tylko bez karty obowiązującego koloru. W tej grze się nie sprawdza.
rulebook-mod-card = Wybierz kolor i oddaj swoje karty tego koloru, każdemu po jednej, zgodnie z zegarem od lewej, aż ich zabraknie. To też zmiana koloru: powiedz obowiązujący kolor.
rulebook-wild-customizable = Zmiana koloru, która robi też to, co napisaliście na niej przed grą. Na początku nie robi nic; pierwszy mówi kolor.
rulebook-veto-card = Każdy może ją położyć przed kimś, kto mówi o polityce. Ta osoba przestaje i traci następną kolejkę. Potem karta wraca na środek.
rulebook-using-customizable-cards = Wykonuje się zasadę z karty. Wszyscy zgodzili się na nią przed grą.
rulebook-spin-cards = Liczbę z wirem gra się jak każdą liczbę. Następny kręci kołem i to jest jego ruch.
rulebook-the-uno-spin-wheel = Zrób to, co mówi pole. Kto odrzuca kilka kart, wybiera, która leży na wierzchu.
rulebook-almost-uno = Kręcący zostawia dwie karty, resztę odrzuca.
rulebook-discard-number = Kręcący wybiera liczbę i może odrzucić wszystkie karty z nią.
rulebook-discard-color = Kręcący wybiera kolor i może odrzucić wszystkie karty tego koloru.
rulebook-draw-red = Kręcący dobiera, aż przyjdzie karta czerwona albo zmiana koloru, i zatrzymuje wszystkie.
rulebook-draw-blue = Kręcący dobiera, aż przyjdzie karta niebieska albo zmiana koloru, i zatrzymuje wszystkie.
rulebook-trade-hands = Każdy oddaje wszystkie karty w lewo. Kto dostaje tylko jedną, musi zawołać UNO.
rulebook-show-hand = Kręcący pokazuje wszystkim karty, potem gra idzie dalej.
rulebook-war = Wszyscy naraz pokazują swoją najwyższą liczbę. Najwyższa jest odrzucana. Przy remisie decyduje następna, a zwycięzca odrzuca wszystkie karty, które sam pokazał. Dalej gra osoba po nim.
rulebook-uno-spin = Kto pierwszy zawoła „UNO Spin”, odrzuca dowolną kartę. Dalej gra osoba po nim.
rulebook-power-icons = Kartę ze znakiem kładzie się według koloru albo liczby. Znaki nigdy do siebie nie pasują.
rulebook-power-icons-and-power-towers = Zagraj znak i weź jego wieżę, gdziekolwiek stoi. Póki ją masz, możesz blokować: U kartę +1, N kartę +2, O Zmianę koloru +4, ! Stop. Wszystkie cztery: odrzuć wszystko prócz jednej karty i zawołaj UNO.
rulebook-grab-2-towers = Weź dwie dowolne wieże, także od innych. Na początku nie daje żadnej i liczy się tylko jej kolor.
rulebook-wild-grab-a-tower = Zmiana koloru, z którą bierzesz też jedną dowolną wieżę. Na początku pierwszy mówi tylko kolor.
rulebook-going-out = Zawołaj UNO, gdy zagrywasz przedostatnią kartę, inaczej ktoś może cię złapać i dobierasz 2. Bez kart runda się kończy. Karta dobierania zagrana jako ostatnia jeszcze działa; pusty stos dobierania robi się z odrzuconych.
rulebook-scoring = Liczby są warte tyle, ile pokazują, karty akcji 20, zmiany koloru 50.
rulebook-nonpartisan-scoring = Liczby są warte tyle, ile pokazują, karty akcji 20, zmiany koloru 50, karty dowolne 40.
rulebook-power-grab-scoring = Liczby są warte tyle, ile pokazują, karty akcji 20; Dwie wieże i zmiany koloru 50.
rulebook-winning-the-game = Wygrywa, kto pierwszy ma 500 punktów albo tyle, ile ustaliliście.
rulebook-alternative-scoring-and-winning = Albo: każdy zapisuje, z czym zostaje. Gdy ktoś ma 500, wygrywa, kto ma najmniej.
rulebook-alternative-ways-to-play = Grajcie do innej liczby punktów albo bez punktów: wygrywa pierwszy bez kart.
rulebook-contents = W talii są tylko karty z tego pudełka, w jego kolorach i w tej liczbie.
rulebook-instant-uno = Wszystkie cztery wieże: odrzuć wszystko prócz jednej karty, odstaw wieże na środek i zawołaj UNO.
rulebook-script-acts = Każde zdanie mówi, kto co zrobił: w całości, o kimś, kto gra, i wtedy, gdy to możliwe.
rulebook-script-cards = Karta nazywa się kolorem i liczbą; # odróżnia dwie takie same.
rulebook-script-refusals = Karty, która leży na stosie odrzuconych, nikt nie ma na ręce.
rulebook-script-the-table = Najpierw to, na co stół czeka.
rulebook-script-corrections = Co cofnięte lub poprawione, zmienia wszystko, co było potem.
rulebook-script-what-the-camera-sees = Karta, którą widać, leży tam. Tłumaczy ją to, na co pozwalają zasady; inaczej stół pyta.

## What holds at every table where the sheets are silent.

fixed-first-out-wins = Kto pierwszy nie ma kart, wygrywa rundę, cokolwiek ostatnia karta robi innym, i tak zostaje aż do policzenia.
fixed-next-player-vetoed = Zasada o następnym graczu dotyczy tego, kto jest następny. Gdy VETO zabiera mu kolejkę, zasada się kończy.
fixed-scoring = Zwycięzca rundy dostaje to, co inni jeszcze mają. Albo każdy zapisuje, z czym zostaje, i wygrywa, kto ma najmniej. Albo pierwszy bez kart wygrywa grę.
fixed-short-piles = Gdy w obu stosach razem jest za mało kart, dobiera się, ile jest, a reszta przepada.
fixed-veto = Kartę VETO może mieć tylko jedna osoba. Nikt nie daje jej sobie.
fixed-dealer = Gdzie instrukcja nie mówi, kto rozdaje pierwszy, każdy dobiera kartę: najwyższa liczba rozdaje, znaki liczą się za zero.

## The question behind a ruling, as people ask it.

ruling-two-player-reverse = Zmiana kierunku w dwie osoby
ruling-wrong-card = Karta, która nie pasuje
ruling-next-dealer = Kto rozdaje następną rundę
ruling-last-card-challenge = Sprawdzanie ostatniej Zmiany koloru +4
ruling-spin-start-card = Karta Spin na początku
ruling-discard-on-top-acts = Wierzchnia karta po odrzuceniu kart
ruling-instant-uno-pile = Karty odrzucone przy błyskawicznym UNO
ruling-veto-and-skip = Co załatwia VETO
ruling-uno-after-wheel = Jedna karta bez zagrania
ruling-draw-more = Bez pasującej karty dobiera się
ruling-stacking = Przekazywanie kart dobierania
ruling-jump-in = Wskakiwanie z taką samą kartą
ruling-seven-zero = 7 wymienia karty, 0 je przekazuje
ruling-force-play = Dobraną kartę, która pasuje, trzeba zagrać
ruling-must-play = Kto może zagrać, nie może dobrać
ruling-equal-cards = Kilka kart tej samej liczby naraz
ruling-last-card = Ostatnią kartą może być
ruling-false-uno = Wołanie UNO z inną liczbą kart
ruling-draw-two-turn = Kto dobiera jedną lub dwie karty za kartę dobierania
ruling-hand-size = Kart dla każdego
ruling-decks = Pudełka kart
ruling-wheel-turns = Koło

## What the answers to it mean, shortly.

choice-two-player-reverse-skip = działa jak Stop
choice-two-player-reverse-turn = zmienia tylko kierunek
choice-wrong-card-take-back = wraca na rękę
choice-wrong-card-take-back-draw-two = wraca, i dobiera się 2
choice-next-dealer-left = osoba po lewej
choice-next-dealer-winner = zwycięzca
choice-last-card-challenge-never = nigdy
choice-last-card-challenge-allowed = dozwolone
choice-spin-start-card-number = to tylko liczba
choice-spin-start-card-spins = pierwszy kręci
choice-discard-on-top-acts-no = mówi tylko, co pasuje
choice-discard-on-top-acts-yes = działa jak zagrana
choice-instant-uno-pile-under = pod zagraną kartę
choice-instant-uno-pile-on-top = na wierzch, w tej kolejności
choice-veto-and-skip-next-own-turn = następna własna kolejka
choice-veto-and-skip-any-lost-turn = każda stracona kolejka
choice-uno-after-wheel-owed = też trzeba wołać UNO
choice-uno-after-wheel-free = nie trzeba wołać
choice-draw-more-one = jedną kartę
choice-draw-more-until-playable = aż coś pasuje
choice-stacking-off = nie
choice-stacking-same = ten sam rodzaj
choice-stacking-up = ten sam rodzaj albo więcej kart
choice-stacking-any = każda na każdą
choice-jump-in-off = nie
choice-jump-in-on = tak
choice-seven-zero-off = nie
choice-seven-zero-on = tak
choice-force-play-off = nie
choice-force-play-on = tak
choice-must-play-off = nie
choice-must-play-on = tak
choice-equal-cards-off = nie
choice-equal-cards-on = tak
choice-last-card-any = dowolna
choice-last-card-number = tylko liczba
choice-false-uno-free = nic nie kosztuje
choice-false-uno-draw-two = kosztuje 2 karty
choice-draw-two-turn-lost = i traci kolejkę
choice-draw-two-turn-kept = i potem gra
choice-hand-size-7 = 7
choice-hand-size-5 = 5
choice-hand-size-6 = 6
choice-hand-size-8 = 8
choice-hand-size-9 = 9
choice-hand-size-10 = 10
choice-decks-one = jedno
choice-decks-two = dwa, potasowane razem
choice-wheel-turns-spun = kręci nim gracz
choice-wheel-turns-by-itself = kręci się samo, cztery sekundy po karcie

## The headings of the sheets' sections.

section-object-of-the-game = Cel gry
section-setup = Przygotowanie
section-set-up = Przygotowanie
section-lets-play = Gramy
section-draw-one = { symbol-draw-one }
section-draw-two = { symbol-draw-two }
section-reverse = { symbol-reverse }
section-skip = { symbol-skip }
section-wild = { symbol-wild }
section-wild-draw-four = { symbol-wild-draw-four }
section-mod-card = Karta Mod
section-wild-customizable = Karta dowolna jako zmiana koloru
section-veto-card = Karta VETO
section-using-customizable-cards = Karty dowolne w grze
section-spin-cards = Karty Spin
section-the-uno-spin-wheel = Koło UNO Spin
section-almost-uno = { face-almost-uno }
section-discard-number = { face-discard-number }
section-discard-color = { face-discard-color }
section-draw-red = { face-draw-red }
section-draw-blue = { face-draw-blue }
section-trade-hands = { face-trade-hands }
section-show-hand = { face-show-hand }
section-war = { face-war }
section-uno-spin = { face-uno-spin }
section-power-icons = Znaki mocy
section-power-icons-and-power-towers = Znaki i wieże mocy
section-grab-2-towers = { symbol-grab-two }
section-wild-grab-a-tower = { symbol-wild-grab }
section-going-out = Koniec rundy
section-scoring = Punkty
section-winning-the-game = Wygrana
section-alternative-scoring-and-winning = Inne liczenie i wygrana
section-alternative-ways-to-play = Inne sposoby gry
section-contents = Zawartość
section-instant-uno = Błyskawiczne UNO
section-script-acts = Co się mówi
section-script-cards = Karty
section-script-refusals = Czego nie można
section-script-the-table = Stół
section-script-corrections = Poprawki
section-script-what-the-camera-sees = Co widzi kamera
section-first-out-wins = Pierwszy bez kart
section-next-player-vetoed = Następny ma VETO
section-short-piles = Za mało kart
section-veto = VETO

## What a face of the wheel asks of $player.

## House rules on customizable cards, as they are read out

house-draw-until-color = Następny gracz dobiera, aż przyjdzie karta { NAME($color, of: "color", form: "f") }.
house-discard-wilds = Wszyscy inni odrzucają swoje zmiany koloru.
house-draw-three-if-stuck = Jeśli następny dobiera, zamiast zagrać, bierze trzy karty.
house-extra-turn = Ta sama osoba gra jeszcze raz.
house-exactly-seven = Następny dobiera albo odrzuca, aż ma dokładnie 7 kart.
house-exactly-three = Wszyscy dobierają albo odrzucają, aż mają dokładnie 3 karty.
house-hands-up = Wszyscy grają w odkryte karty.
house-joke = Opowiedz dowcip! Gdy ktoś się śmieje, odrzuć do 1 karty. Jeśli nie, dobierz 4.
house-stiff-elbows = Następny nie zgina łokci, aż ktoś zawoła UNO.
house-rooster = Następny pieje jak kogut albo dobiera 4 karty.
house-seven-zero = Z kim wymieniasz się kartami?

outcome-laughed = Ktoś się śmieje.
outcome-silent = Nikt się nie śmieje.
outcome-crowed = Co za kogut!
outcome-chickened = { $player } tchórzy i dobiera 4 karty.

# Do kiedy działa zasada: po słowie „aż”.
until-text = do następnej karty
until-hands-up = znów zagra { $player }
until-stiff-elbows = ktoś zawoła UNO
until-draw-three-if-stuck = skończy { $target }

# Strony i okna otwierane ze stołu, i telefony.

give-color = Który kolor oddajesz?
give-count = Ile kart tego koloru?

war-how = { $name }: dotknij najwyższej liczby. Dwie takie same? Dotknij imienia, potem następnej karty.
war-none = Jeszcze bez karty z liczbą: { $names }.
war-without = Nie mają żadnej: pokaż

fix-title = Popraw
fix-which = Dotknij tego, co jest źle.
fix-what = Co jest źle?
fix-card = Inna karta
fix-player = Ktoś inny
fix-not = Tego nie było
fix-missed = Przedtem czegoś brakuje
fix-likely = Najpewniej
fix-other = Inna karta…
fix-preview = Co się zmieni
fix-same = Nic więcej się nie zmieni.
fix-lost = To już nie pasuje; zostaje z uwagą:
fix-do = Popraw
fix-done = Poprawione.
fix-undone = cofnięte
fix-assumed = domyślone
fix-empty = Nic się jeszcze nie działo.
fix-count = Inna liczba kart
fix-color = Inny kolor
fix-add = Czego brakuje?
fix-setcards = Karty na ręce
fix-setscore = Punkty

hands-title = Co zostało?
hands-scan = Sfotografuj karty
hands-type = Wpisz karty
hands-points = Wpisz punkty
hands-none = Nic
hands-which = Dotknij imienia i pokaż, co zostało na ręce.
hands-open = Albo kładźcie odkryte karty obok stosu, jedna osoba po drugiej i w tej kolejności: kamera policzy je sama.
hands-differs = U mnie było { $m }. Tu jest { $n }.
hands-count = Czy to wszystkie?
hands-all = { $n ->
    [one] Tak, { $n } karta
    [few] Tak, { $n } karty
    [many] Tak, { $n } kart
   *[other] Tak, { $n } karty
 }
hands-add = Dodaj kartę
hands-save = To cała ręka
hands-race = Wyścig do { $n }
hands-next = Następna runda
hands-pointsword = punkty
hands-tablecamera = Kamera stołu
hands-beside = Połóż karty odkryte w wachlarzu obok stosu i dotknij jeszcze raz.
hands-private = Widzisz to tylko ty.

me-cut = Dobierz kartę: najwyższa liczba rozdaje
me-start-card = Rozdaj po siedem kart, zaczynając od: { $first }, i odkryj pierwszą kartę
me-play = Zagraj kartę albo dobierz
me-keep-or-play = Masz dobraną kartę: zagraj albo zatrzymaj
me-color = Powiedz kolor
me-skip = Tracisz kolejkę
me-show-hand = Pokaż karty: czy jest wśród nich kolor { NAME($color, of: "color") }?
me-spin = Zakręć kołem
me-discard = Odrzuć
me-draw-until = Dobieraj, aż trafi się { NAME($color, of: "color", form: "f") }
me-give = Oddaj karty
me-grab = { $n ->
    [one] Weź { $n } wieżę
    [few] Weź { $n } wieże
    [many] Weź { $n } wież
   *[other] Weź { $n } wieży
 }
me-uno = Masz jedną kartę

phone-title = Moje miejsce
phone-sit = Gdzie siedzisz?
phone-taken = zajęte
phone-watch = Tylko patrzę
phone-wait = Teraz { $name }
phone-deals = Następnie rozdaje { $next }. Rundę zaczyna { $name } albo tablet.
phone-up = Twoja kolej!
phone-notyet = Jeszcze nie ma gry. Zacznie się na tablecie.
phone-change = Zmień miejsce
phone-drew = Dobieram
phone-mycards = Moje karty
phone-scanmine = Sfotografuj moje karty
phone-unsure = Może brakować jakiejś karty.
phone-next = Do innego stołu
phone-left = Co masz jeszcze na ręce?
phone-count = Policz moje karty
phone-stay = Zostań tu: następna gra zacznie się na tablecie.
phone-shown = { $name } pokazuje ci te karty
phone-guilty = { NAME($color, of: "color") } jest
phone-innocent = { NAME($color, of: "color", form: "dop") } nie ma

orientation-title = Tablet leży czy stoi?
orientation-flat = Leży między nami
orientation-stands = Stoi
orientation-how = Leżąc obraca się do tego, kogo pyta. Menu i Ustawienia zmieniają to w każdej chwili.

demo-title = Boty grają nagrany wieczór.
demo-says = Każdy przycisk jest też twój: dotknij Cofnij albo Popraw i zobacz. Albo zagraj własnymi kartami.

points-title = Punkty w rundach
points-round = Runda
points-all = Razem
points-share = Udostępnij
points-picture = Jako obraz
points-text = Jako tekst
points-copied = Skopiowane.
points-copy = Tekst jest zaznaczony: skopiuj go.

watch-title = Stół do oglądania
watch-plays = Ostatnie zagrania
watch-scores = Punkty

join-code = Litery z tabletu
join-go = Dołącz
join-bad = Kod stołu ma cztery litery albo kilka więcej; klucz ma dziewięć cyfr.
join-forgot = Czy ten tablet prowadził grę? Wpisz dziewięć cyfr, które pokazuje inny prowadzący ekran w „Telefonach”, albo „companion host” na komputerze z companionem.
join-typed = albo wpisz te cyfry tam, gdzie litery:
join-open = Nowe telefony mogą dołączyć
join-devices = Przy stole
join-out = Usuń
join-here = jest
join-gone = śpi
join-camera = Telefon jako kamera
join-cameraqr = Odczytaj telefonem, który ma być kamerą. Otworzy się bezpieczna strona; gdy ostrzega, zobacz „Zaufanie”.
join-host = Drugi tablet prowadzący
join-role-host = prowadzi
join-tablet = Tablet
join-role-seat = gra
join-role-camera = kamera
join-role-spectator = patrzy
join-soon = Ważne raz, przez dziesięć minut.

welcome-new = Zacznij grę
welcome-go = Wróć do stołu
welcome-tables = Stoły
welcome-nohost = Gry zaczyna się na tablecie stołu. Dołącz jego kodem.
welcome-unofficial = Nieoficjalne, zrobione przez fanów. Weź własne karty.
welcome-setting = w przygotowaniu

setup-title = Nowa gra
setup-game = Która gra?
setup-who = Kto gra?
setup-where = Gdzie kto siedzi?
setup-seat = Dotknij osoby, potem miejsca; albo przeciągnij.
setup-add = Dodaj osobę
setup-name = Imię
setup-names = Od dwóch do dziesięciu osób, każda z własnym imieniem.
setup-clockwise = Zaczyna się zgodnie z zegarem.
setup-dealer = Kto rozdaje?
setup-cut = Losujemy
setup-rules = Zasady tego stołu
setup-usual = jak w instrukcji
setup-changed = { $n ->
    [one] { $n } zasada zmieniona
    [few] { $n } zasady zmienione
    [many] { $n } zasad zmienionych
   *[other] { $n } zasady zmienionej
 }
setup-target = Gramy do
setup-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 }
setup-winner = Dostaje je zwycięzca
setup-lowest = Wygrywa najmniej punktów
setup-none = Bez punktów: pierwszy bez kart wygrywa
setup-camera = Kamera
setup-nocamera = Bez kamery: dotykamy kart
setup-seen = Widzę { CARD($card, form: "bier") }.
setup-sees = Połóż kartę pod kamerą.
setup-readyflat = Rozdaj: tablet leży
setup-readystands = Rozdaj: tablet stoi
setup-ready = Gotowe: rozdaj!
setup-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }
setup-custom = Karty własne
setup-customhow = Wybierzcie, ile ich jest w talii i co robi każda. Wszyscy muszą się zgodzić.
setup-agree = Wszyscy się zgadzają
setup-customnone = Nie ma w talii
setup-text = Nasza własna zasada
setup-textplace = Zaśpiewaj w następnej kolejce.
setup-write = Napiszcie ją też na karcie.
setup-phonecamera = Kamera telefonu
setup-remove = Usuń: { $name }
setup-icons = Znaki mocy
setup-iconsown = jak na waszych kartach
setup-iconsusual = zwykły układ
setup-iconshow = Dotykaj liczby, aż pokaże znak wydrukowany na jednej z jej dwóch kart.
setup-choosing = Zasada: { CARD($card) }
setup-must = Najpierw uzgodnijcie karty własne.
rule-draw-until-color = Następny dobiera, aż trafi się kolor
rule-discard-wilds = Inni odrzucają zmiany koloru
rule-draw-three-if-stuck = Następny bez ruchu dobiera trzy
rule-extra-turn = Jeszcze jedna kolejka
rule-exactly-seven = Następny: dokładnie 7 kart
rule-exactly-three = Wszyscy: dokładnie 3 karty
rule-hands-up = Karty odkryte do twojej kolejki
rule-joke = Opowiedz dowcip
rule-stiff-elbows = Następny: proste łokcie aż do UNO
rule-rooster = Następny pieje jak kogut

history-title = Historia
history-standings = Ranking
history-none = Żadna gra nie jest jeszcze skończona. Pierwsza pojawi się tutaj.
history-player = Imię
history-games = Gry
history-won = Wygrane
history-rounds = Wygrane rundy
history-replay = Karta po karcie
history-minutes = { $n ->
    [one] minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
  }
history-wins = Wygrywa { $name }
history-unfinished = nieskończona
history-colors = Obowiązujące kolory
history-race = Punkty po każdej rundzie
history-plays = Zagrane karty
history-draws = Dobrane karty
history-slow = Sekundy na ruch
history-most = Najwięcej kart
history-faces = Koło
history-search = Szukaj osoby
history-bgstats = Dla BG Stats (JSON)
history-bgopen = Otwórz w BG Stats
history-delete = Usuń grę: { $name }
history-gone = Stołu nie ma już na liście, ani jego gier.
history-csv = Tabela (CSV)
history-json = Wszystko (JSON)
history-step = Krok { $n } z { $m }
history-playit = Odtwórz
history-pause = Pauza
history-first = Na początek
history-last = Na koniec
history-before = Krok wstecz
history-after = Krok dalej

print-title = Druk
print-make = Zrób PDF
print-making = Robi się…
print-made = Gotowe: zobacz pobrane. Drukuj w 100 %, bez „dopasuj do strony”.

print-deck = Nazwa talii
print-deckhow = Dwie litery albo cyfry. Macie dwie talie tej gry? Dajcie każdej własną, a nigdy się nie pomylą.
print-badname = Dwie litery albo cyfry, na przykład K7.
print-paper = Papier
print-ruler = Linijka na ostatnim wydruku ma
print-rulerhow = 100 jest dobrze. Jest krótsza albo dłuższa? Wpisz to raz: odtąd każdy wydruk będzie poprawiony.
print-badruler = Linijka ma od 90 do 110 mm. Zmierz jeszcze raz.
print-makesome = { $n ->
    [one] PDF: { $n } karta
    [few] PDF: { $n } karty
    [many] PDF: { $n } kart
   *[other] PDF: { $n } karty
 }
print-usualicons = Wróć do zwykłego układu
print-customin = { $n ->
    [one] { $n } jest w talii
    [few] { $n } są w talii
    [many] { $n } jest w talii
   *[other] { $n } jest w talii
 }
print-customall = drukują się wszystkie, z miejscem do pisania
print-customhow = Wybierzcie karty, które są w talii, i co na nich stoi. Bez wyboru drukują się wszystkie.
print-lost = Pojedyncze karty
print-all = Drukuj całą talię
print-whole = cała talia
print-losthow = Zginęła karta albo jej etykieta? Wydrukuj tylko tę jedną.
print-which = Której karty brakuje?
print-copy = { $n } z { $m }
print-more = Naklejki, rozmiary i imiona
print-stock = Arkusze naklejek
print-plain = Zwykły papier
print-used = Brakujące naklejki na pierwszym arkuszu
print-usedhow = Druk zaczyna się za nimi.
print-badused = Liczba od 0 do 29: ilu naklejek brakuje.
print-card = Rozmiar karty
print-height = Wysokość karty (mm)
print-cardhow = Szerokość i wysokość.
print-badcard = Karty mają 50 do 64 mm szerokości i 80 do 92 mm wysokości.
print-tag = Rozmiar kodu
print-taghow = Większe kody czyta się z dalsza.
print-badtag = Kody mają od 16 do 28 mm.
print-players = Imiona
print-playershow = Na żetony miejsc i kartę punktów, z przecinkami.
print-doc-labels = Etykiety
print-doc-cards = Całe karty
print-doc-tokens = Żetony
print-doc-towers = Wieże z papieru
print-doc-wheel = Koło z papieru
print-doc-mat = Mata
print-doc-sheet = Karta punktów
print-doc-guide = Instrukcja
print-doc-all = Wszystko
print-for-labels = Dla każdej karty etykieta z dwoma kodami: wsuń ją w koszulkę.
print-for-cards = Całe karty, własny rysunek, z kodami.
print-for-tokens = Polecenia, które kładzie się obok stosu, dla kamery.
print-for-towers = Cztery wieże do złożenia i sklejenia.
print-for-wheel = 180 mm: do koła z drukarki 3D albo do zakręcenia ołówkiem i spinaczem.
print-for-mat = Mata ze znakami w rogach: kamera od razu znajduje stos.
print-for-sheet = Na wieczór bez ekranu.
print-for-guide = Jedna strona: koszulki, przygotowanie, gra.
print-for-all = Wszystko to w jednym pliku.

settings-look = Wygląd
settings-dark = Ciemny
settings-light = Jasny
settings-auto = Jak urządzenie
settings-type = Rozmiar pisma
settings-lying = Tablet leży płasko między nami
settings-lyinghow = Środek obraca się do tego, kto gra.
settings-sound = Dźwięk
settings-caller = Zapowiedzi
settings-callerhow = Mówi głośno, co się dzieje. Napisy zostają.
settings-sounds = Dźwięki
settings-awake = Nie usypiaj ekranu
settings-awakehow = Działa na bezpiecznych stronach; gdzie indziej ustaw długi czas ekranu.
settings-shapes = Kształt żółtego
settings-star = Gwiazda
settings-diamond = Romb
settings-still = Bez ruchu
settings-stillhow = Koło i stół się nie kręcą; zmieniają się.
settings-volume = Głośność
settings-voice = Głos
settings-voiceany = Dowolny
settings-language = Język
settings-astable = Jak stół
settings-tablelanguage = Język stołu
settings-eachdevice = Każde urządzenie własny
settings-novoice = To urządzenie nie ma głosu ({ $language }): milczy. Napisy zostają.
settings-try = Wypróbuj
settings-licenses = Z czego zrobiona jest ta strona
settings-colors = Kształty i kolory
settings-hear = Ola zagrywa czerwoną 7. Janek, twoja kolej.

camera-title = Kamera
camera-phone = Ten telefon jest kamerą
camera-start = Włącz kamerę
camera-stop = Stop
camera-torch = Światło
camera-zoom = Zoom
camera-secure = Przeglądarka pozwala na kamerę tylko pod bezpiecznym adresem. Otwórz { $address } na tym telefonie.
camera-none = Żadna kamera nie jest dopuszczona. Zezwól na nią w ustawieniach przeglądarki albo wybierz inną na tablecie.
camera-aim = Trzymaj telefon prosto nad stosem, na długość ręki, i tam go umocuj.
camera-good = Dobry obraz.
camera-sent = { $n ->
    [one] { $n } zdjęcie wysłane
    [few] { $n } zdjęcia wysłane
    [many] { $n } zdjęć wysłanych
   *[other] { $n } zdjęcia wysłanego
 }
camera-seen = Widzę: { CARD($card) }
camera-choose = Która kamera?
camera-off = Bez kamery
camera-on = Kamera działa
camera-trust = Jak to zabezpieczyć: raz pobierz certyfikat
camera-health = Kamera
camera-notable = Najpierw dołącz do stołu; wtedy ten telefon może być jego kamerą.
camera-live = Co widzi
camera-front = Druga strona

reach-title = Kto sięga skąd?
reach-why = Gdy kamera zna każdą rękę, mówi, kto zagrał i kto dobrał. Powiedz imię: ta osoba dotyka stosu, i tak dookoła. Potem przeciągnij imię tam, gdzie jego miejsce.
reach-all = Wszyscy dotykają stosu
reach-touch = { $name }, dotknij stosu
reach-stop = Stop
reach-from = { $name } sięga stąd
reach-draw = Stos dobierania
reach-showdraw = Pokaż stos dobierania

menu-reshuffle = Przetasowaliśmy stos
menu-fullscreen = Pełny ekran
menu-rulings = Zasady

## Okna otwierane ze stołu

app-tag = Sędzia przy waszym stole
nav-table = Stół
nav-history = Historia
nav-print = Druk
nav-settings = Ustawienia
nav-phones = Telefony
nav-camera = Kamera
nav-home = Strona główna
nav-done = Gotowe
nav-cancel = Anuluj
table-seats = Gracze
table-flip = Połóż tablet
table-leave = Odchodzi od stołu
table-join = Gra od następnej rundy
table-cite = Instrukcja: { $place }
table-ruling = Ustalenie stołu: { $place }
table-norule = Nic spornego: tak po prostu było.
table-set = Ustaw karty lub punkty
veto-title = Połóż VETO
veto-who = Kto kładzie?
veto-held = { $name } traci następną kolejkę.
deal-gift = { $name } daje każdemu po kolei jedną kartę, zgodnie z zegarem:

phone-tidy = Odłóż karty
phone-toomany = { $n ->
    [one] Masz { $n } kartę. Odłóż pozostałe.
    [few] Masz { $n } karty. Odłóż pozostałe.
    [many] Masz { $n } kart. Odłóż pozostałe.
   *[other] Masz { $n } karty. Odłóż pozostałe.
 }
phone-tapin = { $n ->
    [one] Wpisz { $n } kartę
    [few] Wpisz { $n } karty
    [many] Wpisz { $n } kart
   *[other] Wpisz { $n } karty
 }
misread-seen = Źle odczytane
misread-kept = { $n ->
    [one] Ostatnia sekunda jest w pliku { $file }.
    [few] Ostatnie { $n } sekundy są w pliku { $file }.
    [many] Ostatnie { $n } sekund jest w pliku { $file }.
   *[other] Ostatnie { $n } sekundy jest w pliku { $file }.
 }
misread-how = Odczyt leży obok. „companion watch” z tym plikiem pokazuje to znowu. Sam nigdy nie opuszcza tego komputera.
print-ink = Tusz
print-inkfull = Ciemne etykiety
print-inkless = O jedną piątą mniej czerni
print-inkhow = Pełne kody czyta się najlepiej; jasne prawie tak samo.
print-middle = Środek koła
print-hole = Z otworem
print-nohole = Bez otworu

phone-late = Grasz od następnej rundy.
people-title = Osoby
people-waits = nie w tej rundzie
people-late = Ktoś się spóźnia?
people-comes = Gra od następnej rundy, siada za ostatnią osobą, bez punktów. Wtedy rozdajcie i jej.
people-goes = Karty idą pod stos dobierania: { $name }. Punkty zostają, a { $name } może wrócić w innej rundzie.
people-rename = Zmień imię: { $name }
people-phone = Telefon tej osoby

setup-yours = Wasze karty
setup-tags = Z kodami
setup-bare = Bez kodów
setup-both = Obie
setup-howtags = W drukowanych koszulkach albo z etykietami: kamera zna każdą kartę.
setup-howbare = Prosto z pudełka. Pokażcie mi każdą raz; to trwa około trzech minut.
setup-whichbare = Która talia?
setup-noneyet = Żadna talia tej gry nie jest jeszcze nauczona.
setup-teach = Naucz mnie talii
setup-unfinished = { $deck } nie jest jeszcze cała: { $n } z { $all }.
teach-title = Moje karty są bez kodów
teach-lead = Pokaż mi po jednej karcie każdego rodzaju, a poznam waszą talię. Zdjęcia zostają na tym komputerze.
teach-name = Jak nazwać tę talię?
teach-known = Znam { $n } z { $all } kart.
teach-all = Znam już całą talię { $deck }.
teach-rows = Ułóż je tak
teach-how = Po jednej każdego rodzaju, w tej kolejności, na szerokość palca od siebie, na gładkim stole innego koloru niż ich brzeg. Potem zrób z góry zdjęcie wszystkich.
teach-part = Ile naraz?
teach-whole = Wszystkie
teach-missing = Czego brakuje ({ $n })
teach-photo = Zrób zdjęcie
teach-one = Jedna po drugiej, pod kamerą stołu
teach-stop = Stop
teach-nocamera = Z kamerą nad stołem można pokazać je też jedną po drugiej: wybierz ją w przygotowaniu.
teach-seen = { $n ->
    [one] { $n } karta na zdjęciu
    [few] { $n } karty na zdjęciu
    [many] { $n } kart na zdjęciu
   *[other] { $n } karty na zdjęciu
 }
teach-strange = { $n ->
    [one] { $n } karta leży nie na miejscu: czy kolejność jest dobra?
    [few] { $n } karty leżą nie na miejscu: czy kolejność jest dobra?
    [many] { $n } kart leży nie na miejscu: czy kolejność jest dobra?
   *[other] { $n } karty leży nie na miejscu: czy kolejność jest dobra?
 }
teach-still = Jeszcze brakuje:
teach-edges = Słabo widać brzegi: połóż ją płasko i całą na stole innego koloru albo trochę bliżej.
teach-white = Brzeg karty jest tak biały jak podłoże: połóż ją na czymś ciemniejszym.
teach-blurred = Zdjęcie jest nieostre: trzymaj spokojnie albo daj więcej światła.
teach-glare = Odbija się lampa: obróć kartę trochę albo przesuń lampę.
teach-asked = Która to karta?
teach-cut = Karta z twojego zdjęcia
teach-neither = Pokażę ją jeszcze raz
teach-next = Następna: { CARD($card) }
teach-left = { $n ->
    [one] jeszcze { $n } karta
    [few] jeszcze { $n } karty
    [many] jeszcze { $n } kart
   *[other] jeszcze { $n } karty
 }
teach-is-nothing = Połóż ją samą na środku.
teach-is-moving = Chwilę…
teach-is-same = To jeszcze poprzednia: zabierz ją.
teach-is-poor = Nie widzę jej dobrze.
teach-is-asked = Powiedz, proszę, która to karta.
teach-is-taught = Mam.
teach-faces = Co znam
teach-again = Dotknij tej, która wygląda źle, i pokaż ją jeszcze raz.
teach-reshow = Pokaż jeszcze raz: { CARD($card) }
teach-play = Zagraj nią
teach-forget = Zapomnij tę talię
teach-sure = Naprawdę zapomnieć { $deck }?
score-title = Punkty
score-who = Gracze lub drużyny
score-names = Do { $most } imion, każde tylko raz.
score-game = Gra
score-optional = jeśli chcecie
score-name = W co gracie?
score-target = Do ilu punktów?
score-to = Do { $n } punktów
score-wins = Kto wygrywa?
score-highest = Wygrywa najwięcej punktów
score-lowest = Wygrywa najmniej punktów
score-begin = Zaczynamy
score-pad = Klawiatura numeryczna
score-round = Runda { $n }
score-sign = Plus lub minus
score-back = Usuń ostatnią cyfrę
score-write = Zapisz
score-photo = Sfotografuj karty z ręki
score-counted = { $n ->
    [one] Jedna karta, punkty: { $points }.
    [few] { $n } karty, punkty: { $points }.
    [many] { $n } kart, punkty: { $points }.
   *[other] { $n } kart, punkty: { $points }.
  }
score-unknown = Nie odczytano żadnej karty ze znanego pudełka.
score-carried = Przeniesione
score-won = { $n ->
    [one] Wygrywa { $names }!
    [few] Wygrywają wspólnie: { $names }!
    [many] Wygrywają wspólnie: { $names }!
   *[other] Wygrywają wspólnie: { $names }!
  }
score-goon = Gramy dalej
score-end = Koniec gry
score-change = Dalej tylko z punktami
score-changehow = Sędzia kończy pracę; punkty, telefony i kod zostają.
watch-open = Otwórz to w przeglądarce telewizora:
watch-stream = Do transmisji, bez tła:
welcome-referee = Sędzia
welcome-refereesays = Zna zasady, liczy karty i rozstrzyga spory.
welcome-wheel = Tylko koło
welcome-wheelsays = Do pudełka, które swoje zgubiło. Kręci się od razu.
welcome-score = Tylko punkty
welcome-scoresays = Do każdej gry w karty, dla dowolnej liczby graczy.
welcome-demo = Zobacz, jak to działa
welcome-help = Pomoc
history-score = Kartka z punktami
setup-before = Jak ostatnio: { $names }
setup-deals = Rozdaje { $name }
setup-any = Dowolne karty
setup-howany = Etykiety są widoczne same z siebie, a karty bez etykiet są odczytywane. Czasem kamera zapyta o nową kartę.
war-who = Czyja jest ta karta?
war-tied = Remis: każdy pokazuje następną kartę z liczbą.
war-top = Która karta leży na wierzchu?
ways-title = Co teraz?
ways-back = Cofnij kartę
ways-was = To { $name }
watch-join = Dołącz: { $code }
watch-uno = UNO! { $names }
phone-wonround = Wygrywasz rundę!
phone-wongame = Wygrywasz grę!
misread-really = To nie była karta { $card }. Która to była?
misread-ask = Zachować ostatnie pół minuty z kamery do zgłoszenia? Zostanie na komputerze companiona.
misread-keep = Zachowaj film
misread-download = Pobierz
camera-scan = Zeskanuj to telefonem, który będzie nagrywał
camera-step-scan = Zeskanuj kod. Na telefonie otworzy się strona kamery.
camera-step-warn = Przeglądarka ostrzega, bo nie zna waszego komputera. Tutaj to normalne:
camera-step-chrome = dotknij Zaawansowane, potem Otwórz stronę.
camera-step-safari = dotknij Pokaż szczegóły, potem odwiedź tę witrynę.
camera-step-start = Dotknij Start i zezwól na kamerę. Trzymaj telefon prosto nad stosem.
phone-away = telefonu nie ma: weź miejsce z powrotem
camera-android = Android, Chrome:
camera-iphone = iPhone, Safari:
help-search = Szukaj w pomocy
help-none = Nic nie znaleziono. Spróbuj innego słowa.
race-after = +{ $seconds } s

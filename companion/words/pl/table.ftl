# Sam stół: co widać na tablecie w czasie gry.

language-name = Polski

app-name = companion

wilds = kolory

nav-broken = Ta strona się potknęła. Stół jest bezpieczny.
nav-again = Wczytaj jeszcze raz
nav-back = Wstecz
nav-close = Zamknij
nav-menu = Menu
nav-fix = Popraw
nav-undo = Cofnij
nav-setup = Nowa gra
nav-mute = Wycisz
nav-unmute = Głos

line-unreachable = Nie można teraz połączyć się z companionem.
line-failed = Nie udało się. Nic nie zginęło; spróbuj jeszcze raz.
line-forgotten = To urządzenie nie należy już do stołu. Dołącz znowu kodem z tabletu.
line-newgame = Zaczyna się nowa gra.
line-back = Znów przy stole.
line-lost = Szukam stołu… Grajcie dalej kartami.
line-kept = { $n ->
    [one] { $n } dotknięcie czeka na wysłanie. Resztę dotknijcie, gdy stół wróci.
    [few] { $n } dotknięcia czekają na wysłanie. Resztę dotknijcie, gdy stół wróci.
    [many] { $n } dotknięć czeka na wysłanie. Resztę dotknijcie, gdy stół wróci.
   *[other] { $n } dotknięcia czeka na wysłanie. Resztę dotknijcie, gdy stół wróci.
 }
line-one = Twoje ostatnie dotknięcie jest jeszcze w drodze. Dotknij, gdy stół wróci.
line-blocked = Ta sieć nie przepuszcza stołu. Otwórz adres, który pokazuje komputer z companionem.

table-title = Stół
table-turn = Teraz { $name }
table-color = Obowiązujący kolor
table-nocolor = Kolor jeszcze niewybrany
table-left = zgodnie z zegarem
table-right = przeciwnie do zegara
table-direction = Gra idzie { $way }
table-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }
table-score = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 }
table-draw = Stos dobierania
table-dealer = rozdaje
table-round = Runda { $n }
table-uno = UNO
table-unoowed = UNO?
table-vetoed = VETO
table-drewhint = dobrane?
table-rule = Zasada
mercy-asked = Czy { $player } ma { $count } kart lub więcej? Wtedy odpada.
mercy-out = { $player } odpada
mercy-count = Nie, mniej
table-standing = Zasady domowe w mocy
table-until = aż { $until }
table-none = Jeszcze bez kart
table-stand = Postaw tablet
table-everyone = wszyscy
table-why = Dlaczego?
table-won = Runda wygrana: { $name }!
table-over = Gra wygrana: { $name }!

ask-cut = Każdy dobiera kartę. Kto ma najwyższą liczbę, rozdaje
ask-start-card = rozdaje po siedem kart, zaczynając od: { $first }, i odkrywa pierwszą kartę
ask-play = zagrywa kartę albo dobiera
ask-keep-or-play = po dobraniu: zagrywa albo zatrzymuje
ask-color = mówi kolor
ask-penalty = { $n ->
    [one] { $n } karta do dobrania
    [few] { $n } karty do dobrania
    [many] { $n } kart do dobrania
   *[other] { $n } karty do dobrania
 }
ask-skip = traci kolejkę
ask-show-hand = pokazuje karty: czy jest wśród nich kolor { NAME($color, of: "color") }?
ask-show-all = pokazuje wszystkim karty
ask-spin = kręci kołem
ask-discard = { $people ->
    [one] odrzuca
    [few] odrzucają
    [many] odrzucają
   *[other] odrzucają
 }
ask-draw-until = { $people ->
    [one] dobiera, aż trafi się { NAME($color, of: "color", form: "f") }
    [few] dobierają, aż trafi się { NAME($color, of: "color", form: "f") }
    [many] dobierają, aż trafi się { NAME($color, of: "color", form: "f") }
   *[other] dobierają, aż trafi się { NAME($color, of: "color", form: "f") }
 }
ask-war = Wojna: pokażcie najwyższe liczby
ask-shout = Kto zawołał pierwszy?
ask-give = oddaje karty
ask-grab = { $n ->
    [one] bierze { $n } wieżę
    [few] bierze { $n } wieże
    [many] bierze { $n } wież
   *[other] bierze { $n } wieży
 }
ask-house-rule = Zasada domowa
ask-hands = Co zostało na rękach?
ask-next-round = Gramy następną rundę?
ask-dispute = Ta karta nie pasuje
ask-whose = czyja to karta?
ask-took-cards = karty wzięte?
question-title = Pytanie o ostatnią kartę
question-whose = Czy to { $other }? Teraz gra { $name }.
question-took = { $n ->
    [one] Czy { $name } bierze { $n } kartę?
    [few] Czy { $name } bierze { $n } karty?
    [many] Czy { $name } bierze { $n } kart?
   *[other] Czy { $name } bierze { $n } karty?
 }
question-drewfirst = { $other }, a { $name } dobiera wcześniej
question-outofturn = { $other }, poza kolejką
question-yes = Tak
question-no = Nie
ask-uno = { $people ->
    [one] ma jedną kartę
    [few] mają po jednej karcie
    [many] mają po jednej karcie
   *[other] mają po jednej karcie
 }

do-play = Zagraj kartę
do-draw = Dobrana karta
do-kept = Dobieram i zostawiam
do-drawn = Dobrane: { $n }
do-pass = Zatrzymana
do-challenge = Sprawdzam
do-challenged = Sprawdzone: { NAME($color, of: "color") } jest
do-unfounded = Sprawdzone: { NAME($color, of: "color", form: "dop") } nie ma
do-block = Blokuję
do-accept = Tracę kolejkę
do-turn-up = Odkryj
do-spin = Zakręć kołem
do-real = Prawdziwe koło
do-uno = UNO!
do-catch = { $name }: bez UNO!
do-show-hand = Pokaż karty
do-guilty = { NAME($color, of: "color") } był
do-innocent = { NAME($color, of: "color", form: "dop") } nie było
do-discard = Odrzuć
do-war = Pokaż
do-shout = Pierwszy głos: { $name }
do-give = Oddaj
do-grab = Weź
do-resolve = Gotowe
do-next-round = Następna runda
do-allow = Niech zostanie
do-takeback = Zabierz
do-other = To ktoś inny
do-hand = Policz karty
do-rematch = Jeszcze raz
do-veto = VETO
do-reshuffle = Przetasowane
do-none = Żadna
do-laughed = Ktoś się śmieje
do-silent = Nikt się nie śmieje
do-crowed = Pianie było
do-chickened = Bez piania
do-howmany = Ile?
do-which = Które karty?
do-ok = OK

likeliest-title = Która to?
likeliest-nudge = Wystarczy jedno dotknięcie. Albo popraw kartę.
dispute-takeback = Weź kartę z powrotem na rękę: kamera to widzi.
pick-title = Która karta?
pick-color = 1. Kolor
pick-symbol = 2. Karta
pick-fits = pasuje
pick-inforce = Która karta?
pick-named = { CARD($card) }, { NAME($color, of: "color") }
pick-done = Gotowe
pick-player = Kto ją zagrał?
pick-which = Kto?

tower-title = Wieże mocy
tower-U = blokuje { symbol-draw-one }
tower-N = blokuje { symbol-draw-two }
tower-O = blokuje +4
tower-bang = blokuje { symbol-skip }
tower-middle = na środku
tower-holds = ma ją { $name }
tower-choose = Które wieże bierze { $name }?
veto-says = Ktoś mówi o polityce? Koniec z tym, i traci następną kolejkę.
veto-on = Komu?

deal-next-to = Każdy po kolei dostaje jedną kartę, zgodnie z zegarem:

pick-remove = Usuń { CARD($card, form: "bier") }

table-points = Punkty
table-stats = Statystyka

said-nothing = Stół jest gotowy.

side-bottom = przód
side-left = lewa
side-top = tył
side-right = prawa

inferred-title = Przyjęte
inferred-drew = dobrane { $n }?
inferred-says = { $name }: dobrane { $n }?
inferred-hand = Ręka była przy stosie dobierania.
inferred-arm = To ręka: { $name }.
inferred-rules = Inaczej karta by nie pasowała.
inferred-no = Nie
nav-redo = Ponów
do-shown = Wszyscy już widzieli

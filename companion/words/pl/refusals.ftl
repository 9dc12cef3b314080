# Dlaczego sędzia mówi „nie”, i co zostaje, choć nie pasuje.

## Why not

refused-bad-input = Tego stół nie rozumie.
refused-bad-input-json = Ten wiersz nie jest obiektem JSON.
refused-bad-input-unknown-act = Nie ma czynności { $act }.
refused-bad-input-missing = Brakuje pola { $field }.
refused-bad-input-wrong-field = Pole { $field } ma złą wartość.
refused-bad-input-unknown-player = Przy tym stole nie siedzi { $player }.
refused-bad-input-waiting-player = { $player } gra od następnej rundy.
refused-bad-input-out-player = { $player } odpadł(a) z tej rundy.
refused-bad-input-same-name = Ktoś już nazywa się { $player }.
refused-bad-input-player-count = Gra jest dla { $fewest } do { $most } osób, nie dla { $count }.
refused-bad-input-box = Ta gra nie ma pudełka „{ $value }”.
refused-bad-input-counts = { CARD($card) }: w talii może ich być od 0 do { $most }, nie { $count }.
refused-bad-input-too-many = Miejsc jest tylko { $count }.
refused-bad-input-unknown-card = Nie ma takiej karty: { CARD($card) }.
refused-bad-input-unknown-game = Nie ma gry { $game }.
refused-bad-input-unknown-ruling = Nie ma ustalenia { $ruling }.
refused-bad-input-ruling-value = Ustalenie { $ruling } nie może być { $value }.
refused-bad-input-unknown-face = Koło nie ma pola { NAME($face, of: "face") }.
refused-bad-input-weight = Waga pola { NAME($face, of: "face") } nie może być ujemna.
refused-bad-input-no-weight = Koło potrzebuje choć jednego pola, które może wypaść.
refused-bad-input-unknown-rule = Nie ma zasady { $rule }.
refused-bad-input-not-customizable = { CARD($card) } to nie karta własna tej gry.
refused-bad-input-no-rule = Brakuje zasady albo tekstu: { CARD($card) }.
refused-bad-input-rule-color = Zasada potrzebuje koloru tej talii: { CARD($card) }.
refused-bad-input-icon = { CARD($card) } nie może mieć znaku { $value }.
refused-bad-input-scoring = Liczenie to winner, lowest albo none, nie { $value }.
refused-bad-input-target = Celem musi być co najmniej 1 punkt.
refused-bad-input-unknown-tower = Nie ma wieży { $tower }.
refused-bad-input-too-many-cards = { $count ->
    [one] W tej ręce może być tylko { $count } kartę.
    [few] W tej ręce może być tylko { $count } karty.
    [many] W tej ręce może być tylko { $count } kart.
   *[other] W tej ręce może być tylko { $count } karty.
 }
refused-bad-input-hand-empty = { $player } jeszcze liczy karty, więc ręka nie może być pusta.
refused-bad-input-no-entry = Nie ma wpisu { $count } do poprawienia.
refused-bad-input-start-stays = Początek gry można zastąpić tylko innym początkiem.
refused-bad-input-nested = Poprawki nie można włożyć w inną poprawkę.
refused-not-started = Gra się jeszcze nie zaczęła.
refused-over = Gra skończona.
refused-not-your-turn = Teraz gra { $other }, nie { $player }.
refused-no-match = { CARD($card) } nie pasuje ani do { NAME($color, of: "color", form: "dop") }, ani do { NAME($symbol, of: "symbol", form: "dop") }.
refused-no-match-color = { CARD($card) } nie pasuje do { NAME($color, of: "color", form: "dop") }.
refused-not-in-play = { CARD($card) } leży już na stosie odrzuconych.
refused-not-in-play-cut = { CARD($card) } jest już u kogoś.
refused-not-in-play-twice = Dwa razy ta sama karta: { CARD($card) }.
refused-not-in-play-copies = Drugiej takiej karty nie ma w talii: { CARD($card) }.
refused-not-in-this-deck = { CARD($card) } nie należy do tej talii.
refused-drawn-card-only = Po dobraniu { $player } może zagrać tylko dobraną kartę.
refused-draw-first = { $player } musi najpierw dobrać kartę.
refused-already-drew = { $player } ma już dobraną kartę.
refused-answer-first = Najpierw { $ask }.
refused-wrong-answer = To nie odpowiada na pytanie.
refused-wrong-answer-not-asked = Nikt teraz o to nie pyta.
refused-wrong-answer-stale = Na to pytanie jest już odpowiedź.
refused-wrong-answer-started = Ta gra już się zaczęła.
refused-wrong-answer-draw-count = { $count ->
    [0] Nie może być kart.
    [one] To musi być 1 karta.
    [few] To muszą być { $count } karty.
    [many] To musi być { $count } kart.
   *[other] To musi być { $count } karty.
 }
refused-wrong-answer-draw-until = Dobieraj, aż przyjdzie karta { NAME($color, of: "color", form: "f") }, i powiedz, ile ich było.
refused-wrong-answer-discard-count = Kart musi być dokładnie { $count }.
refused-wrong-answer-hand-count = { $count ->
    [0] { $player } nie ma kart.
    [one] { $player } ma 1 kartę.
    [few] { $player } ma { $count } karty.
    [many] { $player } ma { $count } kart.
   *[other] { $player } ma { $count } karty.
 }
refused-wrong-answer-one-number = Wszystkie muszą mieć tę samą liczbę.
refused-wrong-answer-one-color = Wszystkie muszą mieć ten sam kolor.
refused-wrong-answer-wilds-only = Mogą odejść tylko karty zmiany koloru.
refused-wrong-answer-number-cards = { CARD($card) } nie jest kartą z liczbą.
refused-wrong-answer-is-out = { $player } nie ma już kart.
refused-wrong-answer-tower-count = Weź najwyżej { $count }, każdą tylko raz.
refused-wrong-answer-gift-count = { $count ->
    [0] Na tej ręce nie ma kart.
    [one] Na tej ręce jest tylko 1 karta.
    [few] Na tej ręce są tylko { $count } karty.
    [many] Na tej ręce jest tylko { $count } kart.
   *[other] Na tej ręce jest tylko { $count } karty.
 }
refused-wrong-answer-gift-owed = { $player } ma kolorowe karty i musi jakieś oddać.
refused-wrong-answer-highest-first = { $player } musi najpierw pokazać najwyższą liczbę.
refused-wrong-answer-not-tied = { $player } nie bierze udziału w remisie.
refused-wrong-answer-not-shown = { CARD($card) } nie należy do kart, które wygrały.
refused-wrong-answer-too-many-points = Karty, które ma { $player }, są warte najwyżej { $most }.
refused-wrong-answer-drew-past = { CARD($card) } pasuje, więc na niej kończy się dobieranie.
refused-wrong-answer-draw-on = Przy tym stole { $player } dobiera, aż coś będzie pasować.
refused-wrong-answer-last-card = Przy tym stole nikt nie kończy kartą akcji ani zmianą koloru.
refused-wrong-answer-holds-playable = Wiadomo, że { $player } ma pasującą kartę.
refused-wrong-answer-must-play = Przy tym stole { $player } musi zagrać dobraną kartę.
refused-wrong-answer-outcome = To musi być jedno z: { $outcomes }.
refused-wrong-answer-has-cut = { $player } ma już dobraną kartę.
refused-wrong-answer-has-counted = Nikt nie pyta o te karty: { $player }.
refused-wrong-answer-two-hands = Jedna z tych kart jest już policzona u kogoś innego: { $player }.
refused-wrong-answer-last-card-innocent = To ostatnia karta, { $player } gra uczciwie.
refused-wrong-answer-nothing-to-allow = Nie ma czego uznać.
refused-wrong-answer-nothing-to-shuffle = Pod wierzchnią kartą nie ma czego tasować.
refused-no-such-color = { NAME($color, of: "color") } to nie kolor tej gry.
refused-no-uno = { $count ->
    [0] { $player } nie ma kart, więc nie ma wołania UNO.
    [one] { $player } ma 1 kartę, więc nie ma wołania UNO.
    [few] { $player } ma { $count } karty, więc nie ma wołania UNO.
    [many] { $player } ma { $count } kart, więc nie ma wołania UNO.
   *[other] { $player } ma { $count } karty, więc nie ma wołania UNO.
 }
refused-uno-called = { $player } ma UNO już za sobą.
refused-uno-window-closed = Za późno: trwa już następny ruch.
refused-no-challenge = Nie ma czego sprawdzać.
refused-no-challenge-game = W tej grze nie sprawdza się karty Zmiana koloru +4.
refused-no-challenge-last = To była ostatnia karta, nie można jej sprawdzić.
refused-no-tower-game = W tej grze nie ma wież.
refused-no-tower = { $player } nie ma wieży, która przed tym chroni.
refused-already-yours = { $player } ma już wieżę { $tower }.
refused-veto-taken = { $player } ma kartę VETO.
refused-not-yourself = Tego nie robi się samemu sobie.
refused-nothing-to-undo = Nie ma czego cofać.
refused-nothing-to-redo = Nie ma czego przywrócić.
refused-cannot-leave = { $player } nie może teraz odejść: w rundzie grają co najmniej dwie osoby.
refused-cannot-leave-winner = { $player } wygrywa tę rundę. Najpierw policzcie karty.

## What comes first: it follows “First”

first-cut = każdy dobiera kartę, by wybrać rozdającego
first-start-card = odkryjcie kartę startową
first-play = { $player } zagrywa albo dobiera
first-keep-or-play = { $player } zatrzymuje dobraną kartę albo ją zagrywa
first-color = { $player } mówi kolor
first-penalty = { $player } odpowiada na zagraną kartę
first-show-hand = { $player } pokazuje karty
first-spin = { $player } kręci kołem
first-discard = { $player } odrzuca
first-draw-until = { $player } mówi, ile było kart
first-war = rozegrajcie wojnę
first-shout = ktoś woła UNO Spin
first-give = { $player } oddaje karty
first-grab = { $player } bierze wieże
first-house-rule = załatwcie zasadę domową
first-hands = policzcie karty
first-between-rounds = zacznijcie następną rundę
first-next-round = zacznijcie następną rundę
first-dispute = wyjaśnijcie kartę na stosie

## What stands but doesn't fit

finding-wild-draw-four = { $player } zagrywa Zmianę koloru +4, a ma kartę: { NAME($color, of: "color", form: "f") }.
finding-known-elsewhere = { CARD($card) } jest ostatnio u kogoś innego: { $player }.
finding-gift-kept = { $player } ma więcej takich kart: { CARD($card) }.
finding-stands = { CARD($card) } nie pasuje ({ $player }).

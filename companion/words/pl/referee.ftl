# Co mówi sędzia. Czas teraźniejszy: nie trzeba wiedzieć, czy gra on, czy ona.

## What happened

seated = Zaczyna się nowa gra { $game }.
cut-drawn = { $player } dobiera { CARD($card, form: "bier") }.
cut-tied = Remis! { $players } dobierają jeszcze raz.
dealt = { $count ->
    [one] { $player } rozdaje każdemu 1 kartę. Odkryjcie kartę startową.
    [few] { $player } rozdaje każdemu { $count } karty. Odkryjcie kartę startową.
    [many] { $player } rozdaje każdemu { $count } kart. Odkryjcie kartę startową.
   *[other] { $player } rozdaje każdemu { $count } karty. Odkryjcie kartę startową.
 }
turned-up = Karta startowa to { CARD($card) }.
put-back = { CARD($card) } wraca do talii. Odkryjcie inną kartę.
passed-over = { CARD($card) } zostaje i nic nie robi. Odkryjcie następną kartę.
played = { $player } zagrywa { CARD($card, form: "bier") }.
color-named = Kolor: { NAME($color, of: "color") }.
color-only-matches = Liczy się tylko jej kolor.
drew = { $count ->
    [0] { $player } nie dobiera kart.
    [one] { $player } dobiera 1 kartę.
    [few] { $player } dobiera { $count } karty.
    [many] { $player } dobiera { $count } kart.
   *[other] { $player } dobiera { $count } karty.
 }
kept = { $player } zatrzymuje kartę.
reshuffled = Stos odrzuconych jest tasowany i staje się stosem dobierania.
piles-empty = Nie ma już kart do dobrania.
reversed = Kierunek się zmienia.
skipped = { $player } traci kolejkę.
uno-called = { $player } woła UNO!
uno-false = { $count ->
    [0] { $player } woła UNO bez kart i dobiera 2.
    [one] { $player } woła UNO z 1 kartą i dobiera 2.
    [few] { $player } woła UNO z { $count } kartami i dobiera 2.
    [many] { $player } woła UNO z { $count } kartami i dobiera 2.
   *[other] { $player } woła UNO z { $count } karty i dobiera 2.
 }
caught = { $player } łapie: { $target } nie woła UNO.
challenged = { $player } sprawdza: { $accused }, pokaż swoje karty! Ogląda je tylko { $player }.
hand-shown = { $player } pokazuje karty.
challenged-known = { $player } sprawdza: { $accused }. Karty są znane, nikt ich nie pokazuje.
guilty = { $count ->
    [one] { $accused } ma kartę tego koloru i dobiera 1 kartę.
    [few] { $accused } ma kartę tego koloru i dobiera { $count } karty.
    [many] { $accused } ma kartę tego koloru i dobiera { $count } kart.
   *[other] { $accused } ma kartę tego koloru i dobiera { $count } karty.
 }
innocent = { $count ->
    [one] { $accused } gra uczciwie. Sprawdzenie kosztuje 1 kartę.
    [few] { $accused } gra uczciwie. Sprawdzenie kosztuje { $count } karty.
    [many] { $accused } gra uczciwie. Sprawdzenie kosztuje { $count } kart.
   *[other] { $accused } gra uczciwie. Sprawdzenie kosztuje { $count } karty.
 }
blocked = { $player } blokuje to wieżą { $tower }.
spun = Koło mówi: { NAME($face, of: "face") }. { $means }
discarded = { $player } odrzuca { CARDS($cards, form: "bier") }.
discarded-some = { $count ->
    [0] { $player } nie odrzuca kart.
    [one] { $player } odrzuca 1 kartę.
    [few] { $player } odrzuca { $count } karty.
    [many] { $player } odrzuca { $count } kart.
   *[other] { $player } odrzuca { $count } karty.
 }
war-won = { $player } wygrywa wojnę.
war-unwon = Nikt nie wygrywa wojny.
tied-in-war = Remis! { $players } pokazują następną kartę.
war-card-lies = Leży tu { CARD($card) }. Kto wygrał nią wojnę?
shouted = { $player } woła najszybciej!
gave = { $count ->
    [0] { $player } nie oddaje kart koloru { NAME($color, of: "color", form: "dop") }.
    [one] { $player } oddaje 1 kartę koloru { NAME($color, of: "color", form: "dop") }.
    [few] { $player } oddaje { $count } karty koloru { NAME($color, of: "color", form: "dop") }.
    [many] { $player } oddaje { $count } kart koloru { NAME($color, of: "color", form: "dop") }.
   *[other] { $player } oddaje { $count } karty koloru { NAME($color, of: "color", form: "dop") }.
 }
gave-none = { $player } nie ma kart do oddania.
hands-moved = Karty zmieniają właścicieli.
hands-shuffled = Wszystkie karty są tasowane i rozdawane od nowa.
put-out = { $player } ma kart: { $count } i odpada z rundy.
tower-taken = { $player } bierze wieżę { $tower }.
took-none = { $player } nie bierze wieży.
vetoed = VETO! { $player } kończy z polityką i traci następną kolejkę.
instant-uno = { $player } ma wszystkie cztery wieże: błyskawiczne UNO! Wieże wracają na środek.
veto-served = { $player } traci kolejkę przez VETO. Karta VETO wraca na środek.
# Własne słowa graczy.
text = { $text }
rule-ended = Zasada domowa już nie działa.
went-out = { $player } nie ma już kart!
round-ended = { $player } wygrywa rundę.
counted = { $points ->
    [one] { $player } zostaje z 1 punktem.
    [few] { $player } zostaje z { $points } punktami.
    [many] { $player } zostaje z { $points } punktami.
   *[other] { $player } zostaje z { $points } punktu.
 }
scored = { $points ->
    [one] { $player } dostaje 1 punkt.
    [few] { $player } dostaje { $points } punkty.
    [many] { $player } dostaje { $points } punktów.
   *[other] { $player } dostaje { $points } punktu.
 }
round-closed = Można zacząć następną rundę.
game-won = { $players } wygrywa grę!
game-shared = { $players } wygrywają razem!
whose = Czy to { $other }? Teraz gra { $player }.
took-cards = { $count ->
    [0] Czy { $player } nie bierze kart?
    [one] Czy { $player } bierze 1 kartę?
    [few] Czy { $player } bierze { $count } karty?
    [many] Czy { $player } bierze { $count } kart?
   *[other] Czy { $player } bierze { $count } karty?
 }
reopened = { $player } gra dalej.
cards-set = { $count ->
    [0] { $player } nie ma kart.
    [one] { $player } ma 1 kartę.
    [few] { $player } ma { $count } karty.
    [many] { $player } ma { $count } kart.
   *[other] { $player } ma { $count } karty.
 }
score-set = { $points ->
    [one] { $player } ma 1 punkt.
    [few] { $player } ma { $points } punkty.
    [many] { $player } ma { $points } punktów.
   *[other] { $player } ma { $points } punktu.
 }
left = { $player } odchodzi. Karty idą pod stos dobierania.
joined = { $player } gra od następnej rundy.
renamed = { $player } ma teraz na imię { $other }.
top-seen = Na wierzchu leży { CARD($card) }.
took-back = { $player } zabiera { CARD($card, form: "bier") } z powrotem.

## What a correction changed

now-undone = Cofnięte.
now-redone = Przywrócone.
now-amended = Poprawione.
now-color = Kolor to teraz { NAME($color, of: "color") }.
now-no-color = Kolor nie jest teraz wybrany.
now-top = Na wierzchu leży { CARD($card) }.
now-turn = Teraz { $player }.
now-cards = { $count ->
    [0] { $player } nie ma kart.
    [one] { $player } ma 1 kartę.
    [few] { $player } ma { $count } karty.
    [many] { $player } ma { $count } kart.
   *[other] { $player } ma { $count } karty.
 }
now-score = { $points ->
    [one] { $player } ma 1 punkt.
    [few] { $player } ma { $points } punkty.
    [many] { $player } ma { $points } punktów.
   *[other] { $player } ma { $points } punktu.
 }
now-phase = Gra toczy się dalej.

# Just the wheel, and the wheel of a game.

join-or = albo otwórz { $address } i wpisz
join-scan = Odczytaj to telefonem
join-wait = Chwileczkę…
means-almost-uno = { $player } odrzuca wszystko prócz 2 kart.
means-discard-color = { $player } wybiera kolor i odrzuca, ile chce kart tego koloru.
means-discard-number = { $player } wybiera liczbę i odrzuca, ile chce kart z nią.
means-draw-blue = { $player } dobiera, aż trafi się karta niebieska albo zmiana koloru.
means-draw-red = { $player } dobiera, aż trafi się karta czerwona albo zmiana koloru.
means-show-hand = { $player } pokazuje wszystkim karty.
means-trade-hands = Wszyscy oddają karty w lewo.
means-uno-spin = Kto pierwszy zawoła UNO Spin? Odrzuca jedną kartę.
means-war = Wszyscy naraz pokazują najwyższą liczbę. Najwyższa wygrywa.
wheel-real = Które pole wypadło?
wheel-spinning = Koło się kręci…
wheel-swipe = Przesuń po kole albo naciśnij przycisk
wheel-title = Koło
wheel-faces = Pola
wheel-share = Pokaż na telefonach
wheel-again = Zakręć jeszcze raz
wheel-spinner = Osoba, która zakręciła,
wheel-own = Własne pola, po jednym w wierszu (od 2 do 24)
wheel-put = Daj te { $n } na koło
wheel-usual = Pola z instrukcji

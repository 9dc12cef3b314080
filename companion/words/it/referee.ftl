# Che cosa dice l’arbitro.

## Che cosa è successo

seated = Comincia una nuova partita di { $game }.
cut-drawn = { $player } pesca { CARD($card, form: "the") }.
cut-tied = Pari! { $players } pescano ancora.
dealt = { $count ->
    [0] { $player } non dà nessuna carta. Scopri la prima carta.
    [one] { $player } dà 1 carta a testa. Scopri la prima carta.
   *[other] { $player } dà { $count } carte a testa. Scopri la prima carta.
 }
turned-up = La prima carta è { CARD($card, form: "the") }.
put-back = { CARD($card, form: "the") } torna nel mazzo. Scopri un’altra carta.
passed-over = { CARD($card, form: "the") } resta e non fa nulla. Scoprite un'altra carta.
played = { $player } gioca { CARD($card, form: "the") }.
color-named = Il colore è { NAME($color, of: "color", form: "the") }.
color-only-matches = Conta solo il suo colore.
drew = { $count ->
    [0] { $player } non pesca nessuna carta.
    [one] { $player } pesca 1 carta.
   *[other] { $player } pesca { $count } carte.
 }
kept = { $player } tiene la carta.
reshuffled = Gli scarti si mescolano e diventano il mazzo.
piles-empty = Non ci sono più carte da pescare.
reversed = Cambia il giro.
skipped = { $player } salta il turno.
uno-called = { $player } dice UNO!
uno-false = { $count ->
    [0] { $player } dice UNO senza carte e ne pesca 2.
    [one] { $player } dice UNO con 1 carta e ne pesca 2.
   *[other] { $player } dice UNO con { $count } carte e ne pesca 2.
 }
caught = { $player } becca { $target }: non ha detto UNO.
challenged = { $player } sfida { $accused }. { $accused }, mostra la mano a { $player }!
hand-shown = { $player } mostra la mano.
challenged-known = { $player } sfida { $accused }. La mano si conosce già: nessuno la mostra.
guilty = { $accused } aveva una carta di quel colore: pesca { $count } carte al suo posto.
innocent = { $accused } ha giocato bene. La sfida costa { $count } carte.
blocked = { $player } si salva con la torre { $tower }.
spun = La ruota dice: { NAME($face, of: "face") }. { $means }
discarded = { $player } scarta { CARDS($cards, form: "the") }.
discarded-some = { $count ->
    [0] { $player } non scarta nessuna carta.
    [one] { $player } scarta 1 carta.
   *[other] { $player } scarta { $count } carte.
 }
war-won = { $player } vince la guerra.
war-unwon = Nessuno vince la guerra.
tied-in-war = Pari! { $players } mostrano la carta successiva.
war-card-lies = C’è { CARD($card, form: "the") }. Chi ha vinto la guerra con questa carta?
shouted = { $player } ha gridato prima di tutti!
gave = { $count ->
    [0] { $player } non regala nessuna carta { NAME($color, of: "color", form: "f") }.
    [one] { $player } regala 1 carta { NAME($color, of: "color", form: "f") }.
   *[other] { $player } regala { $count } carte di colore { NAME($color, of: "color") }.
 }
gave-none = { $player } non ha carte da regalare.
hands-moved = Le mani cambiano posto.
hands-shuffled = Tutte le mani si mescolano e si ridistribuiscono.
put-out = { $player } ha { $count } carte ed è fuori dalla mano.
tower-taken = { $player } prende la torre { $tower }.
took-none = { $player } non prende nessuna torre.
vetoed = VETO! { $player } smette con la politica e salta il prossimo turno.
instant-uno = { $player } ha tutte e quattro le torri: UNO immediato! Le torri tornano al centro.
veto-served = { $player } salta il turno per il VETO. La carta VETO torna al centro.
text = { $text }
rule-ended = La regola della casa è finita.
went-out = { $player } ha finito le carte!
round-ended = { $player } vince la manche.
counted = { $points ->
    [one] A { $player } resta 1 punto.
   *[other] A { $player } restano { $points } punti.
 }
scored = { $points ->
    [one] { $player } prende 1 punto.
   *[other] { $player } prende { $points } punti.
 }
round-closed = Tutto pronto per la prossima manche.
game-won = Vittoria! { $players } vince la partita!
game-shared = { $players } vincono insieme!
whose = Era { $other }? Toccava a { $player }.
took-cards = { $count ->
    [0] { $player } non ha pescato nessuna carta?
    [one] { $player } ha pescato 1 carta?
   *[other] { $player } ha pescato { $count } carte?
 }
reopened = { $player } è ancora in gioco.
cards-set = { $count ->
    [0] { $player } non ha carte.
    [one] { $player } ha 1 carta.
   *[other] { $player } ha { $count } carte.
 }
score-set = { $points ->
    [one] { $player } ha 1 punto.
   *[other] { $player } ha { $points } punti.
 }
left = { $player } lascia il tavolo. La sua mano va sotto il mazzo.
joined = { $player } entra alla prossima manche.
renamed = D’ora in poi { $player } si chiama { $other }.
top-seen = In cima c’è { CARD($card, form: "the") }.
took-back = { $player } riprende { CARD($card, form: "the") }.

## Che cosa ha cambiato una correzione

now-undone = Annullato.
now-redone = Ripetuto.
now-amended = Corretto.
now-color = Ora il colore è { NAME($color, of: "color", form: "the") }.
now-no-color = Ora il colore è da scegliere.
now-top = In cima c’è { CARD($card, form: "the") }.
now-turn = Tocca a { $player }.
now-cards = { $count ->
    [0] { $player } non ha carte.
    [one] { $player } ha 1 carta.
   *[other] { $player } ha { $count } carte.
 }
now-score = { $points ->
    [one] { $player } ha 1 punto.
   *[other] { $player } ha { $points } punti.
 }
now-phase = La partita riprende da dov’era.

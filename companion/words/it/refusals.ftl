# Perché l’arbitro dice di no, e che cosa resta anche se non va.

## Perché no

refused-bad-input = Il tavolo non capisce.
refused-bad-input-json = Questa riga non è un oggetto JSON.
refused-bad-input-unknown-act = Non c’è nessun atto chiamato { $act }.
refused-bad-input-missing = Manca il campo { $field }.
refused-bad-input-wrong-field = Il campo { $field } ha un valore sbagliato.
refused-bad-input-unknown-player = A questo tavolo nessuno si chiama { $player }.
refused-bad-input-waiting-player = { $player } entra alla prossima manche.
refused-bad-input-out-player = { $player } è fuori da questa mano.
refused-bad-input-same-name = C’è già qualcuno che si chiama { $player }.
refused-bad-input-player-count = Si gioca da { $fewest } a { $most }, non in { $count }.
refused-bad-input-box = Questo gioco non ha una scatola chiamata { $value }.
refused-bad-input-counts = { CARD($card, form: "the") }: da 0 a { $most } in un mazzo, non { $count }.
refused-bad-input-too-many = C’è posto per { $count } persone.
refused-bad-input-unknown-card = Non c’è nessuna carta chiamata { CARD($card) }.
refused-bad-input-unknown-game = Non c’è nessun gioco chiamato { $game }.
refused-bad-input-unknown-ruling = Non c’è nessun accordo chiamato { $ruling }.
refused-bad-input-ruling-value = L’accordo { $ruling } non può essere { $value }.
refused-bad-input-unknown-face = La ruota non ha nessuna faccia chiamata { NAME($face, of: "face") }.
refused-bad-input-weight = Il peso di { NAME($face, of: "face") } non può essere sotto zero.
refused-bad-input-no-weight = Almeno una faccia della ruota deve poter uscire.
refused-bad-input-unknown-rule = Non c’è nessuna regola della casa chiamata { $rule }.
refused-bad-input-not-customizable = { CARD($card, form: "the") } non si personalizza in questo gioco.
refused-bad-input-no-rule = Scrivi una regola o un testo per { CARD($card, form: "the") }.
refused-bad-input-rule-color = La regola per { CARD($card, form: "the") } vuole un colore di questo mazzo.
refused-bad-input-icon = { CARD($card, form: "the") } non può portare l’icona { $value }.
refused-bad-input-scoring = Il punteggio è winner, lowest o none, non { $value }.
refused-bad-input-target = Si gioca almeno a 1 punto.
refused-bad-input-unknown-tower = Non c’è nessuna torre chiamata { $tower }.
refused-bad-input-too-many-cards = Per quella mano ci sono solo { $count } carte.
refused-bad-input-hand-empty = { $player } deve ancora contare la mano: non può essere vuota.
refused-bad-input-no-entry = Non c’è nessuna riga { $count } da correggere.
refused-bad-input-start-stays = L’inizio di una partita si cambia solo con un altro inizio.
refused-bad-input-nested = Una correzione non può stare dentro un’altra.
refused-not-started = Nessuna partita è ancora cominciata.
refused-over = La partita è finita.
refused-not-your-turn = Tocca a { $other }, non a { $player }.
refused-no-match = { CARD($card, form: "the") } non va né con { NAME($color, of: "color", form: "the") } né con { NAME($symbol, of: "symbol", form: "the") }.
refused-no-match-color = { CARD($card, form: "the") } non va con { NAME($color, of: "color", form: "the") }.
refused-not-in-play = { CARD($card, form: "the") } è già negli scarti.
refused-not-in-play-cut = Qualcuno ha già pescato { CARD($card, form: "the") }.
refused-not-in-play-twice = Una carta nominata due volte: { CARD($card) }.
refused-not-in-play-copies = In questo mazzo non ce n’è un’altra uguale: { CARD($card) }.
refused-not-in-this-deck = { CARD($card, form: "the") } non è in questo mazzo.
refused-drawn-card-only = Dopo aver pescato, { $player } può giocare solo la carta pescata.
refused-draw-first = { $player } deve pescare una carta prima di passare.
refused-already-drew = { $player } ha già pescato una carta.
refused-answer-first = Prima { $ask }.
refused-wrong-answer = Questo non risponde alla domanda.
refused-wrong-answer-not-asked = Ora nessuno lo chiede.
refused-wrong-answer-stale = Quella domanda ha già una risposta.
refused-wrong-answer-started = Questa partita è già cominciata.
refused-wrong-answer-draw-count = { $count ->
    [0] Devono essere zero carte.
    [one] Deve essere 1 carta.
   *[other] Devono essere { $count } carte.
 }
refused-wrong-answer-draw-until = Pesca finché non esce una carta { NAME($color, of: "color", form: "f") } e di’ quante ne sono servite.
refused-wrong-answer-discard-count = Il numero di carte deve essere { $count }.
refused-wrong-answer-hand-count = { $count ->
    [0] { $player } non ha carte.
    [one] { $player } ha 1 carta.
   *[other] { $player } ha { $count } carte.
 }
refused-wrong-answer-one-number = Devono avere tutte lo stesso numero.
refused-wrong-answer-one-color = Devono avere tutte lo stesso colore.
refused-wrong-answer-wilds-only = Si scartano solo i jolly.
refused-wrong-answer-number-cards = { CARD($card, form: "the") } non è una carta numero.
refused-wrong-answer-is-out = { $player } ha già finito le carte.
refused-wrong-answer-tower-count = Al massimo { $count }, ciascuna una volta sola.
refused-wrong-answer-gift-count = In quella mano ci sono solo { $count } carte.
refused-wrong-answer-gift-owed = { $player } ha carte colorate e ne deve regalare.
refused-wrong-answer-highest-first = { $player } deve mostrare prima il numero più alto.
refused-wrong-answer-not-tied = { $player } non è tra i pari.
refused-wrong-answer-not-shown = { CARD($card, form: "the") } non è una delle carte che hanno vinto.
refused-wrong-answer-too-many-points = Le carte di { $player } valgono insieme al massimo { $most } punti.
refused-wrong-answer-drew-past = { CARD($card, form: "the") } si poteva giocare: lì si smette di pescare.
refused-wrong-answer-draw-on = A questo tavolo { $player } pesca finché non può giocare.
refused-wrong-answer-last-card = A questo tavolo non si chiude con una carta azione o un jolly.
refused-wrong-answer-holds-playable = Si sa che { $player } ha una carta giocabile.
refused-wrong-answer-must-play = A questo tavolo { $player } deve giocare la carta pescata.
refused-wrong-answer-outcome = Deve essere una di queste: { $outcomes }.
refused-wrong-answer-has-cut = { $player } ha già pescato una carta.
refused-wrong-answer-has-counted = La mano di { $player } non serve.
refused-wrong-answer-two-hands = Una carta della mano di { $player } era già contata in un’altra.
refused-wrong-answer-last-card-innocent = Era l’ultima carta di { $player }: era giocata bene.
refused-wrong-answer-nothing-to-allow = Non c’è niente da lasciare.
refused-wrong-answer-nothing-to-shuffle = Sotto la carta in cima non c’è niente da mescolare.
refused-no-such-color = Questo gioco non ha { NAME($color, of: "color", form: "the") }.
refused-no-uno = { $count ->
    [0] { $player } non ha carte: niente UNO da dire.
    [one] { $player } ha 1 carta: niente UNO da dire.
   *[other] { $player } ha { $count } carte: niente UNO da dire.
 }
refused-uno-called = { $player } ha già detto UNO.
refused-uno-window-closed = Troppo tardi: il turno dopo è già cominciato.
refused-no-challenge = Non c’è niente da sfidare.
refused-no-challenge-game = In questo gioco un +4 non si sfida.
refused-no-challenge-last = Era l’ultima carta: non si sfida.
refused-no-tower-game = In questo gioco non ci sono torri.
refused-no-tower = { $player } non ha la torre che protegge da questo.
refused-already-yours = { $player } ha già la torre { $tower }.
refused-veto-taken = { $player } ha la carta VETO.
refused-not-yourself = A sé stessi non si può.
refused-nothing-to-undo = Non c’è niente da annullare.
refused-nothing-to-redo = Non c’è niente da ripetere.
refused-cannot-leave = { $player } non può andare via ora: una manche si gioca almeno in due.
refused-cannot-leave-winner = { $player } ha vinto questa manche. Prima si contano le mani.

## Che cosa viene prima: segue «Prima»

first-cut = ognuno pesca una carta per vedere chi dà le carte
first-start-card = si scopre la prima carta
first-play = { $player } gioca o pesca
first-keep-or-play = { $player } tiene la carta pescata o la gioca
first-color = { $player } sceglie un colore
first-penalty = { $player } risponde alla carta giocata
first-show-hand = { $player } mostra la mano
first-spin = { $player } gira la ruota
first-discard = { $player } scarta
first-draw-until = { $player } dice quante carte ha pescato
first-war = si gioca la guerra
first-shout = qualcuno grida UNO Spin
first-give = { $player } regala carte
first-grab = { $player } prende torri
first-house-rule = si fa la regola della casa
first-hands = si contano le mani
first-between-rounds = comincia la prossima manche
first-next-round = comincia la prossima manche
first-dispute = si chiarisce la carta in cima

## Che cosa resta anche se non va

finding-wild-draw-four = { $player } ha giocato un +4 avendo una carta { NAME($color, of: "color", form: "f") }.
finding-known-elsewhere = L’ultima volta { CARD($card, form: "the") } era nella mano di { $player }.
finding-gift-kept = Si sapeva che { $player } aveva più carte così: { CARD($card) }.
finding-stands = { CARD($card, form: "the") } di { $player } non andava.

# Il tavolo: che cosa si vede sul tablet mentre si gioca.

language-name = Italiano

app-name = companion

wilds = jolly

nav-broken = Questa pagina è inciampata. Il tavolo è al sicuro.
nav-again = Carica di nuovo
nav-back = Indietro
nav-close = Chiudi
nav-menu = Menu
nav-fix = Correggi
nav-undo = Annulla
nav-setup = Nuova partita
nav-mute = Muto
nav-unmute = Audio

line-unreachable = Ora il companion non si raggiunge.
line-failed = Non ha funzionato. Non si è perso niente; riprova.
line-forgotten = Questo dispositivo non è più di nessun tavolo. Entra di nuovo con il codice sul tablet.
line-newgame = Comincia una nuova partita.
line-back = Di nuovo al tavolo.
line-lost = Cerco il tavolo… Intanto si gioca con le carte.
line-kept = { $n ->
    [one] { $n } tocco è al sicuro e sarà inviato. Il resto toccalo quando torna il tavolo.
   *[other] { $n } tocchi sono al sicuro e saranno inviati. Il resto toccalo quando torna il tavolo.
 }
line-one = Il tuo ultimo tocco è ancora in viaggio. Tocca qui quando torna il tavolo.
line-blocked = Questa rete non lascia passare il tavolo. Apri l’indirizzo che mostra il computer del companion.

table-title = Tavolo
table-turn = Tocca a { $name }
table-color = Colore in gioco
table-nocolor = Colore da scegliere
table-left = in senso orario
table-right = in senso antiorario
table-direction = Si gioca { $way }
table-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
table-score = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
 }
table-draw = Mazzo
table-dealer = dà le carte
table-round = Manche { $n }
table-uno = UNO
table-unoowed = UNO?
table-vetoed = VETO
table-drewhint = pescato?
table-rule = La regola
mercy-asked = { $player } ha { $count } carte o più? Allora è fuori.
mercy-out = { $player } è fuori
mercy-count = No, meno
table-standing = Regole della casa in vigore
table-until = { $until }
table-none = Ancora nessuna carta
table-stand = Metti il tablet in piedi
table-everyone = tutto il tavolo
table-why = Perché?
table-won = { $name } vince la manche!
table-over = { $name } vince la partita!

ask-cut = Una carta a testa. Chi ha il numero più alto dà le carte
ask-start-card = dà sette carte a testa, per prima a { $first }, poi scopre la prima
ask-play = gioca una carta o pesca
ask-keep-or-play = ha pescato una carta: la gioca o la tiene
ask-color = sceglie un colore
ask-penalty = { $n ->
    [one] { $n } carta da pescare
   *[other] { $n } carte da pescare
 }
ask-skip = salta il turno
ask-show-hand = mostra la mano: c’era { NAME($color, of: "color", form: "the") }?
ask-show-all = mostra la mano a tutti
ask-spin = gira la ruota
ask-discard = { $people ->
    [one] scarta
   *[other] scartano
 }
ask-draw-until = { $people ->
    [one] pesca finché non esce { NAME($color, of: "color", form: "the") }
   *[other] pescano finché non esce { NAME($color, of: "color", form: "the") }
 }
ask-war = Guerra: mostra il tuo numero più alto
ask-shout = Chi ha gridato prima?
ask-give = regala carte
ask-grab = { $n ->
    [one] prende { $n } torre
   *[other] prende { $n } torri
 }
ask-house-rule = Regola della casa
ask-hands = Che cosa resta in mano?
ask-next-round = Si gioca la prossima manche?
ask-dispute = Questa carta non va
ask-whose = di chi era la carta?
ask-took-cards = ha preso le carte?
question-title = Una domanda sull’ultima carta
question-whose = Era { $other }? Toccava a { $name }.
question-took = { $n ->
    [one] { $name } ha preso { $n } carta?
   *[other] { $name } ha preso { $n } carte?
 }
question-drewfirst = { $other }, e prima { $name } ha pescato
question-outofturn = { $other }, fuori turno
question-yes = Sì
question-no = No
ask-uno = { $people ->
    [one] ha una carta sola
   *[other] hanno una carta sola
 }

do-play = Gioca una carta
do-draw = Pesca
do-kept = Pesca e passa
do-drawn = Pesca { $n }
do-pass = Tieni la carta
do-challenge = Sfida
do-challenged = Sfida: aveva { NAME($color, of: "color", form: "the") }
do-unfounded = Sfida: non aveva { NAME($color, of: "color", form: "the") }
do-block = Blocca
do-accept = Salta il turno
do-turn-up = Scopri
do-spin = Gira la ruota
do-real = Con una ruota vera
do-uno = UNO!
do-catch = Becca { $name }!
do-show-hand = Mostra la mano
do-guilty = Aveva { NAME($color, of: "color", form: "the") }
do-innocent = Non aveva { NAME($color, of: "color", form: "the") }
do-discard = Scarta
do-war = Mostra
do-shout = Prima { $name }
do-give = Regala
do-grab = Prendi
do-resolve = Fatto
do-next-round = Prossima manche
do-allow = Va bene così
do-takeback = Riprendila
do-other = Era un’altra persona
do-hand = Conta le mani
do-rematch = Rigioca
do-veto = VETO
do-reshuffle = Mescolato
do-none = Nessuna
do-laughed = Qualcuno ha riso
do-silent = Nessuno ha riso
do-crowed = Chicchirichì!
do-chickened = Non ha osato
do-howmany = Quante?
do-which = Quali carte?
do-ok = OK

likeliest-title = Qual è?
likeliest-nudge = Basta un tocco. Oppure muovi un po’ la carta.
dispute-takeback = Rimetti la carta in mano: la fotocamera lo vede.
pick-title = Quale carta?
pick-color = 1. Colore
pick-symbol = 2. Carta
pick-fits = va bene
pick-inforce = Quale carta?
pick-named = { CARD($card) }, { NAME($color, of: "color") }
pick-done = Fatto
pick-player = Chi l’ha giocata?
pick-which = Chi?

tower-title = Torri del potere
tower-U = blocca il +1
tower-N = blocca il +2
tower-O = blocca il +4
tower-bang = blocca il salta turno
tower-middle = al centro
tower-holds = ce l’ha { $name }
tower-choose = Quali torri prende { $name }?
veto-says = Qualcuno parla di politica? Smette, e salta il prossimo turno.
veto-on = Su chi?

deal-next-to = Una carta a testa, in senso orario:

pick-remove = Togli { CARD($card, form: "the") }

table-points = Punti
table-stats = Statistiche

said-nothing = Il tavolo è pronto.

side-bottom = davanti
side-left = sinistra
side-top = dietro
side-right = destra

inferred-title = Dato per scontato
inferred-drew = pescato { $n }?
inferred-says = { $name } ha pescato { $n }?
inferred-hand = Una mano era al mazzo.
inferred-arm = Era il braccio di { $name }.
inferred-rules = Altrimenti la carta non andrebbe.
inferred-no = No
nav-redo = Ripeti
do-shown = L’hanno vista tutti

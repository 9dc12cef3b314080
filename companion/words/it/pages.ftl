# Le pagine e i fogli che si aprono dal tavolo, e i telefoni.

give-color = Quale colore si regala?
give-count = Quante carte sono?

war-how = { $name }: tocca il numero più alto. Due uguali? Tocca il nome, poi la carta dopo.
war-none = Ancora senza numero: { $names }.
war-without = Non ne hanno: mostra

fix-title = Correggi
fix-which = Tocca quello che è sbagliato.
fix-what = Che cosa è sbagliato?
fix-card = Un’altra carta
fix-player = Un’altra persona
fix-not = Non è successo
fix-missed = Prima manca qualcosa
fix-likely = Più probabile
fix-other = Altra carta…
fix-preview = Che cosa cambia
fix-same = Il resto non cambia.
fix-lost = Queste non vanno più; restano, con una nota:
fix-do = Correggi
fix-done = Corretto.
fix-undone = annullato
fix-assumed = supposto
fix-empty = Non è ancora successo niente.
fix-count = Un altro numero di carte
fix-color = Un altro colore
fix-add = Che cosa manca?
fix-setcards = Carte in mano
fix-setscore = Punti

hands-title = Che cosa resta?
hands-scan = Fotografa la mano
hands-type = Tocca le carte
hands-points = Scrivi i punti
hands-none = Non resta niente
hands-which = Tocca un nome, poi mostra che cosa resta in quella mano.
hands-open = Oppure mettete le mani scoperte accanto agli scarti, una dopo l’altra e in quest’ordine: la fotocamera le conta da sola.
hands-differs = Ne avevo contate { $m }. In questa mano ce ne sono { $n }.
hands-count = Sono tutte?
hands-all = { $n ->
    [one] Sì, { $n } carta
   *[other] Sì, { $n } carte
 }
hands-add = Aggiungi carta
hands-save = La mano è questa
hands-race = La corsa a { $n }
hands-next = Prossima manche
hands-pointsword = punti
hands-tablecamera = La fotocamera del tavolo
hands-beside = Metti la mano scoperta accanto agli scarti, a ventaglio, e tocca ancora.
hands-private = La vedi solo tu.

me-cut = Pesca una carta: il numero più alto dà le carte
me-start-card = Dai sette carte a testa, per prima a { $first }, poi scopri la prima
me-play = Gioca una carta o pesca
me-keep-or-play = Hai pescato una carta: giocala o tienila
me-color = Scegli un colore
me-skip = Salti il turno
me-show-hand = Mostra la mano: c’è { NAME($color, of: "color", form: "the") }?
me-spin = Gira la ruota
me-discard = Scarta
me-draw-until = Pesca finché non esce { NAME($color, of: "color", form: "the") }
me-give = Regala carte
me-grab = { $n ->
    [one] Prendi { $n } torre
   *[other] Prendi { $n } torri
 }
me-uno = Ti resta una carta

phone-title = Il mio posto
phone-sit = Dove sei?
phone-taken = occupato
phone-watch = Solo guardare
phone-wait = Gioca { $name }
phone-deals = Ora dà le carte { $next }. La manche la avvia { $name } o il tablet.
phone-up = Tocca a te!
phone-notyet = Ancora nessuna partita. Si comincia sul tablet.
phone-change = Cambia posto
phone-drew = Ho pescato
phone-mycards = Le mie carte
phone-late = Giochi dalla prossima manche.
phone-tidy = Metti da parte carte
phone-toomany = Hai { $n } carte. Metti da parte le altre.
phone-tapin = { $n ->
    [one] Tocca { $n } carta
   *[other] Tocca { $n } carte
 }
phone-scanmine = Fotografa la mia mano
phone-unsure = Forse mi è sfuggita una carta.
phone-next = Altro tavolo
phone-left = Che cosa ti resta in mano?
phone-count = Conta le mie carte
phone-stay = Resta qui: la prossima partita comincia sul tablet.
phone-shown = { $name } ti mostra questa mano
phone-guilty = Ha { NAME($color, of: "color", form: "the") }
phone-innocent = Non ha { NAME($color, of: "color", form: "the") }

orientation-title = Il tablet è in piano o in piedi?
orientation-flat = In piano, tra noi
orientation-stands = In piedi
orientation-how = In piano, si gira verso chi deve rispondere. Si cambia quando vuoi da Menu e Opzioni.

demo-title = Dei bot giocano una serata filmata.
demo-says = I pulsanti sono anche tuoi: tocca Annulla o Correggi e guarda. Oppure gioca con le tue carte.

people-title = Persone
people-waits = non in questa manche
people-late = Arriva qualcuno tardi?
people-comes = Gioca dalla prossima manche, dopo l’ultimo giocatore, senza punti. Da allora riceve carte.
people-goes = La mano di { $name } va sotto il mazzo. I punti restano, e { $name } può tornare in un’altra manche.
people-rename = Cambia il nome: { $name }
people-phone = Il suo telefono

misread-seen = Ha visto male
misread-kept = Gli ultimi { $n } secondi restano in { $file }.
misread-how = Accanto c’è quello che è stato letto. “companion watch” con quel file lo mostra di nuovo. Non lascia mai da solo questo computer.

points-title = Punti per manche
points-round = Manche
points-all = Totale
points-share = Condividi
points-picture = Come immagine
points-text = Come testo
points-copied = Copiato.
points-copy = Il testo è selezionato: copialo.

watch-title = Il tavolo, da guardare
watch-plays = Ultime giocate
watch-scores = Punti

join-code = Le lettere sul tablet
join-go = Entra
join-bad = Il codice di un tavolo ha quattro lettere o poco più; una chiave ha nove cifre.
join-forgot = Questo tablet guidava il tavolo? Scrivi le nove cifre che un altro schermo alla guida mostra sotto Telefoni, o “companion host” sul computer del companion.
join-typed = o scrivi queste cifre al posto delle lettere:
join-open = Possono entrare altri telefoni
join-devices = Al tavolo
join-out = Togli
join-here = qui
join-gone = in pausa
join-camera = Un telefono come fotocamera
join-cameraqr = Inquadra con il telefono che farà da fotocamera. Apre una pagina sicura; se avvisa, guarda “Fiducia”.
join-host = Un altro tablet alla guida
join-role-host = alla guida
join-tablet = Tablet
join-role-seat = giocatore
join-role-camera = fotocamera
join-role-spectator = pubblico
join-soon = Vale una volta, per dieci minuti.

welcome-new = Comincia una partita
welcome-go = Torna al tavolo
welcome-tables = Tavoli
welcome-nohost = Le partite cominciano sul tablet del tavolo. Entra con il suo codice.
welcome-unofficial = Non ufficiale, fatto da appassionati. Porta le tue carte.
welcome-setting = in preparazione

setup-title = Nuova partita
setup-game = Quale gioco?
setup-who = Chi gioca?
setup-where = Dove siede ognuno?
setup-seat = Tocca un nome, poi un posto; oppure trascina.
setup-add = Aggiungi giocatore
setup-name = Nome
setup-names = Da due a dieci persone, ognuna con un nome suo.
setup-clockwise = Si comincia in senso orario.
setup-dealer = Chi dà le carte?
setup-cut = A sorte
setup-rules = Regole di questo tavolo
setup-usual = come da regolamento
setup-changed = { $n ->
    [one] { $n } accordo cambiato
   *[other] { $n } accordi cambiati
 }
setup-target = Si gioca a
setup-points = { $n } punti
setup-winner = Li prende chi vince
setup-lowest = Vince chi ne ha meno
setup-none = Senza punti: vince chi chiude
setup-camera = Fotocamera
setup-nocamera = Senza fotocamera: tocca le carte
setup-seen = Vedo { CARD($card, form: "the") }.
setup-sees = Metti una carta sotto la fotocamera.
setup-readyflat = Dai le carte: tablet in piano
setup-readystands = Dai le carte: tablet in piedi
setup-ready = Pronto: dai le carte!
setup-cards = { $n } carte
setup-yours = Le tue carte
setup-tags = Con i codici
setup-bare = Senza codici
setup-both = Tutte e due
setup-howtags = In bustine stampate o con etichette: la fotocamera conosce ogni singola carta.
setup-howbare = Come escono dalla scatola. Mostrami ogni faccia una volta; ci vogliono circa tre minuti.
setup-whichbare = Quale mazzo?
setup-noneyet = Di questo gioco non conosco ancora nessun mazzo.
setup-teach = Mostrare un mazzo
setup-unfinished = Non conosco ancora tutto il mazzo { $deck }: { $n } facce su { $all }.
setup-custom = Carte personalizzabili
setup-customhow = Scegli quante sono nel mazzo e che cosa fa ognuna. Devono essere tutti d’accordo.
setup-agree = Siamo d’accordo
setup-customnone = Non è nel mazzo
setup-text = Una regola nostra
setup-textplace = Canta il tuo prossimo turno.
setup-write = Scrivilo anche sulla carta.
setup-phonecamera = La fotocamera di un telefono
setup-remove = Togli { $name }
setup-icons = Icone del potere
setup-iconsown = come sulle tue carte
setup-iconsusual = la disposizione solita
setup-iconshow = Tocca un numero finché non mostra l’icona stampata su una delle sue due carte.
setup-choosing = Regola per { CARD($card, form: "the") }
setup-must = Prima serve un accordo sulle carte personalizzabili.
rule-draw-until-color = Il prossimo pesca finché non esce un colore
rule-discard-wilds = Gli altri scartano i jolly
rule-draw-three-if-stuck = Il prossimo pesca tre se è bloccato
rule-extra-turn = Gioca ancora
rule-exactly-seven = Il prossimo: esattamente 7 carte
rule-exactly-three = Tutti: esattamente 3 carte
rule-hands-up = Mani scoperte fino al tuo turno
rule-joke = Racconta una barzelletta
rule-stiff-elbows = Il prossimo: braccia tese fino a un UNO
rule-rooster = Il prossimo: fa chicchirichì

history-title = Storico
history-standings = Classifica
history-none = Nessuna partita è ancora finita. La prima sarà qui.
history-player = Giocatore
history-games = Partite
history-won = Vinte
history-rounds = Manche vinte
history-replay = Carta per carta
history-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
  }
history-wins = Ha vinto { $name }
history-unfinished = non finita
history-colors = Colori in gioco
history-race = Punti dopo ogni manche
history-plays = Carte giocate
history-draws = Carte pescate
history-slow = Secondi a turno
history-most = Più carte
history-faces = Ruota
history-search = Cerca un giocatore
history-bgstats = Per BG Stats (JSON)
history-bgopen = Apri in BG Stats
history-delete = Cancella la partita di { $name }
history-gone = Il tavolo non è più in lista, con tutte le sue partite.
history-csv = Tabella (CSV)
history-json = Tutto (JSON)
history-step = Passo { $n } di { $m }
history-playit = Avvia
history-pause = Pausa
history-first = All’inizio
history-last = Alla fine
history-before = Uno indietro
history-after = Uno avanti

print-title = Stampa
print-make = Crea il PDF
print-making = Lo preparo…
print-made = Fatto: è nei tuoi download. Stampa al 100 %, senza “adatta alla pagina”.

print-deck = Nome del mazzo
print-deckhow = Due lettere o cifre. Hai due mazzi di questo gioco? Dai un nome a ognuno e non si mescolano mai.
print-badname = Due lettere o cifre, per esempio K7.
print-paper = Carta
print-ruler = Il righello della mia ultima stampa misura
print-rulerhow = 100 è giusto. Se il tuo è più corto o più lungo, scrivilo una volta: da allora ogni stampa è corretta.
print-badruler = Il righello è tra 90 e 110 mm. Lo misuri ancora?
print-makesome = { $n ->
    [one] PDF di { $n } carta
   *[other] PDF di { $n } carte
 }
print-usualicons = Disposizione solita
print-customin = { $n ->
    [one] { $n } è nel mazzo
   *[other] { $n } sono nel mazzo
 }
print-customall = si stampano tutte, con una riga per scrivere
print-customhow = Scegli le carte che sono nel tuo mazzo e che cosa dicono. Se non ne scegli, si stampano tutte.
print-lost = Carte singole
print-all = Stampa tutto il mazzo
print-whole = tutto il mazzo
print-losthow = Si è persa una carta, o la sua etichetta? Stampa solo quella.
print-which = Quale carta manca?
print-copy = { $n } di { $m }
print-more = Etichette, misure e nomi
print-stock = Fogli di etichette
print-plain = Carta normale
print-used = Etichette già tolte dal primo foglio
print-usedhow = La stampa comincia dopo.
print-badused = Un numero da 0 a 29: quante etichette mancano.
print-card = Misura di una carta
print-height = Altezza di una carta (mm)
print-cardhow = Larghezza e altezza.
print-badcard = Le carte sono larghe da 50 a 64 mm e alte da 80 a 92 mm.
print-tag = Misura di un codice
print-taghow = I codici grandi si leggono da più lontano.
print-badtag = I codici sono larghi da 16 a 28 mm.
print-ink = Inchiostro
print-inkfull = Normale
print-inkless = Un quinto in meno
print-inkhow = I codici scuri si leggono meglio, quelli chiari quasi altrettanto.
print-middle = Centro della ruota
print-hole = Con foro
print-nohole = Senza foro
print-players = Nomi
print-playershow = Per i segnaposto e il segnapunti, separati da virgole.
print-doc-labels = Etichette per bustine
print-doc-cards = Carte intere
print-doc-tokens = Gettoni
print-doc-towers = Torri di carta
print-doc-wheel = Ruota di carta
print-doc-mat = Tappetino
print-doc-sheet = Segnapunti
print-doc-guide = Guida
print-doc-all = Tutto
print-for-labels = Un’etichetta con due codici per ogni carta: infilala nella bustina.
print-for-cards = Carte intere di nostro disegno, codici compresi.
print-for-tokens = Comandi da mettere accanto agli scarti, per la fotocamera.
print-for-towers = Quattro torri da piegare e incollare.
print-for-wheel = 180 mm: per la base girevole stampata in 3D, o da girare con una matita e una graffetta.
print-for-mat = Un tappetino con segni agli angoli: la fotocamera trova subito gli scarti.
print-for-sheet = Per una serata senza schermi.
print-for-guide = Una pagina: imbusta, prepara, gioca.
print-for-all = Tutto questo in un solo file.

settings-look = Aspetto
settings-dark = Scuro
settings-light = Chiaro
settings-auto = Come il dispositivo
settings-type = Grandezza del testo
settings-lying = Il tablet è in piano tra noi
settings-lyinghow = Il centro si gira verso chi deve giocare.
settings-sound = Audio
settings-caller = Annunci a voce
settings-callerhow = Dice ad alta voce tutto quello che succede. Il testo resta.
settings-sounds = Suoni
settings-awake = Tieni acceso lo schermo
settings-awakehow = Va sulle pagine sicure; altrove imposta uno spegnimento più lungo.
settings-shapes = Forma del giallo
settings-star = Stella
settings-diamond = Rombo
settings-still = Senza movimento
settings-stillhow = La ruota e il tavolo non girano; cambiano.
settings-volume = Volume
settings-voice = Voce
settings-voiceany = Qualsiasi
settings-language = Lingua
settings-astable = Come il tavolo
settings-tablelanguage = Lingua del tavolo
settings-eachdevice = Ogni dispositivo la sua
settings-novoice = Questo dispositivo non ha una voce in { $language }: resta muto. Il testo resta.
settings-try = Prova
settings-licenses = Di che cosa è fatta questa pagina
settings-colors = Forme e colori
settings-hear = Nord gioca il 7 rosso. Sud, tocca a te.

camera-title = Fotocamera
camera-phone = Questo telefono è la fotocamera
camera-start = Accendi la fotocamera
camera-stop = Ferma
camera-torch = Luce
camera-zoom = Zoom
camera-secure = Il browser apre la fotocamera solo da un indirizzo sicuro. Apri { $address } su questo telefono.
camera-none = Nessuna fotocamera permessa. Permettila a questa pagina nelle impostazioni del browser, o scegli un’altra fotocamera sul tablet.
camera-aim = Tieni il telefono dritto sopra gli scarti, a un braccio di altezza, e fissalo lì.
camera-good = Si vede bene.
camera-sent = { $n } immagini inviate
camera-seen = Vista: { CARD($card) }
camera-choose = Quale fotocamera?
camera-off = Senza fotocamera
camera-on = La fotocamera è accesa
camera-trust = Per renderla sicura: carica il certificato una volta
camera-health = La fotocamera
camera-notable = Prima entra a un tavolo; poi questo telefono può farne da fotocamera.
camera-live = Che cosa vede
camera-front = L’altro lato

reach-title = Chi arriva da dove?
reach-why = Se la fotocamera conosce ogni braccio, dice chi ha giocato e chi ha pescato. Di’ un nome: quella persona tocca gli scarti, e così tutto il tavolo. Poi trascina un nome dov’è sbagliato.
reach-all = Tutti toccano gli scarti
reach-touch = { $name }, tocca gli scarti
reach-stop = Ferma
reach-from = { $name } arriva da qui
reach-draw = Mazzo
reach-showdraw = Mostra il mazzo

menu-reshuffle = Abbiamo mescolato gli scarti
menu-fullscreen = Schermo intero
menu-rulings = Regole

## Sheets opened from the table

app-tag = L’arbitro al tuo tavolo
nav-table = Tavolo
nav-history = Storico
nav-print = Stampa
nav-settings = Opzioni
nav-phones = Telefoni
nav-camera = Fotocamera
nav-home = Inizio
nav-done = Fatto
nav-cancel = Lascia stare
table-seats = Giocatori
table-flip = Metti il tablet in piano
table-leave = Lascia il tavolo
table-join = Entra alla prossima manche
table-cite = Regolamento: { $place }
table-ruling = Accordo del tavolo: { $place }
table-norule = Niente da discutere: è solo quello che è successo.
table-set = Imposta carte o punti
veto-title = Cala il VETO
veto-who = Chi lo cala?
veto-held = { $name } salta il prossimo turno.
deal-gift = { $name } dà una carta a testa, in senso orario:

teach-title = Le mie carte non hanno codici
teach-lead = Mostrami una carta per ogni faccia, e conoscerò il tuo mazzo. Le foto restano su questo dispositivo.
teach-name = Come chiamo questo mazzo?
teach-known = Conosco { $n } facce su { $all }.
teach-all = Ora conosco tutto il mazzo { $deck }.
teach-rows = Disponile così
teach-how = Una carta per ogni faccia, in quest’ordine, a un dito l’una dall’altra, su un tavolo a tinta unita di colore diverso dal loro bordo. Poi fai dall’alto una foto in cui si vedano tutte.
teach-part = Quante alla volta?
teach-whole = Tutte
teach-missing = Quelle che mancano ({ $n })
teach-photo = Fai la foto
teach-one = Una alla volta, sotto la fotocamera del tavolo
teach-stop = Ferma
teach-nocamera = Con una fotocamera sopra il tavolo si possono mostrare anche una alla volta: sceglila quando prepari la partita.
teach-seen = { $n ->
    [one] { $n } carta trovata nella foto
   *[other] { $n } carte trovate nella foto
 }
teach-strange = { $n ->
    [one] { $n } carta sta dove non dovrebbe: l’ordine è giusto?
   *[other] { $n } carte stanno dove non dovrebbero: l’ordine è giusto?
 }
teach-still = Mancano ancora:
teach-edges = Il bordo si vede male: mettila piatta e intera su un tavolo di altro colore, o un po’ più vicino.
teach-white = Il bordo della carta è bianco come il piano: mettila su qualcosa di più scuro.
teach-blurred = La foto è mossa: tieni fermo, o fai più luce.
teach-glare = Vi si riflette una lampada: gira un po’ la carta, o sposta la lampada.
teach-asked = Che carta è questa?
teach-cut = Una carta della tua foto
teach-neither = La mostro di nuovo
teach-next = La prossima: { CARD($card) }
teach-left = { $n ->
    [one] ancora { $n } carta
   *[other] ancora { $n } carte
 }
teach-is-nothing = Mettila da sola al centro.
teach-is-moving = Un momento…
teach-is-same = C’è ancora quella di prima: toglila.
teach-is-poor = Non la vedo bene.
teach-is-asked = Di’ che carta è, per favore.
teach-is-taught = Fatto.
teach-faces = Quello che conosco
teach-again = Tocca una faccia che sembra sbagliata, e mostrala di nuovo.
teach-reshow = Mostra di nuovo: { CARD($card) }
teach-play = Gioca con questo
teach-forget = Dimentica questo mazzo
teach-sure = Dimenticare davvero { $deck }?
score-title = Punti
score-who = Giocatori o squadre
score-names = Fino a { $most } nomi, ognuno una sola volta.
score-game = Il gioco
score-optional = se volete
score-name = A che cosa giocate?
score-target = Fino a quanti punti?
score-to = Fino a { $n } punti
score-wins = Chi vince?
score-highest = Vince chi ha più punti
score-lowest = Vince chi ha meno punti
score-begin = Si comincia
score-pad = Tastierino
score-round = Mano { $n }
score-sign = Più o meno
score-back = Cancella l'ultima cifra
score-write = Segna
score-photo = Fotografa una mano
score-counted = { $n ->
    [one] Una carta, { $points } punti.
   *[other] { $n } carte, { $points } punti.
  }
score-unknown = Non è stata letta nessuna carta di una scatola conosciuta.
score-carried = Portati con sé
score-won = { $n ->
    [one] Vince { $names }!
   *[other] { $names } si dividono la vittoria!
  }
score-goon = Continuare
score-end = La partita è finita
score-change = Continuare solo con i punti
score-changehow = L'arbitro si ferma; punti, telefoni e codice restano.
watch-open = Apri questo nel browser di un televisore:
watch-stream = Per uno stream, senza sfondo:
welcome-referee = Arbitro
welcome-refereesays = Conosce le regole, conta le carte e risolve le dispute.
welcome-wheel = Solo la ruota
welcome-wheelsays = Per la scatola che ha perso la sua. Gira subito.
welcome-score = Solo i punti
welcome-scoresays = Per qualsiasi gioco di carte e qualsiasi numero di giocatori.
welcome-demo = Guarda come funziona
welcome-help = Aiuto
history-score = Segnapunti
setup-before = Come l'ultima volta: { $names }
setup-deals = Dà le carte { $name }
setup-any = Qualsiasi carta
setup-howany = Le etichette si vedono da sole e le carte senza etichette vengono lette. Ogni tanto la fotocamera chiede di una faccia nuova.
war-who = Di chi è questa carta?
war-tied = Parità: ognuno mostra la prossima carta numero.
war-top = Quale carta sta sopra?
ways-title = E adesso?
ways-back = Riprendila
ways-was = Era { $name }
watch-join = Per unirsi: { $code }
watch-uno = UNO! { $names }
phone-wonround = Vinci la mano!
phone-wongame = Vinci la partita!
misread-really = Non era { $card }. Quale carta era?
misread-ask = Conservare l'ultimo mezzo minuto della fotocamera per una segnalazione? Resta sul computer del companion.
misread-keep = Conserva il filmato
misread-download = Scaricalo
camera-scan = Inquadra questo con il telefono che riprenderà
camera-step-scan = Inquadra il codice. Sul telefono si apre la pagina della fotocamera.
camera-step-warn = Il browser avvisa perché non conosce il vostro computer. Qui è normale:
camera-step-chrome = tocca Avanzate, poi Procedi.
camera-step-safari = tocca Mostra dettagli, poi visita questo sito web.
camera-step-start = Tocca Avvia e consenti la fotocamera. Tieni il telefono dritto sopra la pila.
phone-away = il suo telefono non c'è: riprendi il posto
camera-android = Android, Chrome:
camera-iphone = iPhone, Safari:
help-search = Cerca nell'aiuto
help-none = Non si è trovato niente. Prova un'altra parola.
race-after = +{ $seconds } s

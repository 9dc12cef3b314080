# Quello che dice la casa: alla porta, nel salvare, della fotocamera.

house-no-code = Nessun tavolo ha questo codice: guardalo ancora.
house-no-key = Questa chiave è già usata o troppo vecchia: chiedine un’altra.
house-no-table = Qui questo tavolo non c’è.
house-in-use = A questo tavolo c’è qualcuno: solo il suo tablet può metterlo via.
house-no-page = A questo indirizzo non c’è niente.
house-join-first = Prima entra in un tavolo: scansiona il suo codice.
house-other-table = Questo dispositivo è a un altro tavolo.
house-not-joined = Questo dispositivo non è più al tavolo: entra di nuovo.
house-put-out = Il tablet del tavolo ha tolto questo dispositivo.
house-lays-tables = Qui i tavoli li apre solo la casa.
house-only-house = Lo fa solo chi si occupa del companion.
house-no-device = Questo tavolo non conosce quel dispositivo.
house-no-seat = A questo tavolo non gioca nessuno di nome { $player }.
house-seat-taken = Il posto di { $player } ha già un telefono; il tablet del tavolo può liberarlo.
house-no-sitting = Ora nessuno può sedersi a questo tavolo; chiedi al tablet.
house-no-joining = Ora nessuno può entrare in questo tavolo.
house-slow-down = Non così in fretta: riprova tra un momento.
house-too-big = È troppo grande.
house-elsewhere = Ora il tavolo non si raggiunge; invia di nuovo.
house-meanwhile = Intanto il tavolo va avanti: riprova.
house-broken = Qui qualcosa è andato storto; il tavolo è al sicuro. Riprova.
house-bad-input = Non si è capito: { $why }

house-only-host = Questo si fa solo sul tablet del tavolo.
house-only-scores = I punti si correggono solo sul tablet del tavolo.
house-own-last = Qui annulli solo la tua ultima mossa; sul tablet si annulla tutto.
house-own-seat = Questo telefono è al posto di { $player } e non fa niente per gli altri.
house-dealer = Tocca a chi dà le carte, o al tablet del tavolo.
house-spectator = Chi guarda non gioca: prima siediti.
house-camera = Una fotocamera dice solo quello che vede.
house-challenge = Come finisce la sfida si sa quando si fa.
house-hand-shown = Si sta mostrando una mano a qualcuno: niente immagine.
house-other-match = Era per un’altra partita.
house-not-over = Questa partita non è ancora finita.

house-not-kept = Non è stato salvato: fallo di nuovo.
house-full = Il disco è pieno e non è stato salvato: fai spazio e fallo di nuovo.
house-away = Il database non risponde e non è stato salvato: guarda il tavolo e fallo di nuovo.
house-damaged = Una parte dei dati è rovinata. Agli altri tavoli si può giocare.
house-store = Ora non si può salvare né leggere: chiedi a chi si occupa del companion.

house-tag-too-large = Un codice di { $tag } mm lascia poco spazio su una carta di { $wide } × { $tall } mm; al massimo { $most } mm.
house-players = Fino a dieci nomi, di 24 lettere al massimo.
house-name = Un nome ha da 1 a 24 lettere; “{ $name }” non va.
house-other-game = { $deck } è un mazzo di { $game }: dai un altro nome a questo.
house-bad-picture = Non è un’immagine che si possa aprire.

house-no-picture = La fotocamera non ha ancora dato immagini.
house-films = Non si tengono altri filmati: prima togline qualcuno dalla cartella.
house-cameras = Qui sono accese troppe fotocamere: prima spegnine un’altra.
health-no-picture = Non c’è immagine: la fotocamera è collegata e non è coperta?
health-no-phone = Dal telefono non arrivano immagini: la sua pagina è aperta e lo schermo acceso?
health-frozen = L’immagine è ferma: scollega la fotocamera e ricollegala.
health-dark = È troppo buio: accendi una lampada, o aumenta la luminosità della fotocamera.
health-bright = C’è troppa luce: abbassa l’esposizione della fotocamera, o sposta la lampada.
health-glare = Una lampada si specchia sulle carte: inclina un po’ la fotocamera, o sposta la lampada.
health-blurred = L’immagine è sfocata: pulisci la lente, lascia mettere a fuoco le carte e blocca il fuoco.
health-small = La fotocamera dà immagini piccole: scegli 1280 × 720 o più nelle sue impostazioni.
health-far = La fotocamera è troppo lontana: avvicinala agli scarti, o scegli una risoluzione più alta.
health-aslant = La fotocamera guarda di lato: mettila dritta sopra gli scarti.
health-shakes = La fotocamera trema: fissa il braccio, o mettila dove nessuno si appoggia.
health-flickers = La lampada sfarfalla: imposta la fotocamera su 50 o 60 Hz come la tua rete, o usa un’altra lampada.
health-moved = La fotocamera si è spostata: guarda se gli scarti sono ancora nell’immagine.
health-unseen = La carta in cima non si legge: togli quello che la copre, o girala fuori dal riflesso.
health-arms-moved = La fotocamera si è spostata: va imparato di nuovo di chi è ogni braccio. Tutti toccano gli scarti.
health-arms-lost = Non si riesce a seguire le braccia: è troppo buio, o qualcosa copre il bordo dell’immagine? Intanto segna con un tocco chi pesca.
health-draw-lost = Il mazzo non si vede: qualcosa lo copre, o copre i segni del tappetino? Intanto segna con un tocco chi pesca.

scan-loose = Si vede un pezzo di codice che non è di nessuna carta letta.
scan-unread = Un codice nell’immagine non si è potuto leggere.
scan-none = Nessuna carta letta.
scan-edge = Una carta esce dal bordo dell’immagine.
scan-under = Senza codici le carte sotto altre non si possono contare.

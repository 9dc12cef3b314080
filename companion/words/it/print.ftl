# Che cosa si stampa: etichette, carte, gettoni, torri, ruota, tappetino, segnapunti. Le righe sono corte: la carta è stretta.

## Ogni foglio

paper-deck = mazzo { $id }
paper-sheet = foglio { $n } di { $m }
paper-advice = Stampa al 100 %. Non è lungo 100 mm? Scrivi la misura prima di ristampare.
paper-labels = etichette per bustine
paper-cards = carte
paper-tokens = gettoni
paper-towers = torri di carta
paper-wheel = ruota
paper-mat = tappetino
paper-pad = segnapunti
paper-guide = guida
paper-copy = { $n } di { $m }

## Carte. Una barra segna dove comincia un’altra riga.

paper-fold = piega dorso contro dorso
paper-veto-back = Basta politica: / salti il prossimo / turno.
paper-our-rule = La nostra regola:
paper-wheel-says = Che cosa / dice la ruota
# Sotto il nome di una faccia, sulla carta della ruota e sulla ruota di carta.
paper-face-almost-uno = tieni due carte, scarta il resto
paper-face-discard-number = scarta le tue carte di un numero
paper-face-discard-color = scarta le tue carte di un colore
paper-face-draw-red = pesca fino a una rossa o un jolly
paper-face-draw-blue = pesca fino a una blu o un jolly
paper-face-trade-hands = ogni mano passa a sinistra
paper-face-show-hand = tutti vedono le tue carte
paper-face-war = il numero più alto vince e si scarta
paper-face-uno-spin = chi lo grida prima scarta una carta

## Una regola della casa, come si scrive su una carta personalizzabile.

paper-rule-draw-until-color = Il prossimo: pesca finché non esce { NAME($color, of: "color", form: "the") }.
paper-rule-discard-wilds = Gli altri scartano i jolly.
paper-rule-draw-three-if-stuck = Il prossimo: non può giocare? Sono 3 carte.
paper-rule-extra-turn = Tocca ancora a te.
paper-rule-exactly-seven = Il prossimo: pesca o scarta fino ad averne 7.
paper-rule-exactly-three = Tutti: pescate o scartate fino ad averne 3.
paper-rule-hands-up = Tutte le mani scoperte fino al tuo prossimo turno.
paper-rule-joke = Una barzelletta! Si ride: tieni 1 carta e di’ UNO. Silenzio: pescane 4.
paper-rule-stiff-elbows = Il prossimo: braccia tese fino a un UNO.
paper-rule-rooster = Il prossimo: chicchirichì, o pesca 4.

## Gettoni: una parola che si legge da tutto il tavolo, e che cosa dice.

token-drew = PESCATA
    .says = ho pescato una carta
token-pass = PASSO
    .says = tengo quella pescata
token-uno = UNO!
    .says = mi resta una carta
token-catch = BECCATO!
    .says = non hai detto UNO
token-challenge = SFIDA
    .says = non ci credo
token-guilty = COLPEVOLE
    .says = la sfida era giusta
token-innocent = INNOCENTE
    .says = la sfida era sbagliata
token-block = BLOCCO
    .says = la mia torre mi salva
token-spin = GIRA
    .says = gira la ruota
token-veto = VETO
    .says = e il numero di chi lo prende
token-allow = VA BENE
    .says = la lasciamo così
token-undo = ANNULLA
    .says = riprendi l’ultima
token-next-round = NUOVA MANCHE
    .says = si ridanno le carte
token-reshuffle = MESCOLATO
    .says = gli scarti sono mescolati
token-name = nome

## Torri e tappetino

paper-tower = Torre { $tower }
paper-glue = Taglia lungo il / grigio, piega sui / tratti, incolla.
paper-blocks = blocca
paper-draw-pile = MAZZO
paper-face-down = coperto
paper-discard-pile = SCARTI
paper-inside = carte dentro la cornice, / codici in su
paper-veto-card = CARTA VETO
paper-tokens-here = GETTONI
paper-tokens-how = mettine uno qui, poi toglilo
paper-corners = tappetino del companion · non coprire i quattro segni agli angoli

## Ruota di carta

paper-cut-out = ritaglia
paper-wheel-hole = Per la base girevole stampata in 3D: taglia lungo il cerchio e ritaglia il foro.
paper-wheel-pencil = Taglia lungo il cerchio. Tieni una graffetta al centro con la punta di una matita e dalle un colpetto.

## Segnapunti

paper-score = { $game } · punti
paper-date = Data
paper-table = Tavolo
paper-play-to = Fino a
paper-player = Nome
paper-total = Totale
paper-counts = Quello che resta in mano conta
paper-numbers = Numeri: quello che mostrano
paper-points = { $points } punti: { $names }
paper-customizable = Personalizzabile

## Guida

paper-decides = Non ufficiale, fatto da appassionati, con parole nostre: decide il regolamento della tua scatola.
paper-guide-under = { $count } carte · { $fewest } a { $most } persone
paper-guide-cards = Le carte

# Le regole con parole nostre, per il capitolo del regolamento che una decisione cita.

rulebook-object-of-the-game = Finisci le carte prima degli altri. Prendi i punti che hanno ancora in mano; si sommano di manche in manche.
rulebook-setup = Ognuno pesca una carta: il numero più alto dà le carte, i simboli valgono zero. Sette carte a testa; il resto è il mazzo; la sua prima carta apre gli scarti.
rulebook-set-up = Ognuno pesca una carta: il numero più alto dà le carte. Sette carte a testa; il resto è il mazzo; la sua prima carta apre gli scarti.
rulebook-nonpartisan-setup = La carta VETO va al centro e si scrivono le regole della casa. Sette carte a testa; il resto è il mazzo; la sua prima carta apre gli scarti.
rulebook-lets-play = Gioca una carta dello stesso colore, numero o simbolo di quella in cima, oppure un jolly. Non puoi o non vuoi? Pesca una carta. Se va bene puoi giocarla subito, ma nessun’altra.
rulebook-draw-one = Il prossimo pesca 1 carta e salta il turno. Va sul suo colore o su un altro +1.
rulebook-draw-two = Il prossimo pesca 2 carte e salta il turno. Va sul suo colore o su un altro +2.
rulebook-reverse = Il giro si inverte. Va sul suo colore o su un altro cambio giro. Se è la prima carta, comincia chi ha dato le carte e si gioca verso destra.
rulebook-skip = Il prossimo salta il turno. Va sul suo colore o su un altro salta turno.
rulebook-wild = Va su tutto, anche se hai un’altra carta che va bene. Di’ con quale colore si continua.
rulebook-wild-draw-four = Di’ un colore; il prossimo pesca 4 e salta il turno. Vale solo se non hai carte del colore in gioco. Se ti sfidano, mostra la mano solo a chi ti sfida: se ne avevi, peschi tu le 4; se no, quella persona ne pesca 6.
rulebook-spin-wild-draw-four = Di’ un colore; il prossimo pesca 4 e salta il turno. Vale solo se non hai carte del colore in gioco. In questo gioco non ci si sfida.
rulebook-mod-card = Scegli un colore e regala le tue carte di quel colore, una a ogni avversario in senso orario dalla tua sinistra, finché non finiscono. È anche un jolly: di’ il colore in gioco.
rulebook-wild-customizable = Un jolly che fa anche quello che ci si è scritto prima della partita. Se è la prima carta non fa niente; il primo giocatore dice il colore.
rulebook-veto-card = Chiunque può calarla su chi parla di politica. Quella persona smette e salta il prossimo turno. Poi la carta torna al centro.
rulebook-using-customizable-cards = Si fa quello che è scritto sulla carta. Erano tutti d’accordo prima della partita.
rulebook-spin-cards = Un numero con il vortice si gioca come ogni numero. Il prossimo gira la ruota, e quello è il suo turno.
rulebook-the-uno-spin-wheel = Fai quello che dice la faccia. Se si scartano più carte, chi gioca sceglie quale sta in cima.
rulebook-almost-uno = Chi ha girato tiene due carte e scarta il resto.
rulebook-discard-number = Chi ha girato sceglie un numero e può scartare tutte le sue carte con quel numero.
rulebook-discard-color = Chi ha girato sceglie un colore e può scartare tutte le sue carte di quel colore.
rulebook-draw-red = Chi ha girato pesca finché non esce una carta rossa o un jolly, e le tiene tutte.
rulebook-draw-blue = Chi ha girato pesca finché non esce una carta blu o un jolly, e le tiene tutte.
rulebook-trade-hands = Ogni mano passa a chi siede a sinistra. Chi riceve una sola carta deve dire UNO.
rulebook-show-hand = Chi ha girato mostra la mano a tutti, poi si continua.
rulebook-war = Tutti mostrano insieme il numero più alto. Il più alto si scarta. Se è pari si mostra il successivo, e chi vince scarta tutte le carte che ha mostrato. Si continua dopo chi ha vinto.
rulebook-uno-spin = Chi grida per primo “UNO Spin” scarta una carta a scelta. Si continua dopo quella persona.
rulebook-power-icons = Una carta con icona va per colore o numero. Le icone non vanno mai tra loro.
rulebook-power-icons-and-power-towers = Gioca un’icona e prendi la sua torre, ovunque sia. Finché ce l’hai, ti salva: U dal +1, N dal +2, O dal +4, ! dal salta turno. Tutte e quattro: scarta tutto tranne una carta e di’ UNO.
rulebook-grab-2-towers = Prendi due torri, anche dagli altri. Se è la prima carta non ne dà nessuna, e conta solo il suo colore.
rulebook-wild-grab-a-tower = Un jolly con cui prendi anche una torre. Se è la prima carta, il primo giocatore dice solo il colore.
rulebook-going-out = Di’ UNO quando giochi la penultima carta; se ti beccano, ne peschi 2. Quando qualcuno finisce le carte, la manche è finita. Se l’ultima carta fa pescare, si pesca lo stesso; se il mazzo finisce, si rifà con gli scarti.
rulebook-scoring = I numeri valgono quello che mostrano, le carte azione 20, i jolly 50.
rulebook-nonpartisan-scoring = I numeri valgono quello che mostrano, le carte azione 20, i jolly 50, le carte personalizzabili 40.
rulebook-power-grab-scoring = I numeri valgono quello che mostrano, le carte azione 20; la doppia torre e i jolly 50.
rulebook-winning-the-game = Vince chi arriva prima a 500 punti, o a quanti decide il tavolo.
rulebook-alternative-scoring-and-winning = Oppure: ognuno somma quello che gli resta. Quando qualcuno arriva a 500, vince chi ne ha meno.
rulebook-alternative-ways-to-play = Si gioca a un altro punteggio, o senza punti: vince chi finisce prima le carte.
rulebook-contents = Nel mazzo ci sono solo le carte di questa scatola, nei suoi colori e in quel numero.
rulebook-instant-uno = Tutte e quattro le torri: scarta tutto tranne una carta, rimetti le torri al centro e di’ UNO.
rulebook-script-acts = Quello che si racconta dice chi ha fatto che cosa: per intero, di chi gioca, e quando può succedere.
rulebook-script-cards = Una carta si chiama con colore e numero; # distingue una copia dall’altra.
rulebook-script-refusals = Una carta negli scarti non è in nessuna mano.
rulebook-script-the-table = Prima viene quello che il tavolo aspetta.
rulebook-script-corrections = Quello che si annulla o si corregge cambia tutto quello che segue.
rulebook-script-what-the-camera-sees = Una carta vista è lì. La spiega quello che le regole permettono; se no, il tavolo chiede.

## Che cosa vale a ogni tavolo quando il regolamento tace.

fixed-first-out-wins = Chi finisce per primo le carte ha vinto la manche, qualunque cosa l’ultima carta faccia agli altri, e resta finché non si contano le mani.
fixed-next-player-vetoed = Una regola della casa sul prossimo vale per chi viene dopo. Se il VETO salta quel turno, la regola finisce con lui.
fixed-scoring = Chi vince la manche prende quello che hanno gli altri. Oppure ognuno somma quello che gli resta, e vince chi ne ha meno. Oppure vince la partita chi finisce per primo.
fixed-short-piles = Se mazzo e scarti insieme hanno troppe poche carte, si pesca quello che c’è e non si deve più niente.
fixed-veto = Solo una persona alla volta può avere la carta VETO. Nessuno la dà a sé stesso.
fixed-dealer = Se il foglio non dice chi dà le carte per primo, ognuno pesca una carta: il numero più alto dà le carte, i simboli valgono zero.

## La domanda dietro un accordo, come la fa la gente.

ruling-two-player-reverse = Cambio giro in due
ruling-wrong-card = Una carta che non va
ruling-next-dealer = Chi dà le carte dopo
ruling-last-card-challenge = Sfidare un +4 giocato per ultimo
ruling-spin-start-card = Una carta Spin come prima carta
ruling-discard-on-top-acts = La carta in cima dopo gli scarti
ruling-instant-uno-pile = Le carte scartate per l’UNO immediato
ruling-veto-and-skip = Quale turno conta per il VETO
ruling-uno-after-wheel = Restare con una carta senza giocarla
ruling-draw-more = Senza una carta che va, si pesca
ruling-stacking = Passare un + al prossimo
ruling-jump-in = Infilarsi con la stessa carta
ruling-seven-zero = Il 7 scambia le mani, lo 0 le fa girare
ruling-force-play = La carta pescata che va si deve giocare
ruling-must-play = Chi può giocare non può pescare
ruling-equal-cards = Più carte dello stesso numero insieme
ruling-last-card = L’ultima carta può essere
ruling-false-uno = Dire UNO senza avere una carta sola
ruling-draw-two-turn = Chi pesca una o due carte per una carta +
ruling-hand-size = Carte a testa
ruling-decks = Scatole di carte
ruling-wheel-turns = La ruota

## Che cosa vogliono dire le risposte, in breve.

choice-two-player-reverse-skip = vale come salta turno
choice-two-player-reverse-turn = cambia solo il giro
choice-wrong-card-take-back = torna in mano
choice-wrong-card-take-back-draw-two = torna in mano e si pescano 2 carte
choice-next-dealer-left = chi siede a sinistra
choice-next-dealer-winner = chi ha vinto
choice-last-card-challenge-never = mai
choice-last-card-challenge-allowed = si può
choice-spin-start-card-number = è solo un numero
choice-spin-start-card-spins = il primo giocatore gira
choice-discard-on-top-acts-no = dice solo che cosa va
choice-discard-on-top-acts-yes = agisce come giocata
choice-instant-uno-pile-under = sotto la carta giocata
choice-instant-uno-pile-on-top = sopra, nell’ordine dato
choice-veto-and-skip-next-own-turn = il prossimo turno proprio
choice-veto-and-skip-any-lost-turn = conta ogni turno perso
choice-uno-after-wheel-owed = bisogna dire UNO lo stesso
choice-uno-after-wheel-free = non serve dirlo
choice-draw-more-one = una carta
choice-draw-more-until-playable = finché una non va
choice-stacking-off = no
choice-stacking-same = dello stesso tipo
choice-stacking-up = dello stesso tipo o più alto
choice-stacking-any = qualsiasi + su un altro
choice-jump-in-off = no
choice-jump-in-on = sì
choice-seven-zero-off = no
choice-seven-zero-on = sì
choice-force-play-off = no
choice-force-play-on = sì
choice-must-play-off = no
choice-must-play-on = sì
choice-equal-cards-off = no
choice-equal-cards-on = sì
choice-last-card-any = qualsiasi carta
choice-last-card-number = solo un numero
choice-false-uno-free = non costa niente
choice-false-uno-draw-two = costa 2 carte
choice-draw-two-turn-lost = e salta il turno
choice-draw-two-turn-kept = e poi gioca
choice-hand-size-7 = 7
choice-hand-size-5 = 5
choice-hand-size-6 = 6
choice-hand-size-8 = 8
choice-hand-size-9 = 9
choice-hand-size-10 = 10
choice-decks-one = una
choice-decks-two = due, mescolate insieme
choice-wheel-turns-spun = la gira il giocatore
choice-wheel-turns-by-itself = gira da sola, quattro secondi dopo la carta

## I titoli dei capitoli del regolamento.

section-object-of-the-game = Scopo del gioco
section-setup = Preparazione
section-set-up = Preparazione
section-lets-play = Si gioca
section-draw-one = { symbol-draw-one }
section-draw-two = { symbol-draw-two }
section-reverse = { symbol-reverse }
section-skip = { symbol-skip }
section-wild = { symbol-wild }
section-wild-draw-four = { symbol-wild-draw-four }
section-mod-card = { symbol-mod }
section-wild-customizable = Carta personalizzabile
section-veto-card = { symbol-veto }
section-using-customizable-cards = Usare le carte personalizzabili
section-spin-cards = Carte Spin
section-the-uno-spin-wheel = La ruota di UNO Spin
section-almost-uno = { face-almost-uno }
section-discard-number = { face-discard-number }
section-discard-color = { face-discard-color }
section-draw-red = { face-draw-red }
section-draw-blue = { face-draw-blue }
section-trade-hands = { face-trade-hands }
section-show-hand = { face-show-hand }
section-war = { face-war }
section-uno-spin = { face-uno-spin }
section-power-icons = Icone del potere
section-power-icons-and-power-towers = Icone e torri del potere
section-grab-2-towers = { symbol-grab-two }
section-wild-grab-a-tower = { symbol-wild-grab }
section-going-out = Finire le carte
section-scoring = Punti
section-winning-the-game = Vincere la partita
section-alternative-scoring-and-winning = Altro modo di contare e vincere
section-alternative-ways-to-play = Altri modi di giocare
section-contents = Contenuto
section-instant-uno = UNO immediato
section-script-acts = Atti
section-script-cards = Carte
section-script-refusals = Rifiuti
section-script-the-table = Il tavolo
section-script-corrections = Correzioni
section-script-what-the-camera-sees = Che cosa vede la fotocamera
section-first-out-wins = Vince chi chiude
section-next-player-vetoed = Il prossimo ha il VETO
section-short-piles = Poche carte
section-veto = Veto

## Che cosa una faccia della ruota chiede a $player.

## Regole della casa sulle carte personalizzabili, come si leggono ad alta voce

house-draw-until-color = Il prossimo pesca finché non esce una carta { NAME($color, of: "color", form: "f") }.
house-discard-wilds = Gli altri scartano tutti i jolly.
house-draw-three-if-stuck = Se il prossimo pesca invece di giocare, sono tre carte.
house-extra-turn = Gioca ancora la stessa persona.
house-exactly-seven = Il prossimo pesca o scarta fino ad avere esattamente 7 carte.
house-exactly-three = Tutti pescano o scartano fino ad avere esattamente 3 carte.
house-hands-up = Tutti giocano con la mano scoperta.
house-joke = Racconta una barzelletta! Se qualcuno ride, tieni solo 1 carta. Se no, pescane 4.
house-stiff-elbows = Il prossimo non può piegare i gomiti finché qualcuno non dice UNO.
house-rooster = Il prossimo fa chicchirichì, o pesca 4 carte.
house-seven-zero = Con chi scambi la mano?

outcome-laughed = Qualcuno ha riso.
outcome-silent = Nessuno ha riso.
outcome-crowed = Che chicchirichì!
outcome-chickened = { $player } non osa e pesca 4 carte.

# Fino a quando vale una regola della casa, «fino» compreso.
until-text = fino alla prossima carta
until-hands-up = fino al prossimo turno di { $player }
until-stiff-elbows = finché qualcuno non dice UNO
until-draw-three-if-stuck = fino alla fine del turno di { $target }

# Les règles avec nos mots, par la partie de la règle du jeu qu’une décision cite.

rulebook-object-of-the-game = Vide ta main avant les autres. Tu marques ce qu’ils ont encore en main ; les points s’ajoutent de manche en manche.
rulebook-setup = Chacun tire une carte : le plus grand nombre distribue, les symboles comptent zéro. Sept cartes chacun ; le reste est la pioche ; sa première carte ouvre la défausse.
rulebook-set-up = Chacun tire une carte : le plus grand nombre distribue. Sept cartes chacun ; le reste est la pioche ; sa première carte ouvre la défausse.
rulebook-nonpartisan-setup = La carte VETO va au milieu, et on écrit les règles maison. Sept cartes chacun ; le reste est la pioche ; sa première carte ouvre la défausse.
rulebook-lets-play = Joue une carte de la même couleur, du même nombre ou du même symbole, ou un joker. Tu ne peux pas ou ne veux pas ? Pioche une carte. Si elle va, tu peux la jouer aussitôt, mais aucune autre.
rulebook-draw-one = Le suivant pioche 1 carte et passe son tour. Va sur sa couleur ou sur un autre +1.
rulebook-draw-two = Le suivant pioche 2 cartes et passe son tour. Va sur sa couleur ou sur un autre +2.
rulebook-reverse = Le sens du jeu change. Va sur sa couleur ou sur un autre changement de sens. En première carte : qui a distribué commence, et on joue vers la droite.
rulebook-skip = Le suivant passe son tour. Va sur sa couleur ou sur un autre passe-tour.
rulebook-wild = Va sur tout, même si tu as une autre carte qui va. Dis avec quelle couleur on continue.
rulebook-wild-draw-four = Dis une couleur ; le suivant pioche 4 et passe son tour. Permis seulement sans carte de la couleur en cours. Si on te conteste, montre ta main à cette seule personne : si tu en avais, tu pioches les 4 ; sinon, elle en pioche 6.
rulebook-spin-wild-draw-four = Dis une couleur ; le suivant pioche 4 et passe son tour. Permis seulement sans carte de la couleur en cours. Dans ce jeu, on ne conteste pas.
rulebook-mod-card = Choisis une couleur et donne tes cartes de cette couleur, une à chaque adversaire dans le sens horaire en partant de ta gauche, jusqu’à la dernière. C’est aussi un joker : dis la couleur en cours.
rulebook-wild-customizable = Un joker qui fait aussi ce qu’on y a écrit avant la partie. En première carte il ne fait rien ; le premier joueur dit la couleur.
rulebook-veto-card = N’importe qui peut la plaquer devant qui parle politique. Cette personne arrête et passe son prochain tour. Puis la carte retourne au milieu.
rulebook-using-customizable-cards = On applique la règle écrite sur la carte. Tout le monde l’a acceptée avant la partie.
rulebook-spin-cards = Un nombre avec un tourbillon se joue comme un autre. Le suivant tourne la roue, et c’est son tour.
rulebook-the-uno-spin-wheel = Fais ce que dit la face. Quand plusieurs cartes partent, le joueur choisit laquelle est dessus.
rulebook-almost-uno = Qui a tourné garde deux cartes et jette le reste.
rulebook-discard-number = Qui a tourné choisit un nombre et peut jeter toutes ses cartes de ce nombre.
rulebook-discard-color = Qui a tourné choisit une couleur et peut jeter toutes ses cartes de cette couleur.
rulebook-draw-red = Qui a tourné pioche jusqu’à une carte rouge ou un joker, et garde tout.
rulebook-draw-blue = Qui a tourné pioche jusqu’à une carte bleue ou un joker, et garde tout.
rulebook-trade-hands = Chaque main passe au voisin de gauche. Qui reçoit une seule carte doit dire UNO.
rulebook-show-hand = Qui a tourné montre sa main à tous, puis le jeu continue.
rulebook-war = Tous montrent en même temps leur plus grand nombre. Le plus grand part à la défausse. En cas d’égalité, on montre le suivant, et qui gagne jette toutes ses cartes montrées. Le jeu reprend après qui a gagné.
rulebook-uno-spin = Qui crie « UNO Spin » en premier jette la carte de son choix. Le jeu reprend après cette personne.
rulebook-power-icons = Une carte à icône va par sa couleur ou son nombre. Les icônes ne vont jamais ensemble.
rulebook-power-icons-and-power-towers = Joue une icône et prends sa tour, où qu’elle soit. Tant que tu l’as, elle te protège : U du +1, N du +2, O du +4, ! du passe-tour. Les quatre : jette tout sauf une carte, et dis UNO.
rulebook-grab-2-towers = Prends deux tours, même chez les autres. En première carte il n’en donne aucune, et seule sa couleur compte.
rulebook-wild-grab-a-tower = Un joker qui prend aussi une tour. En première carte, le premier joueur dit seulement la couleur.
rulebook-going-out = Dis UNO en jouant ton avant-dernière carte ; si on t’attrape, tu en pioches 2. Quand quelqu’un n’a plus de cartes, la manche est finie. Une dernière carte qui fait piocher agit encore ; si la pioche est vide, la défausse la refait.
rulebook-scoring = Les nombres comptent ce qu’ils montrent, les cartes action 20, les jokers 50.
rulebook-nonpartisan-scoring = Les nombres comptent ce qu’ils montrent, les cartes action 20, les jokers 50, les cartes personnalisables 40.
rulebook-power-grab-scoring = Les nombres comptent ce qu’ils montrent, les cartes action 20 ; le Deux-Tours et les jokers 50.
rulebook-winning-the-game = Le premier à 500 points gagne, ou au total choisi par la table.
rulebook-alternative-scoring-and-winning = Ou bien : chacun additionne ce qui lui reste. Quand quelqu’un arrive à 500, le plus petit total gagne.
rulebook-alternative-ways-to-play = On joue à un autre total, ou sans points : gagne qui finit ses cartes en premier.
rulebook-contents = Il n’y a dans le paquet que les cartes de cette boîte, dans ses couleurs et en ce nombre.
rulebook-instant-uno = Les quatre tours : jette tout sauf une carte, remets les tours au milieu, et dis UNO.
rulebook-script-acts = Ce qu’on raconte dit qui a fait quoi : en entier, de quelqu’un qui joue, et quand c’est possible.
rulebook-script-cards = Une carte se nomme par sa couleur et son nombre ; # distingue deux cartes pareilles.
rulebook-script-refusals = Une carte dans la défausse n’est dans aucune main.
rulebook-script-the-table = Ce que la table attend vient d’abord.
rulebook-script-corrections = Ce qui est annulé ou corrigé change tout ce qui suit.
rulebook-script-what-the-camera-sees = Une carte vue est bien là. Elle s’explique par ce que la règle permet ; sinon la table demande.

## Ce qui vaut à toutes les tables quand la règle ne dit rien.

fixed-first-out-wins = Qui n’a plus de cartes en premier a gagné la manche, quoi que sa dernière carte fasse aux autres, et reste jusqu’au décompte des mains.
fixed-next-player-vetoed = Une règle maison sur le joueur suivant vaut pour qui vient ensuite. Si le VETO saute ce tour, la règle finit avec lui.
fixed-scoring = Qui gagne la manche prend ce que les autres ont en main. Ou chacun additionne ce qui lui reste, et le plus petit total gagne. Ou qui finit en premier gagne la partie.
fixed-short-piles = Si la pioche et la défausse n’ont pas assez de cartes, on pioche ce qu’il y a, et on ne doit plus rien.
fixed-veto = Une seule personne à la fois peut avoir la carte VETO. Personne ne se la donne.
fixed-dealer = Si la feuille ne dit pas qui distribue d’abord, chacun tire une carte : le plus grand nombre distribue, les symboles comptent zéro.

## La question derrière une convention, comme on la pose.

ruling-two-player-reverse = Changement de sens à deux
ruling-wrong-card = Une carte qui ne va pas
ruling-next-dealer = Qui distribue ensuite
ruling-last-card-challenge = Contester un +4 joué en dernier
ruling-spin-start-card = Une carte Spin en première carte
ruling-discard-on-top-acts = La carte du dessus après une défausse
ruling-instant-uno-pile = Les cartes jetées pour l’UNO immédiat
ruling-veto-and-skip = Quel tour compte pour le VETO
ruling-uno-after-wheel = Arriver à une carte sans la jouer
ruling-draw-more = Sans carte qui va, on pioche
ruling-stacking = Passer un + au suivant
ruling-jump-in = Couper avec la même carte
ruling-seven-zero = Le 7 échange les mains, le 0 les fait tourner
ruling-force-play = La carte piochée qui va doit être jouée
ruling-must-play = Qui peut jouer ne peut pas piocher
ruling-equal-cards = Plusieurs cartes du même nombre d’un coup
ruling-last-card = La dernière carte peut être
ruling-false-uno = Dire UNO sans avoir une seule carte
ruling-draw-two-turn = Qui pioche une ou deux cartes pour une carte +
ruling-hand-size = Cartes pour chacun
ruling-decks = Boîtes de cartes
ruling-wheel-turns = La roue

## Ce que disent les réponses, en court.

choice-two-player-reverse-skip = agit comme un passe-tour
choice-two-player-reverse-turn = change seulement le sens
choice-wrong-card-take-back = retourne en main
choice-wrong-card-take-back-draw-two = retourne en main, et 2 cartes
choice-next-dealer-left = le voisin de gauche
choice-next-dealer-winner = qui a gagné
choice-last-card-challenge-never = jamais
choice-last-card-challenge-allowed = permis
choice-spin-start-card-number = n’est qu’un nombre
choice-spin-start-card-spins = le premier joueur tourne
choice-discard-on-top-acts-no = dit seulement ce qui va
choice-discard-on-top-acts-yes = agit comme une carte jouée
choice-instant-uno-pile-under = sous la carte jouée
choice-instant-uno-pile-on-top = dessus, dans l’ordre donné
choice-veto-and-skip-next-own-turn = son propre prochain tour
choice-veto-and-skip-any-lost-turn = tout tour perdu compte
choice-uno-after-wheel-owed = il faut aussi dire UNO
choice-uno-after-wheel-free = pas besoin de le dire
choice-draw-more-one = une carte
choice-draw-more-until-playable = jusqu’à une carte qui va
choice-stacking-off = non
choice-stacking-same = la même sorte
choice-stacking-up = la même sorte ou plus fort
choice-stacking-any = n’importe quel + sur un autre
choice-jump-in-off = non
choice-jump-in-on = oui
choice-seven-zero-off = non
choice-seven-zero-on = oui
choice-force-play-off = non
choice-force-play-on = oui
choice-must-play-off = non
choice-must-play-on = oui
choice-equal-cards-off = non
choice-equal-cards-on = oui
choice-last-card-any = n’importe laquelle
choice-last-card-number = un nombre seulement
choice-false-uno-free = ne coûte rien
choice-false-uno-draw-two = coûte 2 cartes
choice-draw-two-turn-lost = et passe son tour
choice-draw-two-turn-kept = puis joue son tour
choice-hand-size-7 = 7
choice-hand-size-5 = 5
choice-hand-size-6 = 6
choice-hand-size-8 = 8
choice-hand-size-9 = 9
choice-hand-size-10 = 10
choice-decks-one = une
choice-decks-two = deux, mélangées ensemble
choice-wheel-turns-spun = c’est le joueur qui la tourne
choice-wheel-turns-by-itself = tourne toute seule, quatre secondes après la carte

## Les titres des parties de la règle du jeu.

section-object-of-the-game = But du jeu
section-setup = Mise en place
section-set-up = Mise en place
section-lets-play = On joue
section-draw-one = { symbol-draw-one }
section-draw-two = { symbol-draw-two }
section-reverse = { symbol-reverse }
section-skip = { symbol-skip }
section-wild = { symbol-wild }
section-wild-draw-four = { symbol-wild-draw-four }
section-mod-card = { symbol-mod }
section-wild-customizable = Carte personnalisable
section-veto-card = { symbol-veto }
section-using-customizable-cards = Jouer les cartes personnalisables
section-spin-cards = Cartes Spin
section-the-uno-spin-wheel = La roue UNO Spin
section-almost-uno = { face-almost-uno }
section-discard-number = { face-discard-number }
section-discard-color = { face-discard-color }
section-draw-red = { face-draw-red }
section-draw-blue = { face-draw-blue }
section-trade-hands = { face-trade-hands }
section-show-hand = { face-show-hand }
section-war = { face-war }
section-uno-spin = { face-uno-spin }
section-power-icons = Icônes de pouvoir
section-power-icons-and-power-towers = Icônes et tours de pouvoir
section-grab-2-towers = { symbol-grab-two }
section-wild-grab-a-tower = { symbol-wild-grab }
section-going-out = Finir ses cartes
section-scoring = Points
section-winning-the-game = Gagner la partie
section-alternative-scoring-and-winning = Autre façon de compter et de gagner
section-alternative-ways-to-play = Autres façons de jouer
section-contents = Contenu
section-instant-uno = UNO immédiat
section-script-acts = Actes
section-script-cards = Cartes
section-script-refusals = Refus
section-script-the-table = La table
section-script-corrections = Corrections
section-script-what-the-camera-sees = Ce que voit la caméra
section-first-out-wins = Qui finit gagne
section-next-player-vetoed = Le suivant a le VETO
section-short-piles = Pas assez de cartes
section-veto = Veto

## Ce qu’une face de la roue demande à $player.

## Règles maison sur les cartes personnalisables, lues à voix haute

house-draw-until-color = Le suivant pioche jusqu’à une carte { NAME($color, of: "color", form: "f") }.
house-discard-wilds = Les autres jettent tous leurs jokers.
house-draw-three-if-stuck = Si le suivant pioche au lieu de jouer, c’est trois cartes.
house-extra-turn = La même personne rejoue.
house-exactly-seven = Le suivant pioche ou jette pour avoir exactement 7 cartes.
house-exactly-three = Tous piochent ou jettent pour avoir exactement 3 cartes.
house-hands-up = Tous jouent avec la main visible.
house-joke = Raconte une blague ! Si quelqu’un rit, ne garde que 1 carte. Sinon, pioche 4.
house-stiff-elbows = Le suivant ne plie plus les coudes tant que personne n’a dit UNO.
house-rooster = Le suivant fait cocorico, ou pioche 4 cartes.
house-seven-zero = Avec qui échanges-tu ta main ?

outcome-laughed = Quelqu’un a ri.
outcome-silent = Personne n’a ri.
outcome-crowed = Quel cocorico !
outcome-chickened = { $player } n’ose pas et pioche 4 cartes.

# Jusqu’à quand vaut une règle maison, « jusqu’à » compris.
until-text = jusqu’à la prochaine carte
until-hands-up = jusqu’à ce que ce soit à { $player }
until-stiff-elbows = tant que personne n’a dit UNO
until-draw-three-if-stuck = tant que c’est à { $target } de jouer

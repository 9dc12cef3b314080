# Ce qui s’imprime : étiquettes, cartes, jetons, tours, roue, tapis, feuille de points. Les lignes sont courtes : le papier est étroit.

## Chaque feuille

paper-deck = paquet { $id }
paper-sheet = feuille { $n } sur { $m }
paper-advice = Imprime à 100 %. Pas 100 mm ? Indique la mesure avant de réimprimer.
paper-labels = étiquettes à glisser
paper-cards = cartes
paper-tokens = jetons
paper-towers = tours en papier
paper-wheel = roue
paper-mat = tapis de jeu
paper-pad = feuille de points
paper-guide = guide
paper-copy = { $n } sur { $m }

## Cartes. Une barre marque un retour à la ligne.

paper-fold = plier dos à dos
paper-veto-back = Assez de politique : / tu passes ton / prochain tour.
paper-our-rule = Notre règle :
paper-wheel-says = Ce que dit / la roue
# Sous le nom d’une face, sur la carte de la roue et sur la roue en papier.
paper-face-almost-uno = garde deux cartes, jette le reste
paper-face-discard-number = jette tes cartes d’un même nombre
paper-face-discard-color = jette tes cartes d’une même couleur
paper-face-draw-red = pioche jusqu’à une rouge ou un joker
paper-face-draw-blue = pioche jusqu’à une bleue ou un joker
paper-face-trade-hands = chaque main passe à gauche
paper-face-show-hand = tout le monde voit tes cartes
paper-face-war = le plus grand nombre gagne et part
paper-face-uno-spin = qui crie en premier jette une carte

## Une règle maison, comme on l’écrit sur une carte personnalisable.

paper-rule-draw-until-color = Le suivant : pioche jusqu’à avoir { NAME($color, of: "color", form: "some") }.
paper-rule-discard-wilds = Les autres jettent leurs jokers.
paper-rule-draw-three-if-stuck = Le suivant : bloqué ? Alors c’est 3 cartes.
paper-rule-extra-turn = C’est encore à toi.
paper-rule-exactly-seven = Le suivant : pioche ou jette pour en avoir 7.
paper-rule-exactly-three = Tous : piochez ou jetez pour en avoir 3.
paper-rule-hands-up = Toutes les mains visibles jusqu’à ton prochain tour.
paper-rule-joke = Une blague ! On rit : garde 1 carte et dis UNO. Silence : pioche 4.
paper-rule-stiff-elbows = Le suivant : bras raides jusqu’à un UNO.
paper-rule-rooster = Le suivant : cocorico, ou pioche 4.

## Jetons : un mot qui se lit de loin, et ce qu’il dit.

token-drew = PIOCHÉ
    .says = j’ai pioché une carte
token-pass = JE PASSE
    .says = je garde la carte piochée
token-uno = UNO !
    .says = plus qu’une carte
token-catch = CONTRE-UNO
    .says = tu n’as pas dit UNO
token-challenge = CONTESTÉ
    .says = je n’y crois pas
token-guilty = COUPABLE
    .says = contester était juste
token-innocent = INNOCENT
    .says = contester était faux
token-block = PROTÉGÉ
    .says = ma tour me protège
token-spin = ROUE
    .says = tourne la roue
token-veto = VETO
    .says = puis le numéro visé
token-allow = ACCEPTÉ
    .says = on laisse passer
token-undo = ANNULER
    .says = reprends le dernier coup
token-next-round = MANCHE SUIVANTE
    .says = on redistribue
token-reshuffle = MÉLANGÉ
    .says = la pile est mélangée
token-name = nom

## Tours et tapis

paper-tower = Tour { $tower }
paper-glue = Coupe le long du / gris, plie sur les / tirets, colle.
paper-blocks = arrête
paper-draw-pile = PIOCHE
paper-face-down = face cachée
paper-discard-pile = DÉFAUSSE
paper-inside = cartes dans le cadre, / codes vers le haut
paper-veto-card = CARTE VETO
paper-tokens-here = JETONS
paper-tokens-how = pose-en un ici, puis enlève-le
paper-corners = tapis du companion · laisse voir les quatre repères des coins

## Roue en papier

paper-cut-out = découper
paper-wheel-hole = Pour le plateau tournant imprimé en 3D : coupe le long du cercle et découpe le trou.
paper-wheel-pencil = Coupe le long du cercle. Tiens un trombone au milieu avec la pointe d’un crayon, et lance-le.

## Feuille de points

paper-score = { $game } · points
paper-date = Date
paper-table = Table
paper-play-to = Jusqu’à
paper-player = Nom
paper-total = Total
paper-counts = Ce qui reste en main compte
paper-numbers = Nombres : ce qu’ils montrent
paper-points = { $points } points : { $names }
paper-customizable = Personnalisable

## Guide

paper-decides = Non officiel, fait par des fans, avec nos mots : c’est la règle de ta boîte qui décide.
paper-guide-under = { $count } cartes · { $fewest } à { $most } personnes
paper-guide-cards = Les cartes

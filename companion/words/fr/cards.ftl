# Cartes, couleurs, faces de la roue, tours : les noms des choses. Le papier, les écrans et la voix les utilisent tous.
# Formes : .f le mot à côté de « carte » (verte), .the avec l’article (le vert, le 7 vert), .some du vert, .no (pas) de vert.
# Seconde lecture, à voix haute : « défausser » devient « jeter », comme on dit à table ; « Reprendre » se lisait « continuer »,
# donc « Annuler », et « Laisser » pour ne rien faire ; « purger le VETO » devient « compter pour le VETO ». Après un nom de
# personne jamais « de » ni « que » : ils s’élideraient devant Alice. « Deux-Tours » au lieu de « double tour », qui se
# comprend « deux fois à toi ». « Bataille » est le jeu que tout le monde connaît.
# Troisième lecture, écran par écran : ce que lit la caméra est partout un « code » (un « repère » marque un coin du tapis) ;
# « change de main » se comprenait « de la droite à la gauche » ; « cartes de couleur verte » s’accorde. Espaces insécables.

## Couleurs

color-red = rouge
    .f = rouge
    .the = le rouge
    .some = du rouge
    .no = de rouge
color-blue = bleu
    .f = bleue
    .the = le bleu
    .some = du bleu
    .no = de bleu
color-green = vert
    .f = verte
    .the = le vert
    .some = du vert
    .no = de vert
color-yellow = jaune
    .f = jaune
    .the = le jaune
    .some = du jaune
    .no = de jaune
color-purple = violet
    .f = violette
    .the = le violet
    .some = du violet
    .no = de violet
color-orange = orange
    .f = orange
    .the = l’orange
    .some = de l’orange
    .no = d’orange
# Un joker dont personne n’a encore dit la couleur.
color-open = la couleur, encore à choisir,
    .f = de la couleur, encore à choisir,
    .the = la couleur, encore à choisir,
    .some = la couleur, encore à choisir,
    .no = la couleur, encore à choisir,
# Quand personne ne sait laquelle c’était.
color-in-force = la couleur en cours
    .f = de la couleur en cours
    .the = la couleur en cours
    .some = la couleur en cours
    .no = la couleur en cours

## Ce que montre une carte, sans sa couleur.

symbol-number = { $number }
    .the = le { $number }
symbol-draw-one = +1
    .the = le +1
symbol-draw-two = +2
    .the = le +2
symbol-discard-all = Tout-défausser
    .the = le tout-défausser
symbol-skip-everyone = Passe-tour général
    .the = le passe-tour général
symbol-draw-four = +4
    .the = le +4
symbol-reverse = Changement de sens
    .the = le changement de sens
symbol-skip = Passe-tour
    .the = le passe-tour
symbol-grab-two = Deux-Tours
    .the = le Deux-Tours
symbol-wild = Joker
    .the = le joker
symbol-wild-draw-four = +4
    .the = le +4
symbol-wild-swap-hands = Joker-Échange
    .the = le Joker-Échange
symbol-wild-shuffle-hands = Joker-Mélange
    .the = le Joker-Mélange
symbol-wild-reverse-draw-four = Joker Sens +4
    .the = le Joker Sens +4
symbol-wild-draw-six = Joker +6
    .the = le Joker +6
symbol-wild-draw-ten = Joker +10
    .the = le Joker +10
symbol-wild-roulette = Roulette des couleurs
    .the = la Roulette des couleurs
symbol-wild-reverse = Joker Sens
    .the = le Joker Sens
symbol-wild-skip = Joker Passe
    .the = le Joker Passe
symbol-wild-skip-two = Joker Passe double
    .the = le Joker Passe double
symbol-wild-draw-two = Joker +2
    .the = le Joker +2
symbol-wild-targeted-draw-two = +2 au choix
    .the = le +2 au choix
symbol-wild-forced-swap = Joker-Troc
    .the = le Joker-Troc
symbol-mod = Carte Mod
    .the = la carte Mod
symbol-wild-grab = Joker-Tour
    .the = le Joker-Tour
symbol-custom-1 = Carte personnalisable 1
    .the = la carte personnalisable 1
symbol-custom-2 = Carte personnalisable 2
    .the = la carte personnalisable 2
symbol-custom-3 = Carte personnalisable 3
    .the = la carte personnalisable 3
symbol-veto = Carte VETO
    .the = la carte VETO
symbol-wheel-reference = Carte de la roue
    .the = la carte de la roue

## Marques : un tourbillon, ou l’icône d’une tour.

badge-spin = Spin
badge-u = U
badge-n = N
badge-o = O
badge-bang = !

## Une carte entière, dans les formes que les phrases demandent.

card-number = { $number } { NAME($color, of: "color") }
    .the = le { $number } { NAME($color, of: "color") }
card-draw-one = +1 { NAME($color, of: "color") }
    .the = le +1 { NAME($color, of: "color") }
card-draw-two = +2 { NAME($color, of: "color") }
    .the = le +2 { NAME($color, of: "color") }
card-discard-all = tout-défausser { NAME($color, of: "color") }
    .the = le tout-défausser { NAME($color, of: "color") }
card-skip-everyone = passe-tour général { NAME($color, of: "color") }
    .the = le passe-tour général { NAME($color, of: "color") }
card-draw-four = +4 { NAME($color, of: "color") }
    .the = le +4 { NAME($color, of: "color") }
card-reverse = changement de sens { NAME($color, of: "color") }
    .the = le changement de sens { NAME($color, of: "color") }
card-skip = passe-tour { NAME($color, of: "color") }
    .the = le passe-tour { NAME($color, of: "color") }
card-grab-two = Deux-Tours { NAME($color, of: "color") }
    .the = le Deux-Tours { NAME($color, of: "color") }
card-wild = joker
    .the = le joker
card-wild-draw-four = +4
    .the = le +4
card-wild-swap-hands = Joker-Échange
    .the = le Joker-Échange
card-wild-shuffle-hands = Joker-Mélange
    .the = le Joker-Mélange
card-wild-reverse-draw-four = Joker Sens +4
    .the = le Joker Sens +4
card-wild-draw-six = Joker +6
    .the = le Joker +6
card-wild-draw-ten = Joker +10
    .the = le Joker +10
card-wild-roulette = Roulette des couleurs
    .the = la Roulette des couleurs
card-wild-reverse = Joker Sens
    .the = le Joker Sens
card-wild-skip = Joker Passe
    .the = le Joker Passe
card-wild-skip-two = Joker Passe double
    .the = le Joker Passe double
card-wild-draw-two = Joker +2
    .the = le Joker +2
card-wild-targeted-draw-two = +2 au choix
    .the = le +2 au choix
card-wild-forced-swap = Joker-Troc
    .the = le Joker-Troc
card-mod = carte Mod
    .the = la carte Mod
card-wild-grab = Joker-Tour
    .the = le Joker-Tour
card-custom-1 = carte personnalisable 1
    .the = la carte personnalisable 1
card-custom-2 = carte personnalisable 2
    .the = la carte personnalisable 2
card-custom-3 = carte personnalisable 3
    .the = la carte personnalisable 3
card-veto = carte VETO
    .the = la carte VETO
card-wheel-reference = carte de la roue
    .the = la carte de la roue
card-with-badge = { $card } ({ NAME($badge, of: "badge") })
    .the = { $card } ({ NAME($badge, of: "badge") })
card = { CARD($card) }
card-unknown = « { $name } »
    .the = « { $name } »

## Les faces de la roue.

face-almost-uno = Presque UNO
face-discard-number = Jette un nombre
face-discard-color = Jette une couleur
face-draw-red = Pioche du rouge
face-draw-blue = Pioche du bleu
face-trade-hands = Échange des mains
face-show-hand = Montre ta main
face-war = Bataille
face-uno-spin = UNO Spin

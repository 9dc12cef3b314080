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

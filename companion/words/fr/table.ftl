# La table : ce qui s’affiche sur la tablette pendant qu’on joue.

language-name = Français

app-name = companion

wilds = joker

nav-broken = Cette page a trébuché. La table est intacte.
nav-again = Recharger
nav-back = Retour
nav-close = Fermer
nav-menu = Menu
nav-fix = Corriger
nav-undo = Annuler
nav-setup = Nouvelle partie
nav-mute = Muet
nav-unmute = Son

line-unreachable = Le companion est injoignable pour l’instant.
line-failed = Ça n’a pas marché. Rien n’est perdu ; réessaie.
line-forgotten = Cet appareil n’est plus à aucune table. Reviens avec le code de la tablette.
line-newgame = Une nouvelle partie commence.
line-back = De retour à la table.
line-lost = On cherche la table… Le jeu continue avec les cartes.
line-kept = { $n ->
    [one] { $n } touche est gardée et sera envoyée. Le reste, quand la table revient.
   *[other] { $n } touches sont gardées et seront envoyées. Le reste, quand la table revient.
 }
line-one = Ta dernière touche est encore en route. Touche ici quand la table revient.
line-blocked = Ce réseau ne laisse pas passer la table. Ouvre l’adresse que montre l’ordinateur du companion.

table-title = Table
table-turn = À { $name } de jouer
table-color = Couleur en cours
table-nocolor = Couleur à choisir
table-left = dans le sens horaire
table-right = dans le sens antihoraire
table-direction = On joue { $way }
table-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
table-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
table-draw = Pioche
table-dealer = distribue
table-round = Manche { $n }
table-uno = UNO
table-unoowed = UNO ?
table-vetoed = VETO
table-drewhint = pioché ?
table-rule = La règle
mercy-asked = { $player } a { $count } cartes ou plus ? Alors { $player } sort.
mercy-out = { $player } sort
mercy-count = Non, moins
table-standing = Règles maison en cours
table-until = { $until }
table-none = Pas encore de carte
table-stand = Mettre la tablette debout
table-everyone = tout le monde
table-why = Pourquoi ?
table-won = { $name } gagne la manche !
table-over = { $name } gagne la partie !

ask-cut = Une carte chacun. Qui a le plus grand nombre distribue
ask-start-card = distribue sept cartes à chacun, d’abord à { $first }, puis retourne la première carte
ask-play = joue une carte, ou pioche
ask-keep-or-play = a pioché une carte : la joue ou la garde
ask-color = choisit une couleur
ask-penalty = { $n ->
    [one] { $n } carte à piocher
   *[other] { $n } cartes à piocher
 }
ask-skip = passe son tour
ask-show-hand = montre sa main : y avait-il { NAME($color, of: "color", form: "some") } ?
ask-show-all = montre sa main à tous
ask-spin = tourne la roue
ask-discard = { $people ->
    [one] jette
   *[other] jettent
 }
ask-draw-until = { $people ->
    [one] pioche jusqu’à avoir { NAME($color, of: "color", form: "some") }
   *[other] piochent jusqu’à avoir { NAME($color, of: "color", form: "some") }
 }
ask-war = Bataille : montre ton plus grand nombre
ask-shout = Qui a crié en premier ?
ask-give = donne des cartes
ask-grab = { $n ->
    [one] prend { $n } tour
   *[other] prend { $n } tours
 }
ask-house-rule = Règle maison
ask-hands = Que reste-t-il en main ?
ask-next-round = On joue la manche suivante ?
ask-dispute = Cette carte ne va pas
ask-whose = à qui était la carte ?
ask-took-cards = a pris les cartes ?
question-title = Une question sur la dernière carte
question-whose = C’était { $other } ? C’était à { $name } de jouer.
question-took = { $n ->
    [one] { $name } a pris { $n } carte ?
   *[other] { $name } a pris { $n } cartes ?
 }
question-drewfirst = { $other }, et { $name } a d’abord pioché
question-outofturn = { $other }, sans attendre son tour
question-yes = Oui
question-no = Non
ask-uno = { $people ->
    [one] n’a plus qu’une carte
   *[other] n’ont plus qu’une carte
 }

do-play = Jouer une carte
do-draw = Piocher
do-kept = Piocher, passer
do-drawn = Piocher { $n }
do-pass = La garder
do-challenge = Contester
do-challenged = Contesté : avait { NAME($color, of: "color", form: "some") }
do-unfounded = Contesté : pas { NAME($color, of: "color", form: "no") }
do-block = Se protéger
do-accept = Passer le tour
do-turn-up = Retourner
do-spin = Tourner la roue
do-real = Avec une vraie roue
do-uno = UNO !
do-catch = Contre-UNO, { $name } !
do-show-hand = Montrer la main
do-guilty = Avait { NAME($color, of: "color", form: "some") }
do-innocent = N’avait pas { NAME($color, of: "color", form: "no") }
do-discard = Jeter
do-war = Montrer
do-shout = { $name } d’abord
do-give = Donner
do-grab = Prendre
do-resolve = Fait
do-next-round = Manche suivante
do-allow = Laisser passer
do-takeback = La reprendre
do-other = Quelqu’un d’autre
do-hand = Compter les mains
do-rematch = Rejouer
do-veto = VETO
do-reshuffle = Mélangé
do-none = Aucune
do-laughed = Quelqu’un a ri
do-silent = Personne n’a ri
do-crowed = Cocorico !
do-chickened = A renoncé
do-howmany = Combien ?
do-which = Quelles cartes ?
do-ok = OK

likeliest-title = Laquelle est-ce ?
likeliest-nudge = Une touche suffit. Ou bouge un peu la carte.
dispute-takeback = Remets la carte dans la main : la caméra le voit.
pick-title = Quelle carte ?
pick-color = 1. Couleur
pick-symbol = 2. Carte
pick-fits = va bien
pick-inforce = Quelle carte ?
pick-named = { CARD($card) }, { NAME($color, of: "color") }
pick-done = Terminé
pick-player = Qui l’a jouée ?
pick-which = Qui ?

tower-title = Tours de pouvoir
tower-U = arrête le +1
tower-N = arrête le +2
tower-O = arrête le +4
tower-bang = arrête le passe-tour
tower-middle = au milieu
tower-holds = chez { $name }
tower-choose = Quelles tours prend { $name } ?
veto-says = Quelqu’un parle politique ? Silence, et son prochain tour saute.
veto-on = Sur qui ?

deal-next-to = Une carte chacun, dans le sens horaire :

pick-remove = Retirer { CARD($card, form: "the") }

table-points = Points
table-stats = Statistiques

said-nothing = La table est prête.

side-bottom = devant
side-left = gauche
side-top = derrière
side-right = droite

inferred-title = Supposé
inferred-drew = pioché { $n } ?
inferred-says = { $name } a pioché { $n } ?
inferred-hand = Une main était à la pioche.
inferred-arm = C’était le bras de { $name }.
inferred-rules = Sinon la carte n’irait pas.
inferred-no = Non
nav-redo = Rétablir
do-shown = Tout le monde l’a vue

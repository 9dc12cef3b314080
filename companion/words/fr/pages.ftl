# Les pages et feuilles qui s’ouvrent depuis la table, et les téléphones.

give-color = Quelle couleur donner ?
give-count = Combien de cartes ?

war-how = { $name } : touche le plus grand nombre. Deux pareils ? Touche le nom, puis la carte suivante.
war-none = Pas encore de nombre : { $names }.
war-without = Aucun nombre : montrer

fix-title = Corriger
fix-which = Touche ce qui est faux.
fix-what = Qu’est-ce qui est faux ?
fix-card = Une autre carte
fix-player = Un autre joueur
fix-not = Ça n’a pas eu lieu
fix-missed = Il manque quelque chose avant
fix-likely = Le plus probable
fix-other = Autre carte…
fix-preview = Ce qui va changer
fix-same = Rien d’autre ne change.
fix-lost = Ceci ne va plus ; ça reste, avec une note :
fix-do = Corriger
fix-done = Corrigé.
fix-undone = annulé
fix-assumed = supposé
fix-empty = Il ne s’est encore rien passé.
fix-count = Un autre nombre de cartes
fix-color = Une autre couleur
fix-add = Qu’est-ce qui manque ?
fix-setcards = Cartes en main
fix-setscore = Points

hands-title = Que reste-t-il ?
hands-scan = Photographier la main
hands-type = Taper les cartes
hands-points = Taper les points
hands-none = Plus rien
hands-which = Touche un nom, puis montre ce qui reste dans cette main.
hands-open = Ou posez les mains faces visibles à côté de la pile, l’une après l’autre et dans cet ordre : la caméra les compte seule.
hands-differs = J’en avais compté { $m }. Cette main en a { $n }.
hands-count = C’est tout ?
hands-all = { $n ->
    [one] Oui, { $n } carte
   *[other] Oui, { $n } cartes
 }
hands-add = Ajouter une carte
hands-save = C’est la main
hands-race = La course à { $n }
hands-next = Manche suivante
hands-pointsword = points
hands-tablecamera = La caméra de la table
hands-beside = Pose la main face visible à côté de la pile, en éventail, et touche encore.
hands-private = Rien que pour tes yeux.

me-cut = Tire une carte : le plus grand nombre distribue
me-start-card = Distribue sept cartes à chacun, d’abord à { $first }, puis retourne la première carte
me-play = Joue une carte, ou pioche
me-keep-or-play = Tu as pioché une carte : joue-la ou garde-la
me-color = Choisis une couleur
me-skip = Tu passes ton tour
me-show-hand = Montre ta main : y a-t-il { NAME($color, of: "color", form: "some") } ?
me-spin = Tourne la roue
me-discard = Jette
me-draw-until = Pioche jusqu’à avoir { NAME($color, of: "color", form: "some") }
me-give = Donne des cartes
me-grab = { $n ->
    [one] Prends { $n } tour
   *[other] Prends { $n } tours
 }
me-uno = Il te reste une carte

phone-title = Ma place
phone-sit = Où es-tu ?
phone-taken = prise
phone-watch = Juste regarder
phone-wait = { $name } joue
phone-deals = Ensuite, { $next } distribue. { $name } ou la tablette lance la manche.
phone-up = C’est à toi !
phone-notyet = Pas encore de partie. Elle se lance sur la tablette.
phone-change = Changer de place
phone-drew = J’ai pioché
phone-mycards = Mes cartes
phone-late = Tu joues à partir de la manche suivante.
phone-tidy = Mettre des cartes de côté
phone-toomany = Tu as { $n } cartes. Mets les autres de côté.
phone-tapin = { $n ->
    [one] Taper { $n } carte
   *[other] Taper { $n } cartes
 }
phone-scanmine = Photographier ma main
phone-unsure = J’ai peut-être raté une carte.
phone-next = Autre table
phone-left = Que reste-t-il dans ta main ?
phone-count = Compter mes cartes
phone-stay = Reste là : la prochaine partie se lance sur la tablette.
phone-shown = { $name } te montre cette main
phone-guilty = A { NAME($color, of: "color", form: "some") }
phone-innocent = N’a pas { NAME($color, of: "color", form: "no") }

orientation-title = La tablette est à plat ou debout ?
orientation-flat = À plat, entre nous
orientation-stands = Debout
orientation-how = À plat, elle se tourne vers qui doit répondre. Ça se change à tout moment dans Menu et Réglages.

demo-title = Des robots jouent une soirée filmée.
demo-says = Les boutons sont aussi à toi : touche Annuler ou Corriger pour voir. Ou joue avec tes propres cartes.

people-title = Personnes
people-waits = pas dans cette manche
people-late = Quelqu’un arrive tard ?
people-comes = Cette personne joue à partir de la manche suivante, après le dernier joueur, sans points. Donne-lui alors des cartes.
people-goes = { $name } : la main va sous la pioche. Les points restent, et { $name } peut revenir pour une autre manche.
people-rename = Changer le nom : { $name }
people-phone = Son téléphone

misread-seen = Elle a mal vu
misread-kept = Les { $n } dernières secondes sont gardées dans { $file }.
misread-how = Ce qui a été lu est à côté. « companion watch » avec ce fichier le remontre. Il ne quitte jamais cet ordinateur de lui-même.

points-title = Points par manche
points-round = Manche
points-all = Total
points-share = Partager
points-picture = En image
points-text = En texte
points-copied = Copié.
points-copy = Le texte est sélectionné : copie-le.

watch-title = La table, pour regarder
watch-plays = Derniers coups
watch-scores = Points

join-code = Les lettres de la tablette
join-go = Entrer
join-bad = Le code d’une table a quatre lettres ou un peu plus ; une clé a neuf chiffres.
join-forgot = Cette tablette menait la table ? Tape les neuf chiffres qu’un autre écran aux commandes montre sous Téléphones, ou « companion host » sur l’ordinateur du companion.
join-typed = ou tape ces chiffres à la place des lettres :
join-open = D’autres téléphones peuvent entrer
join-devices = À la table
join-out = Retirer
join-here = là
join-gone = en veille
join-camera = Un téléphone comme caméra
join-cameraqr = Scanne avec le téléphone qui sera la caméra. Il ouvre une page sécurisée ; s’il avertit, regarde « Confiance ».
join-host = Une autre tablette aux commandes
join-role-host = aux commandes
join-tablet = Tablette
join-role-seat = joueur
join-role-camera = caméra
join-role-spectator = public
join-soon = Valable une fois, dix minutes.

welcome-new = Lancer une partie
welcome-go = Retour à la table
welcome-tables = Tables
welcome-nohost = Les parties se lancent sur la tablette de la table. Entre avec son code.
welcome-unofficial = Non officiel, fait par des fans. Apporte tes propres cartes.
welcome-setting = se prépare

setup-title = Nouvelle partie
setup-game = Quel jeu ?
setup-who = Qui joue ?
setup-where = Qui s’assoit où ?
setup-seat = Touche un nom, puis une place ; ou fais glisser.
setup-add = Ajouter un joueur
setup-name = Nom
setup-names = De deux à dix joueurs, chacun avec son propre nom.
setup-clockwise = On commence dans le sens horaire.
setup-dealer = Qui distribue ?
setup-cut = Tirer au sort
setup-rules = Règles de cette table
setup-usual = comme la règle du jeu
setup-changed = { $n ->
    [one] { $n } convention changée
   *[other] { $n } conventions changées
 }
setup-target = On joue à
setup-points = { $n } points
setup-winner = Qui gagne les prend
setup-lowest = Le plus petit total gagne
setup-none = Sans points : gagne qui finit
setup-camera = Caméra
setup-nocamera = Sans caméra : touche les cartes
setup-seen = Je vois { CARD($card, form: "the") }.
setup-sees = Pose une carte sous la caméra.
setup-readyflat = On distribue : tablette à plat
setup-readystands = On distribue : tablette debout
setup-ready = C’est prêt : distribue !
setup-cards = { $n } cartes
setup-yours = Tes cartes
setup-tags = Avec des codes
setup-bare = Sans codes
setup-both = Les deux
setup-howtags = Dans des pochettes imprimées ou avec des étiquettes : la caméra connaît chaque carte.
setup-howbare = Comme elles sortent de la boîte. Montre-moi chaque face une fois ; il faut environ trois minutes.
setup-whichbare = Quel jeu de cartes ?
setup-noneyet = Je ne connais encore aucun jeu de cartes de cette sorte.
setup-teach = Montrer un jeu de cartes
setup-unfinished = Je ne connais pas encore tout { $deck } : { $n } faces sur { $all }.
setup-custom = Cartes personnalisables
setup-customhow = Choisis combien il y en a et ce que fait chacune. Tout le monde doit être d’accord.
setup-agree = On est d’accord
setup-customnone = Pas dans le paquet
setup-text = Notre propre règle
setup-textplace = Chante ton prochain tour.
setup-write = Écris-le aussi sur la carte.
setup-phonecamera = La caméra d’un téléphone
setup-remove = Retirer { $name }
setup-icons = Icônes de pouvoir
setup-iconsown = comme sur tes cartes
setup-iconsusual = la disposition habituelle
setup-iconshow = Touche un nombre jusqu’à voir l’icône imprimée sur une de ses deux cartes.
setup-choosing = Règle pour { CARD($card, form: "the") }
setup-must = D’abord, il faut s’accorder sur les cartes personnalisables.
rule-draw-until-color = Le suivant pioche jusqu’à une couleur
rule-discard-wilds = Les autres jettent leurs jokers
rule-draw-three-if-stuck = Le suivant pioche trois s’il est bloqué
rule-extra-turn = Rejoue
rule-exactly-seven = Le suivant : exactement 7 cartes
rule-exactly-three = Tous : exactement 3 cartes
rule-hands-up = Mains visibles jusqu’à ton tour
rule-joke = Raconte une blague
rule-stiff-elbows = Le suivant : bras raides jusqu’à un UNO
rule-rooster = Le suivant : cocorico

history-title = Historique
history-standings = Classement
history-none = Aucune partie finie pour l’instant. La première sera ici.
history-player = Joueur
history-games = Parties
history-won = Gagnées
history-rounds = Manches gagnées
history-replay = Carte par carte
history-minutes = { $n ->
    [one] une minute
   *[other] { $n } minutes
  }
history-wins = Victoire : { $name }
history-unfinished = pas finie
history-colors = Couleurs en cours
history-race = Points après chaque manche
history-plays = Cartes jouées
history-draws = Cartes piochées
history-slow = Secondes par tour
history-most = Le plus de cartes
history-faces = Roue
history-search = Chercher un joueur
history-bgstats = Pour BG Stats (JSON)
history-bgopen = Ouvrir dans BG Stats
history-delete = Effacer la partie : { $name }
history-gone = La table n’est plus dans la liste, avec toutes ses parties.
history-csv = Tableau (CSV)
history-json = Tout (JSON)
history-step = Étape { $n } sur { $m }
history-playit = Lire
history-pause = Pause
history-first = Au début
history-last = À la fin
history-before = En arrière
history-after = En avant

print-title = Imprimer
print-make = Créer le PDF
print-making = En préparation…
print-made = Fait : il est dans tes téléchargements. Imprime à 100 %, sans « ajuster à la page ».

print-deck = Nom du paquet
print-deckhow = Deux lettres ou chiffres. Tu as deux paquets de ce jeu ? Donne un nom à chacun, et ils ne se mélangent jamais.
print-badname = Deux lettres ou chiffres, par exemple K7.
print-paper = Papier
print-ruler = La règle de ma dernière feuille mesure
print-rulerhow = 100, c’est juste. Si la tienne est plus courte ou plus longue, tape-le une fois : tout est corrigé ensuite.
print-badruler = La règle fait entre 90 et 110 mm. Tu la remesures ?
print-makesome = { $n ->
    [one] PDF de { $n } carte
   *[other] PDF de { $n } cartes
 }
print-usualicons = Disposition habituelle
print-customin = { $n ->
    [one] { $n } est dans le paquet
   *[other] { $n } sont dans le paquet
 }
print-customall = toutes sont imprimées, avec une ligne pour écrire
print-customhow = Choisis les cartes qui sont dans ton paquet et ce qu’elles disent. Si tu n’en choisis pas, toutes sont imprimées.
print-lost = Cartes seules
print-all = Imprimer tout le paquet
print-whole = tout le paquet
print-losthow = Une carte est perdue, ou son étiquette ? N’imprime que celle-là.
print-which = Quelle carte manque ?
print-copy = { $n } sur { $m }
print-more = Étiquettes, tailles et noms
print-stock = Feuilles d’étiquettes
print-plain = Papier ordinaire
print-used = Étiquettes déjà parties de la première feuille
print-usedhow = L’impression commence après elles.
print-badused = Un nombre de 0 à 29 : combien d’étiquettes sont parties.
print-card = Taille d’une carte
print-height = Hauteur d’une carte (mm)
print-cardhow = Largeur et hauteur.
print-badcard = Une carte fait 50 à 64 mm de large et 80 à 92 mm de haut.
print-tag = Taille d’un code
print-taghow = Les grands codes se lisent de plus loin.
print-badtag = Un code fait 16 à 28 mm de large.
print-ink = Encre
print-inkfull = Normale
print-inkless = Un cinquième de moins
print-inkhow = Les codes foncés se lisent le mieux, les clairs presque aussi bien.
print-middle = Centre de la roue
print-hole = Avec un trou
print-nohole = Sans trou
print-players = Noms
print-playershow = Pour les jetons de place et la feuille de points, séparés par des virgules.
print-doc-labels = Étiquettes à glisser
print-doc-cards = Cartes entières
print-doc-tokens = Jetons
print-doc-towers = Tours en papier
print-doc-wheel = Roue en papier
print-doc-mat = Tapis de jeu
print-doc-sheet = Feuille de points
print-doc-guide = Guide
print-doc-all = Tout
print-for-labels = Une étiquette à deux codes par carte : glisse-la dans la pochette.
print-for-cards = Des cartes entières de notre dessin, codes compris.
print-for-tokens = Des ordres à poser près de la pile, pour la caméra.
print-for-towers = Quatre tours à plier et à coller.
print-for-wheel = 180 mm de large : pour le plateau tournant imprimé en 3D, ou avec un crayon et un trombone.
print-for-mat = Un tapis avec des repères aux coins : la caméra trouve la pile tout de suite.
print-for-sheet = Pour une soirée sans écran.
print-for-guide = Une page : pochettes, mise en place, jeu.
print-for-all = Tout cela en un seul fichier.

settings-look = Aspect
settings-dark = Sombre
settings-light = Clair
settings-auto = Comme l’appareil
settings-type = Taille des lettres
settings-lying = La tablette est à plat entre nous
settings-lyinghow = Le milieu se tourne vers qui doit jouer.
settings-sound = Son
settings-caller = Annoncer à voix haute
settings-callerhow = Dit tout ce qui se passe. Le texte reste affiché.
settings-sounds = Sons
settings-awake = Garder l’écran allumé
settings-awakehow = Marche sur les pages sécurisées ; ailleurs, règle une longue mise en veille.
settings-shapes = Forme du jaune
settings-star = Étoile
settings-diamond = Losange
settings-still = Sans mouvement
settings-stillhow = La roue et la table ne tournent pas ; elles changent.
settings-volume = Volume
settings-voice = Voix
settings-voiceany = Au choix
settings-language = Langue
settings-astable = Comme la table
settings-tablelanguage = Langue de la table
settings-eachdevice = Chaque appareil la sienne
settings-novoice = Cet appareil n’a pas de voix en { $language } : il reste muet. Le texte reste.
settings-try = Essayer
settings-licenses = De quoi cette page est faite
settings-colors = Formes et couleurs
settings-hear = Nord joue le 7 rouge. Sud, c’est à toi.

camera-title = Caméra
camera-phone = Ce téléphone est la caméra
camera-start = Allumer la caméra
camera-stop = Arrêter
camera-torch = Lumière
camera-zoom = Zoom
camera-secure = Le navigateur n’ouvre la caméra que sur une adresse sécurisée. Ouvre { $address } sur ce téléphone.
camera-none = Aucune caméra autorisée. Autorise-la pour cette page dans les réglages du navigateur, ou choisis une autre caméra sur la tablette.
camera-aim = Tiens le téléphone bien au-dessus de la pile, à une longueur de bras, et fixe-le là.
camera-good = Bonne image.
camera-sent = { $n } images envoyées
camera-seen = Vu : { CARD($card) }
camera-choose = Quelle caméra ?
camera-off = Sans caméra
camera-on = La caméra est allumée
camera-trust = Pour la sécurité : charge le certificat une fois
camera-health = La caméra
camera-notable = Entre d’abord à une table ; ensuite ce téléphone peut être sa caméra.
camera-live = Ce qu’elle voit
camera-front = L’autre côté

reach-title = Qui tend le bras d’où ?
reach-why = Si la caméra connaît chaque bras, elle dit qui a joué et qui a pioché. Dis un nom : cette personne touche la pile, et ainsi de suite. Puis fais glisser un nom mal placé.
reach-all = Tous touchent la pile
reach-touch = { $name }, touche la pile
reach-stop = Arrêter
reach-from = { $name } tend le bras d’ici
reach-draw = Pioche
reach-showdraw = Montrer la pioche

menu-reshuffle = On a mélangé la pile
menu-fullscreen = Plein écran
menu-rulings = Règles

## Sheets opened from the table

app-tag = L’arbitre à ta table de jeu
nav-table = Table
nav-history = Historique
nav-print = Imprimer
nav-settings = Réglages
nav-phones = Téléphones
nav-camera = Caméra
nav-home = Accueil
nav-done = Terminé
nav-cancel = Laisser
table-seats = Joueurs
table-flip = Poser la tablette à plat
table-leave = Quitte la table
table-join = Entre à la manche suivante
table-cite = Règle du jeu : { $place }
table-ruling = Convention de table : { $place }
table-norule = Rien à discuter : c’est juste ce qui s’est passé.
table-set = Régler cartes ou points
veto-title = Plaquer le VETO
veto-who = Qui le plaque ?
veto-held = { $name } passe son prochain tour.
deal-gift = { $name } donne une carte à chacun, dans le sens horaire :

teach-title = Mes cartes n’ont pas de codes
teach-lead = Montre-moi une carte de chaque face, et je connaîtrai ton paquet. Les photos restent sur cet appareil.
teach-name = Comment appeler ce paquet ?
teach-known = Je connais { $n } faces sur { $all }.
teach-all = Je connais maintenant tout le paquet { $deck }.
teach-rows = Pose-les ainsi
teach-how = Une carte de chaque face, dans cet ordre, à un doigt l’une de l’autre, sur une table unie d’une autre couleur que leur bord. Puis prends d’en haut une photo où on les voit toutes.
teach-part = Combien à la fois ?
teach-whole = Toutes
teach-missing = Ce qui manque ({ $n })
teach-photo = Prendre la photo
teach-one = Une par une, sous la caméra de la table
teach-stop = Arrêter
teach-nocamera = Avec une caméra au-dessus de la table, on peut aussi les montrer une par une : choisis-la en préparant la partie.
teach-seen = { $n ->
    [one] { $n } carte trouvée sur la photo
   *[other] { $n } cartes trouvées sur la photo
 }
teach-strange = { $n ->
    [one] { $n } carte se trouve où il ne devrait pas y en avoir : l’ordre est-il juste ?
   *[other] { $n } cartes se trouvent où il ne devrait pas y en avoir : l’ordre est-il juste ?
 }
teach-still = Il manque encore :
teach-edges = On voit mal son bord : pose-la à plat et entière sur une table d’une autre couleur, ou un peu plus près.
teach-white = Le bord de la carte est aussi blanc que son support : pose-la sur quelque chose de plus foncé.
teach-blurred = La photo est floue : ne bouge pas, ou donne plus de lumière.
teach-glare = Une lampe s’y reflète : tourne un peu la carte, ou déplace la lampe.
teach-asked = Quelle est cette carte ?
teach-cut = Une carte de ta photo
teach-neither = Je la remontre
teach-next = La suivante : { CARD($card) }
teach-left = { $n ->
    [one] encore { $n } carte
   *[other] encore { $n } cartes
 }
teach-is-nothing = Pose-la seule au milieu.
teach-is-moving = Un instant…
teach-is-same = C’est encore la précédente : enlève-la.
teach-is-poor = Je la vois mal.
teach-is-asked = Dis quelle carte c’est, s’il te plaît.
teach-is-taught = C’est bon.
teach-faces = Ce que je connais
teach-again = Touche une face qui semble fausse, et remontre-la.
teach-reshow = Remontrer : { CARD($card) }
teach-play = Jouer avec
teach-forget = Oublier ce paquet
teach-sure = Vraiment oublier { $deck } ?
score-title = Score
score-who = Joueurs ou équipes
score-names = Jusqu'à { $most } noms, chacun une seule fois.
score-game = Le jeu
score-optional = si vous voulez
score-name = À quoi jouez-vous ?
score-target = Jusqu'à combien de points ?
score-to = Jusqu'à { $n } points
score-wins = Qui gagne ?
score-highest = Le plus de points gagne
score-lowest = Le moins de points gagne
score-begin = C'est parti
score-pad = Pavé numérique
score-round = Manche { $n }
score-sign = Plus ou moins
score-back = Effacer le dernier chiffre
score-write = Noter
score-photo = Photographier une main
score-counted = { $n ->
    [one] Une carte, { $points } points.
   *[other] { $n } cartes, { $points } points.
  }
score-unknown = Aucune carte d'une boîte connue n'a été lue.
score-carried = Déjà acquis
score-won = { $n ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
  }
score-goon = Continuer
score-end = La partie est finie
score-change = Continuer avec le score seul
score-changehow = L'arbitre s'arrête ; les points, les téléphones et le code restent.
watch-open = Ouvre ceci dans le navigateur d'un téléviseur :
watch-stream = Pour un stream, sans arrière-plan :
welcome-referee = Arbitre
welcome-refereesays = Il connaît les règles, compte les cartes et tranche les litiges.
welcome-wheel = Juste la roue
welcome-wheelsays = Pour la boîte qui a perdu la sienne. Elle tourne tout de suite.
welcome-score = Juste le score
welcome-scoresays = Pour n'importe quel jeu de cartes, à n'importe combien.
welcome-demo = Voir comment ça marche
welcome-help = Aide
history-score = Feuille de score
setup-before = Comme la dernière fois : { $names }
setup-deals = { $name } donne
setup-any = N'importe quelles cartes
setup-howany = Les étiquettes sont vues d'elles-mêmes, et les cartes sans étiquette sont lues. De temps en temps, la caméra demande ce qu'est une nouvelle carte.
war-who = À qui est cette carte ?
war-tied = Égalité : chacun montre sa carte chiffre suivante.
war-top = Quelle carte est dessus ?
ways-title = Et maintenant ?
ways-back = La reprendre
ways-was = C’était { $name }
watch-join = Pour rejoindre : { $code }
watch-uno = UNO ! { $names }
phone-wonround = Tu gagnes la manche !
phone-wongame = Tu gagnes la partie !
misread-really = Ce n'était pas { $card }. Quelle carte était-ce ?
misread-ask = Garder la dernière demi-minute de la caméra pour un signalement ? Elle reste sur l'ordinateur du companion.
misread-keep = Garder le film
misread-download = Le télécharger
camera-scan = Scanne ceci avec le téléphone qui va filmer
camera-step-scan = Scanne le code. La page de la caméra s'ouvre sur le téléphone.
camera-step-warn = Le navigateur avertit, car il ne connaît pas votre ordinateur. Ici, c'est normal :
camera-step-chrome = touche Paramètres avancés, puis Continuer.
camera-step-safari = touche Afficher les détails, puis visiter ce site web.
camera-step-start = Touche Démarrer et autorise la caméra. Tiens le téléphone bien au-dessus de la pile.
phone-away = son téléphone est parti : reprendre la place
camera-android = Android, Chrome:
camera-iphone = iPhone, Safari:
help-search = Chercher dans l'aide
help-none = Rien trouvé. Essaie un autre mot.
race-after = +{ $seconds } s

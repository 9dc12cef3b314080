# Ce que dit la maison : à la porte, en gardant, de la caméra.

house-no-code = Aucune table n’a ce code : regarde-le encore.
house-no-key = Cette clé a servi ou est trop vieille : demandes-en une autre.
house-no-table = Cette table n’existe pas ici.
house-in-use = Quelqu’un est à cette table : seule sa propre tablette peut la ranger.
house-no-page = Il n’y a rien à cette adresse.
house-join-first = Rejoins d’abord une table : scanne son code.
house-other-table = Cet appareil est à une autre table.
house-not-joined = Cet appareil n’est plus à la table : reviens avec le code.
house-put-out = La tablette de la table a retiré cet appareil.
house-lays-tables = Ici, seule la maison ouvre des tables.
house-only-house = C’est à qui s’occupe du companion.
house-no-device = Cette table ne connaît pas cet appareil.
house-no-seat = Personne ne s’appelle { $player } à cette table.
house-seat-taken = La place de { $player } a déjà un téléphone ; la tablette de la table peut la libérer.
house-no-sitting = Personne ne peut s’asseoir à cette table maintenant ; demande à la tablette.
house-no-joining = Personne ne peut rejoindre cette table maintenant.
house-slow-down = Pas si vite : réessaie dans un instant.
house-too-big = C’est trop gros.
house-elsewhere = La table est injoignable pour l’instant ; renvoie-le.
house-meanwhile = La table continue pendant ce temps : réessaie.
house-broken = Quelque chose a raté ici ; la table est intacte. Réessaie.
house-bad-input = Cela n’a pas été compris : { $why }

house-only-host = Cela se fait sur la tablette de la table.
house-only-scores = Les points se corrigent sur la tablette de la table.
house-own-last = Ici, tu ne peux annuler que ton dernier geste ; la tablette peut tout annuler.
house-own-seat = Ce téléphone est à la place de { $player } et n’agit pour personne d’autre.
house-dealer = C’est à qui donne les cartes, ou à la tablette de la table.
house-spectator = Qui regarde ne joue pas : assieds-toi d’abord.
house-camera = Une caméra dit seulement ce qu’elle voit.
house-challenge = On saura ce que ça donne quand quelqu’un contestera.
house-hand-shown = Une main est montrée à quelqu’un : pas d’image.
house-other-match = C’était pour une autre partie.
house-not-over = Cette partie n’est pas finie.

house-not-kept = Cela n’a pas été gardé : refais-le.
house-full = Le disque est plein, cela n’a pas été gardé : fais de la place et refais-le.
house-away = La base de données ne répond pas, cela n’a pas été gardé : regarde la table et refais-le.
house-damaged = Une partie des données est abîmée. On peut jouer aux autres tables.
house-store = Impossible de garder ou de lire pour l’instant : demande à qui s’occupe du companion.

house-tag-too-large = Un code de { $tag } mm laisse trop peu de place sur une carte de { $wide } × { $tall } mm ; au plus { $most } mm.
house-players = Dix noms au plus, de 24 lettres au plus.
house-name = Un nom a de 1 à 24 lettres ; « { $name } » ne va pas.
house-other-game = { $deck } est un jeu de cartes pour { $game } : donne un autre nom à celui-ci.
house-bad-picture = Ce n’est pas une image qui s’ouvre.

house-no-picture = La caméra n’a encore donné aucune image.
house-films = On ne garde pas plus de films : retires-en d’abord de leur dossier.
house-cameras = Trop de caméras sont allumées ici : éteins-en d’abord une autre.
health-no-picture = Pas d’image : la caméra est-elle branchée, et rien ne la cache ?
health-no-phone = Aucune image du téléphone : sa page est-elle ouverte et l’écran allumé ?
health-frozen = L’image est figée : débranche la caméra et rebranche-la.
health-dark = Il fait trop sombre : allume une lampe, ou augmente la luminosité de la caméra.
health-bright = Il y a trop de lumière : baisse l’exposition de la caméra, ou éloigne la lampe.
health-glare = Une lampe se reflète sur les cartes : incline un peu la caméra, ou écarte la lampe.
health-blurred = L’image est floue : essuie l’objectif, laisse la caméra faire le point sur les cartes et bloque-le.
health-small = La caméra donne de petites images : choisis 1280 × 720 ou plus dans ses réglages.
health-far = La caméra est trop loin : approche-la de la pile, ou choisis une meilleure résolution.
health-aslant = La caméra regarde de côté : mets-la droite au-dessus de la pile.
health-shakes = La caméra bouge : fixe son bras, ou pose-la là où personne ne s’appuie.
health-flickers = La lampe scintille : règle la caméra sur 50 ou 60 Hz comme ton courant, ou prends une autre lampe.
health-moved = La caméra a bougé : regarde si la pile est encore dans l’image.
health-unseen = La carte du dessus est illisible : enlève ce qui la couvre, ou tourne-la hors du reflet.
health-arms-moved = La caméra a bougé : il faut réapprendre à qui est chaque bras. Que chacun touche la pile.
health-arms-lost = Impossible de suivre les bras : fait-il trop sombre, ou quelque chose couvre-t-il le bord de l’image ? D’ici là, signale les pioches d’une touche.
health-draw-lost = La pioche n’est pas visible : quelque chose la couvre-t-il, ou couvre-t-il les repères du tapis ? D’ici là, signale les pioches d’une touche.

scan-loose = On voit un bout de code qui n’est à aucune carte lue.
scan-unread = Un code de l’image n’a pas pu être lu.
scan-none = Aucune carte lue.
scan-edge = Une carte dépasse du bord de l’image.
scan-under = Sans codes, les cartes sous d’autres ne peuvent pas être comptées.

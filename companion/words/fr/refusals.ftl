# Pourquoi l’arbitre dit non, et ce qui reste même si ça ne va pas.

## Pourquoi non

refused-bad-input = La table ne comprend pas ça.
refused-bad-input-json = Cette ligne n’est pas un objet JSON.
refused-bad-input-unknown-act = Il n’y a pas d’acte appelé { $act }.
refused-bad-input-missing = Il manque le champ { $field }.
refused-bad-input-wrong-field = Le champ { $field } a une valeur incorrecte.
refused-bad-input-unknown-player = Personne à cette table ne s’appelle { $player }.
refused-bad-input-waiting-player = { $player } entre à la manche suivante.
refused-bad-input-out-player = { $player } est hors de cette manche.
refused-bad-input-same-name = Quelqu’un s’appelle déjà { $player }.
refused-bad-input-player-count = On joue de { $fewest } à { $most }, pas à { $count }.
refused-bad-input-box = Ce jeu n’a pas de boîte appelée { $value }.
refused-bad-input-counts = { CARD($card, form: "the") } : de 0 à { $most } dans un paquet, pas { $count }.
refused-bad-input-too-many = Il y a de la place pour { $count } joueurs.
refused-bad-input-unknown-card = Il n’y a pas de carte appelée { CARD($card) }.
refused-bad-input-unknown-game = Il n’y a pas de jeu appelé { $game }.
refused-bad-input-unknown-ruling = Il n’y a pas de convention appelée { $ruling }.
refused-bad-input-ruling-value = La convention { $ruling } ne peut pas être { $value }.
refused-bad-input-unknown-face = La roue n’a pas de face appelée { NAME($face, of: "face") }.
refused-bad-input-weight = Le poids de la face { NAME($face, of: "face") } ne peut pas être négatif.
refused-bad-input-no-weight = Au moins une face de la roue doit pouvoir sortir.
refused-bad-input-unknown-rule = Il n’y a pas de règle maison appelée { $rule }.
refused-bad-input-not-customizable = { CARD($card, form: "the") } ne se personnalise pas dans ce jeu.
refused-bad-input-no-rule = Écris une règle ou un texte sur { CARD($card, form: "the") }.
refused-bad-input-rule-color = La règle sur { CARD($card, form: "the") } demande une couleur de ce paquet.
refused-bad-input-icon = { CARD($card, form: "the") } ne peut pas porter l’icône { $value }.
refused-bad-input-scoring = Le décompte est winner, lowest ou none, pas { $value }.
refused-bad-input-target = Le but doit être d’au moins 1 point.
refused-bad-input-unknown-tower = Il n’y a pas de tour appelée { $tower }.
refused-bad-input-too-many-cards = Il n’y a que { $count } cartes pour cette main.
refused-bad-input-hand-empty = { $player } doit encore compter sa main : elle ne peut pas être vide.
refused-bad-input-no-entry = Il n’y a pas de ligne { $count } à corriger.
refused-bad-input-start-stays = Le début d’une partie ne peut être remplacé que par un autre début.
refused-bad-input-nested = Une correction ne peut pas en contenir une autre.
refused-not-started = Aucune partie n’a encore commencé.
refused-over = La partie est finie.
refused-not-your-turn = C’est à { $other } de jouer, pas à { $player }.
refused-no-match = { CARD($card, form: "the") } ne va ni sur { NAME($color, of: "color", form: "the") } ni sur { NAME($symbol, of: "symbol", form: "the") }.
refused-no-match-color = { CARD($card, form: "the") } ne va pas sur { NAME($color, of: "color", form: "the") }.
refused-not-in-play = { CARD($card, form: "the") } est déjà dans la défausse.
refused-not-in-play-cut = Quelqu’un a déjà tiré { CARD($card, form: "the") }.
refused-not-in-play-twice = Deux fois la même carte : { CARD($card) }.
refused-not-in-play-copies = Il n’y a pas d’autre carte pareille dans ce paquet : { CARD($card) }.
refused-not-in-this-deck = { CARD($card, form: "the") } n’est pas dans ce paquet.
refused-drawn-card-only = Après avoir pioché, { $player } ne peut jouer que la carte piochée.
refused-draw-first = { $player } doit piocher une carte avant de passer.
refused-already-drew = { $player } a déjà pioché une carte.
refused-answer-first = D’abord, { $ask }.
refused-wrong-answer = Ça ne répond pas à la question.
refused-wrong-answer-not-asked = Personne ne demande ça maintenant.
refused-wrong-answer-stale = Cette question a déjà sa réponse.
refused-wrong-answer-started = Cette partie a déjà commencé.
refused-wrong-answer-draw-count = { $count ->
    [0] Il faut zéro carte.
    [one] Il faut 1 carte.
   *[other] Il faut { $count } cartes.
 }
refused-wrong-answer-draw-until = Pioche jusqu’à une carte { NAME($color, of: "color", form: "f") } et dis combien il en a fallu.
refused-wrong-answer-discard-count = Le nombre de cartes doit être { $count }.
refused-wrong-answer-hand-count = { $count ->
    [0] { $player } n’a pas de cartes.
    [one] { $player } a 1 carte.
   *[other] { $player } a { $count } cartes.
 }
refused-wrong-answer-one-number = Elles doivent toutes avoir le même nombre.
refused-wrong-answer-one-color = Elles doivent toutes être de la même couleur.
refused-wrong-answer-wilds-only = Seuls les jokers partent.
refused-wrong-answer-number-cards = { CARD($card, form: "the") } n’a pas de nombre.
refused-wrong-answer-is-out = { $player } n’a déjà plus de cartes.
refused-wrong-answer-tower-count = { $count } au plus, chacune une seule fois.
refused-wrong-answer-gift-count = Il n’y a que { $count } cartes dans cette main.
refused-wrong-answer-gift-owed = { $player } a des cartes de couleur et doit en donner.
refused-wrong-answer-highest-first = { $player } doit montrer d’abord son plus grand nombre.
refused-wrong-answer-not-tied = { $player } n’est pas à égalité.
refused-wrong-answer-not-shown = { CARD($card, form: "the") } ne fait pas partie des cartes gagnantes.
refused-wrong-answer-too-many-points = Les cartes de { $player } font ensemble { $most } points au plus.
refused-wrong-answer-drew-past = { CARD($card, form: "the") } pouvait se jouer : la pioche s’arrête là.
refused-wrong-answer-draw-on = À cette table, { $player } pioche jusqu’à pouvoir jouer.
refused-wrong-answer-last-card = À cette table, on ne finit pas sur une carte action ni sur un joker.
refused-wrong-answer-holds-playable = On sait bien : { $player } a une carte jouable.
refused-wrong-answer-must-play = À cette table, { $player } doit jouer la carte piochée.
refused-wrong-answer-outcome = Il faut un de ceux-ci : { $outcomes }.
refused-wrong-answer-has-cut = { $player } a déjà tiré une carte.
refused-wrong-answer-has-counted = La main n’est pas demandée à { $player }.
refused-wrong-answer-two-hands = { $player } : une carte de cette main a déjà été comptée dans une autre.
refused-wrong-answer-last-card-innocent = C’était la dernière carte pour { $player } : elle était bien jouée.
refused-wrong-answer-nothing-to-allow = Il n’y a rien à laisser passer.
refused-wrong-answer-nothing-to-shuffle = Il n’y a rien à mélanger sous la carte du dessus.
refused-no-such-color = Ce jeu n’a pas { NAME($color, of: "color", form: "no") }.
refused-no-uno = { $count ->
    [0] { $player } n’a pas de cartes : pas d’UNO à dire.
    [one] { $player } a 1 carte : pas d’UNO à dire.
   *[other] { $player } a { $count } cartes : pas d’UNO à dire.
 }
refused-uno-called = { $player } a déjà dit UNO.
refused-uno-window-closed = Trop tard : le tour suivant a commencé.
refused-no-challenge = Il n’y a rien à contester.
refused-no-challenge-game = Dans ce jeu, on ne conteste pas un +4.
refused-no-challenge-last = C’était la dernière carte : on ne la conteste pas.
refused-no-tower-game = Il n’y a pas de tours dans ce jeu.
refused-no-tower = { $player } n’a pas la tour qui protège de ça.
refused-already-yours = { $player } a déjà la tour { $tower }.
refused-veto-taken = { $player } a la carte VETO.
refused-not-yourself = On ne peut pas se faire ça à soi-même.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-redo = Il n’y a rien à rétablir.
refused-cannot-leave = { $player } ne peut pas partir maintenant : une manche se joue au moins à deux.
refused-cannot-leave-winner = { $player } a gagné cette manche. D’abord, on compte les mains.

## Ce qui vient avant : suit « D’abord »

first-cut = chacun tire une carte pour savoir qui distribue
first-start-card = on retourne la première carte
first-play = { $player } joue ou pioche
first-keep-or-play = { $player } garde la carte piochée ou la joue
first-color = { $player } choisit une couleur
first-penalty = { $player } répond à la carte jouée
first-show-hand = { $player } montre sa main
first-spin = { $player } tourne la roue
first-discard = { $player } jette des cartes
first-draw-until = { $player } dit combien de cartes ont été piochées
first-war = la bataille se joue
first-shout = quelqu’un crie UNO Spin
first-give = { $player } donne des cartes
first-grab = { $player } prend des tours
first-house-rule = on règle la règle maison
first-hands = on compte les mains
first-between-rounds = la manche suivante commence
first-next-round = la manche suivante commence
first-dispute = on règle la carte sur la pile

## Ce qui reste même si ça ne va pas

finding-wild-draw-four = { $player } a joué un +4 avec une carte { NAME($color, of: "color", form: "f") } en main.
finding-known-elsewhere = La dernière fois, { CARD($card, form: "the") } était en main chez { $player }.
finding-gift-kept = { $player } avait pourtant plus de cartes comme celle-ci : { CARD($card) }.
finding-stands = { $player } a joué { CARD($card, form: "the") } : ça n’allait pas.

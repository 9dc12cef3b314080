# Just the wheel, and the wheel of a game.

join-or = ou ouvre { $address } et tape
join-scan = Scanne ceci avec un téléphone
join-wait = Un instant…
means-almost-uno = { $player } jette tout sauf 2 cartes.
means-discard-color = { $player } choisit une couleur et en jette autant de cartes que voulu.
means-discard-number = { $player } choisit un nombre et en jette autant de cartes que voulu.
means-draw-blue = { $player } pioche jusqu’à une carte bleue ou un joker.
means-draw-red = { $player } pioche jusqu’à une carte rouge ou un joker.
means-show-hand = { $player } montre sa main à tous.
means-trade-hands = Chacun passe sa main à gauche.
means-uno-spin = Qui crie UNO Spin en premier ? Cette personne jette une carte.
means-war = Tous montrent en même temps leur plus grand nombre. Le plus grand gagne.
wheel-real = Quelle face est sortie ?
wheel-spinning = La roue tourne…
wheel-swipe = Lance la roue du doigt, ou touche le bouton
wheel-title = Roue
wheel-faces = Cases
wheel-share = Montrer sur les téléphones
wheel-again = Tourner encore
wheel-spinner = La personne qui a tourné
wheel-own = Vos propres cases, une par ligne (2 à 24)
wheel-put = Mettre ces { $n } sur la roue
wheel-usual = Les cases de la règle

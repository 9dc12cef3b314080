# Ce que dit l’arbitre.

## Ce qui s’est passé

seated = Une nouvelle partie de { $game } commence.
cut-drawn = { $player } tire { CARD($card, form: "the") }.
cut-tied = Égalité ! { $players } tirent à nouveau.
dealt = { $count ->
    [0] { $player } ne distribue aucune carte. Retourne la première carte.
    [one] { $player } distribue 1 carte à chacun. Retourne la première carte.
   *[other] { $player } distribue { $count } cartes à chacun. Retourne la première carte.
 }
turned-up = La première carte est { CARD($card, form: "the") }.
put-back = { CARD($card, form: "the") } retourne dans la pioche. Retourne une autre carte.
passed-over = { CARD($card, form: "the") } reste et ne fait rien. Retourne une autre carte.
played = { $player } joue { CARD($card, form: "the") }.
color-named = La couleur est { NAME($color, of: "color", form: "the") }.
color-only-matches = Seule sa couleur compte.
drew = { $count ->
    [0] { $player } ne pioche aucune carte.
    [one] { $player } pioche 1 carte.
   *[other] { $player } pioche { $count } cartes.
 }
kept = { $player } garde la carte.
reshuffled = La défausse est mélangée et devient la pioche.
piles-empty = Il n’y a plus de cartes à piocher.
reversed = Le sens change.
skipped = { $player } passe son tour.
uno-called = { $player } dit UNO !
uno-false = { $count ->
    [0] { $player } dit UNO sans carte et en pioche 2.
    [one] { $player } dit UNO avec 1 carte et en pioche 2.
   *[other] { $player } dit UNO avec { $count } cartes et en pioche 2.
 }
caught = Contre-UNO ! { $player } attrape { $target }, qui n’a pas dit UNO.
challenged = { $player } conteste le +4. { $accused }, montre ta main à { $player } !
hand-shown = { $player } montre sa main.
challenged-known = { $player } conteste le +4 joué par { $accused }. Cette main est connue : personne ne la montre.
guilty = { $accused } avait une carte de cette couleur et pioche { $count } cartes à la place.
innocent = { $accused } était dans son droit. Contester coûte { $count } cartes.
blocked = { $player } se protège avec la tour { $tower }.
spun = La roue dit : { NAME($face, of: "face") }. { $means }
discarded = { $player } jette { CARDS($cards, form: "the") }.
discarded-some = { $count ->
    [0] { $player } ne jette aucune carte.
    [one] { $player } jette 1 carte.
   *[other] { $player } jette { $count } cartes.
 }
war-won = { $player } gagne la bataille.
war-unwon = Personne ne gagne la bataille.
tied-in-war = Égalité ! { $players } montrent leur carte suivante.
war-card-lies = { CARD($card, form: "the") } est là. Qui a gagné la bataille avec ?
shouted = { $player } l’a dit avant tout le monde !
gave = { $count ->
    [0] { $player } ne donne aucune carte { NAME($color, of: "color", form: "f") }.
    [one] { $player } donne 1 carte { NAME($color, of: "color", form: "f") }.
   *[other] { $player } donne { $count } cartes de couleur { NAME($color, of: "color", form: "f") }.
 }
gave-none = { $player } n’a aucune carte à donner.
hands-moved = Les mains changent de place.
hands-shuffled = Toutes les mains sont mélangées et redistribuées.
put-out = { $player } a { $count } cartes et sort de la manche.
tower-taken = { $player } prend la tour { $tower }.
took-none = { $player } ne prend aucune tour.
vetoed = VETO ! { $player } arrête la politique et passe son prochain tour.
instant-uno = { $player } a les quatre tours : UNO immédiat ! Les tours retournent au milieu.
veto-served = { $player } passe son tour à cause du VETO. La carte VETO retourne au milieu.
text = { $text }
rule-ended = La règle maison est terminée.
went-out = { $player } n’a plus de cartes !
round-ended = { $player } gagne la manche.
counted = { $points ->
    [one] Il reste { $points } point à { $player }.
   *[other] Il reste { $points } points à { $player }.
 }
scored = { $points ->
    [one] { $player } marque { $points } point.
   *[other] { $player } marque { $points } points.
 }
round-closed = Tout est prêt pour la manche suivante.
game-won = Victoire : { $players } gagne la partie !
game-shared = { $players } partagent la victoire !
whose = C’était { $other } ? C’était à { $player } de jouer.
took-cards = { $count ->
    [0] { $player } n’a pioché aucune carte ?
    [one] { $player } a pioché 1 carte ?
   *[other] { $player } a pioché { $count } cartes ?
 }
reopened = { $player } est encore dans la partie.
cards-set = { $count ->
    [0] { $player } n’a pas de cartes.
    [one] { $player } a 1 carte.
   *[other] { $player } a { $count } cartes.
 }
score-set = { $points ->
    [one] { $player } a { $points } point.
   *[other] { $player } a { $points } points.
 }
left = { $player } quitte la table. Sa main va sous la pioche.
joined = { $player } entre à la manche suivante.
renamed = { $player } s’appelle { $other } à partir de maintenant.
top-seen = Sur la pile, il y a { CARD($card, form: "the") }.
took-back = { $player } reprend { CARD($card, form: "the") }.

## Ce qu’une correction a changé

now-undone = Annulé.
now-redone = Rétabli.
now-amended = C’est corrigé.
now-color = La couleur est maintenant { NAME($color, of: "color", form: "the") }.
now-no-color = La couleur est maintenant à choisir.
now-top = Sur la pile, il y a { CARD($card, form: "the") }.
now-turn = C’est à { $player } de jouer.
now-cards = { $count ->
    [0] { $player } n’a pas de cartes.
    [one] { $player } a 1 carte.
   *[other] { $player } a { $count } cartes.
 }
now-score = { $points ->
    [one] { $player } a { $points } point.
   *[other] { $player } a { $points } points.
 }
now-phase = La partie reprend où elle en était.

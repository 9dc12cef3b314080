# O que o juiz diz.

## O que aconteceu

seated = Começa uma nova partida de { $game }.
cut-drawn = { $player } tira { CARD($card, form: "the") }.
cut-tied = Empate! { $players } tiram de novo.
dealt = { $count ->
    [0] { $player } não dá nenhuma carta. Vire a primeira carta.
    [one] { $player } dá { $count } carta para cada um. Vire a primeira carta.
   *[other] { $player } dá { $count } cartas para cada um. Vire a primeira carta.
 }
turned-up = A primeira carta é { CARD($card, form: "the") }.
put-back = { CARD($card, form: "the") } volta para o monte. Vire outra carta.
passed-over = { CARD($card, form: "the") } fica e não faz nada. Vire outra carta.
played = { $player } joga { CARD($card, form: "the") }.
color-named = A cor é { NAME($color, of: "color") }.
color-only-matches = Só vale a cor dela.
drew = { $count ->
    [0] { $player } não compra nenhuma carta.
    [one] { $player } compra { $count } carta.
   *[other] { $player } compra { $count } cartas.
 }
kept = { $player } fica com a carta.
reshuffled = O descarte é embaralhado e vira o monte.
piles-empty = Não há mais cartas para comprar.
reversed = O jogo muda de lado.
skipped = { $player } perde a vez.
uno-called = { $player } grita UNO!
uno-false = { $count ->
    [0] { $player } grita UNO sem cartas e compra 2.
    [one] { $player } grita UNO com { $count } carta e compra 2.
   *[other] { $player } grita UNO com { $count } cartas e compra 2.
 }
caught = { $player } pega { $target }, que não gritou UNO.
challenged = { $player } desafia { $accused }. { $accused }, mostre sua mão para { $player }!
hand-shown = { $player } mostra a mão.
challenged-known = { $player } desafia { $accused }. A mão já é conhecida: ninguém mostra.
guilty = { $accused } tinha uma carta dessa cor: compra { $count } no lugar.
innocent = { $accused } jogou certo. O desafio custa { $count } cartas.
blocked = { $player } se livra com a torre { $tower }.
spun = A roleta diz: { NAME($face, of: "face") }. { $means }
discarded = { $player } descarta { CARDS($cards, form: "the") }.
discarded-some = { $count ->
    [0] { $player } não descarta nenhuma carta.
    [one] { $player } descarta { $count } carta.
   *[other] { $player } descarta { $count } cartas.
 }
war-won = { $player } ganha a guerra.
war-unwon = Ninguém ganha a guerra.
tied-in-war = Empate! { $players } mostram a próxima carta.
war-card-lies = { CARD($card, form: "the") } está ali. Quem ganhou a guerra com essa carta?
shouted = { $player } gritou antes de todo mundo!
gave = { $count ->
    [0] { $player } não dá nenhuma carta { NAME($color, of: "color", form: "f") }.
    [one] { $player } dá { $count } carta { NAME($color, of: "color", form: "f") }.
   *[other] { $player } dá { $count } cartas de cor { NAME($color, of: "color", form: "f") }.
 }
gave-none = { $player } não tem cartas para dar.
hands-moved = As mãos trocam de lugar.
hands-shuffled = Todas as mãos são embaralhadas e distribuídas de novo.
put-out = { $player } tem { $count } cartas e está fora da rodada.
tower-taken = { $player } pega a torre { $tower }.
took-none = { $player } não pega nenhuma torre.
vetoed = VETO! { $player } para com a política e perde a próxima vez.
instant-uno = { $player } tem as quatro torres: UNO na hora! As torres voltam para o meio.
veto-served = { $player } perde a vez por causa do VETO. A carta VETO volta para o meio.
text = { $text }
rule-ended = A regra da casa acabou.
went-out = { $player } ficou sem cartas!
round-ended = { $player } ganha a rodada.
counted = { $points ->
    [one] { $player } fica com { $points } ponto na mão.
   *[other] { $player } fica com { $points } pontos na mão.
 }
scored = { $points ->
    [one] { $player } ganha { $points } ponto.
   *[other] { $player } ganha { $points } pontos.
 }
round-closed = Tudo pronto para a próxima rodada.
game-won = Vitória! { $players } ganha a partida!
game-shared = { $players } ganham juntos!
whose = Foi { $other }? Era a vez de { $player }.
took-cards = { $count ->
    [0] { $player } não comprou nenhuma carta?
    [one] { $player } comprou { $count } carta?
   *[other] { $player } comprou { $count } cartas?
 }
reopened = { $player } continua no jogo.
cards-set = { $count ->
    [0] { $player } não tem cartas.
    [one] { $player } tem { $count } carta.
   *[other] { $player } tem { $count } cartas.
 }
score-set = { $points ->
    [one] { $player } tem { $points } ponto.
   *[other] { $player } tem { $points } pontos.
 }
left = { $player } sai da mesa. Sua mão vai para baixo do monte.
joined = { $player } entra na próxima rodada.
renamed = { $player } agora se chama { $other }.
top-seen = Em cima está { CARD($card, form: "the") }.
took-back = { $player } pega de volta { CARD($card, form: "the") }.

## O que uma correção mudou

now-undone = Desfeito.
now-redone = Refeito.
now-amended = Corrigido.
now-color = Agora a cor é { NAME($color, of: "color") }.
now-no-color = Agora a cor está em aberto.
now-top = Em cima está { CARD($card, form: "the") }.
now-turn = É a vez de { $player }.
now-cards = { $count ->
    [0] { $player } não tem cartas.
    [one] { $player } tem { $count } carta.
   *[other] { $player } tem { $count } cartas.
 }
now-score = { $points ->
    [one] { $player } tem { $points } ponto.
   *[other] { $player } tem { $points } pontos.
 }
now-phase = O jogo continua de onde estava.

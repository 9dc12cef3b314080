# Cartas, cores, faces da roleta, torres: os nomes das coisas. Papel, telas e voz usam estes.
# Formas: .f a palavra ao lado de «carta» (vermelha), .the com artigo (o vermelho, o 7 vermelho), .on (no 7 vermelho).
# Segunda leitura, em voz alta: «vai sobre a cor dela» não dizia de quem, agora «a mesma cor»; «comprada, guardada» é na
# mesa «compra e passa»; «pião» era outro brinquedo; «exatas 7 cartas» virou «fica com 7 cartas». As torres «barram» e
# «livram», porque «bloquear» já é a carta bloqueio. Combinado é o que a mesa decidiu; manual, o que vem na caixa.
# Terceira leitura, tela por tela: o que a câmera lê é sempre «código» («marca» é só a dos cantos); a carta vai no «protetor»;
# «cartas de cor vermelha» concorda.

## Cores

color-red = vermelho
    .f = vermelha
    .the = o vermelho
color-blue = azul
    .f = azul
    .the = o azul
color-green = verde
    .f = verde
    .the = o verde
color-yellow = amarelo
    .f = amarela
    .the = o amarelo
color-purple = roxo
    .f = roxa
    .the = o roxo
color-orange = laranja
    .f = laranja
    .the = o laranja
# Um coringa cuja cor ninguém disse ainda.
color-open = a cor, ainda em aberto,
    .f = da cor, ainda em aberto,
    .the = a cor, ainda em aberto,
# Quando ninguém sabe qual era.
color-in-force = a cor da vez
    .f = da cor da vez
    .the = a cor da vez

## O que uma carta mostra, sem a cor.

symbol-number = { $number }
    .the = o { $number }
symbol-draw-one = +1
    .the = o +1
symbol-draw-two = +2
    .the = o +2
symbol-discard-all = Descarte de cor
    .the = o descarte de cor
symbol-skip-everyone = Bloqueio geral
    .the = o bloqueio geral
symbol-draw-four = +4
    .the = o +4
symbol-reverse = Reverso
    .the = o reverso
symbol-skip = Bloqueio
    .the = o bloqueio
symbol-grab-two = Torre dupla
    .the = a torre dupla
symbol-wild = Coringa
    .the = o coringa
symbol-wild-draw-four = +4
    .the = o +4
symbol-wild-swap-hands = Coringa de troca
    .the = o coringa de troca
symbol-wild-shuffle-hands = Coringa embaralha
    .the = o coringa embaralha
symbol-wild-reverse-draw-four = Coringa reverso +4
    .the = o coringa reverso +4
symbol-wild-draw-six = Coringa +6
    .the = o coringa +6
symbol-wild-draw-ten = Coringa +10
    .the = o coringa +10
symbol-wild-roulette = Roleta de cores
    .the = a roleta de cores
symbol-wild-reverse = Coringa reverso
    .the = o coringa reverso
symbol-wild-skip = Coringa bloqueio
    .the = o coringa bloqueio
symbol-wild-skip-two = Coringa bloqueio duplo
    .the = o coringa bloqueio duplo
symbol-wild-draw-two = Coringa +2
    .the = o coringa +2
symbol-wild-targeted-draw-two = +2 à escolha
    .the = o +2 à escolha
symbol-wild-forced-swap = Coringa de permuta
    .the = o coringa de permuta
symbol-mod = Carta Mod
    .the = a carta Mod
symbol-wild-grab = Coringa da torre
    .the = o coringa da torre
symbol-custom-1 = Carta personalizável 1
    .the = a carta personalizável 1
symbol-custom-2 = Carta personalizável 2
    .the = a carta personalizável 2
symbol-custom-3 = Carta personalizável 3
    .the = a carta personalizável 3
symbol-veto = Carta VETO
    .the = a carta VETO
symbol-wheel-reference = Carta da roleta
    .the = a carta da roleta

## Marcas: um redemoinho, ou o ícone de uma torre.

badge-spin = Spin
badge-u = U
badge-n = N
badge-o = O
badge-bang = !

## Uma carta inteira, nas formas que as frases pedem.

card-number = { $number } { NAME($color, of: "color") }
    .the = o { $number } { NAME($color, of: "color") }
    .on = no { $number } { NAME($color, of: "color") }
card-draw-one = +1 { NAME($color, of: "color") }
    .the = o +1 { NAME($color, of: "color") }
    .on = no +1 { NAME($color, of: "color") }
card-draw-two = +2 { NAME($color, of: "color") }
    .the = o +2 { NAME($color, of: "color") }
    .on = no +2 { NAME($color, of: "color") }
card-discard-all = descarte de cor { NAME($color, of: "color") }
    .the = o descarte de cor { NAME($color, of: "color") }
    .on = no descarte de cor { NAME($color, of: "color") }
card-skip-everyone = bloqueio geral { NAME($color, of: "color") }
    .the = o bloqueio geral { NAME($color, of: "color") }
    .on = no bloqueio geral { NAME($color, of: "color") }
card-draw-four = +4 { NAME($color, of: "color") }
    .the = o +4 { NAME($color, of: "color") }
    .on = no +4 { NAME($color, of: "color") }
card-reverse = reverso { NAME($color, of: "color") }
    .the = o reverso { NAME($color, of: "color") }
    .on = no reverso { NAME($color, of: "color") }
card-skip = bloqueio { NAME($color, of: "color") }
    .the = o bloqueio { NAME($color, of: "color") }
    .on = no bloqueio { NAME($color, of: "color") }
card-grab-two = torre dupla { NAME($color, of: "color", form: "f") }
    .the = a torre dupla { NAME($color, of: "color", form: "f") }
    .on = na torre dupla { NAME($color, of: "color", form: "f") }
card-wild = coringa
    .the = o coringa
    .on = no coringa
card-wild-draw-four = +4
    .the = o +4
    .on = no +4
card-wild-swap-hands = coringa de troca
    .the = o coringa de troca
    .on = no coringa de troca
card-wild-shuffle-hands = coringa embaralha
    .the = o coringa embaralha
    .on = no coringa embaralha
card-wild-reverse-draw-four = coringa reverso +4
    .the = o coringa reverso +4
    .on = no coringa reverso +4
card-wild-draw-six = coringa +6
    .the = o coringa +6
    .on = no coringa +6
card-wild-draw-ten = coringa +10
    .the = o coringa +10
    .on = no coringa +10
card-wild-roulette = roleta de cores
    .the = a roleta de cores
    .on = na roleta de cores
card-wild-reverse = coringa reverso
    .the = o coringa reverso
    .on = no coringa reverso
card-wild-skip = coringa bloqueio
    .the = o coringa bloqueio
    .on = no coringa bloqueio
card-wild-skip-two = coringa bloqueio duplo
    .the = o coringa bloqueio duplo
    .on = no coringa bloqueio duplo
card-wild-draw-two = coringa +2
    .the = o coringa +2
    .on = no coringa +2
card-wild-targeted-draw-two = +2 à escolha
    .the = o +2 à escolha
    .on = no +2 à escolha
card-wild-forced-swap = coringa de permuta
    .the = o coringa de permuta
    .on = no coringa de permuta
card-mod = carta Mod
    .the = a carta Mod
    .on = na carta Mod
card-wild-grab = coringa da torre
    .the = o coringa da torre
    .on = no coringa da torre
card-custom-1 = carta personalizável 1
    .the = a carta personalizável 1
    .on = na carta personalizável 1
card-custom-2 = carta personalizável 2
    .the = a carta personalizável 2
    .on = na carta personalizável 2
card-custom-3 = carta personalizável 3
    .the = a carta personalizável 3
    .on = na carta personalizável 3
card-veto = carta VETO
    .the = a carta VETO
    .on = na carta VETO
card-wheel-reference = carta da roleta
    .the = a carta da roleta
    .on = na carta da roleta
card-with-badge = { $card } ({ NAME($badge, of: "badge") })
    .the = { $card } ({ NAME($badge, of: "badge") })
    .on = { $card } ({ NAME($badge, of: "badge") })
card = { CARD($card) }
card-unknown = “{ $name }”
    .the = “{ $name }”
    .on = em “{ $name }”

## As faces da roleta.

face-almost-uno = Quase UNO
face-discard-number = Descarte número
face-discard-color = Descarte cor
face-draw-red = Compre vermelho
face-draw-blue = Compre azul
face-trade-hands = Troca de mãos
face-show-hand = Mostre a mão
face-war = Guerra
face-uno-spin = UNO Spin

# O que se imprime: etiquetas, cartas, fichas, torres, roleta, tapete, placar. As linhas são curtas: o papel é estreito.

## Cada folha

paper-deck = baralho { $id }
paper-sheet = folha { $n } de { $m }
paper-advice = Imprima em 100 %. Não tem 100 mm? Digite a medida antes de imprimir de novo.
paper-labels = etiquetas de protetor
paper-cards = cartas
paper-tokens = fichas
paper-towers = torres de papel
paper-wheel = roleta
paper-mat = tapete
paper-pad = placar
paper-guide = guia
paper-copy = { $n } de { $m }

## Cartas. Uma barra marca onde começa outra linha.

paper-fold = dobre costas com costas
paper-veto-back = Chega de política: / você perde / a próxima vez.
paper-our-rule = Nossa regra:
paper-wheel-says = O que diz / a roleta
# Debaixo do nome de uma face, na carta da roleta e na roleta de papel.
paper-face-almost-uno = fique com duas cartas, descarte o resto
paper-face-discard-number = descarte suas cartas de um número
paper-face-discard-color = descarte suas cartas de uma cor
paper-face-draw-red = compre até uma vermelha ou um coringa
paper-face-draw-blue = compre até uma azul ou um coringa
paper-face-trade-hands = cada mão passa para a esquerda
paper-face-show-hand = todos veem suas cartas
paper-face-war = o número mais alto ganha e é descartado
paper-face-uno-spin = quem grita primeiro descarta uma

## Uma regra da casa, como se escreve numa carta personalizável.

paper-rule-draw-until-color = O próximo: compra até sair { NAME($color, of: "color") }.
paper-rule-discard-wilds = Os outros descartam os coringas.
paper-rule-draw-three-if-stuck = O próximo: não pode jogar? São 3 cartas.
paper-rule-extra-turn = É a sua vez de novo.
paper-rule-exactly-seven = O próximo: compra ou descarta até ter 7.
paper-rule-exactly-three = Todos: compram ou descartam até ter 3.
paper-rule-hands-up = Todas as mãos abertas até a sua próxima vez.
paper-rule-joke = Hora da piada! Risos: fique com 1 carta e grite UNO. Silêncio: compre 4.
paper-rule-stiff-elbows = O próximo: braços esticados até um UNO.
paper-rule-rooster = O próximo: canta como um galo ou compra 4.

## Fichas: uma palavra que se lê do outro lado da mesa, e o que ela diz.

token-drew = COMPREI
    .says = comprei uma carta
token-pass = PASSO
    .says = fico com a comprada
token-uno = UNO!
    .says = só uma carta na mão
token-catch = PEGUEI!
    .says = faltou gritar UNO
token-challenge = DESAFIO
    .says = não acredito
token-guilty = CULPADO
    .says = o desafio acertou
token-innocent = INOCENTE
    .says = o desafio errou
token-block = BARREI
    .says = minha torre me protege
token-spin = GIRAR
    .says = gire a roleta
token-veto = VETO
    .says = e o número de quem leva
token-allow = VALE
    .says = deixamos assim
token-undo = DESFAZER
    .says = pegue a última de volta
token-next-round = NOVA RODADA
    .says = dê as cartas de novo
token-reshuffle = EMBARALHADO
    .says = o descarte foi embaralhado
token-name = nome

## Torres e tapete

paper-tower = Torre { $tower }
paper-glue = Corte na borda / cinza, dobre nos / tracejados, cole.
paper-blocks = barra
paper-draw-pile = MONTE
paper-face-down = virado para baixo
paper-discard-pile = DESCARTE
paper-inside = cartas dentro da moldura, / códigos para cima
paper-veto-card = CARTA VETO
paper-tokens-here = FICHAS
paper-tokens-how = ponha uma aqui e depois tire
paper-corners = tapete do companion · não cubra as quatro marcas dos cantos

## Roleta de papel

paper-cut-out = recorte
paper-wheel-hole = Para a base giratória impressa em 3D: corte no círculo e recorte o furo.
paper-wheel-pencil = Corte no círculo. Segure um clipe no meio com a ponta de um lápis e dê um peteleco.

## Placar

paper-score = { $game } · pontos
paper-date = Data
paper-table = Mesa
paper-play-to = Até
paper-player = Nome
paper-total = Total
paper-counts = O que sobra na mão conta
paper-numbers = Números: o que mostram
paper-points = { $points } pontos: { $names }
paper-customizable = Personalizável

## Guia

paper-decides = Não oficial, feito por fãs, com as nossas palavras: quem decide é o manual da sua caixa.
paper-guide-under = { $count } cartas · { $fewest } a { $most } pessoas
paper-guide-cards = As cartas

# Por que o juiz diz não, e o que fica mesmo sem combinar.

## Por que não

refused-bad-input = A mesa não entende isso.
refused-bad-input-json = Esta linha não é um objeto JSON.
refused-bad-input-unknown-act = Não existe ato chamado { $act }.
refused-bad-input-missing = Falta o campo { $field }.
refused-bad-input-wrong-field = O campo { $field } tem um valor errado.
refused-bad-input-unknown-player = Ninguém nesta mesa se chama { $player }.
refused-bad-input-waiting-player = { $player } entra na próxima rodada.
refused-bad-input-out-player = { $player } está fora desta rodada.
refused-bad-input-same-name = Já tem alguém que se chama { $player }.
refused-bad-input-player-count = O jogo é de { $fewest } a { $most } pessoas, não { $count }.
refused-bad-input-box = Este jogo não tem uma caixa chamada { $value }.
refused-bad-input-counts = { CARD($card, form: "the") }: de 0 a { $most } num baralho, não { $count }.
refused-bad-input-too-many = Há lugar para { $count } pessoas.
refused-bad-input-unknown-card = Não existe carta chamada { CARD($card) }.
refused-bad-input-unknown-game = Não existe jogo chamado { $game }.
refused-bad-input-unknown-ruling = Não existe combinado chamado { $ruling }.
refused-bad-input-ruling-value = O combinado { $ruling } não pode ser { $value }.
refused-bad-input-unknown-face = A roleta não tem face chamada { NAME($face, of: "face") }.
refused-bad-input-weight = O peso de { NAME($face, of: "face") } não pode ser menor que zero.
refused-bad-input-no-weight = Pelo menos uma face da roleta precisa poder sair.
refused-bad-input-unknown-rule = Não existe regra da casa chamada { $rule }.
refused-bad-input-not-customizable = Neste jogo não dá para personalizar { CARD($card, form: "the") }.
refused-bad-input-no-rule = Escreva uma regra ou um texto { CARD($card, form: "on") }.
refused-bad-input-rule-color = A regra { CARD($card, form: "on") } precisa de uma cor deste baralho.
refused-bad-input-icon = { CARD($card, form: "the") } não pode levar o ícone { $value }.
refused-bad-input-scoring = A pontuação é winner, lowest ou none, não { $value }.
refused-bad-input-target = A meta precisa ser de pelo menos 1 ponto.
refused-bad-input-unknown-tower = Não existe torre chamada { $tower }.
refused-bad-input-too-many-cards = Para essa mão só há { $count } cartas.
refused-bad-input-hand-empty = { $player } ainda precisa contar a mão: ela não pode estar vazia.
refused-bad-input-no-entry = Não há linha { $count } para corrigir.
refused-bad-input-start-stays = O começo de uma partida só pode ser trocado por outro começo.
refused-bad-input-nested = Uma correção não pode ficar dentro de outra.
refused-not-started = Nenhuma partida começou ainda.
refused-over = A partida acabou.
refused-not-your-turn = É a vez de { $other }, não de { $player }.
refused-no-match = { CARD($card, form: "the") } não combina nem com { NAME($color, of: "color", form: "the") } nem com { NAME($symbol, of: "symbol", form: "the") }.
refused-no-match-color = { CARD($card, form: "the") } não combina com { NAME($color, of: "color", form: "the") }.
refused-not-in-play = { CARD($card, form: "the") } já está no descarte.
refused-not-in-play-cut = Alguém já tirou { CARD($card, form: "the") }.
refused-not-in-play-twice = A mesma carta duas vezes: { CARD($card) }.
refused-not-in-play-copies = Este baralho não tem outra carta igual: { CARD($card) }.
refused-not-in-this-deck = { CARD($card, form: "the") } não está neste baralho.
refused-drawn-card-only = Depois de comprar, { $player } só pode jogar a carta comprada.
refused-draw-first = { $player } precisa comprar uma carta antes de passar.
refused-already-drew = { $player } já comprou uma carta.
refused-answer-first = Primeiro { $ask }.
refused-wrong-answer = Isso não responde à pergunta.
refused-wrong-answer-not-asked = Ninguém perguntou isso agora.
refused-wrong-answer-stale = Essa pergunta já foi respondida.
refused-wrong-answer-started = Esta partida já começou.
refused-wrong-answer-draw-count = { $count ->
    [0] Precisa ser zero carta.
    [one] Precisa ser { $count } carta.
   *[other] Precisam ser { $count } cartas.
 }
refused-wrong-answer-draw-until = Compre até sair uma carta { NAME($color, of: "color", form: "f") } e diga quantas foram.
refused-wrong-answer-discard-count = O número de cartas precisa ser { $count }.
refused-wrong-answer-hand-count = { $count ->
    [0] { $player } não tem cartas.
    [one] { $player } tem { $count } carta.
   *[other] { $player } tem { $count } cartas.
 }
refused-wrong-answer-one-number = Todas precisam ter o mesmo número.
refused-wrong-answer-one-color = Todas precisam ter a mesma cor.
refused-wrong-answer-wilds-only = Só coringas podem sair.
refused-wrong-answer-number-cards = { CARD($card, form: "the") } não é carta de número.
refused-wrong-answer-is-out = { $player } já ficou sem cartas.
refused-wrong-answer-tower-count = No máximo { $count }, cada uma só uma vez.
refused-wrong-answer-gift-count = Essa mão só tem { $count } cartas.
refused-wrong-answer-gift-owed = { $player } tem cartas de cor e precisa dar alguma.
refused-wrong-answer-highest-first = { $player } precisa mostrar primeiro o número mais alto.
refused-wrong-answer-not-tied = { $player } não está entre os empatados.
refused-wrong-answer-not-shown = { CARD($card, form: "the") } não é uma das cartas que ganharam.
refused-wrong-answer-too-many-points = As cartas de { $player } valem no máximo { $most } pontos.
refused-wrong-answer-drew-past = Dava para jogar { CARD($card, form: "the") }: ali a compra acaba.
refused-wrong-answer-draw-on = Nesta mesa { $player } compra até poder jogar.
refused-wrong-answer-last-card = Nesta mesa ninguém bate com carta de ação nem com coringa.
refused-wrong-answer-holds-playable = Já se sabe que { $player } tem uma carta que pode jogar.
refused-wrong-answer-must-play = Nesta mesa { $player } precisa jogar a carta comprada.
refused-wrong-answer-outcome = Precisa ser uma destas: { $outcomes }.
refused-wrong-answer-has-cut = { $player } já tirou uma carta.
refused-wrong-answer-has-counted = Ninguém pediu a mão de { $player }.
refused-wrong-answer-two-hands = Uma carta da mão de { $player } já foi contada em outra.
refused-wrong-answer-last-card-innocent = Era a última carta de { $player }: foi jogada certo.
refused-wrong-answer-nothing-to-allow = Não há nada para deixar passar.
refused-wrong-answer-nothing-to-shuffle = Não há nada para embaralhar debaixo da carta de cima.
refused-no-such-color = Este jogo não tem { NAME($color, of: "color", form: "the") }.
refused-no-uno = { $count ->
    [0] { $player } não tem cartas: não há UNO para gritar.
    [one] { $player } tem { $count } carta: não há UNO para gritar.
   *[other] { $player } tem { $count } cartas: não há UNO para gritar.
 }
refused-uno-called = { $player } já gritou UNO.
refused-uno-window-closed = Tarde demais: a próxima vez já começou.
refused-no-challenge = Não há nada para desafiar.
refused-no-challenge-game = Neste jogo não se desafia um +4.
refused-no-challenge-last = Era a última carta: não dá para desafiar.
refused-no-tower-game = Não há torres neste jogo.
refused-no-tower = { $player } não tem a torre que protege disso.
refused-already-yours = { $player } já tem a torre { $tower }.
refused-veto-taken = { $player } está com a carta VETO.
refused-not-yourself = Não dá para fazer isso consigo mesmo.
refused-nothing-to-undo = Não há nada para desfazer.
refused-nothing-to-redo = Não há nada para refazer.
refused-cannot-leave = { $player } não pode sair agora: uma rodada precisa de pelo menos duas pessoas jogando.
refused-cannot-leave-winner = { $player } ganhou esta rodada. Primeiro se contam as mãos.

## O que vem antes: segue «Primeiro»

first-cut = cada um tira uma carta para ver quem dá as cartas
first-start-card = a primeira carta é virada
first-play = { $player } joga ou compra
first-keep-or-play = { $player } fica com a carta comprada ou joga
first-color = { $player } escolhe uma cor
first-penalty = { $player } responde à carta jogada
first-show-hand = { $player } mostra a mão
first-spin = { $player } gira a roleta
first-discard = { $player } descarta
first-draw-until = { $player } diz quantas cartas comprou
first-war = a guerra é jogada
first-shout = alguém grita UNO Spin
first-give = { $player } dá cartas
first-grab = { $player } pega torres
first-house-rule = a regra da casa é cumprida
first-hands = as mãos são contadas
first-between-rounds = começa a próxima rodada
first-next-round = começa a próxima rodada
first-dispute = a carta de cima é resolvida

## O que fica mesmo sem combinar

finding-wild-draw-four = { $player } jogou um +4 tendo uma carta { NAME($color, of: "color", form: "f") }.
finding-known-elsewhere = Da última vez, { CARD($card, form: "the") } estava na mão de { $player }.
finding-gift-kept = Já se sabia que { $player } tinha mais cartas assim: { CARD($card) }.
finding-stands = { CARD($card, form: "the") } de { $player } não combinava.

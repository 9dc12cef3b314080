# As regras com as nossas palavras, pela parte do manual que uma decisão cita.

rulebook-object-of-the-game = Fique sem cartas antes dos outros. Você ganha os pontos que eles ainda têm na mão; eles se somam rodada a rodada.
rulebook-setup = Cada um tira uma carta: o número mais alto dá as cartas, símbolos valem zero. Sete cartas para cada um; o resto é o monte; a primeira carta dele abre o descarte.
rulebook-set-up = Cada um tira uma carta: o número mais alto dá as cartas. Sete cartas para cada um; o resto é o monte; a primeira carta dele abre o descarte.
rulebook-nonpartisan-setup = A carta VETO vai para o meio, e as regras da casa são escritas. Sete cartas para cada um; o resto é o monte; a primeira carta dele abre o descarte.
rulebook-lets-play = Jogue uma carta da mesma cor, número ou símbolo que a de cima, ou um coringa. Não pode ou não quer? Compre uma carta. Se ela combinar, você pode jogar na hora, mas nenhuma outra.
rulebook-draw-one = O próximo compra 1 carta e perde a vez. Vai sobre a mesma cor ou sobre outro +1.
rulebook-draw-two = O próximo compra 2 cartas e perde a vez. Vai sobre a mesma cor ou sobre outro +2.
rulebook-reverse = O jogo muda de lado. Vai sobre a mesma cor ou sobre outro reverso. Se for a primeira carta, começa quem deu as cartas e o jogo vai para a direita.
rulebook-skip = O próximo perde a vez. Vai sobre a mesma cor ou sobre outro bloqueio.
rulebook-wild = Vai sobre qualquer carta, mesmo que você tenha outra que combine. Diga a cor com que o jogo continua.
rulebook-wild-draw-four = Diga uma cor; o próximo compra 4 e perde a vez. Só vale sem carta da cor da vez. Se desafiarem você, mostre a mão só para quem desafiou: se você tinha a cor, compra as 4; se não, essa pessoa compra 6.
rulebook-spin-wild-draw-four = Diga uma cor; o próximo compra 4 e perde a vez. Só vale sem carta da cor da vez. Neste jogo não há desafio.
rulebook-mod-card = Escolha uma cor e dê suas cartas dela, uma para cada adversário no sentido horário a partir da sua esquerda, até acabarem. Também é um coringa: diga a cor da vez.
rulebook-wild-customizable = Um coringa que também faz o que foi escrito nele antes do jogo. Se for a primeira carta, não faz nada; o primeiro jogador diz a cor.
rulebook-veto-card = Qualquer um pode bater essa carta na frente de quem fala de política. Essa pessoa para e perde a próxima vez. Depois a carta volta para o meio.
rulebook-using-customizable-cards = Faz-se o que está escrito na carta. Todos concordaram antes do jogo.
rulebook-spin-cards = Um número com redemoinho se joga como qualquer número. O próximo gira a roleta, e essa é a vez dele.
rulebook-the-uno-spin-wheel = Faça o que a face diz. Se várias cartas são descartadas, quem joga escolhe qual fica em cima.
rulebook-almost-uno = Quem girou fica com duas cartas e descarta o resto.
rulebook-discard-number = Quem girou escolhe um número e pode descartar todas as suas cartas com ele.
rulebook-discard-color = Quem girou escolhe uma cor e pode descartar todas as suas cartas dela.
rulebook-draw-red = Quem girou compra até sair uma carta vermelha ou um coringa, e fica com todas.
rulebook-draw-blue = Quem girou compra até sair uma carta azul ou um coringa, e fica com todas.
rulebook-trade-hands = Cada mão passa para quem está à esquerda. Quem recebe uma só carta precisa gritar UNO.
rulebook-show-hand = Quem girou mostra a mão para todos, e o jogo continua.
rulebook-war = Todos mostram ao mesmo tempo o número mais alto. O mais alto é descartado. No empate, mostra-se o seguinte, e quem ganha descarta todas as cartas que mostrou. O jogo continua depois de quem ganhou.
rulebook-uno-spin = Quem grita primeiro “UNO Spin” descarta a carta que quiser. O jogo continua depois dessa pessoa.
rulebook-power-icons = Uma carta com ícone vai pela cor ou pelo número. Ícones nunca combinam entre si.
rulebook-power-icons-and-power-towers = Jogue um ícone e pegue a torre dele, onde quer que esteja. Enquanto está com você, ela livra: U do +1, N do +2, O do +4, ! do bloqueio. As quatro: descarte tudo menos uma carta e grite UNO.
rulebook-grab-2-towers = Pegue duas torres, também dos outros. Se for a primeira carta, não dá nenhuma, e só vale a cor dela.
rulebook-wild-grab-a-tower = Um coringa com que você também pega uma torre. Se for a primeira carta, o primeiro jogador só diz a cor.
rulebook-going-out = Grite UNO ao jogar a penúltima carta; se pegarem você, compre 2. Quando alguém fica sem cartas, a rodada acaba. Se a última carta manda comprar, compra-se mesmo assim; se o monte acaba, o descarte forma outro.
rulebook-scoring = Números valem o que mostram, cartas de ação 20, coringas 50.
rulebook-nonpartisan-scoring = Números valem o que mostram, cartas de ação 20, coringas 50, cartas personalizáveis 40.
rulebook-power-grab-scoring = Números valem o que mostram, cartas de ação 20; a torre dupla e os coringas 50.
rulebook-winning-the-game = Ganha quem chega primeiro a 500 pontos, ou ao que a mesa combinar.
rulebook-alternative-scoring-and-winning = Ou: cada um soma o que sobra na mão. Quando alguém chega a 500, ganha quem tem menos.
rulebook-alternative-ways-to-play = Joga-se até outro número de pontos, ou sem pontos: ganha quem fica sem cartas primeiro.
rulebook-contents = No baralho só estão as cartas desta caixa, nas cores dela e nessa quantidade.
rulebook-instant-uno = As quatro torres: descarte tudo menos uma carta, devolva as torres ao meio e grite UNO.
rulebook-script-acts = O que se conta diz quem fez o quê: inteiro, de alguém que joga, e quando pode acontecer.
rulebook-script-cards = Uma carta se chama pela cor e pelo número; # distingue uma cópia da outra.
rulebook-script-refusals = Uma carta que está no descarte não está na mão de ninguém.
rulebook-script-the-table = O que a mesa espera vem primeiro.
rulebook-script-corrections = O que é desfeito ou corrigido muda tudo o que veio depois.
rulebook-script-what-the-camera-sees = Uma carta vista está lá. Ela se explica pelo que as regras permitem; senão, a mesa pergunta.

## O que vale em toda mesa quando o manual não diz nada.

fixed-first-out-wins = Quem fica sem cartas primeiro ganhou a rodada, faça o que fizer a última carta aos outros, e fica até a contagem das mãos.
fixed-next-player-vetoed = Uma regra da casa sobre o próximo vale para quem vier depois. Se o VETO pula essa vez, a regra acaba com ela.
fixed-scoring = Quem ganha a rodada leva o que os outros têm. Ou cada um soma o que sobra, e ganha quem tem menos. Ou ganha a partida quem fica sem cartas primeiro.
fixed-short-piles = Se o monte e o descarte juntos têm poucas cartas, compra-se o que há, e não se deve mais nada.
fixed-veto = Só uma pessoa por vez pode ter a carta VETO. Ninguém dá a carta a si mesmo.
fixed-dealer = Onde a folha não diz quem dá as cartas primeiro, cada um tira uma carta: o número mais alto dá as cartas, símbolos valem zero.

## A pergunta por trás de um combinado, como as pessoas fazem.

ruling-two-player-reverse = Reverso entre dois
ruling-wrong-card = Uma carta que não combina
ruling-next-dealer = Quem dá as cartas depois
ruling-last-card-challenge = Desafiar um +4 jogado por último
ruling-spin-start-card = Uma carta Spin como primeira carta
ruling-discard-on-top-acts = A carta de cima após um descarte
ruling-instant-uno-pile = As cartas descartadas no UNO na hora
ruling-veto-and-skip = Que vez conta para o VETO
ruling-uno-after-wheel = Ficar com uma carta sem jogar
ruling-draw-more = Sem carta que combine, compra-se
ruling-stacking = Passar um + para o próximo
ruling-jump-in = Entrar no jogo com a mesma carta
ruling-seven-zero = O 7 troca as mãos, o 0 passa adiante
ruling-force-play = A carta comprada que combina deve ser jogada
ruling-must-play = Quem pode jogar não pode comprar
ruling-equal-cards = Várias cartas do mesmo número de uma vez
ruling-last-card = A última carta pode ser
ruling-false-uno = Gritar UNO sem ter uma carta só
ruling-draw-two-turn = Quem compra uma ou duas cartas por uma carta de compra
ruling-hand-size = Cartas para cada um
ruling-decks = Caixas de cartas
ruling-wheel-turns = A roleta

## O que as respostas querem dizer, em poucas palavras.

choice-two-player-reverse-skip = vale como bloqueio
choice-two-player-reverse-turn = só muda o lado
choice-wrong-card-take-back = volta para a mão
choice-wrong-card-take-back-draw-two = volta para a mão, e 2 cartas
choice-next-dealer-left = quem está à esquerda
choice-next-dealer-winner = quem ganhou
choice-last-card-challenge-never = nunca
choice-last-card-challenge-allowed = pode
choice-spin-start-card-number = é só um número
choice-spin-start-card-spins = o primeiro jogador gira
choice-discard-on-top-acts-no = só diz o que combina
choice-discard-on-top-acts-yes = age como se fosse jogada
choice-instant-uno-pile-under = debaixo da carta jogada
choice-instant-uno-pile-on-top = em cima, na ordem dada
choice-veto-and-skip-next-own-turn = a próxima vez própria
choice-veto-and-skip-any-lost-turn = conta qualquer vez perdida
choice-uno-after-wheel-owed = também precisa gritar UNO
choice-uno-after-wheel-free = não precisa gritar
choice-draw-more-one = uma carta
choice-draw-more-until-playable = até uma combinar
choice-stacking-off = não
choice-stacking-same = do mesmo tipo
choice-stacking-up = do mesmo tipo ou maior
choice-stacking-any = qualquer + sobre outro
choice-jump-in-off = não
choice-jump-in-on = sim
choice-seven-zero-off = não
choice-seven-zero-on = sim
choice-force-play-off = não
choice-force-play-on = sim
choice-must-play-off = não
choice-must-play-on = sim
choice-equal-cards-off = não
choice-equal-cards-on = sim
choice-last-card-any = qualquer carta
choice-last-card-number = só um número
choice-false-uno-free = não custa nada
choice-false-uno-draw-two = custa 2 cartas
choice-draw-two-turn-lost = e perde a vez
choice-draw-two-turn-kept = e depois joga
choice-hand-size-7 = 7
choice-hand-size-5 = 5
choice-hand-size-6 = 6
choice-hand-size-8 = 8
choice-hand-size-9 = 9
choice-hand-size-10 = 10
choice-decks-one = uma
choice-decks-two = duas, embaralhadas juntas
choice-wheel-turns-spun = o jogador gira
choice-wheel-turns-by-itself = gira sozinha, quatro segundos depois da carta

## Os títulos das partes do manual.

section-object-of-the-game = Objetivo do jogo
section-setup = Preparação
section-set-up = Preparação
section-lets-play = Vamos jogar
section-draw-one = { symbol-draw-one }
section-draw-two = { symbol-draw-two }
section-reverse = { symbol-reverse }
section-skip = { symbol-skip }
section-wild = { symbol-wild }
section-wild-draw-four = { symbol-wild-draw-four }
section-mod-card = { symbol-mod }
section-wild-customizable = Carta personalizável
section-veto-card = { symbol-veto }
section-using-customizable-cards = Usar as cartas personalizáveis
section-spin-cards = Cartas Spin
section-the-uno-spin-wheel = A roleta UNO Spin
section-almost-uno = { face-almost-uno }
section-discard-number = { face-discard-number }
section-discard-color = { face-discard-color }
section-draw-red = { face-draw-red }
section-draw-blue = { face-draw-blue }
section-trade-hands = { face-trade-hands }
section-show-hand = { face-show-hand }
section-war = { face-war }
section-uno-spin = { face-uno-spin }
section-power-icons = Ícones de poder
section-power-icons-and-power-towers = Ícones e torres de poder
section-grab-2-towers = { symbol-grab-two }
section-wild-grab-a-tower = { symbol-wild-grab }
section-going-out = Ficar sem cartas
section-scoring = Pontos
section-winning-the-game = Ganhar a partida
section-alternative-scoring-and-winning = Outro jeito de contar e ganhar
section-alternative-ways-to-play = Outros jeitos de jogar
section-contents = Conteúdo
section-instant-uno = UNO na hora
section-script-acts = Atos
section-script-cards = Cartas
section-script-refusals = Recusas
section-script-the-table = A mesa
section-script-corrections = Correções
section-script-what-the-camera-sees = O que a câmera vê
section-first-out-wins = Quem bate ganha
section-next-player-vetoed = O próximo tem VETO
section-short-piles = Poucas cartas
section-veto = Veto

## O que uma face da roleta pede a $player.

## Regras da casa em cartas personalizáveis, como são lidas em voz alta

house-draw-until-color = O próximo compra até sair uma carta { NAME($color, of: "color", form: "f") }.
house-discard-wilds = Os outros descartam todos os coringas.
house-draw-three-if-stuck = Se o próximo compra em vez de jogar, são três cartas.
house-extra-turn = A mesma pessoa joga de novo.
house-exactly-seven = O próximo compra ou descarta até ter exatamente 7 cartas.
house-exactly-three = Todos compram ou descartam até ter exatamente 3 cartas.
house-hands-up = Todos jogam com a mão aberta.
house-joke = Conte uma piada! Se alguém rir, descarte até ficar com 1 carta. Se não, compre 4.
house-stiff-elbows = O próximo não pode dobrar os cotovelos até alguém gritar UNO.
house-rooster = O próximo canta como um galo ou compra 4 cartas.
house-seven-zero = Com quem você troca a mão?

outcome-laughed = Alguém riu.
outcome-silent = Ninguém riu.
outcome-crowed = Que galo!
outcome-chickened = { $player } amarela e compra 4 cartas.

# Até quando vale uma regra da casa: segue «até».
until-text = a próxima carta
until-hands-up = a próxima vez de { $player }
until-stiff-elbows = alguém gritar UNO
until-draw-three-if-stuck = o fim da vez de { $target }

# A mesa: o que aparece no tablet durante o jogo.

language-name = Português (Brasil)

app-name = companion

wilds = coringa

nav-broken = Esta página tropeçou. A mesa está a salvo.
nav-again = Carregar de novo
nav-back = Voltar
nav-close = Fechar
nav-menu = Menu
nav-fix = Corrigir
nav-undo = Desfazer
nav-setup = Nova partida
nav-mute = Sem som
nav-unmute = Som

line-unreachable = O companion não responde agora.
line-failed = Não funcionou. Nada se perdeu; tente de novo.
line-forgotten = Este aparelho não é mais de nenhuma mesa. Entre de novo com o código do tablet.
line-newgame = Começa uma nova partida.
line-back = De volta à mesa.
line-lost = Procurando a mesa… O jogo segue com as cartas.
line-kept = { $n ->
    [one] { $n } toque está guardado e será enviado. Toque o resto quando a mesa voltar.
   *[other] { $n } toques estão guardados e serão enviados. Toque o resto quando a mesa voltar.
 }
line-one = Seu último toque ainda está a caminho. Toque aqui quando a mesa voltar.
line-blocked = Esta rede não deixa a mesa passar. Abra o endereço que o computador do companion mostra.

table-title = Mesa
table-turn = Vez de { $name }
table-color = Cor da vez
table-nocolor = Cor em aberto
table-left = no sentido horário
table-right = no sentido anti-horário
table-direction = O jogo roda { $way }
table-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
table-score = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
 }
table-draw = Monte
table-dealer = dá as cartas
table-round = Rodada { $n }
table-uno = UNO
table-unoowed = UNO?
table-vetoed = VETO
table-drewhint = comprou?
table-rule = A regra
mercy-asked = { $player } tem { $count } cartas ou mais? Então está fora.
mercy-out = { $player } está fora
mercy-count = Não, menos
table-standing = Regras da casa valendo
table-until = até { $until }
table-none = Nenhuma carta ainda
table-stand = Pôr o tablet em pé
table-everyone = todo mundo
table-why = Por quê?
table-won = { $name } ganha a rodada!
table-over = { $name } ganha a partida!

ask-cut = Uma carta para cada um. Quem tem o número mais alto dá as cartas
ask-start-card = dá sete cartas para cada um, primeiro para { $first }, e vira a primeira
ask-play = joga uma carta ou compra
ask-keep-or-play = comprou uma carta: joga ou fica com ela
ask-color = escolhe uma cor
ask-penalty = { $n ->
    [one] { $n } carta para comprar
   *[other] { $n } cartas para comprar
 }
ask-skip = perde a vez
ask-show-hand = mostra a mão: tinha { NAME($color, of: "color") }?
ask-show-all = mostra a mão para todos
ask-spin = gira a roleta
ask-discard = { $people ->
    [one] descarta
   *[other] descartam
 }
ask-draw-until = { $people ->
    [one] compra até sair { NAME($color, of: "color") }
   *[other] compram até sair { NAME($color, of: "color") }
 }
ask-war = Guerra: mostre o seu número mais alto
ask-shout = Quem gritou primeiro?
ask-give = dá cartas
ask-grab = { $n ->
    [one] pega { $n } torre
   *[other] pega { $n } torres
 }
ask-house-rule = Regra da casa
ask-hands = O que sobrou nas mãos?
ask-next-round = Vamos à próxima rodada?
ask-dispute = Esta carta não combina
ask-whose = de quem era a carta?
ask-took-cards = comprou as cartas?
question-title = Uma pergunta sobre a última carta
question-whose = Foi { $other }? Era a vez de { $name }.
question-took = { $n ->
    [one] { $name } comprou { $n } carta?
   *[other] { $name } comprou { $n } cartas?
 }
question-drewfirst = { $other }, e { $name } comprou antes
question-outofturn = { $other }, fora da vez
question-yes = Sim
question-no = Não
ask-uno = { $people ->
    [one] tem só uma carta
   *[other] têm só uma carta
 }

do-play = Jogar uma carta
do-draw = Comprar
do-kept = Comprar e passar
do-drawn = Comprar { $n }
do-pass = Ficar com ela
do-challenge = Desafiar
do-challenged = Desafio: tinha { NAME($color, of: "color") }
do-unfounded = Desafio: não tinha { NAME($color, of: "color") }
do-block = Se livrar
do-accept = Perder a vez
do-turn-up = Virar
do-spin = Girar a roleta
do-real = Roleta de verdade
do-uno = UNO!
do-catch = Pegar { $name }!
do-show-hand = Mostrar a mão
do-guilty = Tinha { NAME($color, of: "color") }
do-innocent = Não tinha { NAME($color, of: "color") }
do-discard = Descartar
do-war = Mostrar
do-shout = { $name } primeiro
do-give = Dar
do-grab = Pegar
do-resolve = Feito
do-next-round = Próxima rodada
do-allow = Deixar assim
do-takeback = Pegar de volta
do-other = Foi outra pessoa
do-hand = Contar as mãos
do-rematch = Jogar de novo
do-veto = VETO
do-reshuffle = Embaralhado
do-none = Nenhuma
do-laughed = Alguém riu
do-silent = Ninguém riu
do-crowed = Cocoricó!
do-chickened = Amarelou
do-howmany = Quantas?
do-which = Quais cartas?
do-ok = OK

likeliest-title = Qual é?
likeliest-nudge = Um toque resolve. Ou mexa um pouco a carta.
dispute-takeback = Devolva a carta à mão: a câmera vê.
pick-title = Qual carta?
pick-color = 1. Cor
pick-symbol = 2. Carta
pick-fits = combina
pick-inforce = Qual carta?
pick-named = { CARD($card) }, { NAME($color, of: "color") }
pick-done = Pronto
pick-player = Quem jogou?
pick-which = Quem?

tower-title = Torres de poder
tower-U = barra o +1
tower-N = barra o +2
tower-O = barra o +4
tower-bang = barra o bloqueio
tower-middle = no meio
tower-holds = está com { $name }
tower-choose = Quais torres { $name } pega?
veto-says = Alguém fala de política? Para, e perde a próxima vez.
veto-on = Em quem?

deal-next-to = Uma carta para cada um, no sentido horário:

pick-remove = Tirar { CARD($card, form: "the") }

table-points = Pontos
table-stats = Estatísticas

said-nothing = A mesa está pronta.

side-bottom = frente
side-left = esquerda
side-top = fundo
side-right = direita

inferred-title = Suposto
inferred-drew = comprou { $n }?
inferred-says = { $name } comprou { $n }?
inferred-hand = Havia uma mão no monte.
inferred-arm = Era o braço de { $name }.
inferred-rules = Senão a carta não serviria.
inferred-no = Não
nav-redo = Refazer
do-shown = Todos já viram

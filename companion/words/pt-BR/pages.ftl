# As páginas e folhas que se abrem a partir da mesa, e os celulares.

give-color = Que cor você dá?
give-count = Quantas cartas são?

war-how = { $name }: toque no número mais alto. Dois iguais? Toque no nome e depois na próxima carta.
war-none = Ainda sem número: { $names }.
war-without = Não têm: mostrar

fix-title = Corrigir
fix-which = Toque no que está errado.
fix-what = O que está errado?
fix-card = Outra carta
fix-player = Outra pessoa
fix-not = Não aconteceu
fix-missed = Faltou algo antes disto
fix-likely = Mais provável
fix-other = Outra carta…
fix-preview = O que vai mudar
fix-same = O resto fica igual.
fix-lost = Estas não combinam mais; ficam, com um aviso:
fix-do = Corrigir
fix-done = Corrigido.
fix-undone = desfeito
fix-assumed = suposto
fix-empty = Não aconteceu nada ainda.
fix-count = Outro número de cartas
fix-color = Outra cor
fix-add = O que faltou?
fix-setcards = Cartas na mão
fix-setscore = Pontos

hands-title = O que sobrou?
hands-scan = Fotografar a mão
hands-type = Tocar as cartas
hands-points = Digitar os pontos
hands-none = Não sobrou nada
hands-which = Toque num nome e mostre o que sobrou nessa mão.
hands-open = Ou ponham as mãos viradas para cima ao lado do descarte, uma depois da outra e nesta ordem: a câmera conta sozinha.
hands-differs = Eu tinha contado { $m }. Esta mão tem { $n }.
hands-count = São todas?
hands-all = { $n ->
    [one] Sim, { $n } carta
   *[other] Sim, { $n } cartas
 }
hands-add = Pôr carta
hands-save = A mão é essa
hands-race = A corrida até { $n }
hands-next = Próxima rodada
hands-pointsword = pontos
hands-tablecamera = A câmera da mesa
hands-beside = Ponha a mão virada para cima ao lado do descarte, em leque, e toque de novo.
hands-private = Só você vê isto.

me-cut = Tire uma carta: o número mais alto dá as cartas
me-start-card = Dê sete cartas para cada um, primeiro para { $first }, e vire a primeira
me-play = Jogue uma carta ou compre
me-keep-or-play = Você comprou uma carta: jogue ou fique com ela
me-color = Escolha uma cor
me-skip = Você perde a vez
me-show-hand = Mostre sua mão: tem { NAME($color, of: "color") }?
me-spin = Gire a roleta
me-discard = Descarte
me-draw-until = Compre até sair { NAME($color, of: "color") }
me-give = Dê cartas
me-grab = { $n ->
    [one] Pegue { $n } torre
   *[other] Pegue { $n } torres
 }
me-uno = Você tem só uma carta

phone-title = Meu lugar
phone-sit = Onde você senta?
phone-taken = ocupado
phone-watch = Só assistir
phone-wait = { $name } joga agora
phone-deals = Agora { $next } dá as cartas. { $name } ou o tablet começa a rodada.
phone-up = É a sua vez!
phone-notyet = Nenhuma partida ainda. Ela começa no tablet.
phone-change = Trocar de lugar
phone-drew = Comprei
phone-mycards = Minhas cartas
phone-late = Você joga a partir da próxima rodada.
phone-tidy = Separar cartas
phone-toomany = Você tem { $n } cartas. Separe as outras.
phone-tapin = { $n ->
    [one] Tocar { $n } carta
   *[other] Tocar { $n } cartas
 }
phone-scanmine = Fotografar minha mão
phone-unsure = Talvez uma carta tenha me escapado.
phone-next = Ir a outra mesa
phone-left = O que sobrou na sua mão?
phone-count = Contar minhas cartas
phone-stay = Fique aqui: a próxima partida começa no tablet.
phone-shown = { $name } mostra esta mão para você
phone-guilty = Tem { NAME($color, of: "color") }
phone-innocent = Não tem { NAME($color, of: "color") }

orientation-title = O tablet fica deitado ou em pé?
orientation-flat = Deitado, entre nós
orientation-stands = Em pé
orientation-how = Deitado, ele vira para quem deve responder. Dá para mudar quando quiser em Menu e Ajustes.

demo-title = Robôs jogam uma noite filmada.
demo-says = Os botões também são seus: toque em Desfazer ou Corrigir e veja. Ou jogue com as suas cartas.

people-title = Pessoas
people-waits = fora desta rodada
people-late = Alguém chegou tarde?
people-comes = Joga a partir da próxima rodada, depois do último, sem pontos. Aí também recebe cartas.
people-goes = A mão de { $name } vai para baixo do monte. Os pontos ficam, e { $name } pode voltar em outra rodada.
people-rename = Mudar o nome: { $name }
people-phone = O celular

misread-seen = Ela viu errado
misread-kept = Os últimos { $n } segundos ficam em { $file }.
misread-how = Ao lado está o que foi lido. “companion watch” com esse arquivo mostra de novo. Ele nunca sai sozinho deste computador.

points-title = Pontos por rodada
points-round = Rodada
points-all = Total
points-share = Compartilhar
points-picture = Como imagem
points-text = Como texto
points-copied = Copiado.
points-copy = O texto está marcado: copie.

watch-title = A mesa, para assistir
watch-plays = Últimas jogadas
watch-scores = Pontos

join-code = As letras do tablet
join-go = Entrar
join-bad = O código de uma mesa tem quatro letras ou um pouco mais; uma chave tem nove dígitos.
join-forgot = Este tablet comandava a mesa? Digite os nove dígitos que outra tela no comando mostra em Celulares, ou “companion host” no computador do companion.
join-typed = ou digite estes números onde vão as letras:
join-open = Outros celulares podem entrar
join-devices = Na mesa
join-out = Remover
join-here = aqui
join-gone = dormindo
join-camera = Um celular como câmera
join-cameraqr = Escaneie com o celular que vai ser a câmera. Abre uma página segura; se ele avisar, veja “Confiança”.
join-host = Outro tablet no comando
join-role-host = no comando
join-tablet = Tablet
join-role-seat = jogador
join-role-camera = câmera
join-role-spectator = plateia
join-soon = Vale uma vez, por dez minutos.

welcome-new = Começar uma partida
welcome-go = Voltar à mesa
welcome-tables = Mesas
welcome-nohost = As partidas começam no tablet da mesa. Entre com o código dele.
welcome-unofficial = Não oficial, feito por fãs. Traga as suas cartas.
welcome-setting = em preparação

setup-title = Nova partida
setup-game = Qual jogo?
setup-who = Quem joga?
setup-where = Onde cada um senta?
setup-seat = Toque num nome e depois num lugar; ou arraste.
setup-add = Incluir jogador
setup-name = Nome
setup-names = De dois a dez jogadores, cada um com um nome só seu.
setup-clockwise = Começa no sentido horário.
setup-dealer = Quem dá as cartas?
setup-cut = Na sorte
setup-rules = Regras desta mesa
setup-usual = como no manual
setup-changed = { $n ->
    [one] { $n } combinado mudado
   *[other] { $n } combinados mudados
 }
setup-target = Jogar até
setup-points = { $n } pontos
setup-winner = Quem ganha leva
setup-lowest = Menos pontos ganha
setup-none = Sem pontos: quem bate ganha
setup-camera = Câmera
setup-nocamera = Sem câmera: tocar as cartas
setup-seen = Estou vendo { CARD($card, form: "the") }.
setup-sees = Ponha uma carta debaixo da câmera.
setup-readyflat = Dar as cartas: tablet deitado
setup-readystands = Dar as cartas: tablet em pé
setup-ready = Pronto: dê as cartas!
setup-cards = { $n } cartas
setup-yours = Suas cartas
setup-tags = Com códigos
setup-bare = Sem códigos
setup-both = Os dois
setup-howtags = Em protetores impressos ou com etiquetas: a câmera conhece cada carta.
setup-howbare = Como saem da caixa. Mostre cada face uma vez; leva uns três minutos.
setup-whichbare = Qual baralho?
setup-noneyet = Ainda não conheço nenhum baralho deste jogo.
setup-teach = Mostrar um baralho
setup-unfinished = Ainda não conheço todo o baralho { $deck }: { $n } de { $all } faces.
setup-custom = Cartas personalizáveis
setup-customhow = Escolha quantas há no baralho e o que cada uma faz. Todo mundo precisa concordar.
setup-agree = Todos concordam
setup-customnone = Fora do baralho
setup-text = Nossa própria regra
setup-textplace = Cante na sua próxima vez.
setup-write = Escreva também na carta.
setup-phonecamera = A câmera de um celular
setup-remove = Tirar { $name }
setup-icons = Ícones de poder
setup-iconsown = como nas suas cartas
setup-iconsusual = a distribuição normal
setup-iconshow = Toque num número até aparecer o ícone impresso em uma das duas cartas dele.
setup-choosing = Regra para { CARD($card, form: "the") }
setup-must = Primeiro combine as cartas personalizáveis.
rule-draw-until-color = O próximo compra até sair uma cor
rule-discard-wilds = Os outros descartam os coringas
rule-draw-three-if-stuck = O próximo compra três se não puder jogar
rule-extra-turn = Jogue de novo
rule-exactly-seven = O próximo: fica com 7 cartas
rule-exactly-three = Todos: ficam com 3 cartas
rule-hands-up = Mãos abertas até a sua vez
rule-joke = Conte uma piada
rule-stiff-elbows = O próximo: braços esticados até um UNO
rule-rooster = O próximo: canta como um galo

history-title = Histórico
history-standings = Classificação
history-none = Nenhuma partida chegou ao fim ainda. A primeira vai aparecer aqui.
history-player = Jogador
history-games = Partidas
history-won = Vitórias
history-rounds = Rodadas ganhas
history-replay = Carta por carta
history-minutes = { $n ->
    [one] um minuto
   *[other] { $n } minutos
  }
history-wins = { $name } ganhou
history-unfinished = sem fim
history-colors = Cores da vez
history-race = Pontos após cada rodada
history-plays = Cartas jogadas
history-draws = Cartas compradas
history-slow = Segundos por vez
history-most = Mais cartas
history-faces = Roleta
history-search = Procurar jogador
history-bgstats = Para BG Stats (JSON)
history-bgopen = Abrir no BG Stats
history-delete = Apagar a partida de { $name }
history-gone = A mesa saiu da lista, com todas as partidas.
history-csv = Tabela (CSV)
history-json = Tudo (JSON)
history-step = Passo { $n } de { $m }
history-playit = Rodar
history-pause = Pausa
history-first = Ao começo
history-last = Ao fim
history-before = Um atrás
history-after = Um à frente

print-title = Imprimir
print-make = Criar o PDF
print-making = Criando…
print-made = Pronto: está nos seus downloads. Imprima em 100 %, sem “ajustar à página”.

print-deck = Nome do baralho
print-deckhow = Duas letras ou números. Você tem dois baralhos deste jogo? Dê um nome a cada um e eles nunca se misturam.
print-badname = Duas letras ou números, como K7.
print-paper = Papel
print-ruler = A régua da minha última impressão mede
print-rulerhow = 100 é o certo. Se a sua é mais curta ou mais longa, digite uma vez: daí em diante tudo sai corrigido.
print-badruler = A régua tem entre 90 e 110 mm. Medir de novo?
print-makesome = { $n ->
    [one] PDF de { $n } carta
   *[other] PDF de { $n } cartas
 }
print-usualicons = Distribuição normal
print-customin = { $n ->
    [one] { $n } está no baralho
   *[other] { $n } estão no baralho
 }
print-customall = todas são impressas, com uma linha para escrever
print-customhow = Escolha as cartas que estão no seu baralho e o que elas dizem. Se não escolher nenhuma, todas são impressas.
print-lost = Cartas avulsas
print-all = Imprimir o baralho todo
print-whole = o baralho todo
print-losthow = Perdeu uma carta ou a etiqueta dela? Imprima só essa.
print-which = Qual carta falta?
print-copy = { $n } de { $m }
print-more = Etiquetas, medidas e nomes
print-stock = Folhas de etiquetas
print-plain = Papel comum
print-used = Etiquetas já usadas da primeira folha
print-usedhow = A impressão começa depois delas.
print-badused = Um número de 0 a 29: quantas etiquetas já saíram.
print-card = Tamanho de uma carta
print-height = Altura de uma carta (mm)
print-cardhow = Largura e altura.
print-badcard = As cartas têm de 50 a 64 mm de largura e de 80 a 92 mm de altura.
print-tag = Tamanho de um código
print-taghow = Códigos maiores são lidos de mais longe.
print-badtag = Os códigos têm de 16 a 28 mm de largura.
print-ink = Tinta
print-inkfull = Normal
print-inkless = Um quinto a menos
print-inkhow = Os códigos escuros são lidos melhor; os claros, quase tão bem.
print-middle = Centro da roleta
print-hole = Com furo
print-nohole = Sem furo
print-players = Nomes
print-playershow = Para as fichas de lugar e o placar, separados por vírgulas.
print-doc-labels = Etiquetas de protetor
print-doc-cards = Cartas inteiras
print-doc-tokens = Fichas
print-doc-towers = Torres de papel
print-doc-wheel = Roleta de papel
print-doc-mat = Tapete
print-doc-sheet = Placar
print-doc-guide = Guia
print-doc-all = Tudo
print-for-labels = Uma etiqueta com dois códigos para cada carta: vai dentro do protetor.
print-for-cards = Cartas inteiras com nosso desenho, códigos incluídos.
print-for-tokens = Comandos para pôr ao lado do descarte, para a câmera ver.
print-for-towers = Quatro torres para dobrar e colar.
print-for-wheel = 180 mm de largura: para a base giratória impressa em 3D, ou girada com lápis e clipe.
print-for-mat = Um tapete com marcas nos cantos: a câmera acha o descarte na hora.
print-for-sheet = Para uma noite sem telas.
print-for-guide = Uma página: proteger, preparar, jogar.
print-for-all = Tudo isso num só arquivo.

settings-look = Aparência
settings-dark = Escuro
settings-light = Claro
settings-auto = Como o aparelho
settings-type = Tamanho da letra
settings-lying = O tablet fica deitado entre nós
settings-lyinghow = O meio vira para quem tem a vez.
settings-sound = Som
settings-caller = Falar em voz alta
settings-callerhow = Diz tudo o que acontece. O texto fica.
settings-sounds = Sons
settings-awake = Manter a tela acesa
settings-awakehow = Funciona em páginas seguras; nas outras, deixe a tela demorar mais para apagar.
settings-shapes = Forma do amarelo
settings-star = Estrela
settings-diamond = Losango
settings-still = Sem movimento
settings-stillhow = A roleta e a mesa não giram; elas mudam.
settings-volume = Volume
settings-voice = Voz
settings-voiceany = Qualquer uma
settings-language = Idioma
settings-astable = Como a mesa
settings-tablelanguage = Idioma da mesa
settings-eachdevice = Cada aparelho o seu
settings-novoice = Este aparelho não tem voz em { $language }: fica mudo. O texto continua.
settings-try = Testar
settings-licenses = De que esta página é feita
settings-colors = Formas e cores
settings-hear = Norte joga o 7 vermelho. Sul, é a sua vez.

camera-title = Câmera
camera-phone = Este celular é a câmera
camera-start = Ligar a câmera
camera-stop = Parar
camera-torch = Luz
camera-zoom = Zoom
camera-secure = O navegador só deixa usar a câmera num endereço seguro. Abra { $address } neste celular.
camera-none = Nenhuma câmera foi liberada. Libere para esta página nas configurações do navegador, ou escolha outra câmera no tablet.
camera-aim = Segure o celular bem acima do descarte, a um braço de altura, e prenda ali.
camera-good = Imagem boa.
camera-sent = { $n } imagens enviadas
camera-seen = Vista: { CARD($card) }
camera-choose = Qual câmera?
camera-off = Sem câmera
camera-on = A câmera está ligada
camera-trust = Para ficar segura: carregue o certificado uma vez
camera-health = A câmera
camera-notable = Entre primeiro numa mesa; depois este celular pode ser a câmera dela.
camera-live = O que ela vê
camera-front = Outro lado

reach-title = Quem alcança de onde?
reach-why = Se a câmera conhece cada braço, ela diz quem jogou e quem comprou. Diga um nome: essa pessoa toca o descarte, e assim a mesa toda. Depois arraste um nome que esteja errado.
reach-all = Todos tocam o descarte
reach-touch = { $name }, toque o descarte
reach-stop = Parar
reach-from = { $name } alcança daqui
reach-draw = Monte
reach-showdraw = Mostrar o monte

menu-reshuffle = Embaralhamos o descarte
menu-fullscreen = Tela cheia
menu-rulings = Regras

## Sheets opened from the table

app-tag = O juiz da sua mesa de cartas
nav-table = Mesa
nav-history = Histórico
nav-print = Imprimir
nav-settings = Ajustes
nav-phones = Celulares
nav-camera = Câmera
nav-home = Início
nav-done = Pronto
nav-cancel = Cancelar
table-seats = Jogadores
table-flip = Deitar o tablet
table-leave = Sai da mesa
table-join = Entra na próxima rodada
table-cite = Manual: { $place }
table-ruling = Combinado da mesa: { $place }
table-norule = Nada em dúvida: é só o que aconteceu.
table-set = Acertar cartas ou pontos
veto-title = Bater o VETO
veto-who = Quem bate o VETO?
veto-held = { $name } perde a próxima vez.
deal-gift = { $name } dá uma carta para cada um, no sentido horário:

teach-title = Minhas cartas não têm códigos
teach-lead = Mostre uma carta de cada face, e eu conheço o seu baralho. As fotos ficam neste aparelho.
teach-name = Como devo chamar este baralho?
teach-known = Conheço { $n } de { $all } faces.
teach-all = Agora conheço todo o baralho { $deck }.
teach-rows = Coloque assim
teach-how = Uma carta de cada face, nesta ordem, a um dedo de distância, numa mesa lisa de outra cor que a borda delas. Depois tire de cima uma foto em que todas apareçam.
teach-part = Quantas de cada vez?
teach-whole = Todas
teach-missing = O que falta ({ $n })
teach-photo = Tirar a foto
teach-one = Uma a uma, sob a câmera da mesa
teach-stop = Parar
teach-nocamera = Com uma câmera sobre a mesa também dá para mostrar uma a uma: escolha a câmera ao preparar a partida.
teach-seen = { $n ->
    [one] { $n } carta encontrada na foto
   *[other] { $n } cartas encontradas na foto
 }
teach-strange = { $n ->
    [one] { $n } carta está onde não devia: a ordem está certa?
   *[other] { $n } cartas estão onde não deviam: a ordem está certa?
 }
teach-still = Ainda faltam:
teach-edges = Mal se vê a borda: coloque a carta plana e inteira numa mesa de outra cor, ou um pouco mais perto.
teach-white = A borda da carta é tão branca quanto o fundo: coloque-a sobre algo mais escuro.
teach-blurred = A foto está borrada: segure firme, ou dê mais luz.
teach-glare = Uma lâmpada reflete nela: vire a carta um pouco, ou mude a lâmpada.
teach-asked = Que carta é esta?
teach-cut = Uma carta da sua foto
teach-neither = Vou mostrar de novo
teach-next = A próxima: { CARD($card) }
teach-left = { $n ->
    [one] falta { $n } carta
   *[other] faltam { $n } cartas
 }
teach-is-nothing = Coloque a carta sozinha no meio.
teach-is-moving = Um momento…
teach-is-same = Ainda é a anterior: tire de lá.
teach-is-poor = Não vejo bem.
teach-is-asked = Diga que carta é, por favor.
teach-is-taught = Pronto.
teach-faces = O que conheço
teach-again = Toque na face que parecer errada e mostre de novo.
teach-reshow = Mostrar de novo: { CARD($card) }
teach-play = Jogar com ele
teach-forget = Esquecer este baralho
teach-sure = Esquecer { $deck } mesmo?
score-title = Pontos
score-who = Jogadores ou equipes
score-names = Até { $most } nomes, cada um só uma vez.
score-game = O jogo
score-optional = se quiserem
score-name = O que vocês jogam?
score-target = Até quantos pontos?
score-to = Até { $n } pontos
score-wins = Quem ganha?
score-highest = Ganha quem tem mais pontos
score-lowest = Ganha quem tem menos pontos
score-begin = Começar
score-pad = Teclado numérico
score-round = Rodada { $n }
score-sign = Mais ou menos
score-back = Apagar o último dígito
score-write = Anotar
score-photo = Fotografar uma mão
score-counted = { $n ->
    [one] Uma carta, { $points } pontos.
   *[other] { $n } cartas, { $points } pontos.
  }
score-unknown = Nenhuma carta de uma caixa conhecida foi lida.
score-carried = Trazidos
score-won = { $n ->
    [one] { $names } ganha!
   *[other] { $names } dividem a vitória!
  }
score-goon = Continuar jogando
score-end = O jogo acabou
score-change = Continuar só com os pontos
score-changehow = O árbitro para; os pontos, os celulares e o código ficam.
watch-open = Abra isto no navegador de uma televisão:
watch-stream = Para uma transmissão, sem fundo:
welcome-referee = Árbitro
welcome-refereesays = Conhece as regras, conta as cartas e resolve disputas.
welcome-wheel = Só a roleta
welcome-wheelsays = Para a caixa que perdeu a dela. Gira na hora.
welcome-score = Só os pontos
welcome-scoresays = Para qualquer jogo de cartas e qualquer número de jogadores.
welcome-demo = Veja como funciona
welcome-help = Ajuda
history-score = Folha de pontos
setup-before = Como da última vez: { $names }
setup-deals = { $name } dá as cartas
setup-any = Quaisquer cartas
setup-howany = As etiquetas são vistas sozinhas, e as cartas sem etiqueta são lidas. De vez em quando a câmera pergunta sobre uma carta nova.
war-who = De quem é esta carta?
war-tied = Empate: cada um mostra a próxima carta de número.
war-top = Qual carta fica por cima?
ways-title = E agora?
ways-back = Pegar de volta
ways-was = Foi { $name }
watch-join = Para entrar: { $code }
watch-uno = UNO! { $names }
phone-wonround = Você ganha a rodada!
phone-wongame = Você ganha o jogo!
misread-really = Não era { $card }. Qual carta era?
misread-ask = Guardar o último meio minuto da câmera para um relato? Ele fica no computador do companion.
misread-keep = Guardar o filme
misread-download = Baixar
camera-scan = Leia isto com o celular que vai filmar
camera-step-scan = Leia o código. A página da câmera abre no celular.
camera-step-warn = O navegador avisa porque não conhece o computador de vocês. Aqui isso é normal:
camera-step-chrome = toque em Avançado e depois em Ir para o site.
camera-step-safari = toque em Mostrar detalhes e depois em visitar este site.
camera-step-start = Toque em Iniciar e permita a câmera. Segure o celular reto sobre o monte.
phone-away = o celular saiu: retomar o lugar
camera-android = Android, Chrome:
camera-iphone = iPhone, Safari:
help-search = Buscar na ajuda
help-none = Nada foi encontrado. Tente outra palavra.
race-after = +{ $seconds } s

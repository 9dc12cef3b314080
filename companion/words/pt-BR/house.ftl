# O que a casa diz: na porta, ao guardar, sobre a câmera.

house-no-code = Nenhuma mesa tem este código: confira de novo.
house-no-key = Esta chave já foi usada ou é velha demais: peça outra.
house-no-table = Essa mesa não existe aqui.
house-in-use = Há alguém nesta mesa: só o tablet dela pode guardá-la.
house-no-page = Não há nada neste endereço.
house-join-first = Primeiro entre numa mesa: escaneie o código dela.
house-other-table = Este aparelho está em outra mesa.
house-not-joined = Este aparelho não está mais na mesa: entre de novo.
house-put-out = O tablet da mesa tirou este aparelho.
house-lays-tables = Aqui só a casa abre mesas.
house-only-house = Isso é só para quem cuida do companion.
house-no-device = Esta mesa não conhece esse aparelho.
house-no-seat = Ninguém chamado { $player } joga nesta mesa.
house-seat-taken = O lugar de { $player } já tem um celular; o tablet da mesa pode liberar.
house-no-sitting = Ninguém pode se sentar a esta mesa agora; pergunte no tablet.
house-no-joining = Ninguém pode entrar nesta mesa agora.
house-slow-down = Mais devagar: tente de novo em um instante.
house-too-big = Isso é grande demais.
house-elsewhere = A mesa não responde agora; envie de novo.
house-meanwhile = A mesa segue enquanto isso: tente de novo.
house-broken = Algo deu errado aqui; a mesa está a salvo. Tente de novo.
house-bad-input = Isso não foi entendido: { $why }

house-only-host = Isso se faz só no tablet da mesa.
house-only-scores = Os pontos se corrigem só no tablet da mesa.
house-own-last = Aqui você só desfaz a sua última jogada; no tablet dá para desfazer qualquer uma.
house-own-seat = Este celular está no lugar de { $player } e não faz nada pelos outros.
house-dealer = Isso cabe a quem dá as cartas, ou ao tablet da mesa.
house-spectator = Quem só assiste não joga: sente-se antes.
house-camera = Uma câmera só diz o que vê.
house-challenge = O que dá o desafio se sabe quando ele é feito.
house-hand-shown = Uma mão está sendo mostrada a alguém: sem imagem dela.
house-other-match = Isso era para outra partida.
house-not-over = Esta partida ainda não acabou.

house-not-kept = Isso não foi guardado: faça de novo.
house-full = O disco está cheio e isso não foi guardado: abra espaço e faça de novo.
house-away = O banco de dados não responde e isso não foi guardado: olhe a mesa e faça de novo.
house-damaged = Uma parte dos dados está danificada. Nas outras mesas dá para jogar.
house-store = Agora não dá para guardar nem ler: pergunte a quem cuida do companion.

house-tag-too-large = Um código de { $tag } mm deixa pouco espaço numa carta de { $wide } × { $tall } mm; no máximo { $most } mm.
house-players = Até dez nomes, com 24 letras no máximo.
house-name = Um nome tem de 1 a 24 letras; “{ $name }” não serve.
house-other-game = { $deck } é um baralho de { $game }: dê outro nome a este.
house-bad-picture = Isto não é uma imagem que se possa abrir.

house-no-picture = A câmera ainda não mostrou nenhuma imagem.
house-films = Não se guardam mais filmes: tire antes alguns da pasta.
house-cameras = Há câmeras demais ligadas aqui: desligue outra antes.
health-no-picture = Não há imagem: veja se a câmera está ligada e sem nada na frente.
health-no-phone = Não chegam imagens do celular: a página dele está aberta e a tela acesa?
health-frozen = A imagem está parada: desconecte a câmera e conecte de novo.
health-dark = Está escuro demais: acenda uma luz, ou aumente o brilho da câmera.
health-bright = Há luz demais: diminua a exposição da câmera, ou afaste a lâmpada.
health-glare = Uma lâmpada se reflete nas cartas: incline um pouco a câmera, ou afaste a lâmpada.
health-blurred = A imagem está borrada: limpe a lente, deixe a câmera focar nas cartas e trave o foco.
health-small = A câmera dá imagens pequenas: escolha 1280 × 720 ou mais nas configurações dela.
health-far = A câmera está longe demais: aproxime do descarte, ou escolha uma resolução maior.
health-aslant = A câmera olha de lado: ponha reta acima do descarte.
health-shakes = A câmera treme: prenda o braço dela, ou ponha onde ninguém se apoie.
health-flickers = A lâmpada pisca: ajuste a câmera para 60 Hz (como a sua rede), ou use outra lâmpada.
health-moved = A câmera foi mexida: veja se o descarte ainda está na imagem.
health-unseen = Não dá para ler a carta de cima: tire o que está sobre ela, ou vire para fora do reflexo.
health-arms-moved = A câmera foi mexida: é preciso reaprender de quem é cada braço. Todos tocam o descarte.
health-arms-lost = Não dá para seguir os braços: está escuro demais, ou algo cobre a borda da imagem? Até lá, marque com um toque quem compra.
health-draw-lost = O monte não aparece: há algo sobre ele ou sobre as marcas do tapete? Até lá, marque com um toque quem compra.

scan-loose = Vê-se um pedaço de código que não é de nenhuma carta lida.
scan-unread = Um código da imagem não pôde ser lido.
scan-none = Nenhuma carta foi lida.
scan-edge = Uma carta passa da borda da imagem.
scan-under = Sem códigos não dá para contar as cartas debaixo de outras.

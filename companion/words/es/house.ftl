# Lo que dice la casa: a la puerta, al guardar, de la cámara.

house-no-code = Ninguna mesa tiene este código: míralo otra vez.
house-no-key = Esta clave ya se usó o es demasiado vieja: pide una nueva.
house-no-table = Aquí no existe esa mesa.
house-in-use = Hay alguien en esta mesa: solo su propia tablet puede guardarla.
house-no-page = En esta dirección no hay nada.
house-join-first = Entra antes en una mesa: escanea su código.
house-other-table = Este dispositivo está en otra mesa.
house-not-joined = Este dispositivo ya no está en la mesa: entra otra vez.
house-put-out = La tablet de la mesa ha sacado este dispositivo.
house-lays-tables = Aquí solo la casa abre mesas.
house-only-house = Eso solo lo hace quien cuida del companion.
house-no-device = Esta mesa no conoce ese dispositivo.
house-no-seat = En esta mesa no juega nadie que se llame { $player }.
house-seat-taken = El sitio de { $player } ya tiene teléfono; la tablet de la mesa puede liberarlo.
house-no-sitting = Ahora nadie puede sentarse a esta mesa; pregunta en la tablet.
house-no-joining = Ahora nadie puede entrar en esta mesa.
house-slow-down = No tan rápido: prueba otra vez en un momento.
house-too-big = Eso es demasiado grande.
house-elsewhere = Ahora no se llega a la mesa; envíalo otra vez.
house-meanwhile = La mesa sigue mientras tanto: prueba otra vez.
house-broken = Algo ha ido mal aquí; la mesa está a salvo. Prueba otra vez.
house-bad-input = Eso no se ha entendido: { $why }

house-only-host = Eso solo se hace en la tablet de la mesa.
house-only-scores = Los puntos solo se corrigen en la tablet de la mesa.
house-own-last = Aquí solo puedes deshacer lo último que hiciste tú; en la tablet se puede todo.
house-own-seat = Este teléfono está en el sitio de { $player } y no hace nada por nadie más.
house-dealer = Eso le toca a quien reparte, o a la tablet de la mesa.
house-spectator = Quien solo mira no juega: siéntate antes.
house-camera = Una cámara solo cuenta lo que ve.
house-challenge = Lo que sale de un desafío se sabe cuando se hace.
house-hand-shown = Se está enseñando una mano a alguien: de eso no hay imagen.
house-other-match = Eso era para otra partida.
house-not-over = Esta partida aún no ha terminado.

house-not-kept = Eso no se ha guardado: hazlo otra vez.
house-full = El disco está lleno y no se ha guardado: haz sitio y hazlo otra vez.
house-away = La base de datos no responde y no se ha guardado: mira la mesa y hazlo otra vez.
house-damaged = Una parte de lo guardado está dañada. En las otras mesas se puede jugar.
house-store = Ahora no se puede guardar ni leer: pregunta a quien cuida del companion.

house-tag-too-large = Un código de { $tag } mm deja poco libre en una carta de { $wide } × { $tall } mm; como mucho { $most } mm.
house-players = Hasta diez nombres, de 24 letras como mucho.
house-name = Un nombre tiene de 1 a 24 letras; “{ $name }” no vale.
house-other-game = { $deck } es una baraja de { $game }: pon otro nombre a esta.
house-bad-picture = Esto no es una imagen que se pueda abrir.

house-no-picture = La cámara aún no ha dado ninguna imagen.
house-films = No se guardan más películas: saca antes algunas de su carpeta.
house-cameras = Hay demasiadas cámaras encendidas: apaga antes otra.
health-no-picture = No hay imagen: mira si la cámara está enchufada y no está tapada.
health-no-phone = No llegan imágenes del teléfono: ¿está abierta su página y la pantalla encendida?
health-frozen = La imagen está parada: desenchufa la cámara y enchúfala otra vez.
health-dark = Está demasiado oscuro: enciende una luz, o sube el brillo de la cámara.
health-bright = Hay demasiada luz: baja la exposición de la cámara, o aparta la lámpara.
health-glare = Una lámpara se refleja en las cartas: inclina un poco la cámara, o aparta la lámpara.
health-blurred = La imagen está borrosa: limpia la lente, deja que la cámara enfoque las cartas y fija el enfoque.
health-small = La cámara da imágenes pequeñas: elige 1280 × 720 o más en sus ajustes.
health-far = La cámara está demasiado lejos: acércala a la pila, o elige más resolución.
health-aslant = La cámara mira de lado: ponla recta sobre la pila.
health-shakes = La cámara tiembla: fija su brazo, o ponla donde nadie se apoye.
health-flickers = La lámpara parpadea: pon la cámara a 50 o 60 Hz, como tu red, o usa otra lámpara.
health-moved = La cámara se ha movido: mira si la pila sigue en la imagen.
health-unseen = No se puede leer la carta de arriba: quita lo que la tapa, o gírala para que no le dé el reflejo.
health-arms-moved = La cámara se ha movido: hay que aprender otra vez de quién es cada brazo. Que todos toquen la pila.
health-arms-lost = No se pueden seguir los brazos: mira si está demasiado oscuro o si algo tapa el borde de la imagen. Hasta entonces, marca con un toque quién roba.
health-draw-lost = No se ve el mazo: mira si algo lo tapa, o si tapa las marcas del tapete. Hasta entonces, marca con un toque quién roba.

scan-loose = Se ve parte de un código que no es de ninguna carta leída.
scan-unread = Un código de la imagen no se ha podido leer.
scan-none = No se ha leído ninguna carta.
scan-edge = Una carta se sale del borde de la imagen.
scan-under = Sin códigos no se pueden contar las cartas tapadas por otras.

# Co mówi dom: przy drzwiach, przy zapisie, o kamerze.

house-no-code = Żaden stół nie ma takiego kodu: sprawdź go jeszcze raz.
house-no-key = Ten klucz jest zużyty albo za stary: poproś o nowy.
house-no-table = Nie ma tu takiego stołu.
house-in-use = Ktoś jest przy tym stole: może go odłożyć tylko tablet tego stołu.
house-no-page = Pod tym adresem nic nie ma.
house-join-first = Najpierw dołącz do stołu: zeskanuj jego kod.
house-other-table = To urządzenie należy do innego stołu.
house-not-joined = To urządzenie już nie należy do stołu: dołącz jeszcze raz.
house-put-out = Tablet przy stole odłączył to urządzenie.
house-lays-tables = Stoły otwiera tu tylko dom.
house-only-house = To może zrobić tylko opiekun companiona.
house-no-device = Ten stół nie zna takiego urządzenia.
house-no-seat = Przy tym stole nie gra nikt o imieniu { $player }.
house-seat-taken = Miejsce gracza { $player } ma już telefon; tablet przy stole może je zwolnić.
house-no-sitting = Nikt nie może teraz usiąść przy tym stole; zapytaj przy tablecie.
house-no-joining = Nikt nie może teraz dołączyć do tego stołu.
house-slow-down = Nie tak szybko: spróbuj za chwilę.
house-too-big = To jest za duże.
house-elsewhere = Stół jest teraz nieosiągalny; wyślij jeszcze raz.
house-meanwhile = Stół gra tymczasem dalej: spróbuj jeszcze raz.
house-broken = Coś tu poszło nie tak; stół jest bezpieczny. Spróbuj jeszcze raz.
house-bad-input = Nie udało się tego zrozumieć: { $why }

house-only-host = To robi się tylko na tablecie przy stole.
house-only-scores = Punkty poprawia tylko tablet przy stole.
house-own-last = Tutaj cofniesz tylko swój ostatni ruch; na tablecie można cofnąć każdy.
house-own-seat = Ten telefon leży na miejscu gracza { $player } i nie działa za innych.
house-dealer = To należy do rozdającego albo do tabletu przy stole.
house-spectator = Kto tylko patrzy, nie gra: najpierw usiądź.
house-camera = Kamera mówi tylko, co widzi.
house-challenge = Wynik sprawdzenia poznacie, gdy się odbędzie.
house-hand-shown = Ktoś właśnie ogląda czyjeś karty: tego nie pokażę.
house-other-match = To dotyczyło innej partii.
house-not-over = Ta partia jeszcze się nie skończyła.

house-not-kept = To nie zostało zapisane: zrób to jeszcze raz.
house-full = Dysk jest pełny i nic nie zapisano: zrób miejsce i powtórz.
house-away = Baza danych nie odpowiada i nic nie zapisano: spójrz na stół i powtórz.
house-damaged = Część zapisu jest uszkodzona. Przy innych stołach można grać.
house-store = Nie można teraz zapisywać ani czytać: zapytaj opiekuna companiona.

house-tag-too-large = Kod { $tag } mm zostawia za mało miejsca na karcie { $wide } × { $tall } mm; najwyżej { $most } mm.
house-players = Najwyżej dziesięć imion, do 24 liter każde.
house-name = Imię ma od 1 do 24 liter; „{ $name }” nie pasuje.
house-other-game = { $deck } to talia do gry { $game }: nazwij tę inaczej.
house-bad-picture = Tego obrazu nie da się otworzyć.

house-no-picture = Kamera nie pokazała jeszcze żadnego obrazu.
house-films = Więcej filmów się nie zmieści: najpierw wyjmij kilka z ich folderu.
house-cameras = Działa tu za dużo kamer: najpierw wyłącz inną.
health-no-picture = Nie ma obrazu: czy kamera jest podłączona i niezasłonięta?
health-no-phone = Z telefonu nie przychodzą obrazy: czy jego strona jest otwarta, a ekran włączony?
health-frozen = Obraz stoi: odłącz kamerę i podłącz ją znowu.
health-dark = Jest za ciemno: zapal lampę albo rozjaśnij obraz w kamerze.
health-bright = Jest za jasno: zmniejsz ekspozycję kamery albo odsuń lampę.
health-glare = Lampa odbija się w kartach: przechyl trochę kamerę albo odsuń lampę.
health-blurred = Obraz jest nieostry: przetrzyj obiektyw, pozwól kamerze złapać ostrość na kartach i zablokuj ją.
health-small = Kamera daje małe obrazy: wybierz w jej ustawieniach 1280 × 720 lub więcej.
health-far = Kamera jest za daleko: przysuń ją do stosu albo wybierz wyższą rozdzielczość.
health-aslant = Kamera patrzy z boku: ustaw ją prosto nad stosem.
health-shakes = Kamera się trzęsie: umocuj jej ramię albo postaw ją tam, gdzie nikt się nie opiera.
health-flickers = Lampa migocze: ustaw kamerę na 50 Hz (jak w sieci) albo weź inną lampę.
health-moved = Kamera została poruszona: sprawdź, czy stos jest jeszcze w obrazie.
health-unseen = Nie da się odczytać karty na wierzchu: zdejmij, co na niej leży, albo odwróć ją od odblasku lampy.
health-arms-moved = Kamera została poruszona: trzeba od nowa poznać, czyja jest która ręka. Niech każdy dotknie stosu.
health-arms-lost = Nie da się śledzić rąk: czy jest za ciemno albo coś zasłania brzeg obrazu? Do tego czasu dobieranie zaznaczajcie dotknięciem.
health-draw-lost = Stosu do dobierania nie widać: czy coś leży na nim albo na znacznikach maty? Do tego czasu dobieranie zaznaczajcie dotknięciem.

scan-loose = Widać kawałek kodu, który nie należy do żadnej odczytanej karty.
scan-unread = Jednego kodu na obrazie nie udało się odczytać.
scan-none = Nie odczytano żadnej karty.
scan-edge = Jedna z kart wystaje poza brzeg obrazu.
scan-under = Bez kodów nie da się policzyć kart leżących pod innymi.

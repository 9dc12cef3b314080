# Just the wheel, and the wheel of a game.

join-or = oder öffne { $address } und tipp
join-scan = Lies das mit einem Handy
join-wait = Einen Moment …
means-almost-uno = { $player } legt alle Karten bis auf 2 ab.
means-discard-color = { $player } wählt eine Farbe und legt beliebig viele Karten davon ab.
means-discard-number = { $player } wählt eine Zahl und legt beliebig viele Karten davon ab.
means-draw-blue = { $player } zieht, bis eine blaue Karte oder eine Farbwahl kommt.
means-draw-red = { $player } zieht, bis eine rote Karte oder eine Farbwahl kommt.
means-show-hand = { $player } zeigt allen die Karten.
means-trade-hands = Alle geben ihre Karten nach links weiter.
means-uno-spin = Wer ruft zuerst UNO Spin? Der legt eine Karte ab.
means-war = Alle zeigen zugleich ihre höchste Zahlenkarte. Die höchste gewinnt.
wheel-real = Welches Feld kam?
wheel-spinning = Das Rad dreht sich …
wheel-swipe = Wisch über das Rad oder drück den Knopf
wheel-title = Rad
wheel-faces = Felder
wheel-share = Auf Handys zeigen
wheel-again = Noch einmal drehen
wheel-spinner = Wer gedreht hat,
wheel-own = Eigene Felder, eins pro Zeile (2 bis 24)
wheel-put = Diese { $n } aufs Rad
wheel-usual = Die Felder der Anleitung

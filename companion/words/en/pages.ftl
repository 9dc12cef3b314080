# The pages and sheets that are opened from the table, and the phones.

give-color = Which color is given away?
give-count = How many cards of it?

war-how = { $name }: tap the highest number. Two of the same? Tap the name, then the next card.
war-none = No number card yet: { $names }.
war-without = They have none: reveal

fix-title = Fix
fix-which = Tap what is wrong.
fix-what = What is wrong with it?
fix-card = Another card
fix-player = Another player
fix-not = It did not happen
fix-missed = Something was missed before this
fix-likely = Likeliest
fix-other = Other card…
fix-preview = What will change
fix-same = Nothing else changes.
fix-lost = These no longer fit; they stay, with a note:
fix-do = Put it right
fix-done = Put right.
fix-undone = taken back
fix-assumed = assumed
fix-empty = Nothing has happened yet.
fix-count = Another number of cards
fix-color = Another color
fix-add = What was missed?
fix-setcards = Cards in hand
fix-setscore = Score

hands-title = What is left?
hands-scan = Photograph the hand
hands-type = Tap in the cards
hands-points = Type the points
hands-none = Nothing left
hands-which = Tap a name, then show what is left in that hand.
hands-open = Or lay the hands open beside the pile, one after the other and in this order: the camera counts them by itself.
hands-differs = I had counted { $m }. This hand has { $n }.
hands-count = Are these all?
hands-all = { $n ->
    [one] Yes, { $n } card
   *[other] Yes, { $n } cards
 }
hands-add = Add a card
hands-save = That is the hand
hands-race = The race to { $n }
hands-next = Next round
hands-pointsword = points
hands-tablecamera = The table camera
hands-beside = Lay the hand face up beside the pile, fanned, and tap again.
hands-private = Only you see this.

me-cut = Draw a card: the highest number deals
me-start-card = Deal seven cards each, { $first } first, then turn up the first card
me-play = Play a card, or draw
me-keep-or-play = You drew a card: play it, or keep it
me-color = Name a color
me-skip = You are skipped
me-show-hand = Show your hand: is there { NAME($color, of: "color") } in it?
me-spin = Spin the wheel
me-discard = Discard
me-draw-until = Draw until { NAME($color, of: "color") } comes
me-give = Give cards away
me-grab = { $n ->
    [one] Grab { $n } tower
   *[other] Grab { $n } towers
 }
me-uno = You have one card left

phone-title = My seat
phone-sit = Where do you sit?
phone-taken = taken
phone-watch = Just watch
phone-wait = { $name } plays now
phone-deals = { $next } deals next. { $name } or the tablet starts the round.
phone-up = It is your turn!
phone-notyet = No game yet. It starts on the tablet.
phone-change = Change seat
phone-drew = I drew
phone-mycards = My cards
phone-late = You play from the next round on.
phone-tidy = Put cards aside
phone-toomany = You have { $n } cards. Put the others aside.
phone-tapin = { $n ->
    [one] Tap in { $n } card
   *[other] Tap in { $n } cards
 }
phone-scanmine = Photograph my hand
phone-unsure = I may have missed a card.
phone-next = Join another table
phone-left = What is left in your hand?
phone-count = Count my cards
phone-stay = Stay here: the next game begins on the tablet.
phone-shown = { $name } shows you this hand
phone-guilty = Has { NAME($color, of: "color") }
phone-innocent = Has no { NAME($color, of: "color") }

orientation-title = Does the tablet lie flat or stand?
orientation-flat = It lies between us
orientation-stands = It stands
orientation-how = Lying flat, it turns to whoever is asked. Menu and Settings change this at any time.

demo-title = Bots play a filmed evening.
demo-says = Every button is yours, too: tap Undo or Fix and see. Or play with your own cards.

people-title = People
people-waits = not in this round
people-late = Somebody comes late?
people-comes = They play from the next round on, sitting after the last player, with no points. Deal them in then.
people-goes = { $name }'s hand goes under the draw pile. The points stay, and { $name } may come back for another round.
people-rename = Change the name of { $name }
people-phone = Their phone

misread-seen = It saw that wrong
misread-kept = The last { $n } seconds are kept in { $file }.
misread-how = What was read lies beside it. “companion watch” with that file shows it again. It never leaves this machine by itself.

points-title = Points by round
points-round = Round
points-all = Total
points-share = Share
points-picture = As a picture
points-text = As text
points-copied = Copied.
points-copy = The text is marked: copy it.

watch-title = The table, to watch
watch-plays = Last plays
watch-scores = Scores

join-code = The letters on the tablet
join-go = Join
join-bad = A table's code has four letters or a few more; a key has nine digits.
join-forgot = Was this tablet in charge? Type the nine digits that another screen in charge shows under Phones, or “companion host” on the computer that runs the companion.
join-typed = or type these digits where the letters are typed:
join-open = New phones may join
join-devices = At the table
join-out = Remove
join-here = here
join-gone = asleep
join-camera = A phone as camera
join-cameraqr = Scan this with the phone to use as a camera. It opens a secure page; see “Trust” if it warns.
join-host = Another tablet in charge
join-role-host = in charge
join-tablet = Tablet
join-role-seat = player
join-role-camera = camera
join-role-spectator = watching
join-soon = Good once, for ten minutes.

welcome-new = Start a game
welcome-go = Back to the table
welcome-tables = Tables
welcome-nohost = Games are started on the tablet of the table. Join it with its code.
welcome-unofficial = Unofficial and fan-made. Bring your own cards.
welcome-setting = being set up

setup-title = New game
setup-game = Which game?
setup-who = Who plays?
setup-where = Where does everyone sit?
setup-seat = Tap a player, then a place; or drag.
setup-add = Add a player
setup-name = Name
setup-names = Two to ten players, each with a name of their own.
setup-clockwise = Play starts clockwise.
setup-dealer = Who deals?
setup-cut = Draw for it
setup-rules = Rules of this table
setup-usual = as in the rule sheet
setup-changed = { $n ->
    [one] { $n } ruling is changed
   *[other] { $n } rulings are changed
 }
setup-target = Play to
setup-points = { $n } points
setup-winner = The winner gets them
setup-lowest = Lowest tally wins
setup-none = No score: first out wins
setup-camera = Camera
setup-nocamera = No camera: tap the cards in
setup-seen = I see { CARD($card) }.
setup-sees = Lay a card under the camera.
setup-readyflat = Deal: the tablet lies flat
setup-readystands = Deal: the tablet stands
setup-ready = Ready: deal!
setup-cards = { $n } cards
setup-yours = Your cards
setup-tags = With tags
setup-bare = Bare
setup-both = Both
setup-howtags = In printed sleeves or with labels: the camera knows every single card.
setup-howbare = As they came out of the box. Show me each face once; that takes about three minutes.
setup-whichbare = Which deck?
setup-noneyet = No deck of this game has been taught yet.
setup-teach = Teach me a deck
setup-unfinished = { $deck } is not all taught yet: { $n } of { $all } faces.
setup-custom = Customizable cards
setup-customhow = Choose how many are in the deck, and what each one does. Everyone must agree.
setup-agree = Everyone agrees
setup-customnone = Not in the deck
setup-text = Our own rule
setup-textplace = Sing your next turn.
setup-write = Write it on the card, too.
setup-phonecamera = A phone's camera
setup-remove = Remove { $name }
setup-icons = Power icons
setup-iconsown = as on your cards
setup-iconsusual = the usual layout
setup-iconshow = Tap a number until it shows the icon that is printed on one of its two cards.
setup-choosing = Rule for { CARD($card) }
setup-must = Agree on the customizable cards first.
rule-draw-until-color = Next player draws until a color comes
rule-discard-wilds = Everyone else discards all wilds
rule-draw-three-if-stuck = Next player draws three if stuck
rule-extra-turn = Take another turn
rule-exactly-seven = Next player: exactly 7 cards
rule-exactly-three = Everyone: exactly 3 cards
rule-hands-up = Hands face up until your next turn
rule-joke = Tell a joke
rule-stiff-elbows = Next player: stiff elbows until UNO
rule-rooster = Next player: crow like a rooster

history-title = History
history-standings = Standings
history-none = No game has been played to its end yet. The first one will be here.
history-player = Player
history-games = Games
history-won = Won
history-rounds = Rounds won
history-replay = Card by card
history-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
  }
history-wins = { $name } won
history-unfinished = not finished
history-colors = Colors in force
history-race = Points after each round
history-plays = Cards played
history-draws = Cards drawn
history-slow = Seconds a turn
history-most = Most cards
history-faces = Wheel
history-search = Look for a player
history-bgstats = For BG Stats (JSON)
history-bgopen = Open in BG Stats
history-delete = Delete the game of { $name }
history-gone = The table is off the list, with all its games.
history-csv = Table (CSV)
history-json = All (JSON)
history-step = Step { $n } of { $m }
history-playit = Play
history-pause = Pause
history-first = To the start
history-last = To the end
history-before = Back one
history-after = On one

print-title = Print
print-make = Make the PDF
print-making = Making it…
print-made = Done: see your downloads. Print at 100 %, without “fit to page”.

print-deck = Name of the deck
print-deckhow = Two letters or digits. Do you own two decks of this game? Give each its own, and they never mix.
print-badname = Two letters or digits, such as K7.
print-paper = Paper
print-ruler = The ruler on my last print measures
print-rulerhow = 100 is right. If yours is shorter or longer, type it once: every print is corrected from then on.
print-badruler = The ruler is between 90 and 110 mm long. Measure it again?
print-makesome = { $n ->
    [one] PDF for { $n } card
   *[other] PDF for { $n } cards
 }
print-usualicons = Back to the usual layout
print-customin = { $n ->
    [one] { $n } is in the deck
   *[other] { $n } are in the deck
 }
print-customall = all are printed, with a line to write on
print-customhow = Choose the cards that are in your deck, and what they say. If you choose none, all of them are printed.
print-lost = Single cards
print-all = Print the whole deck
print-whole = the whole deck
print-losthow = A card is lost, or its label? Print only that one.
print-which = Which card is missing?
print-copy = { $n } of { $m }
print-more = Stickers, sizes and names
print-stock = Label sheets
print-plain = Plain paper
print-used = Stickers gone from the first sheet
print-usedhow = The print begins after them.
print-badused = A number from 0 to 29: how many stickers are gone.
print-card = Size of a card
print-height = Height of a card (mm)
print-cardhow = Width and height.
print-badcard = Cards are 50 to 64 mm wide and 80 to 92 mm high.
print-tag = Size of a tag
print-taghow = Larger tags are read from farther away.
print-badtag = Tags are 16 to 28 mm wide.
print-ink = Ink
print-inkfull = Dark labels
print-inkless = A fifth less black
print-inkhow = Full tags are read best; the light ones nearly as well.
print-middle = Middle of the wheel
print-hole = With a hole
print-nohole = No hole
print-players = Names
print-playershow = For the seat tokens and the score pad, with commas between.
print-doc-labels = Sleeve labels
print-doc-cards = Whole cards
print-doc-tokens = Tokens
print-doc-towers = Paper towers
print-doc-wheel = Paper wheel
print-doc-mat = Table mat
print-doc-sheet = Score pad
print-doc-guide = Guide
print-doc-all = Everything
print-for-labels = A label with two tags for each card: slip it into the sleeve.
print-for-cards = Whole cards of our own design, tags included.
print-for-tokens = Commands to lay beside the pile, for the camera to see.
print-for-towers = Fold and glue four towers.
print-for-wheel = 180 mm across: for the 3D-printed spinner, or spun with a pencil and a paper clip.
print-for-mat = A mat with corner marks: the camera finds the pile at once.
print-for-sheet = For an evening without a screen.
print-for-guide = One page: sleeve, set up, play.
print-for-all = All of these in one file.

settings-look = Look
settings-dark = Dark
settings-light = Light
settings-auto = As the device
settings-type = Type size
settings-lying = The tablet lies flat between us
settings-lyinghow = The middle turns to whoever's turn it is.
settings-sound = Sound
settings-caller = Caller speaks
settings-callerhow = Says every event aloud. Captions stay.
settings-sounds = Sounds
settings-awake = Keep the screen awake
settings-awakehow = Works on secure pages; elsewhere, set a long screen time-out.
settings-shapes = Shape of yellow
settings-star = Star
settings-diamond = Diamond
settings-still = No movement
settings-stillhow = The wheel and the table don't turn; they change.
settings-volume = Volume
settings-voice = Voice
settings-voiceany = Any
settings-language = Language
settings-astable = As the table
settings-tablelanguage = Language of the table
settings-eachdevice = Each device its own
settings-novoice = This device has no voice for { $language }: it stays silent. Captions stay.
settings-try = Try it
settings-licenses = What this page is made of
settings-colors = Shapes and colors
settings-hear = North plays red 7. South, it is your turn.

camera-title = Camera
camera-phone = This phone is the camera
camera-start = Start the camera
camera-stop = Stop
camera-torch = Light
camera-zoom = Zoom
camera-secure = A browser lets a page use the camera only on a secure address. Open { $address } on this phone.
camera-none = No camera was let in. Allow it in the browser's settings for this page, or choose another camera on the tablet.
camera-aim = Hold the phone straight above the pile, an arm's length up, and fix it there.
camera-good = Good picture.
camera-sent = { $n } pictures sent
camera-seen = Seen: { CARD($card) }
camera-choose = Which camera?
camera-off = No camera
camera-on = The camera is on
camera-trust = How to make it secure: load the certificate once
camera-health = The camera
camera-notable = Join a table first; then this phone can be its camera.
camera-live = What it sees
camera-front = Other side

reach-title = Who reaches from where?
reach-why = When the camera knows each arm, it tells who played and who drew. Say a name: that player touches the pile, and so on around the table. Then drag a name where it is wrong.
reach-all = Everybody touches the pile
reach-touch = { $name }, touch the pile
reach-stop = Stop
reach-from = { $name } reaches from here
reach-draw = Draw pile
reach-showdraw = Show the draw pile

menu-reshuffle = We reshuffled the pile
menu-fullscreen = Full screen
menu-rulings = Rules

## Sheets opened from the table

app-tag = The referee at your card table
nav-table = Table
nav-history = History
nav-print = Print
nav-settings = Settings
nav-phones = Phones
nav-camera = Camera
nav-home = Start page
nav-done = Done
nav-cancel = Cancel
table-seats = Players
table-flip = Lay the tablet flat
table-leave = Leaves the table
table-join = Joins from the next round
table-cite = Rule sheet: { $place }
table-ruling = Table ruling: { $place }
table-norule = Nothing in dispute: this is only what happened.
table-set = Set count or score
veto-title = Slap the VETO
veto-who = Who slaps it?
veto-held = { $name } skips the next turn.
deal-gift = { $name } gives one card to each in turn, clockwise:

teach-title = My cards are bare
teach-lead = Show me one card of each face, and I know your deck. The pictures stay on this machine.
teach-name = What shall I call this deck?
teach-known = I know { $n } of { $all } faces.
teach-all = I know the whole deck { $deck } now.
teach-rows = Lay them out like this
teach-how = One card of each face, in this order, a finger's breadth apart, on a plain table of another color than their edge. Then take a picture from above with all of them in it.
teach-part = How many at a time?
teach-whole = All of them
teach-missing = What is missing ({ $n })
teach-photo = Take the picture
teach-one = One by one, under the table camera
teach-stop = Stop
teach-nocamera = With a camera over the table you can also show them one by one: choose it in Set up.
teach-seen = { $n ->
    [one] { $n } card found in the picture
   *[other] { $n } cards found in the picture
 }
teach-strange = { $n ->
    [one] { $n } card lies where none should: is the order right?
   *[other] { $n } cards lie where none should: is the order right?
 }
teach-still = Still missing:
teach-edges = Its edges are hard to see: lay it flat and whole on a table of another color, or a little nearer.
teach-white = The card's border is as white as what it lies on: lay it on something darker.
teach-blurred = The picture is blurred: hold still, or give more light.
teach-glare = A lamp shines back from it: turn it a little, or move the lamp.
teach-asked = Which card is this?
teach-cut = A card in your picture
teach-neither = I'll show it again
teach-next = Next: { CARD($card) }
teach-left = { $n ->
    [one] { $n } card to go
   *[other] { $n } cards to go
 }
teach-is-nothing = Lay it alone in the middle.
teach-is-moving = Hold on…
teach-is-same = That is still the last one: take it away.
teach-is-poor = I can't see it well.
teach-is-asked = Please say which card it is.
teach-is-taught = Got it.
teach-faces = What I know
teach-again = Tap a face that looks wrong, and show it again.
teach-reshow = Show { CARD($card) } again
teach-play = Play with it
teach-forget = Forget this deck
teach-sure = Really forget { $deck }?
score-title = Score
score-who = Players or teams
score-names = Up to { $most } names, each only once.
score-game = The game
score-optional = as you like
score-name = What do you play?
score-target = Up to how many points?
score-to = Up to { $n } points
score-wins = Who wins?
score-highest = The most points win
score-lowest = The fewest points win
score-begin = Start
score-pad = Number pad
score-round = Round { $n }
score-sign = Plus or minus
score-back = Delete the last digit
score-write = Write it down
score-photo = Photograph a hand
score-counted = { $n ->
    [one] One card, { $points } points.
   *[other] { $n } cards, { $points } points.
  }
score-unknown = No card of a known box was read.
score-carried = Brought along
score-won = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the win!
  }
score-goon = Play on
score-end = The game is over
score-change = Go on as just a score
score-changehow = The referee stops; the points, the phones and the code stay.
watch-open = Open this in the browser of a television:
watch-stream = For a stream, without a background:
welcome-referee = Referee
welcome-refereesays = It knows the rules, counts the cards and settles disputes.
welcome-wheel = Just the wheel
welcome-wheelsays = For the box that lost its own. It turns at once.
welcome-score = Just the score
welcome-scoresays = For any card game, with any number of players.
welcome-demo = See how it works
welcome-help = Help
history-score = Score
setup-before = As last time: { $names }
setup-deals = { $name } deals
setup-any = Any cards
setup-howany = Tags are seen by themselves, and cards without tags are read. Now and then the camera asks about a new face.
war-who = Whose is this card?
war-tied = A tie: each shows the next number card.
war-top = Which card lies on top?
ways-title = What now?
ways-back = Take it back
ways-was = It was { $name }
watch-join = Join in: { $code }
watch-uno = UNO! { $names }
phone-wonround = You win the round!
phone-wongame = You win the game!
misread-really = It was not { $card }. Which card was it?
misread-ask = Keep the camera's last half minute for a report? It stays on the companion's computer.
misread-keep = Keep the film
misread-download = Download it
camera-scan = Scan this with the phone that will film
camera-step-scan = Scan the code. It opens the camera page on that phone.
camera-step-warn = The browser warns, because it does not know your own computer. That is normal here:
camera-step-chrome = tap Advanced, then Proceed.
camera-step-safari = tap Show Details, then visit this website.
camera-step-start = Tap Start, and allow the camera. Hold the phone straight above the pile.
phone-away = its phone is away: take the seat back
camera-android = Android, Chrome:
camera-iphone = iPhone, Safari:
help-search = Search the help
help-none = Nothing was found. Try another word.
race-after = +{ $seconds } s

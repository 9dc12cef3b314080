# The table itself: what stands on the tablet while people play.

language-name = English

app-name = companion

wilds = wild

nav-broken = This page stumbled. The table is safe.
nav-again = Load it again
nav-back = Back
nav-close = Close
nav-menu = Menu
nav-fix = Fix
nav-undo = Undo
nav-setup = New game
nav-mute = Mute
nav-unmute = Unmute

line-unreachable = The companion can't be reached just now.
line-failed = That did not work. Nothing was lost; try again.
line-forgotten = This device doesn't belong to a table any more. Join again with the code on the tablet.
line-newgame = A new game begins.
line-back = Back at the table.
line-lost = Looking for the table… Play on with the cards.
line-kept = { $n ->
    [one] { $n } tap is kept and will be sent. Tap the rest when the table is back.
   *[other] { $n } taps are kept and will be sent. Tap the rest when the table is back.
 }
line-one = Your last tap is still on its way. Tap this when the table is back.
line-blocked = This network doesn't let the table through. Open the address that the companion's own computer shows.

table-title = Table
table-turn = { $name }'s turn
table-color = Color in force
table-nocolor = Color still open
table-left = clockwise
table-right = counterclockwise
table-direction = Play goes { $way }
table-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
table-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
table-draw = Draw pile
table-dealer = deals
table-round = Round { $n }
table-uno = UNO
table-unoowed = UNO?
table-vetoed = VETO
table-drewhint = drew?
table-rule = The rule
mercy-asked = Does { $player } hold { $count } cards or more? Then { $player } is out.
mercy-out = { $player } is out
mercy-count = No, fewer
table-standing = House rules in force
table-until = until { $until }
table-none = No card yet
table-stand = Stand the tablet up
table-everyone = everyone
table-why = Why?
table-won = { $name } wins the round!
table-over = { $name } wins the game!

ask-cut = Draw a card each. Who has the highest number? They deal
ask-start-card = deals seven cards each, { $first } first, then turns up the first card
ask-play = plays a card, or draws
ask-keep-or-play = drew a card: play it, or keep it
ask-color = names a color
ask-penalty = { $n ->
    [one] { $n } card to draw
   *[other] { $n } cards to draw
 }
ask-skip = is skipped
ask-show-hand = shows the hand: was there { NAME($color, of: "color") } in it?
ask-show-all = shows the hand to everybody
ask-spin = spins the wheel
ask-discard = { $people ->
    [one] discards
   *[other] discard
 }
ask-draw-until = { $people ->
    [one] draws until { NAME($color, of: "color") } comes
   *[other] draw until { NAME($color, of: "color") } comes
 }
ask-war = War: reveal your highest numbers
ask-shout = Who shouted first?
ask-give = gives cards away
ask-grab = { $n ->
    [one] grabs { $n } tower
   *[other] grabs { $n } towers
 }
ask-house-rule = House rule
ask-hands = What is left in the hands?
ask-next-round = Ready for the next round?
ask-dispute = This card does not fit
ask-whose = whose card was it?
ask-took-cards = took the cards?
inferred-title = Taken for granted
inferred-drew = drew { $n }?
inferred-says = { $name } drew { $n }?
inferred-hand = A hand was at the draw pile.
inferred-arm = It was the arm of { $name }.
inferred-rules = Else the card would not fit.
inferred-no = No
question-title = A question about the last card
question-whose = Was that { $other }? It was { $name }'s turn.
question-took = { $n ->
    [one] Did { $name } take { $n } card?
   *[other] Did { $name } take { $n } cards?
 }
question-drewfirst = { $other }, and { $name } drew first
question-outofturn = { $other }, out of turn
question-yes = Yes
question-no = No
ask-uno = { $people ->
    [one] has one card left
   *[other] have one card left
 }

do-play = Play a card
do-draw = Drew a card
do-kept = Drew, kept it
do-drawn = Drew { $n }
do-pass = Kept it
do-challenge = Challenge
do-challenged = Challenged: had { NAME($color, of: "color") }
do-unfounded = Challenged: had no { NAME($color, of: "color") }
do-block = Block
do-accept = Lose the turn
do-turn-up = Turn it up
do-spin = Spin the wheel
do-real = We spun a real wheel
do-uno = UNO!
do-catch = Catch { $name }!
do-show-hand = Show the hand
do-guilty = Had { NAME($color, of: "color") }
do-innocent = Had no { NAME($color, of: "color") }
do-discard = Discard
do-war = Reveal
do-shout = { $name } was first
do-give = Give
do-grab = Grab
do-resolve = Done
do-next-round = Next round
do-allow = Let it stand
do-takeback = Take it back
do-other = It was someone else
do-hand = Count hands
do-rematch = Play again
do-veto = VETO
do-reshuffle = Reshuffled
do-none = None
do-laughed = Somebody laughed
do-silent = Nobody laughed
do-crowed = Crowed
do-chickened = Chickened out
do-howmany = How many?
do-which = Which cards?
do-ok = OK

likeliest-title = Which is it?
likeliest-nudge = One tap says it. Or nudge the card.
dispute-takeback = Put the card back into the hand: the camera sees it.
pick-title = Which card?
pick-color = 1. Color
pick-symbol = 2. Card
pick-fits = fits
pick-inforce = Which card?
pick-named = { CARD($card) }, { NAME($color, of: "color") }
pick-done = Done
pick-player = Who played it?
pick-which = Who?

tower-title = Power Towers
tower-U = blocks Draw One
tower-N = blocks Draw Two
tower-O = blocks Wild Draw Four
tower-bang = blocks Skip
tower-middle = in the middle
tower-holds = { $name } holds it
tower-choose = Which towers does { $name } take?
veto-says = Someone talks politics? They stop, and skip their next turn.
veto-on = On whom?

deal-next-to = Each gets one card in turn, clockwise:

pick-remove = Remove { CARD($card) }

table-points = Points
table-stats = Statistics

said-nothing = The table is ready.

side-bottom = front
side-left = left
side-top = back
side-right = right
nav-redo = Redo
do-shown = Everybody has seen it

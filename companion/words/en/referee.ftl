# What the referee says. `$player` and other names stand as people wrote them; $card is a card's name, and
# `CARD($card)` its words; lists of names come ready-made, `CARDS($cards)` is a list of cards.

## What happened

seated = A new game of { $game } begins.
cut-drawn = { $player } draws { CARD($card) }.
cut-tied = A tie! { $players } draw again.
dealt = { $count ->
    [0] { $player } deals no cards to everybody. Turn up the start card.
    [one] { $player } deals 1 card to everybody. Turn up the start card.
   *[other] { $player } deals { $count } cards to everybody. Turn up the start card.
 }
turned-up = The start card is { CARD($card) }.
put-back = { CARD($card) } goes back into the deck. Turn up another card.
played = { $player } plays { CARD($card) }.
color-named = The color is { NAME($color, of: "color") }.
color-only-matches = Only its color can be matched.
drew = { $count ->
    [0] { $player } draws no cards.
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $count } cards.
 }
kept = { $player } keeps the card.
reshuffled = The discard pile is shuffled and becomes the draw pile.
piles-empty = There are no more cards to draw.
reversed = The direction turns.
skipped = { $player } is skipped.
uno-called = { $player } calls UNO!
uno-false = { $count ->
    [0] { $player } calls UNO with no cards and draws 2.
    [one] { $player } calls UNO with 1 card and draws 2.
   *[other] { $player } calls UNO with { $count } cards and draws 2.
 }
caught = { $player } caught { $target }, who forgot to call UNO.
challenged = { $player } challenges { $accused }. { $accused }, show { $player } your hand!
hand-shown = { $player } shows their hand.
challenged-known = { $player } challenges { $accused }. The hand is known, so nobody shows it.
guilty = { $accused } had a card of that color, and draws { $count } instead.
innocent = { $accused } played it rightly. The challenge costs { $count } cards.
blocked = { $player } blocks it with the { $tower } tower.
spun = The wheel says: { NAME($face, of: "face") }. { $means }
discarded = { $player } discards { CARDS($cards) }.
discarded-some = { $count ->
    [0] { $player } discards no cards.
    [one] { $player } discards 1 card.
   *[other] { $player } discards { $count } cards.
 }
war-won = { $player } wins the war.
war-unwon = Nobody wins the war.
shouted = { $player } was first!
gave = { $count ->
    [0] { $player } gives away no cards in { NAME($color, of: "color") }.
    [one] { $player } gives away 1 card in { NAME($color, of: "color") }.
   *[other] { $player } gives away { $count } cards in { NAME($color, of: "color") }.
 }
gave-none = { $player } has no cards to give away.
hands-moved = Hands change places.
tower-taken = { $player } takes the { $tower } tower.
took-none = { $player } takes no tower.
vetoed = VETO! { $player } stops talking politics and skips the next turn.
instant-uno = { $player } holds all four towers: Instant UNO! The towers go back to the middle.
veto-served = { $player } is skipped by the VETO. The VETO card goes back to the middle.
# The players' own words.
text = { $text }
rule-ended = The house rule is over.
went-out = { $player } has no cards left!
round-ended = { $player } wins the round.
counted = { $points ->
    [one] { $player } is left with 1 point.
   *[other] { $player } is left with { $points } points.
 }
scored = { $points ->
    [one] { $player } gets 1 point.
   *[other] { $player } gets { $points } points.
 }
round-closed = Ready for the next round.
game-won = { $players } won the game!
game-shared = { $players } share the win!
whose = Was that { $other }? It was { $player }'s turn.
took-cards = { $count ->
    [0] Did { $player } take no cards?
    [one] Did { $player } take 1 card?
   *[other] Did { $player } take { $count } cards?
 }
reopened = { $player } is still in the game.
cards-set = { $count ->
    [0] { $player } has no cards.
    [one] { $player } has 1 card.
   *[other] { $player } has { $count } cards.
 }
score-set = { $points ->
    [one] { $player } has 1 point.
   *[other] { $player } has { $points } points.
 }
left = { $player } leaves. Their hand goes under the draw pile.
joined = { $player } joins from the next round on.
top-seen = On top lies { CARD($card) }.
took-back = { $player } takes { CARD($card) } back.

## House rules on customizable cards, as they are read out

house-draw-until-color = The next player draws until a { NAME($color, of: "color") } card comes.
house-discard-wilds = Everybody else discards all their wild cards.
house-draw-three-if-stuck = If the next player draws instead of playing, it is three cards.
house-extra-turn = The same player goes again.
house-exactly-seven = The next player draws or discards until they have exactly 7 cards.
house-exactly-three = Everybody draws or discards until they have exactly 3 cards.
house-hands-up = Everybody plays with their hand face up.
house-joke = Tell a joke! If somebody laughs, discard down to 1 card. If not, draw 4.
house-stiff-elbows = The next player may not bend their elbows until somebody calls UNO.
house-rooster = The next player crows like a rooster, or draws 4 cards.
house-seven-zero = Whose hand do you trade with?

outcome-laughed = Somebody laughed.
outcome-silent = Nobody laughed.
outcome-crowed = What a rooster!
outcome-chickened = { $player } chickens out and draws 4 cards.

# Until when a house rule holds: it follows “until”.
until-text = the next card
until-hands-up = { $player }'s next turn
until-stiff-elbows = somebody calls UNO
until-draw-three-if-stuck = { $target }'s turn is over

## Why not

refused-bad-input = That is not something the table understands.
refused-bad-input-json = This line is not a JSON object.
refused-bad-input-unknown-act = There is no act called { $act }.
refused-bad-input-missing = The field { $field } is missing.
refused-bad-input-wrong-field = The field { $field } has a wrong value.
refused-bad-input-unknown-player = Nobody called { $player } sits at this table.
refused-bad-input-waiting-player = { $player } joins from the next round on.
refused-bad-input-same-name = There is already somebody called { $player }.
refused-bad-input-player-count = The game is for 2 to 10 players, not { $count }.
refused-bad-input-too-many = There is room for { $count } players.
refused-bad-input-unknown-card = There is no card called { CARD($card) }.
refused-bad-input-unknown-game = There is no game called { $game }.
refused-bad-input-unknown-ruling = There is no ruling called { $ruling }.
refused-bad-input-ruling-value = The ruling { $ruling } can't be { $value }.
refused-bad-input-unknown-face = The wheel has no face called { NAME($face, of: "face") }.
refused-bad-input-weight = The weight of { NAME($face, of: "face") } can't be below zero.
refused-bad-input-no-weight = The wheel needs at least one face that can come.
refused-bad-input-unknown-rule = There is no house rule called { $rule }.
refused-bad-input-not-customizable = { CARD($card) } is not a customizable card of this game.
refused-bad-input-no-rule = Write a rule or a text on { CARD($card) }.
refused-bad-input-rule-color = The rule on { CARD($card) } needs a color of this deck.
refused-bad-input-icon = { CARD($card) } can't carry the icon { $value }.
refused-bad-input-scoring = Scoring is winner, lowest or none, not { $value }.
refused-bad-input-target = The target must be at least 1 point.
refused-bad-input-unknown-tower = There is no tower called { $tower }.
refused-bad-input-too-many-cards = The deck has only { $count } cards.
refused-bad-input-hand-empty = { $player } still has to count a hand, so it can't be empty.
refused-bad-input-no-entry = There is no entry { $count } to put right.
refused-bad-input-start-stays = The start of a game can only be replaced by another start.
refused-bad-input-nested = A correction can't be put into another correction.
refused-not-started = No game has been started yet.
refused-over = The game is over.
refused-not-your-turn = It is { $other }'s turn, not { $player }'s.
refused-no-match = { CARD($card) } matches neither { NAME($color, of: "color") } nor { NAME($symbol, of: "symbol") }.
refused-no-match-color = { CARD($card) } doesn't match { NAME($color, of: "color") }.
refused-not-in-play = { CARD($card) } already lies in the discard pile.
refused-not-in-play-cut = Somebody has drawn { CARD($card) } already.
refused-not-in-play-twice = { CARD($card) } was named twice.
refused-not-in-play-copies = There is no other { CARD($card) } in this deck.
refused-not-in-this-deck = { CARD($card) } is not in this deck.
refused-drawn-card-only = After drawing, { $player } may only play the card just drawn.
refused-draw-first = { $player } has to draw a card before passing.
refused-already-drew = { $player } has already drawn a card.
refused-answer-first = First { $ask }.
refused-wrong-answer = That doesn't answer the question.
refused-wrong-answer-not-asked = Nobody asked for that now.
refused-wrong-answer-stale = That question has already been answered.
refused-wrong-answer-started = This game has already started.
refused-wrong-answer-draw-count = { $count ->
    [0] It has to be no cards.
    [one] It has to be 1 card.
   *[other] It has to be { $count } cards.
 }
refused-wrong-answer-draw-until = Draw until the { NAME($color, of: "color") } card comes, and say how many it took.
refused-wrong-answer-discard-count = The number of cards must be { $count }.
refused-wrong-answer-hand-count = { $count ->
    [0] { $player } has no cards.
    [one] { $player } has 1 card.
   *[other] { $player } has { $count } cards.
 }
refused-wrong-answer-one-number = All of them must have the same number.
refused-wrong-answer-one-color = All of them must have the same color.
refused-wrong-answer-wilds-only = Only wild cards may go.
refused-wrong-answer-number-cards = { CARD($card) } is not a number card.
refused-wrong-answer-is-out = { $player } has already gone out.
refused-wrong-answer-tower-count = Take at most { $count }, each only once.
refused-wrong-answer-gift-count = There are only { $count } cards in that hand.
refused-wrong-answer-gift-owed = { $player } holds colored cards and has to give some away.
refused-wrong-answer-highest-first = { $player } has to show the highest number card first.
refused-wrong-answer-too-many-points = All cards that { $player } may hold are worth { $most } points together.
refused-wrong-answer-drew-past = { CARD($card) } could have been played, so the drawing ends with it.
refused-wrong-answer-draw-on = At this table { $player } goes on drawing until a card can be played.
refused-wrong-answer-last-card = At this table nobody goes out on an action card or a wild.
refused-wrong-answer-holds-playable = { $player } is known to hold a card that can be played.
refused-wrong-answer-must-play = At this table { $player } has to play the card just drawn.
refused-wrong-answer-outcome = It must be one of: { $outcomes }.
refused-wrong-answer-has-cut = { $player } has already drawn a card.
refused-wrong-answer-has-counted = { $player }'s hand is not asked for.
refused-wrong-answer-two-hands = A card in { $player }'s hand was already counted in another.
refused-wrong-answer-last-card-innocent = It was { $player }'s last card, so it was rightly played.
refused-wrong-answer-nothing-to-allow = There is nothing to allow.
refused-wrong-answer-nothing-to-shuffle = There is nothing to shuffle under the top card.
refused-no-such-color = { NAME($color, of: "color") } is not a color of this game.
refused-no-uno = { $count ->
    [0] { $player } has no cards, so there is no UNO to call.
    [one] { $player } has 1 card, so there is no UNO to call.
   *[other] { $player } has { $count } cards, so there is no UNO to call.
 }
refused-uno-called = { $player } has already called UNO.
refused-uno-window-closed = Too late: the next turn has begun.
refused-no-challenge = There is nothing to challenge.
refused-no-challenge-game = A Wild Draw Four can't be challenged in this game.
refused-no-challenge-last = It was the last card, so it can't be challenged.
refused-no-tower-game = There are no towers in this game.
refused-no-tower = { $player } does not hold the tower that protects from this.
refused-already-yours = { $player } already holds the { $tower } tower.
refused-veto-taken = { $player } has the VETO card.
refused-not-yourself = That can't be done to oneself.
refused-nothing-to-undo = There is nothing to take back.
refused-cannot-leave = { $player } can't leave now: a game needs at least two players.
refused-cannot-leave-winner = { $player } has won this round. Count the hands first.

## What comes first: it follows “First”

first-cut = everybody draws a card to choose the dealer
first-start-card = the start card is turned up
first-play = { $player } plays or draws
first-keep-or-play = { $player } keeps the drawn card or plays it
first-color = { $player } names a color
first-penalty = { $player } answers the card that was played
first-show-hand = { $player } shows the hand
first-spin = { $player } spins the wheel
first-discard = { $player } discards
first-draw-until = { $player } says how many cards were drawn
first-war = the war is fought
first-shout = somebody shouts UNO Spin
first-give = { $player } gives cards away
first-grab = { $player } takes towers
first-house-rule = the house rule is settled
first-hands = the hands are counted
first-between-rounds = the next round begins
first-next-round = the next round begins
first-dispute = the card on the pile is settled

## What stands but doesn't fit

finding-wild-draw-four = { $player } played a Wild Draw Four while holding a { NAME($color, of: "color") } card.
finding-known-elsewhere = { CARD($card) } was last known in { $player }'s hand.
finding-gift-kept = { $player } was known to hold more { CARD($card) } cards than that.
finding-stands = { CARD($card) } by { $player } did not fit.

## What a correction changed

now-undone = Taken back.
now-amended = Put right.
now-color = The color is now { NAME($color, of: "color") }.
now-no-color = The color is open now.
now-top = On top lies { CARD($card) }.
now-turn = It is { $player }'s turn.
now-cards = { $count ->
    [0] { $player } has no cards.
    [one] { $player } has 1 card.
   *[other] { $player } has { $count } cards.
 }
now-score = { $points ->
    [one] { $player } has 1 point.
   *[other] { $player } has { $points } points.
 }
now-phase = The game goes on where it was.

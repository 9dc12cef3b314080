# Why the referee says no, and what stands but doesn't fit.

## Why not

refused-bad-input = That is not something the table understands.
refused-bad-input-json = This line is not a JSON object.
refused-bad-input-unknown-act = There is no act called { $act }.
refused-bad-input-missing = The field { $field } is missing.
refused-bad-input-wrong-field = The field { $field } has a wrong value.
refused-bad-input-unknown-player = Nobody called { $player } sits at this table.
refused-bad-input-waiting-player = { $player } joins from the next round on.
refused-bad-input-out-player = { $player } is out of this round.
refused-bad-input-same-name = There is already somebody called { $player }.
refused-bad-input-player-count = The game is for { $fewest } to { $most } players, not { $count }.
refused-bad-input-box = This game has no box called { $value }.
refused-bad-input-counts = There can be 0 to { $most } of { CARD($card) } in a deck, not { $count }.
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
refused-bad-input-too-many-cards = There are only { $count } cards for that hand.
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
refused-wrong-answer-not-tied = { $player } is not among those who are tied.
refused-wrong-answer-not-shown = { CARD($card) } is not one of the cards that won.
refused-wrong-answer-too-many-points = What { $player } holds is worth { $most } points at most.
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
refused-nothing-to-redo = There is nothing to do again.
refused-cannot-leave = { $player } can't leave now: a round needs two who play in it.
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

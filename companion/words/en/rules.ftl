# The rules in our own words, by the section of the rule sheet that a verdict cites.
# A section that reads differently in one game has a line with the game's name before it.

rulebook-object-of-the-game = Empty your hand first. You score what the others still hold; points add up over the rounds.
rulebook-setup = Everyone draws a card: the highest number deals, symbols count zero. Seven cards each; the rest is the draw pile; its top card starts the discard pile.
rulebook-set-up = Everyone draws a card: the highest number deals. Seven cards each; the rest is the draw pile; its top card starts the discard pile.
rulebook-nonpartisan-setup = The VETO card goes to the middle, and the house rules are written. Seven cards each; the rest is the draw pile; its top card starts the discard pile.
rulebook-lets-play = Match the top card by color, number or symbol, or play a wild. Cannot, or don't want to? Draw one card. If that card fits, you may play it at once, but no other.
rulebook-draw-one = The next player draws 1 card and loses the turn. Goes on its color or on another Draw One.
rulebook-draw-two = The next player draws 2 cards and loses the turn. Goes on its color or on another Draw Two.
rulebook-reverse = Play turns round. Goes on its color or on another Reverse. Turned up at the start, the dealer begins, and play goes to the right.
rulebook-skip = The next player loses the turn. Goes on its color or on another Skip.
rulebook-wild = Goes on anything, even if you have something else that fits. Name the color that play goes on with.
rulebook-wild-draw-four = Name a color; the next player draws 4 and loses the turn. Allowed only without a card of the color in force. If challenged, show your hand to the challenger alone: guilty, you draw the 4; innocent, they draw 6.
rulebook-spin-wild-draw-four = Name a color; the next player draws 4 and loses the turn. Allowed only without a card of the color in force. In this game there is no challenge.
rulebook-mod-card = Choose a color and give your cards of it away, one to each opponent clockwise from your left, until they are gone. It is also a wild: name the color in force.
rulebook-wild-customizable = A wild card that also does what you wrote on it before the game. Turned up at the start it does nothing; the first player names the color.
rulebook-veto-card = Anyone may slap it on a player who talks politics. They stop, and skip their next turn. Then the card goes back to the middle.
rulebook-using-customizable-cards = The rule written on the card is carried out. Everyone agreed on it before the game.
rulebook-spin-cards = A number with a swirl is played like any number. The next player spins the wheel, and that is their turn.
rulebook-the-uno-spin-wheel = Do what the face says. When several cards are discarded, the player chooses which lies on top.
rulebook-almost-uno = The spinner keeps two cards and discards the rest.
rulebook-discard-number = The spinner chooses a number and may discard all cards that show it.
rulebook-discard-color = The spinner chooses a color and may discard all cards of it.
rulebook-draw-red = The spinner draws until a red card or a wild comes, and keeps them all.
rulebook-draw-blue = The spinner draws until a blue card or a wild comes, and keeps them all.
rulebook-trade-hands = Every hand goes to the player on the left. A player who receives a single card must call UNO.
rulebook-show-hand = The spinner shows their hand to everyone, then play goes on.
rulebook-war = Everyone shows their highest number card at once. The highest one is discarded. A tie is fought with the next highest, and the winner discards all the cards that they showed themselves. Play goes on after the winner.
rulebook-uno-spin = First to shout “UNO Spin” discards a card of their choice. Play goes on after them.
rulebook-power-icons = A card with an icon goes by its color or number. Icons never match each other.
rulebook-power-icons-and-power-towers = Play an icon and take its tower, wherever it stands. While you hold it you may block: U stops Draw One, N Draw Two, O Wild Draw Four, ! Skip. All four: discard all but one card, and call UNO.
rulebook-grab-2-towers = Take any two towers, also from other players. Turned up at the start it gives none, and is matched by color only.
rulebook-wild-grab-a-tower = A wild that also takes any one tower. Turned up at the start, the first player only names the color.
rulebook-going-out = Call UNO when you play your second-to-last card, or be caught and draw 2. With no cards left, the round is over. A Draw card played last is still drawn; an empty draw pile is made new from the discards.
rulebook-scoring = Numbers count as printed, action cards 20, wilds 50.
rulebook-nonpartisan-scoring = Numbers count as printed, action cards 20, wilds 50, customizable cards 40.
rulebook-power-grab-scoring = Numbers count as printed, action cards 20; Grab-2-Towers and wilds 50.
rulebook-winning-the-game = First to 500 points wins, or to whatever you agreed on.
rulebook-alternative-scoring-and-winning = Or: everyone keeps a tally of what they are left with. When somebody reaches 500, the lowest tally wins.
rulebook-alternative-ways-to-play = Play to another number of points, or without points: the first to go out wins.
rulebook-contents = The deck holds exactly the cards of this box, in its colors and numbers.
rulebook-instant-uno = All four towers: discard all but one card, put the towers back in the middle, and call UNO.
rulebook-script-acts = A report names who did what, in full. It is about somebody who plays, at a moment when it can happen.
rulebook-script-cards = A card is named by its color and number; # tells one copy of it from another.
rulebook-script-refusals = A card that lies in the discard pile is in nobody's hand.
rulebook-script-the-table = The open question comes first.
rulebook-script-corrections = Taking something back, or putting it right, changes everything that came after it.
rulebook-script-what-the-camera-sees = A card that the camera sees lies there. The companion explains it by what the rules allow; if nothing does, the table asks.

## What holds at every table where the sheets are silent.

fixed-first-out-wins = Whoever goes out first has won the round, whatever the last card then does to others, and stays until the hands are counted.
fixed-next-player-vetoed = A house rule about the next player means whoever comes next. If the VETO skips that turn, the rule ends with it.
fixed-scoring = The winner of a round gets what the others hold. Or everyone keeps a tally of what they are left with, and the lowest wins. Or the first to go out wins the game.
fixed-short-piles = If both piles together hold too few cards, a player draws what there is, and owes nothing more.
fixed-veto = Only one player can have the VETO card at a time. Nobody gives it to themselves.
fixed-dealer = Where the sheet doesn't say who deals first, everyone draws a card: the highest number deals, symbols count zero.

## The question behind a ruling, as people ask it.

ruling-two-player-reverse = Reverse with two players
ruling-wrong-card = A card that does not fit
ruling-next-dealer = Who deals next
ruling-last-card-challenge = Challenging a Wild Draw Four played last
ruling-spin-start-card = A Spin card turned up at the start
ruling-discard-on-top-acts = The top card after cards were discarded
ruling-instant-uno-pile = Cards discarded for Instant UNO
ruling-veto-and-skip = What serves the VETO
ruling-uno-after-wheel = Down to one card without playing it
ruling-draw-more = Without a card that fits, draw
ruling-stacking = Passing a Draw card on
ruling-jump-in = Jumping in with the same card
ruling-seven-zero = 7 trades hands, 0 passes them on
ruling-force-play = A drawn card that fits must be played
ruling-must-play = Who can play may not draw instead
ruling-equal-cards = Several cards of one number at once
ruling-last-card = The last card may be
ruling-false-uno = Calling UNO with other than one card
ruling-draw-two-turn = Whoever draws one or two cards for a Draw card
ruling-hand-size = Cards dealt to each player
ruling-decks = Boxes of cards
ruling-wheel-turns = The wheel

## What the answers to it mean, shortly.

choice-two-player-reverse-skip = acts like Skip
choice-two-player-reverse-turn = only turns the direction
choice-wrong-card-take-back = goes back to the hand
choice-wrong-card-take-back-draw-two = goes back, and 2 cards are drawn
choice-next-dealer-left = the player on the left
choice-next-dealer-winner = the winner
choice-last-card-challenge-never = never
choice-last-card-challenge-allowed = allowed
choice-spin-start-card-number = is only a number
choice-spin-start-card-spins = the first player spins
choice-discard-on-top-acts-no = only sets what to match
choice-discard-on-top-acts-yes = acts as if played
choice-instant-uno-pile-under = under the card played
choice-instant-uno-pile-on-top = on top, in the order given
choice-veto-and-skip-next-own-turn = the next turn of one's own
choice-veto-and-skip-any-lost-turn = any lost turn serves it
choice-uno-after-wheel-owed = must call UNO, too
choice-uno-after-wheel-free = need not call
choice-draw-more-one = one card
choice-draw-more-until-playable = until one fits
choice-stacking-off = off
choice-stacking-same = the same kind
choice-stacking-up = the same kind, or one that draws more
choice-stacking-any = any Draw card on any other
choice-jump-in-off = off
choice-jump-in-on = on
choice-seven-zero-off = off
choice-seven-zero-on = on
choice-force-play-off = off
choice-force-play-on = on
choice-must-play-off = off
choice-must-play-on = on
choice-equal-cards-off = off
choice-equal-cards-on = on
choice-last-card-any = any card
choice-last-card-number = a number card only
choice-false-uno-free = costs nothing
choice-false-uno-draw-two = costs 2 cards
choice-draw-two-turn-lost = and loses the turn
choice-draw-two-turn-kept = and then takes the turn
choice-hand-size-7 = 7
choice-hand-size-5 = 5
choice-hand-size-6 = 6
choice-hand-size-8 = 8
choice-hand-size-9 = 9
choice-hand-size-10 = 10
choice-decks-one = one
choice-decks-two = two, shuffled together
choice-wheel-turns-spun = is spun by the player
choice-wheel-turns-by-itself = turns by itself, four seconds after the card

## The headings of the sheets' sections.

section-object-of-the-game = Object of the game
section-setup = Setup
section-set-up = Set up
section-lets-play = Let's play
section-draw-one = { symbol-draw-one }
section-draw-two = { symbol-draw-two }
section-reverse = { symbol-reverse }
section-skip = { symbol-skip }
section-wild = { symbol-wild }
section-wild-draw-four = { symbol-wild-draw-four }
section-mod-card = { symbol-mod }
section-wild-customizable = Wild Customizable
section-veto-card = { symbol-veto }
section-using-customizable-cards = Using customizable cards
section-spin-cards = Spin cards
section-the-uno-spin-wheel = The UNO Spin wheel
section-almost-uno = { face-almost-uno }
section-discard-number = { face-discard-number }
section-discard-color = { face-discard-color }
section-draw-red = { face-draw-red }
section-draw-blue = { face-draw-blue }
section-trade-hands = { face-trade-hands }
section-show-hand = { face-show-hand }
section-war = { face-war }
section-uno-spin = { face-uno-spin }
section-power-icons = Power Icons
section-power-icons-and-power-towers = Power Icons and Power Towers
section-grab-2-towers = { symbol-grab-two }
section-wild-grab-a-tower = { symbol-wild-grab }
section-going-out = Going out
section-scoring = Scoring
section-winning-the-game = Winning the game
section-alternative-scoring-and-winning = Alternative scoring and winning
section-alternative-ways-to-play = Alternative ways to play
section-contents = Contents
section-instant-uno = Instant UNO
section-script-acts = Acts
section-script-cards = Cards
section-script-refusals = Refusals
section-script-the-table = The table
section-script-corrections = Corrections
section-script-what-the-camera-sees = What the camera sees
section-first-out-wins = First out wins
section-next-player-vetoed = Next player vetoed
section-short-piles = Short piles
section-veto = Veto

## What a face of the wheel asks of $player.

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

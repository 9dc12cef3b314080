# What is printed: labels, cards, tokens, towers, wheel, mat, score pad. Lines are short: paper is narrow.

## Every sheet

paper-deck = deck { $id }
paper-sheet = sheet { $n } of { $m }
paper-advice = Print at 100 %. Not 100 mm long? Enter the length you measure before printing again.
paper-labels = sleeve labels
paper-cards = cards
paper-tokens = tokens
paper-towers = paper towers
paper-wheel = wheel
paper-mat = mat
paper-pad = score pad
paper-guide = guide
paper-copy = { $n } of { $m }

## Cards. A slash stands where a new line begins.

paper-fold = fold back to back
paper-veto-back = Enough politics: / your next turn / is skipped.
paper-our-rule = Our rule:
paper-wheel-says = What the / wheel says
# Under a face's name, on the wheel card and on the paper wheel.
paper-face-almost-uno = keep two cards, lay the rest off
paper-face-discard-number = lay off your cards of one number
paper-face-discard-color = lay off your cards of one color
paper-face-draw-red = draw up to a red card or a wild
paper-face-draw-blue = draw up to a blue card or a wild
paper-face-trade-hands = every hand moves on to the left
paper-face-show-hand = everybody sees your cards
paper-face-war = highest number wins, and is laid off
paper-face-uno-spin = first to shout it lays one card off

## A house rule, as it is written on a customizable card.

paper-rule-draw-until-color = Next player: keep drawing until you get { NAME($color, of: "color") }.
paper-rule-discard-wilds = All the others lay their wilds aside.
paper-rule-draw-three-if-stuck = Next player: nothing to play? Then it is 3 cards.
paper-rule-extra-turn = It is your turn again.
paper-rule-exactly-seven = Next player: draw or discard to hold 7.
paper-rule-exactly-three = Everybody: draw or discard to hold 3.
paper-rule-hands-up = All hands lie open until it is your turn again.
paper-rule-joke = Joke time! Laughter: keep only 1 card and call UNO. Silence: draw 4.
paper-rule-stiff-elbows = Next player: straight arms until an UNO call.
paper-rule-rooster = Next player: crow, or draw 4.

## Tokens: a word to be seen across the table, and what it says.

token-drew = DREW
    .says = I drew a card
token-pass = PASS
    .says = I keep what I drew
token-uno = UNO!
    .says = one card left
token-catch = CATCH
    .says = you forgot to call
token-challenge = CHALLENGE
    .says = I don't believe it
token-guilty = GUILTY
    .says = the challenge was right
token-innocent = INNOCENT
    .says = the challenge was wrong
token-block = BLOCK
    .says = my tower protects me
token-spin = SPIN
    .says = turn the wheel
token-veto = VETO
    .says = then the number it is on
token-allow = ALLOW
    .says = we let it stand
token-undo = UNDO
    .says = take the last one back
token-next-round = NEXT ROUND
    .says = deal again
token-reshuffle = RESHUFFLE
    .says = the pile is shuffled
token-name = name

## Towers and mat

paper-tower = Tower { $tower }
paper-glue = Cut along the gray / outline, fold along / the dashes, glue.
paper-blocks = blocks
paper-draw-pile = DRAW PILE
paper-face-down = face down
paper-discard-pile = DISCARD PILE
paper-inside = cards inside the frame, / tags up
paper-veto-card = VETO CARD
paper-tokens-here = TOKENS
paper-tokens-how = lay one here, take it away again
paper-corners = companion mat · keep the four corner marks uncovered

## Paper wheel

paper-cut-out = cut out
paper-wheel-hole = For the 3D-printed spinner: cut along the circle, and cut out the hole.
paper-wheel-pencil = Cut along the circle. Hold a paper clip on the middle with a pencil's tip, and flick it.

## Score pad

paper-score = { $game } · score
paper-date = Date
paper-table = Table
paper-play-to = Play to
paper-player = Player
paper-total = Total
paper-counts = What is left in a hand counts
paper-numbers = Numbers: what they show
paper-points = { $points } points: { $names }
paper-customizable = Customizable

## Guide

paper-decides = Unofficial and fan-made, in our own words: the rule sheet in your box decides.
paper-guide-under = { $count } cards · { $fewest } to { $most } players
paper-guide-cards = The cards

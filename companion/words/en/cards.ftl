# Cards, colors, wheel faces, towers: the names of things. Paper, screens and speech all use these.

## Colors

color-red = red
color-blue = blue
color-green = green
color-yellow = yellow
color-purple = purple
color-orange = orange
# A wild whose color nobody has named yet, where a color would stand.
color-open = the color, which is still open,
# Where nobody knows which one it was.
color-in-force = the color in force

## What a card shows, without its color: on buttons, on paper, as a heading.

symbol-number = { $number }
symbol-draw-one = Draw One
symbol-draw-two = Draw Two
symbol-discard-all = Discard All
symbol-skip-everyone = Skip Everyone
symbol-draw-four = Draw Four
symbol-reverse = Reverse
symbol-skip = Skip
symbol-grab-two = Grab-2-Towers
symbol-wild = Wild
symbol-wild-draw-four = Wild Draw Four
symbol-wild-swap-hands = Wild Swap Hands
symbol-wild-shuffle-hands = Wild Shuffle Hands
symbol-wild-reverse-draw-four = Wild Reverse Draw Four
symbol-wild-draw-six = Wild Draw Six
symbol-wild-draw-ten = Wild Draw Ten
symbol-wild-roulette = Wild Color Roulette
symbol-wild-reverse = Wild Reverse
symbol-wild-skip = Wild Skip
symbol-wild-skip-two = Wild Skip Two
symbol-wild-draw-two = Wild Draw Two
symbol-wild-targeted-draw-two = Wild Targeted Draw Two
symbol-wild-forced-swap = Wild Forced Swap
symbol-mod = Mod card
symbol-wild-grab = Wild Grab-A-Tower
symbol-custom-1 = Customizable card 1
symbol-custom-2 = Customizable card 2
symbol-custom-3 = Customizable card 3
symbol-veto = VETO card
symbol-wheel-reference = wheel reference card

## Badges: a swirl, or the icon of a tower.

badge-spin = Spin
badge-u = U
badge-n = N
badge-o = O
badge-bang = !

## A whole card, in the forms that sentences ask for.
## $color is red, blue, green, yellow, purple or orange; $number is the number on it.
## English needs one form. A language with cases gives each its own attribute: `.acc = die rote { $number }`.

card-number = { NAME($color, of: "color") } { $number }
card-draw-one = { NAME($color, of: "color") } Draw One
card-draw-two = { NAME($color, of: "color") } Draw Two
card-discard-all = { NAME($color, of: "color") } Discard All
card-skip-everyone = { NAME($color, of: "color") } Skip Everyone
card-draw-four = { NAME($color, of: "color") } Draw Four
card-reverse = { NAME($color, of: "color") } Reverse
card-skip = { NAME($color, of: "color") } Skip
card-grab-two = { NAME($color, of: "color") } Grab-2-Towers
card-wild = Wild
card-wild-draw-four = Wild Draw Four
card-wild-swap-hands = Wild Swap Hands
card-wild-shuffle-hands = Wild Shuffle Hands
card-wild-reverse-draw-four = Wild Reverse Draw Four
card-wild-draw-six = Wild Draw Six
card-wild-draw-ten = Wild Draw Ten
card-wild-roulette = Wild Color Roulette
card-wild-reverse = Wild Reverse
card-wild-skip = Wild Skip
card-wild-skip-two = Wild Skip Two
card-wild-draw-two = Wild Draw Two
card-wild-targeted-draw-two = Wild Targeted Draw Two
card-wild-forced-swap = Wild Forced Swap
card-mod = Mod card
card-wild-grab = Wild Grab-A-Tower
card-custom-1 = Customizable card 1
card-custom-2 = Customizable card 2
card-custom-3 = Customizable card 3
card-veto = VETO card
card-wheel-reference = wheel reference card
# A number with a badge; $card is the card as above, in the form that was asked for.
card-with-badge = { $card } ({ NAME($badge, of: "badge") })
# The card alone, as it is named on screens and read out.
card = { CARD($card) }
# A name that is no card.
card-unknown = “{ $name }”

## The faces of the wheel.

face-almost-uno = Almost UNO
face-discard-number = Discard Number
face-discard-color = Discard Color
face-draw-red = Draw Red
face-draw-blue = Draw Blue
face-trade-hands = Trade Hands
face-show-hand = Show Hand
face-war = War
face-uno-spin = UNO Spin

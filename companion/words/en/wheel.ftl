# Just the wheel, and the wheel of a game.

join-or = or open { $address } and type
join-scan = Scan this with a phone
join-wait = One moment…
means-almost-uno = { $player } discards all but 2 cards.
means-discard-color = { $player } picks a color and discards as many cards of it as they like.
means-discard-number = { $player } picks a number and discards as many cards of it as they like.
means-draw-blue = { $player } draws until a blue card or a wild comes.
means-draw-red = { $player } draws until a red card or a wild comes.
means-show-hand = { $player } shows their hand to everybody.
means-trade-hands = Everybody passes their hand to the left.
means-uno-spin = Who is first to shout UNO Spin? They discard one card.
means-war = Everybody shows their highest number card at the same time. The highest one wins.
wheel-real = Which face came?
wheel-spinning = The wheel turns…
wheel-swipe = Swipe the wheel, or press the button
wheel-title = Wheel
wheel-faces = Faces
wheel-share = Show on phones
wheel-again = Spin again
wheel-spinner = Whoever spun
wheel-own = Your own faces, one a line (2 to 24)
wheel-put = Put these { $n } on the wheel
wheel-usual = The faces of the rule sheet

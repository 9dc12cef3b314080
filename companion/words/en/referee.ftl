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
passed-over = { CARD($card) } stays there and does nothing. Turn up another card.
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
tied-in-war = A tie! { $players } show their next card.
war-card-lies = { CARD($card) } lies there. Who won the war with it?
shouted = { $player } was first!
gave = { $count ->
    [0] { $player } gives away no cards in { NAME($color, of: "color") }.
    [one] { $player } gives away 1 card in { NAME($color, of: "color") }.
   *[other] { $player } gives away { $count } cards in { NAME($color, of: "color") }.
 }
gave-none = { $player } has no cards to give away.
hands-moved = Hands change places.
hands-shuffled = All hands are shuffled and dealt out again.
put-out = { $player } holds { $count } cards and is out of the round.
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
renamed = { $player } is called { $other } from now on.
top-seen = On top lies { CARD($card) }.
took-back = { $player } takes { CARD($card) } back.

## What a correction changed

now-undone = Taken back.
now-redone = Done again.
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

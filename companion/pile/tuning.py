"""Every threshold by which the pile is judged, in one place, each with what it was measured on.

`films` are those of `benchmarks.vision` (seeds below 2014, all scenes, 15 frames a second); `held` are films of cards
held low over a small pile; `pairs` are two cards laid at once
(`benchmarks.vision_pairs`, seeds below 9010); `lists` are made-up glances, as in `tests/pile`; `reason` was not
measured. Everything about hands and arms was set with filmed people (`benchmarks.arms`, other seeds than those that
benchmarks/results/arms.md quotes).
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitTuning:
    """Whose visit it was."""

    before: float = 0.9
    """Seconds before a card comes to rest in which its arm is looked for…"""
    after: float = 0.7
    """…and after it."""
    own: float = 18.0
    """Degrees within which glances show the same arm."""
    rival: float = 0.6
    """The share of the best arm's glances from which on a second one makes it unsure."""
    unsure: float = 0.5
    """How sure it is at most that whoever laid the card before, and whose arm has stayed, laid one more."""
    its_hand: float = 0.35
    """How much a glance must count for its hand to be looked at…"""
    other_hand: float = 0.42
    """…and by how much, in brightness or a color, that of another one differs."""
    enough: float = 0.25
    """Of one glance with the fingertips over the pile's middle: a card that is slid is let go far from it."""
    same: float = 30.0
    """Degrees that an arm turns at most from one glance to the next…"""
    rooted: float = 60.0
    """…and millimetres that its root goes along the picture's edge when hardly more than a hand is to be seen."""
    lost: float = 0.3
    """Seconds out of sight after which an arm is gone…"""
    left: float = 0.11
    """…and after which another one comes when it was leaving…"""
    short: float = 100.0
    """…with no more millimetres of it in the picture."""
    took: float = 0.06
    """Seconds that a hand stays over the draw pile at least when it takes something: two glances."""
    close: float = 24.0
    """Millimetres from the draw pile's middle within which a hand takes the card that lies there…"""
    stands: float = 0.25
    """…else only when it stays for so many seconds…"""
    stands_still: float = 5.0
    """…and stands still, to so many millimetres: whoever points, or passes a bowl, does not."""
    stayed: float = 0.15
    """Seconds that a hand is at the pile at least when it came for something."""
    over: float = 0.4
    """Seconds after which a hand that has left the draw pile has taken what it wanted."""
    slow: float = 900.0
    """Millimetres a second at most at which a hand has to do where it is."""
    deeper: float = 50.0
    """Millimetres by which a hand that only crosses the draw pile comes farther, on its way to the pile…"""
    crossing: float = 0.6
    """…and seconds from the one to the other."""
    like: float = 45.0
    """Degrees by which one arm's visits differ at most, in a second."""
    laying: float = 0.75
    """Seconds before and after a card's rest in which the hand that lays it may be over the draw pile…"""
    at_once: float = 0.15
    """…nor can it have come for a card so soon after it…"""
    passes: float = 0.22
    """…the latter only in passing."""
    settles: float = 0.9
    """Seconds for which a hand that was there may turn out to have laid a card."""
    one_hand: float = 0.55
    """Seconds apart at most in which one hand seems two."""
    away: float = 230.0
    """Millimetres from the pile from which on a hand that comes again comes anew."""
    near: float = 85.0
    """Millimetres from the pile's middle within which fingertips are at it."""
    at_pile: float = 0.5
    """How near the fingertips must come to the pile to count as there."""
    kept: float = 3.0
    """Seconds for which glances of arms are kept."""
    blink: float = 1.2
    """Seconds without a glance after which nobody knows what happened meanwhile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WhoseTuning:
    """Whose arm is whose."""

    spread: tuple[float, float] = (11.0, 7.0)
    """Degrees by which one person's arm comes from elsewhere each time: at first, and at least."""
    strays: float = 0.15
    """Share of visits that come from anywhere: the other hand, leaning over, from a neighbor's side."""
    tint: tuple[float, float] = (0.15, 0.06)
    """By how much one arm's colors look others each time: at first, and at least."""
    tints: tuple[float, float, float] = (0.8, 0.6, 0.5)
    """By how much arms of different people do: brightness, red and blue."""
    changes: tuple[float, float] = (0.3, 0.08)
    """Share of visits in which a hand looks quite different (a card before it), or a sleeve (a pullover taken off)."""
    clear: float = 0.95
    """Share from which on it is clear whose visit one was."""
    believed: float = 8.0
    """How many comparisons the first guess at the above is worth."""
    nobody: float = 0.35
    """How many examples everything else together counts for."""
    sure: float = 0.985
    """How sure it must be before a name is told…"""
    alone: float = 0.85
    """Which share of what was seen of the visit must be this arm."""
    like: float = 24.0
    """…and within how many degrees, and a sleeve of that color, that player's arm must have been seen before."""
    often: int = 3
    """Visits that must be clear before somebody is known who never waved in, when others did."""
    left_alone: float = 0.9
    """Share that the rules leave a player, from which on their arm may look as never before."""
    kept: int = 80
    """Visits that are remembered."""
    sweeps: int = 3
    """How often the first guess at names is made better."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StopTuning:
    """Where the draw pile lies, when nobody has shown it."""

    stays: float = 0.2
    """Seconds for which a hand is in one place at least when it takes a card…"""
    long: float = 2.5
    """…and at most: a hand that lies there longer rests…"""
    still: float = 25.0
    """…and millimetres within which that is one place."""
    near: float = 65.0
    """Millimetres from the discard pile to where a draw pile may be at least…"""
    far: float = 320.0
    """…and at most."""
    gap: float = 0.2
    """Seconds for which a hand may be out of sight."""
    beyond: float = 20.0
    """Millimetres that a hand reaches farther than its fingertips seem."""
    one: float = 40.0
    """Millimetres within which hands stop at one pile…"""
    most: float = 0.5
    """…which is where so many of them do…"""
    enough: int = 4
    """…so often at least…"""
    sides: float = 40.0
    """…from directions that far apart."""
    kept: int = 16
    """Stops that are remembered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RingTuning:
    """Drawing for the dealer."""

    one: float = 12.0
    """Degrees within which two reaches are one person's…"""
    apart: float = 24.0
    """…and between two people's at least."""
    like: float = 30.0
    """…and within which an arm is like the one in the ring, when the next one is twice as far."""
    agree: int = 2
    """Guesses at where it begins that have to agree, when nobody has told."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tuning:
    """Seconds, unless a line says otherwise; a *side* is the side of a tag."""

    # How long a card must lie still before it is told.
    rest: float = 0.19
    """A card that counts as put down: three frames of a slow camera. films"""
    rest_sure: float = 0.13
    """Both its tags are seen, at the size of those on the pile: two frames. films"""
    rest_anew: float = 0.3
    """It was thought to lie inside the pile. lists"""
    rest_raised: float = 0.75
    """It looks a little too big. held"""
    rest_perhaps_high: float = 0.45
    """It looks too big, unless the camera is steeper than has been learned yet. harsh films"""
    rest_reached: float = 0.38
    """It lies under an arm, with one tag in sight or while little is known of the pile. held"""
    rest_at_hand: float = 3.0
    """A hand is at it: whoever holds it lower than can be made out may not have played it yet. held"""
    rest_high: float = 2.0
    """It looks too big, as one held over the pile does. held"""
    rest_doubt: float = 0.7
    """It may be peeking out from under the top card. films"""
    doubted: float = 2.0
    """So long after it came, one tag in sight, both may show that it lies on the pile and not beside it. pairs"""
    rest_beside: float = 0.6
    """It lies off the pile. reason"""
    rest_held: float = 0.75
    """It moved about one place for longer than `lingers` before. held"""
    rest_token: float = 0.3
    rest_stranger: float = 0.5

    # Two cards in one hand.
    together: float = 0.9
    """They are first read within so long of each other. pairs"""
    at_once: float = 0.8
    """And the lower one so soon after the upper one came, if a rim alone says so: else it came after it. unsteady"""
    tied: float = 0.3
    """The later one waits so long for a look at their rims, if nothing else tells which is the lower one. pairs"""
    waits: float = 0.8
    """The upper one waits so long for the lower one to be told first. pairs"""

    lost: float = 0.2
    """An arm that is lost sight of for so long, and nothing stirs, is there still. unsteady, 142052"""
    hides: float = 1.3
    """Card lengths from a card within which a hand may hide another one. pairs"""
    leaves: float = 0.9
    """…and beyond which it has left one that it laid. five a second: let go 1.05 and more, else up to 0.71"""
    goes: float = 0.06
    """Share of the pile's place that stirs when a hand goes which is not made out any more. typical, 183001"""
    rest_hand: float = 0.33
    """So long a card waits while one does: perhaps there are two… pairs"""
    hand_gone: float = 0.06
    """…and so long after it has gone. pairs"""
    unknown: float = 0.4
    """And so long while nothing tells which is the lower one, or until the hand has gone. pairs"""

    fresh: float = 0.42
    """And until a card that has only just been read has had its time to rest. pairs"""

    # How big a card looks beside those of the pile; 1 is level.
    lifted: float = 1.012
    """It may be held low, while a hand is at it. held"""
    raised: float = 1.025
    """It has to lie still in every way. held"""
    high: float = 1.045
    """It may be held over the pile. held; none of 167 that lay under another one looked more than 1.028"""
    surely_raised: float = 1.02
    """The same as far as is sure: of 252 laid cards none looked more than 1.016, of 28 in harsh films one 1.023…"""
    surely_high: float = 1.03
    """…and none so big. held"""
    held: float = 1.12
    """It surely is. held: 35 mm over a table 50 cm away look 1.075"""
    newest: float = 0.15
    """Of how big a card looks, and of where a lying one lies, the newest frame counts for so much: no tag's corners
    are read exactly. held"""
    few: int = 2
    """Cards up to which the pile's height and the camera's tilt are hardly known. held"""
    sizes: int = 8
    """Cards of the pile's top whose tags a card's size is compared with. reason"""

    # What counts as moving. In sides.
    steady: float = 0.045
    """Wandering of a lying card's corners from frame to frame. films: 1.2 mm, 2.6 pixels at 720p and 50 cm"""
    by_outline: float = 0.5
    """How much of it counts where one tag of a card was seen before and the other one is seen now. unsteady, 43"""
    nudged: float = 0.3
    """The top card must have moved so far to be told. films"""
    about: float = 0.6
    """A held card sways so far. held"""
    elsewhere: float = 1.0
    """From its place, where a card from inside the pile can only have been laid anew. lists"""

    # Times in which something is in doubt.
    unstirred: float = 0.05
    """The picture of a resting card must have had no stir for so long. films"""
    reads: int = 3
    """Frames in which it was read anew at one place of the table; then it may seem to stir. rolling, 4001"""
    reads_reached: int = 5
    """The same under an arm. reason"""
    lingers: float = 0.3
    """A card moves about one place for so long before it lies still, and nobody holds it. held"""
    slow: float = 0.12
    """From one picture to the next; then it may have lain still, or moved, since the one before. five a second"""
    bare: float = 0.25
    """The top card's place must look bare for so long: what is laid over it may not be read yet. films"""
    gone: float = 0.5
    """The top card must be out of sight before a lower card's tag shows that it was taken back… films"""
    gone_surely: float = 0.25
    """…and before that and the look of its place together show it. lists"""
    gap: float = 0.3
    """Out of sight: nobody knows whether it moved about, or, with an arm there, lay still meanwhile. held"""
    forget: float = 1.0
    """A card on its way is forgotten after so long out of sight. reason"""
    away: float = 1.0
    """Out of sight with no hand there: laid down elsewhere it is new; at its old place after five times that. lists"""
    unseen: float = 5.0
    """The top card is not read for so long: say so. reason"""
    drew: float = 0.18
    """A hand must be in the draw pile's place for so long… films"""
    drew_over: float = 0.25
    """…and out of it again. films"""
    cut_again: float = 1.0
    """Seconds without anything over the picture's edge after which it is told again. reason"""
    strange_again: float = 60.0
    """The same stranger's code is told again after so long. reason"""

    # Where things lie. In card lengths, but for the share of tiles.
    near: float = 0.9
    """The middles of two cards of one pile lie within it. films"""
    reach: float = 0.75
    """A tag lies within it of the middle of its pile, when nobody knows where its card's middle is. films"""
    hand: float = 0.12
    """Share of the pile's place that moves when a hand is over it. films"""

    # The camera's tilt: growth of things a side, as a logarithm.
    steep: float = 0.055
    """A steep camera (about 35 degrees); what is expected at first is up to that. reckoned"""
    rough: float = 0.03
    """How exactly two tags of a card tell it. films"""

    # Hands and arms.
    visits: VisitTuning = VisitTuning()
    whose: WhoseTuning = WhoseTuning()
    stops: StopTuning = StopTuning()
    ring: RingTuning = RingTuning()


TUNING = Tuning()

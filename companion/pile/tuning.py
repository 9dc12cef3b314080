"""Every threshold by which the pile is judged: one row each, with its unit and what it was measured on.

`films` are those of `benchmarks.vision` (seeds below 2014, all scenes, 15 pictures a second), `five` the same at five
pictures a second, `held` films of cards held low over a small pile, `pairs` films of two cards laid at once, `real` a
real hand (`benchmarks.real_hand`), `people` films of people around a table (`benchmarks.arms`), `lists` made-up glances
as in `tests/pile`; `reason` was not measured. What breaks when a row is halved or doubled stands in
`benchmarks/results/tuning.md`, written by `python -m benchmarks.tuning`. A *side* is the side of a tag.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class VisitTuning:
    """Which arm laid a card, and which arm took one."""

    before: float = 0.9
    """Seconds before a card comes to rest from which on its arm is looked for. people"""
    after: float = 0.7
    """Seconds after a card has come to rest until which its arm is looked for. people"""
    own: float = 18.0
    """Degrees within which two glances show the same arm. people"""
    rival: float = 0.6
    """Share of the best arm's glances from which on a second arm makes it unsure whose card it is. people"""
    unsure: float = 0.5
    """How sure it is at most (0 to 1) that the same arm, which has stayed, laid the next card too. people"""
    its_hand: float = 0.35
    """Weight (0 to 1) that a glance needs for its hand to be looked at. people"""
    other_hand: float = 0.42
    """Difference in brightness or a color from which on a hand is another person's. people"""
    enough: float = 0.25
    """Weight that an arm's glances need together; 1 is one glance right over the pile. people"""
    same: float = 30.0
    """Degrees that an arm turns at most from one glance to the next. people"""
    rooted: float = 60.0
    """Millimetres that an arm's root moves at most along the picture's edge when little of it is seen. people"""
    lost: float = 0.3
    """Seconds out of sight after which an arm is gone. people"""
    left: float = 0.11
    """Seconds out of sight after which an arm that was leaving is gone. people"""
    short: float = 100.0
    """Millimetres of an arm in the picture below which it is leaving. people"""
    took: float = 0.06
    """Seconds that a hand stays over the draw pile at least when it takes something: two glances. people"""
    close: float = 24.0
    """Millimetres from the draw pile's middle within which a hand takes the card that lies there. people"""
    stands: float = 0.25
    """Seconds that a hand farther from that middle has to stay to take a card. people"""
    stands_still: float = 5.0
    """Millimetres that such a hand moves at most at one moment of its stay: whoever only points moves on. people"""
    stayed: float = 0.15
    """Seconds that a hand is at the pile at least when it came for something. people"""
    over: float = 0.4
    """Seconds after leaving the draw pile after which a visit there is over. people"""
    slow: float = 900.0
    """Millimetres a second above which a hand only passes. people"""
    deeper: float = 50.0
    """Millimetres farther that a hand reaches which only crosses the draw pile on its way to the pile. people"""
    crossing: float = 0.6
    """Seconds between crossing the draw pile and being at the pile, at most. people"""
    like: float = 45.0
    """Degrees by which one arm's visits within a second differ at most. people"""
    laying: float = 0.75
    """Seconds around a card's rest in which the hand that lays it may be over the draw pile. people"""
    at_once: float = 0.15
    """Seconds after a card's rest in which its hand can't have come to the draw pile to take one. people"""
    passes: float = 0.22
    """Seconds over the draw pile up to which a hand on its way home only passes. people"""
    settles: float = 0.9
    """Seconds for which a visit to the draw pile may still turn out to have laid a card. people"""
    one_hand: float = 0.55
    """Seconds between two visits up to which they may be one hand that seemed two. people"""
    away: float = 230.0
    """Millimetres from the pile beyond which a hand that returns comes anew. people"""
    near: float = 85.0
    """Millimetres from the pile's middle within which fingertips are at it. people"""
    at_pile: float = 0.5
    """Nearness to the pile (1 over its middle, 0 far away) from which on fingertips are at it. people"""
    kept: float = 3.0
    """Seconds for which glances at arms are kept. reason"""
    blink: float = 1.2
    """Seconds without a glance after which nobody knows what happened meanwhile. reason"""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnerTuning:
    """Whose arm is whose."""

    spread: tuple[float, float] = (11.0, 7.0)
    """Degrees by which one person's arm varies from visit to visit: at first, and at least. people"""
    strays: float = 0.15
    """Share of visits from anywhere: with the other hand, leaning over, from a neighbor's side. people"""
    tint: tuple[float, float] = (0.15, 0.06)
    """By how much one arm's colors vary from visit to visit: at first, and at least. people"""
    tints: tuple[float, float, float] = (0.8, 0.6, 0.5)
    """By how much arms of different people differ in brightness, red and blue. people"""
    changes: tuple[float, float] = (0.3, 0.08)
    """Share of visits in which a hand (behind a card), and a sleeve (taken off), looks quite different. people"""
    clear: float = 0.95
    """Share of a visit, 0 to 1, from which on it is clear whose it was. people"""
    believed: float = 8.0
    """Number of comparisons that the first guess at a spread is worth. people"""
    nobody: float = 0.35
    """Number of examples that "anybody at all" counts for. people"""
    sure: float = 0.985
    """Probability from which on a name is told. people"""
    alone: float = 0.85
    """Share of what was seen of a visit that must be this arm before it gets a name. people"""
    like: float = 24.0
    """Degrees within which that player's arm, in a sleeve of that color, must have been seen before. people"""
    often: int = 3
    """Clear visits after which somebody is known who never waved in, when most others did. people"""
    left_alone: float = 0.9
    """Share that the rules leave a player from which on their arm may look as never before. people"""
    kept: int = 80
    """Visits that are remembered. reason"""
    sweeps: int = 3
    """Rounds in which the guesses at whose visits they were are improved. reason"""


@dataclass(frozen=True, slots=True, kw_only=True)
class FinderTuning:
    """Where the draw pile lies, when nobody has shown it."""

    stays: float = 0.2
    """Seconds that a hand stays in one place at least when it takes a card. people"""
    long: float = 2.5
    """Seconds in one place from which on a hand rests. people"""
    still: float = 25.0
    """Millimetres within which a hand is in one place. people"""
    near: float = 65.0
    """Millimetres from the discard pile at which a draw pile may begin. people"""
    far: float = 320.0
    """Millimetres from the discard pile at which a draw pile may lie at most. people"""
    gap: float = 0.2
    """Seconds for which a hand may be out of sight. people"""
    beyond: float = 20.0
    """Millimetres that a hand reaches farther than its fingertips seem. people"""
    one: float = 40.0
    """Millimetres within which hands stop at one and the same pile. people"""
    most: float = 0.5
    """Share of all stops that must be at one place to call it the draw pile. people"""
    enough: int = 4
    """Stops that are needed at that place. people"""
    sides: float = 40.0
    """Degrees from which on two hands come from different sides. people"""
    kept: int = 16
    """Stops that are remembered. reason"""


@dataclass(frozen=True, slots=True, kw_only=True)
class CircleTuning:
    """Drawing for the dealer: everybody reaches once."""

    one: float = 12.0
    """Degrees within which two reaches are one person's. people"""
    apart: float = 24.0
    """Degrees between two people's reaches at least. people"""
    like: float = 30.0
    """Degrees within which an arm is like one in the circle, when the next one is twice as far. people"""
    agree: int = 2
    """Guesses at where the circle begins that have to agree, when nobody has told. reason"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tuning:
    """How a card is judged on its way to the pile, on it, and off it again."""

    # How long a card must lie still before it is told.
    rest: float = 0.19
    """Seconds of lying still after which a card counts as put down: three frames of a slow camera. films"""
    rest_sure: float = 0.13
    """Seconds, when both its tags are seen at the size of those on the pile: two frames. films"""
    rest_anew: float = 0.3
    """Seconds, when it is thought to lie inside the pile. lists"""
    rest_raised: float = 0.75
    """Seconds, when it surely looks a little too big. held"""
    rest_perhaps_high: float = 0.45
    """Seconds, when it looks too big unless the camera is steeper than has been learned yet. films"""
    rest_reached: float = 0.38
    """Seconds, under an arm, with one tag in sight or while little is known of the pile. held"""
    rest_at_hand: float = 3.0
    """Seconds, while a hand is at it: somebody may hold it so low that it looks level. held"""
    rest_high: float = 2.0
    """Seconds, when it surely looks too big, as one held over the pile does. held"""
    rest_doubt: float = 0.7
    """Seconds, when it may be peeking out from under the top card. films"""
    doubted: float = 2.0
    """Seconds after it came in which both its tags may show that it lies on the pile and not beside it. pairs"""
    rest_beside: float = 0.6
    """Seconds, when it lies off the pile. reason"""
    rest_held: float = 0.75
    """Seconds, when it moved about one place for longer than `lingers` before. held"""
    rest_token: float = 0.3
    """Seconds, for a command token. reason"""
    rest_stranger: float = 0.5
    """Seconds, for a code that is none of ours. reason"""

    # Two cards in one hand.
    together: float = 0.9
    """Seconds between the first readings of two cards that come in one hand, at most. pairs"""
    at_once: float = 0.8
    """Seconds after the upper card within which the lower one comes, if a rim alone says that it is lower. films"""
    tied: float = 0.3
    """Seconds that the later card waits for a look at the rims, if nothing else tells which is the lower one. pairs"""
    waits: float = 0.8
    """Seconds that the upper card waits for the lower one to be told first. pairs"""
    lost: float = 0.2
    """Seconds without sight of an arm, and without any motion, for which it is still there. films"""
    hides: float = 1.3
    """Card lengths from a card within which a hand may hide another one. pairs"""
    leaves: float = 0.9
    """Card lengths from a card beyond which a hand has left it. five: 1.05 and more, others up to 0.71"""
    goes: float = 0.06
    """Share of the pile's place that moves when a hand leaves that can't be made out any more. films"""
    rest_hand: float = 0.33
    """Seconds that a card waits at least while a hand is there: there may be two. pairs"""
    hand_gone: float = 0.06
    """Seconds after a hand has gone in which a card still waits as if it were there. pairs"""
    unknown: float = 0.4
    """Seconds that a card waits while nothing tells which of two is the lower one. pairs"""
    fresh: float = 0.42
    """Seconds that a card waits for another one that has only just been read. pairs"""

    # How big a card looks beside those of the pile; 1 is level with them.
    lifted: float = 1.012
    """Size from which on a card with a hand at it may be held low. held"""
    raised: float = 1.025
    """Size from which on a card has to lie still in every way. held"""
    high: float = 1.045
    """Size from which on it may be held over the pile. held: of 167 under another card none looked larger than 1.028"""
    surely_raised: float = 1.02
    """Sure size from which on it waits longer. held: of 252 laid cards none looked larger than 1.016"""
    surely_high: float = 1.03
    """Sure size from which on it is taken for one held over the pile. held: none laid looked so large"""
    held: float = 1.12
    """Sure size from which on it surely is in the air. held: 35 mm up, 50 cm under the camera, look 1.075"""
    newest: float = 0.15
    """Share of the newest frame in the averages of size and place: no corner is read exactly. held"""
    few: int = 2
    """Cards up to which the pile's height and the camera's tilt are hardly known. held"""
    sizes: int = 8
    """Topmost cards whose tags a card's size is compared with. reason"""

    # What counts as moving.
    steady: float = 0.045
    """Sides by which a lying card's corners wander from frame to frame: 1.2 mm. films"""
    by_outline: float = 0.5
    """Share of a movement that counts where one tag was seen before and the other one is seen now. films"""
    nudged: float = 0.3
    """Sides that the top card must have moved to be told as moved. films"""
    about: float = 0.6
    """Sides that a held card sways. held"""
    elsewhere: float = 1.0
    """Sides from its place beyond which a card from inside the pile was laid anew. lists"""

    # How long a doubt lasts.
    unstirred: float = 0.05
    """Seconds without motion that the picture of a resting card must have had. films"""
    reads: int = 3
    """Frames in which it was read at one place after which it may seem to move and yet rests. films"""
    reads_reached: int = 5
    """The same number of frames under an arm. reason"""
    lingers: float = 0.3
    """Seconds that a card which nobody holds moves about one place before it lies still, at most. held"""
    slow: float = 0.12
    """Seconds between two pictures from which on they are few. five"""
    bare: float = 0.25
    """Seconds that the top card's place must look as if it were gone: a card laid over it may be unread. films"""
    gone: float = 0.5
    """Seconds out of sight after which one sign shows that the top card was taken back. films"""
    gone_surely: float = 0.25
    """Seconds out of sight after which a lower card's tag and the look of the place show it together. lists"""
    gap: float = 0.3
    """Seconds out of sight after which nobody knows how a card moved meanwhile. held"""
    forget: float = 1.0
    """Seconds out of sight after which a card on its way is forgotten. reason"""
    away: float = 1.0
    """Seconds out of sight, with no hand there, after which a card laid down elsewhere is new. lists"""
    unseen: float = 5.0
    """Seconds without reading the top card after which people are told. reason"""
    drew: float = 0.18
    """Seconds that a hand must be in the draw pile's place to have drawn. films"""
    drew_over: float = 0.25
    """Seconds that it must be out of it again. films"""
    cut_again: float = 1.0
    """Seconds without anything over the picture's edge after which that is told again. reason"""
    strange_again: float = 60.0
    """Seconds after which the same stranger's code is told again. reason"""

    # Where things lie.
    near: float = 0.9
    """Card lengths within which the middles of two cards of one pile lie. films"""
    reach: float = 0.75
    """Card lengths from the pile's middle within which a single tag belongs to it. films"""
    hand: float = 0.12
    """Share of the pile's place that moves when a hand is over it. films"""

    # The camera's tilt.
    steep: float = 0.055
    """Growth of things a side (logarithm) under a steep camera of about 35 degrees. reason"""
    rough: float = 0.03
    """Error with which two tags of one card tell that growth. films"""

    # Hands and arms.
    visits: VisitTuning = VisitTuning()
    """Which arm laid a card, and which took one."""
    whose: OwnerTuning = OwnerTuning()
    """Whose arm is whose."""
    stops: FinderTuning = FinderTuning()
    """Where the draw pile lies."""
    ring: CircleTuning = CircleTuning()
    """Drawing for the dealer."""


TUNING = Tuning()
"""The thresholds in force."""

"""Every threshold by which the pile is judged, in one place, each with what it was measured on.

`films` are those of `benchmarks.vision` (seeds below 2014, all scenes, 15 frames a second); `held` are films of cards
held low over a small pile; `pairs` are two cards laid at once
(`benchmarks.vision_pairs`, seeds below 9010); `lists` are made-up glances, as in `tests/pile`; `reason` was not
measured.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Tuning:
    """Seconds, unless a line says otherwise; a *side* is the side of a tag."""

    # How long a card must lie still before it is told.
    rest: float = 0.19
    """A card that counts as put down: three frames of a slow camera. films"""
    rest_sure: float = 0.13
    """Both its tags are seen, at the size of those on the pile: two frames. films"""
    rest_raised: float = 0.3
    """It looks a little too big. held"""
    rest_perhaps_high: float = 0.45
    """It looks too big, unless the camera is steeper than has been learned yet. harsh films"""
    rest_reached: float = 0.38
    """It lies under an arm, with one tag in sight or while little is known of the pile. held"""
    rest_high: float = 1.2
    """It looks too big, as one held over the pile does. held"""
    rest_doubt: float = 0.7
    """It may be peeking out from under the top card. films"""
    rest_beside: float = 0.6
    """It lies off the pile. reason"""
    rest_held: float = 0.75
    """It moved about one place for longer than `lingers` before. held"""
    rest_token: float = 0.3
    rest_stranger: float = 0.5

    # Two cards in one hand.
    together: float = 0.9
    """They are first read within so long of each other. pairs"""
    waits: float = 0.8
    """The upper one waits so long for the lower one to be told first. pairs"""

    hides: float = 1.3
    """Card lengths from a card within which a hand may hide another one. pairs"""
    rest_hand: float = 0.33
    """So long a card waits while one does: perhaps there are two… pairs"""
    hand_gone: float = 0.14
    """…and so long after it has gone. pairs"""
    unknown: float = 0.4
    """And so long while nothing tells which is the lower one, or until the hand has gone. pairs"""

    fresh: float = 0.42
    """And until a card that has only just been read has had its time to rest. pairs"""

    # How big a card looks beside those of the pile; 1 is level.
    raised: float = 1.025
    """It has to lie still in every way. held"""
    high: float = 1.045
    """It may be held over the pile. held"""
    held: float = 1.12
    """It surely is. held: 35 mm over a table 50 cm away look 1.075"""
    few: int = 2
    """Cards up to which the pile's height and the camera's tilt are hardly known. held"""

    # What counts as moving. In sides.
    steady: float = 0.045
    """Wandering of a lying card's corners from frame to frame. films: 1.2 mm, 2.6 pixels at 720p and 50 cm"""
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
    bare: float = 0.25
    """The top card's place must look bare for so long: what is laid over it may not be read yet. films"""
    gone: float = 0.5
    """The top card must be out of sight before a lower card's tag shows that it was taken back. films"""
    gap: float = 0.3
    """Out of sight, with an arm there: nobody knows whether it lay still meanwhile. held"""
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


TUNING = Tuning()

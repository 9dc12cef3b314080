"""Every number by which pictures are judged: one row each, with its unit and, in brackets, what it was measured on.

The films are those named in `companion/pile/tuning.py`; `unsteady`, `bumps`, `hunting` and `flicker` are scenes of
`benchmarks.vision`, `fans` are those of `benchmarks.vision_fan`.
"""

# Motion
MOTION_LAG = 0.09
"""Seconds between the two pictures that are compared: long enough for a slow hand to have moved. [films]"""
MOTION_DIFFERS = 9.0
"""Shades of gray by which a tile must differ to count as moving. [films]"""
MOTION_DIFFERS_DARK = 5.0
"""Shades by which it must differ in the dark, where everything differs less. [films]"""
MOTION_CLEARLY = 0.8
"""Times those shades up to which a change is surely no motion, whatever the light does. [films]"""
MOTION_EDGE = 0.12
"""Tiles by which the camera's shift may be wrong while it sways: that much of an edge is no motion. [unsteady]"""
SHIFT_STIFFNESS = 10000.0
"""Evidence (in squared shades) that a shift needs: wooden veins and a bare cloth give little. [unsteady]"""
SHIFT_REACH = 1.5
"""Tiles up to which a shift is followed; beyond that the camera was knocked. [unsteady]"""
GROUND_FITS = 0.93
"""Share of the picture that must be as it was; else the reference picture is renewed. [unsteady]"""
GROUND_AGE = 1.0
"""Seconds for which a reference picture stays at least. [unsteady]"""
KNOCK_CALM = 0.01
"""Share of the picture that may move while nothing happens. [films]"""
KNOCK_BUSY = 0.15
"""Share of the picture that moves when the camera is knocked, or an arm comes in. [films]"""
KNOCK_SHIFT = 1.2
"""Tiles by which everything must lie elsewhere after a knock. [films]"""
KNOCK_FITS = 0.97
"""Share of the difference that may remain when one picture is shifted: a new card alone shifts nothing. [films]"""
SHAKE_LITTLE = 0.4
"""Pixels of a 720p picture per frame up to which every other frame is enough to follow the camera. [unsteady]"""
BUMP_JUMP = 0.8
"""Pixels of a 720p picture from one frame to the next when the table is bumped. [bumps]"""
BUMP_FADES = 0.7
"""Seconds after a bump in which every frame is used to follow the camera. [bumps]"""
EDGE_RECHECK = 0.35
"""Seconds after which the edge of the pile's place is looked at again though nothing moved there. [reason]"""
TAG_CORE = 0.6
"""Share of the way from a tag's middle to its corners within which nothing may move. [films]"""
ARM_AT_EDGE = 0.025
"""Share of a place's edge that an arm covers at least. [people]"""

# Arms
ARM_DIFFERS = 9.0
"""Shades by which a tile must leave the range of the calm table around it. [people]"""
ARM_DIFFERS_DARK = 5.0
"""Shades by which it must do so in the dark. [people]"""
ARM_TINTED = 5.0
"""Shades of color by which a tile must leave that range. [people]"""
ARM_FAINT = 0.5
"""Share of those shades for the rest of an arm: a bare arm may have the table's color. [people]"""
ARM_TILES = 24
"""Tiles that an arm covers clearly at least. [people]"""
ARM_LONG = 10.0
"""Tiles from the root to the fingertips at least. [people]"""
TABLE_ACROSS = 580.0
"""Millimetres across the picture, as long as nothing of known size has been seen. [reason]"""
HAND_PART = (70.0, 140.0)
"""Millimetres behind the fingertips between which the hand is, with a card in it or not. [people]"""
SLEEVE_PART = (215.0, 330.0)
"""Millimetres behind the fingertips between which the forearm is. [people]"""
ARM_STRAIGHT = 170.0
"""Millimetres behind the fingertips over which an arm is straight. [people]"""
ARM_SLENDER = 0.3
"""Elongation (0 round, 1 a line) that its last part needs to have a direction of its own. [people]"""
HAND_REACHES = 25.0
"""Millimetres that a hand reaches farther than it seems. [people]"""
DRAW_RADIUS = 85.0
"""Millimetres from the draw pile's middle within which a hand is there. [people]"""
DRAW_NEARER = 0.62
"""Share of its distance to the discard pile up to which a hand is at the draw pile instead. [people]"""
FINGER_GAP = 40.0
"""Millimetres along the picture's edge between two fingers of a hand, at most. [real]"""
ONE_HAND = 75.0
"""Millimetres within which two fingertips belong to one hand. [people]"""
ONE_HAND_TURN = 40.0
"""Degrees within which the two parts of one hand come from the same side. [people]"""
ARM_FROM = 0.8
"""Picture widths from the pile at which a forearm's direction is taken. [people]"""
ARM_MOVES = 0.6
"""Seconds within which some part of an arm moves. [people]"""
CARD_AREA = (600.0, 7000.0)
"""Square millimetres of a half covered card, and of a large one. [people]"""
CARD_LIES = 0.05
"""Seconds without motion after which something of a card's size belongs to the table. [people]"""
TABLE_RESTS = 1.0
"""Seconds without motion after which anything apart from the edge belongs to the table. [people]"""
EDGE_CARD = 0.3
"""Seconds without motion after which what reaches over the edge may be a card cut by it. [films]"""
EDGE_STAYS = 4.0
"""Seconds without motion after which what reaches over the edge belongs to the table. [people]"""
TABLE_CALM = 0.35
"""Seconds without any motion before the table is learned. [people]"""
ARM_RARELY = 0.4
"""Seconds between two looks for arms while nothing moves. [reason]"""
ARM_SELDOM = 0.1
"""Seconds between two looks while hardly anything moves and no arm is seen. [people]"""
ARM_LITTLE = 0.006
"""Share of tiles up to which hardly anything moves: an arm that comes moves more. [people]"""
ARM_DARK = 12.0
"""Shades of gray under which nothing can be told apart. [people]"""
TABLE_STILL = 0.003
"""Share of tiles that may move on a calm table. [people]"""

# Where a card's edges are
EDGE_DEPTHS = (0.014, 0.028, 0.042)
"""Card widths inside its edge at which a card's rim is sampled: 1 to 2.4 mm. [pairs]"""
EDGE_SPOTS = 60
"""Spots along each side of a card. [pairs]"""
EDGE_LEAST = 5
"""Spots of a rim that must lie inside the other card's outline. [pairs]"""
EDGE_DIFFERS = 5.0
"""Shades by which a rim must differ where another card covers it. [pairs]"""
EDGE_TIMES = 2.0
"""Times as much that the lower card's rim must differ as the upper card's. [pairs]"""
EDGE_SAME = 12.0
"""Shades by which the upper card's rim may differ at most: else a hand lies over both. [pairs: 3 of 233 wrong]"""

# When the pile is read
HUNT = 4.0
"""Seconds of looking hard for the card that moved in the pile's place. [films]"""
HUNT_TOP = 0.4
"""Seconds of looking hard while all of the card that lay on top is read: a hand may only have passed. [films]"""
HUNT_HIDDEN = 2.4
"""Seconds of looking hard while one of its tags is read and something hides the other. [films]"""
HUNT_NEW = 1.6
"""Seconds of looking hard for a card that was read once and is not told yet. [films]"""
HUNT_RARELY = 30.0
"""Seconds after a motion until which an unread card is still looked for now and then. [films]"""
HUNT_RARELY_PAUSE = 0.5
"""Seconds between two such looks. [films]"""
ZONE_MOVING = 0.1
"""Seconds between two readings of the pile's place while something moves there. [films]"""
ZONE_SOON = 0.24
"""Seconds between two readings in the second after a motion. [films]"""
ZONE_CALM = 0.38
"""Seconds between two readings of a calm pile. [films]"""
ARM_STAYS = 3.0
"""Seconds after which what reaches into the pile's place is no arm but lies there. [reason]"""
HAND_WAVES = 0.06
"""Share of the pile's place that moves when a hand waves over it. [films]"""
HUNT_CALM = 0.1
"""Seconds without motion after which an expensive reader may run. [films]"""
HUNT_UNCALM = 0.6
"""Seconds of motion after which it runs all the same: that hand doesn't leave. [films]"""
SMALL_MODULE = 2.5
"""Pixels a module under which a picture is doubled before it is read. [films]"""
SMALL_MODULE_LOST = 3.4
"""Pixels a module under which it is doubled while a card is lost. [films]"""
SOFT_LASTS = 0.5
"""Seconds for which only the sharpened picture is read after it alone could be. [hunting]"""
UNDER_REACH = 30
"""Modules around a card that comes within which a card under it may show a tag. [five]"""
REREAD_AFTER = 1.0
"""Seconds after which a tag that has not moved is read again. [films]"""
KNOWN_TOPMOST = 6
"""Topmost cards whose tags are recognized again when little of them is to be seen. [pairs]"""

# Where else to look
EXPENSIVE_PAUSE = 0.12
"""Seconds between two expensive readers. [films]"""
NARROW = {"straight": 0.92, "tilted": 0.82}
"""Share of the pile's module that is tried for a card: seen aslant, modules are narrower one way. [films]"""
ZBAR_AFTER = 1.0
"""Seconds of looking in vain after which zbar may run. [films]"""
ZBAR_PAUSE = 1.6
"""Seconds between two runs of zbar, the slowest. [films]"""
WHOLE_PAUSE = 0.8
"""Seconds between two readings of the whole picture. [reason]"""
WHOLE_PAUSE_SEEKING = 1.6
"""Seconds between two such readings while a card on the pile is sought. [films]"""
BESIDE_PAUSE = 0.25
"""Seconds between two looks beside the pile, where something came to rest. [films]"""
BESIDE_PAUSE_SEEKING = 0.5
"""Seconds between two such looks while a card on the pile is sought. [films]"""
LEFT_BEHIND = 2.5
"""Seconds for which something that a hand has left is looked at. [films]"""
ROW_MARKS = 40
"""Finder marks that are looked at in a row of open cards. [fans]"""
LATELY_READ = 0.3
"""Seconds after a reading in which a card that comes is looked for at the same place. [hunting]"""
MODULE_GUESSES = (2.05, 2.5, 1.75, 3.05)
"""Pixels a module of a 720p picture that are tried while no card has been seen. [films]"""

# Comparing with the deck's tags
MATCH_LIKE = 0.52
"""Likeness (-1 to 1) to the best known tag from which on it counts. [films: chance gives far less]"""
MATCH_AHEAD = 0.22
"""Likeness by which the next best tag must be behind. [films]"""
MATCH_FRAMED = 0.45
"""Likeness to the marks that all tags share. [films]"""
MATCH_FINDER = 0.24
"""Likeness to a finder mark, the square in a code's corner. [films]"""
FINDER_SCALE = 1.6
"""Pixels a module at which finder marks are looked for: more would only be slower. [films]"""
FINDER_WIDER = 1.08
"""Times the guessed module that the searched rings are wide. [films]"""
FINDER_STROKE = 0.2
"""Strength of a stroke of the rings, beside the strongest, that is worth its time. [films]"""
MATCH_SMALLEST = 1.4
"""Pixels a module under which nothing is compared. [films]"""
MATCH_MARKS = 18
"""Finder marks that are looked at, the clearest first. [films]"""
MATCH_OFFSETS = (-1.4, -0.7, 0.0, 0.7, 1.4)
"""Modules by which a third finder mark may be off where the table is tilted. [films]"""
MATCH_THERE = 0.42
"""Likeness to itself from which on a tag lies where it was read a moment ago. [hunting: no other had 0.38]"""

# Half covered tags
PART_LEAST = 26
"""Modules, of the 239 that differ from tag to tag, that must be visible. [pairs]"""
PART_SIGMA = 5.2
"""Standard deviations above chance that the likeness must have. [pairs]"""
PART_LIKE = 0.5
"""Likeness to a tag from which on its visible part counts. [pairs]"""
PART_AHEAD = 0.25
"""Likeness by which the next tag must be behind. [pairs]"""
PART_SURELY = 0.8
"""Likeness from which on a smaller lead is enough. [pairs: all 24 seen were right]"""
PART_LEAD = 8
"""Modules (counted twice) by which the next tag must then be behind. [pairs]"""
PART_FRAMED = 0.5
"""Likeness to the marks that all tags share. [pairs]"""
PART_ROUGHLY = 0.34
"""The same likeness before the tag's exact place is known. [pairs]"""
PART_RIM = 0.8
"""Modules beside a covering card that are blurred together with it. [pairs]"""
PART_MARKS = 30
"""Finder marks that are found in one frame. [pairs]"""
PART_SMALLEST = 1.4
"""Pixels a module under which nothing is compared. [pairs]"""
PART_SIZES = (0.96, 1.0, 1.04)
"""Sizes that are tried beside the expected one. [pairs]"""
PART_NUDGES = (-0.4, 0.0, 0.4)
"""Modules by which a tag may lie elsewhere a moment later. [pairs]"""
PART_WAYS = 3
"""Ways, of the twelve in which a tag may lie around one mark, that are looked at closely. [pairs]"""
PART_COVERED = 16
"""Modules of a tag from which on it is clear that another card covers them. [pairs]"""
OCCLUDED_READ = 0.1
"""Seconds for which a tag that is read in whole need not be made out from its half. [pairs]"""
EDGES_PAUSE = 0.12
"""Seconds between two looks at the cards' edges. [pairs]"""
FREED = 0.14
"""Seconds in which what an arm hid is looked at again. [pairs]"""
OCCLUDED_LOOKS = 0.8
"""Seconds after a motion for which half covered tags are looked at. [pairs]"""
MARK_EXPECTED = 0.7
"""Likeness to a finder mark from which on a tag is expected there. [pairs]"""
MARK_PERHAPS = 0.5
"""Likeness to a finder mark from which on it is worth a look. [pairs: of 78 tags none was less than 0.62]"""
MARK_SAME = 0.8
"""Modules within which a finder mark is one that is known. [pairs]"""
MARK_RESTS = 0.05
"""Seconds without motion after which a finder mark is worth a look. [pairs]"""
MARK_LOOKS = 2
"""Finder marks that are looked at in a frame. [pairs]"""
MARK_LOOKS_SLOW = 3
"""Finder marks that are looked at in a frame when pictures are few. [five]"""
ROW_MARK = 0.6
"""Likeness to a finder mark from which on it is worth a look beside the pile. [fans]"""
ROW_MARK_SURE = 0.72
"""Likeness from which on it surely is a finder mark. [fans]"""
ROW_KNOWN = 7.0
"""Modules within which a mark may be that of a known card's other tag. [fans]"""
ROW_STAYS = 1.2
"""Seconds after which a mark of no known card is told. [fans]"""
ROW_LOST = 1.0
"""Seconds after its last sight in which such a mark is still there. [fans]"""
ROW_LOOKS = 5
"""Finder marks that are looked at in one frame. [fans]"""
SCAN_GUESSES = (2.2, 2.9, 3.8)
"""Pixels a module that are tried in a photo 1280 pixels wide when nothing was read. [fans]"""
SCAN_MARKS = 60
"""Finder marks that are looked at in a photo: seven cards have twenty-one and more. [fans]"""
SCAN_MARK = 0.65
"""Likeness to a finder mark from which on a spot counts as part of a tag. [fans]"""
SCAN_LARGE = 2600
"""Pixels along the longer side up to which doubling a photo is worth its time. [fans]"""

# The table
MAT_PAUSE = 3.0
"""Seconds between two looks for the play mat. [reason]"""
MAT_PAUSE_NONE = 20.0
"""Seconds between two looks where no mat has been seen yet. [reason]"""
MAT_TURNED = 40.0
"""Millimetres by which the draw pile's place moves when somebody turns the mat. [people]"""
MAT_MISSED = 4
"""Looks in vain after which nobody knows whether the mat still lies there. [people]"""
DRAW_HALF = (40.0, 55.0)
"""Millimetres from the middle of a draw pile without a mat to the edges of its place. [people]"""
TAG_ALIKE = 0.8
"""Likeness of a tag to itself from which on it is still there though something moves. [unsteady]"""
CARD_SHOWS = 0.2
"""Tags' areas that a card shows at least to be worth looking for. [pairs]"""
HELD_AFTER = 0.24
"""Seconds of motion after which somebody holds a card that comes. [held]"""
CHANGE_MARGIN = 8
"""Modules around a change in which tags are looked for. [films]"""
TAG_SIDE = 22.0
"""Millimetres along a tag's modules. [printed size]"""
MAT_LEEWAY = 8.0
"""Millimetres by which a card's middle may miss the printed place. [reason]"""

# How the table looked before
SNAPSHOT_PAUSE = 0.5
"""Seconds between two snapshots of the same pile. [reason]"""
SNAPSHOT_SPOTS = 14
"""Spots along a tag's side that are compared: a nudge of a millimetre does no harm. [films]"""
GONE_FAINT = 3.0
"""Shades by which a card must change its place, in the mean, for its going to be noticed. [real]"""
GONE_REMAINS = 0.3
"""Share of that change that may remain when the card has gone: 0 without it, 1 with it. [real]"""
GONE_UNLIKE = 0.5
"""Share of that change by which the place may look like neither: a hand or another card is there. [real]"""
GONE_LIT = 0.25
"""Share of the earlier light that falls on it at least: a black picture shows no empty place. [reason]"""
SPOT_STAYED = 0.85
"""Likeness to itself of a spot where nothing was laid. [pairs]"""
SNAPSHOTS = 4
"""Snapshots of cards that are kept beside that of the bare table. [reason]"""

# The camera
MEASURE_PAUSE = 0.7
"""Seconds between two measurements of the camera's picture. [reason]"""
TROUBLE_LASTS = 1.5
"""Seconds for which something must be wrong, or right again, before it is told. [reason]"""
MODULE_LEAST = 2.0
"""Pixels a module under which tags are hardly read. [films]"""
MODULE_WELL = 2.6
"""Pixels a module with which they are read at once. [films]"""
SLANT_MOST = 46.0
"""Degrees from straight down at which a tag is too narrow. [films]"""
SHARP_LEAST = 0.16
"""Steepness of a card's edges under which no code is read: 0.34 is sharp, 0.19 blurred by two pixels. [films]"""
SHAKES = 0.5
"""Pixels of a 720p picture from frame to frame that are worth saying. [unsteady]"""
SHAKES_MUCH = 3.0
"""Pixels of a 720p picture from frame to frame that are too much. [unsteady]"""
FLICKERS = 0.035
"""Share of the light from moment to moment that is worth saying. [flicker]"""
FLICKERS_MUCH = 0.15
"""Share of the light from moment to moment that is too much. [flicker]"""
LENS_TRUSTED = 30.0
"""Seconds after a reading in which something soft of a card's shape does not mean that the lens is. [real]"""
HIDDEN_LONG = 1.5
"""Seconds without any tag after which more than a hand hides them. [reason]"""

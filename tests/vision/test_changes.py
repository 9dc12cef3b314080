"""What changes in the picture: a card gone again, a knocked camera, a hand at the draw pile."""

import math

import cv2
import numpy as np

from companion.demo.script import DrawCards, LayCard, script
from companion.pile.quad import Quad
from companion.vision.background import Background
from companion.vision.motion import MotionTracker, Patch
from companion.vision.picture import Gray, gray
from companion.vision.watch import Watcher
from testing.truth import shoot
from tests.pile.bench import DECK, Lies, whose, words
from tests.vision.pictures import table

SEVEN = ("red-7#1", (2.0, -1.0, 6.0))
ACROSS = ("blue-8#2", (-2.0, 3.0, 98.0))
ALL = Patch(0, 0, 1280, 720)


def quads(card: tuple[str, tuple[float, float, float]]) -> tuple[Quad, ...]:
    name, (x, y, turn) = card
    return Lies(card=name, x=x, y=y, turn=turn).quads()


def test_a_place_looks_as_before_only_when_its_card_is_gone() -> None:
    shots, top, tags = Background(MotionTracker()), ACROSS[0], quads(ACROSS)
    one, both = frozenset({SEVEN[0]}), frozenset({SEVEN[0], top})
    shots.keep(table([SEVEN]), ALL, one, 1.0)
    assert not shots.lifted(table([SEVEN]), top, both, tags), "it was never seen lying there"
    shots.keep(table([SEVEN, ACROSS]), ALL, both, 2.0)
    nudged = (SEVEN[0], (2.6, -1.4, 7.0))
    dim = np.asarray(table([SEVEN], seed=3) * 0.5 + 10, np.uint8)
    for gone in (table([SEVEN], seed=5), table([nudged], seed=6), dim):
        assert shots.lifted(gone, top, both, tags)
    hand = table([SEVEN, ACROSS])
    hand[200:520, 500:780] = 140
    covered = table([SEVEN, ACROSS, ("green-3#1", (0.0, 0.0, 20.0))])
    for there in (table([SEVEN, ACROSS], seed=7), hand, covered):
        assert not shots.lifted(there, top, both, tags)
    others = frozenset({"green-3#1", top})
    assert not shots.lifted(table([SEVEN]), top, others, tags), "what lay there is gone by now"
    shots.forget()
    assert not shots.lifted(table([SEVEN]), top, both, tags)


def test_a_card_that_lay_alone_on_plain_cloth_is_seen_gone() -> None:
    cloth = np.full((720, 1280), 22, np.uint8)
    noise = np.random.default_rng(5).integers(0, 4, cloth.shape, dtype=np.uint8)
    card = np.where(table([ACROSS]) > 150, 150, 30).astype(np.uint8)
    shots, alone = Background(MotionTracker()), frozenset({ACROSS[0]})
    shots.keep(cloth, ALL, frozenset(), 1.0)
    shots.keep(card, ALL, alone, 2.0)
    assert shots.lifted(cloth + noise, ACROSS[0], alone, quads(ACROSS))
    assert not shots.lifted(card, ACROSS[0], alone, quads(ACROSS))


def test_a_card_that_lay_crosswise_is_seen_taken_back() -> None:
    watcher = Watcher(whose, DECK)
    told: list[str] = []
    number = 0
    for cards, many in (([], 4), ([SEVEN], 12), ([SEVEN, ACROSS], 14), ([SEVEN], 16)):
        for _ in range(many):
            told += [words(one) for one in watcher.see(table(cards, seed=number), number / 15)]
            number += 1
    assert told == [
        "settled red-7#1",
        "settled blue-8#2",
        "covered red-7#1",
        "taken-back blue-8#2",
    ]


def knocks(*pictures: Gray) -> int:
    """How often the camera seems to be knocked, each picture shown for a second after a hand's wave."""
    motion, number, found = MotionTracker(), 0, 0
    for picture in pictures:
        wave = picture.copy()
        wave[:, 300:980] = 200
        for shown in (*[wave] * 3, *[picture] * 12):
            motion.see(shown, number / 15)
            found += motion.knocked(number / 15)
            number += 1
    return found


def test_a_camera_is_knocked_when_everything_lies_elsewhere_and_not_when_a_card_is_laid() -> None:
    chance = np.random.default_rng(3)
    for _ in range(6):
        x, y, turn = (float(v) for v in chance.normal(0, (9, 8, 40)))
        laid = table([SEVEN, ACROSS, ("green-3#1", (x, y, turn))])
        assert knocks(table([SEVEN]), table([SEVEN, ACROSS]), laid) == 0
        assert knocks(laid, np.roll(laid, (25, -40), (0, 1))) == 1


def test_a_filmed_hand_that_takes_from_the_draw_pile_may_have_drawn() -> None:
    cards = list(DECK.tags)[:3]
    story = script(
        [
            LayCard(at=1.2, card=cards[0], seat=90.0),
            DrawCards(at=4.2, seat=180.0),
            LayCard(at=6.4, card=cards[1], seat=90.0, manner="slap"),
        ],
        tags=DECK.tags,
    )
    watcher = Watcher(whose, DECK)
    told: list[tuple[str, float]] = []
    for frame, _ in shoot(story, "clear", 41, camera="720p/50", mat=True, gray=True):
        told += [(words(one), frame.t) for one in watcher.see(gray(frame.picture), frame.t)]
    assert [word for word, _ in told if word == "drew?" or word.startswith("settled")] == [
        f"settled {cards[0]}",
        "drew?",
        f"settled {cards[1]}",
    ]
    assert 3.2 < next(t for word, t in told if word == "drew?") < 5.2


def test_an_arm_is_noticed_in_the_dark_and_a_changed_lamp_is_none() -> None:
    light = np.linspace(0.2, 0.35, 1280)[None, :]
    calm = np.asarray(table([SEVEN]) * light, np.uint8)
    arm = calm.copy()
    arm[300:, 600:680] += 8
    brighter = np.asarray(table([SEVEN]) * light * 1.5, np.uint8)
    motion = MotionTracker()
    motion.see(calm, 0.0)
    background = Background(motion)
    background.remember()
    for number, (picture, there) in enumerate(((calm, False), (arm, True), (brighter, False)), 1):
        motion.see(picture, number / 15)
        assert background.reached(Patch(400, 100, 900, 720)) is there


def unsteady(picture: Gray, number: int) -> Gray:
    """A picture as a swaying camera under a flickering lamp gives it."""
    x, y = 1.4 * math.sin(1.7 * number), 1.1 * math.cos(2.3 * number)
    moved = cv2.warpAffine(
        picture,
        np.array([[1, 0, x], [0, 1, y]]),
        picture.shape[::-1],
        borderMode=cv2.BORDER_REFLECT,
    )
    bands = 1 + 0.1 * np.sin(np.arange(len(picture)) / 60 + 1.9 * number)
    grain = np.random.default_rng(number).normal(0, 3, picture.shape)
    return np.asarray(np.clip(moved * 0.8 * bands[:, None] + grain, 0, 255), np.uint8)


def test_a_swaying_camera_and_a_flickering_lamp_move_nothing_on_the_table() -> None:
    motion = MotionTracker()
    lying = Patch(500, 200, 800, 520)
    for number in range(20):
        motion.see(unsteady(table([SEVEN]), number), number / 15)
        if number > 2:
            assert motion.share(lying) < 0.04
    hand = table([SEVEN])
    hand[430:, 560:760] = 120
    motion.see(unsteady(hand, 20), 20 / 15)
    assert motion.share(lying) > 0.12, "a hand still moves"


def test_cards_are_told_once_and_in_time_when_the_room_is_not_steady() -> None:
    cards = list(DECK.tags)[5:50:11]
    story = script(
        [LayCard(at=1.4 + 1.7 * n, card=card, seat=70.0 * n) for n, card in enumerate(cards)],
        tags=DECK.tags,
    )
    watcher = Watcher(whose, DECK)
    told: list[tuple[str, float]] = []
    for frame, _ in shoot(story, "unsteady", 43, gray=True):
        told += [(words(one), frame.t) for one in watcher.see(gray(frame.picture), frame.t)]
    settled = [(word, t) for word, t in told if word.startswith("settled")]
    assert [word for word, _ in settled] == [f"settled {card}" for card in cards]
    waits = [t - place.at for (_, t), place in zip(settled, story.in_order(), strict=True)]
    assert max(waits) < 0.7


def test_the_first_card_is_told_in_dusk_through_a_tilted_lens() -> None:
    card = "red-draw-two#1"
    story = script([LayCard(at=2.4, card=card, seat=135.0)], tags=DECK.tags)
    watcher = Watcher(whose, DECK)
    told: list[tuple[str, float]] = []
    for frame, _ in shoot(story, "harsh", 2007, camera="1080p/70", gray=True):
        told += [(words(one), frame.t) for one in watcher.see(gray(frame.picture), frame.t)]
    surely = [(word, t) for word, t in told if not word.endswith("?")]
    assert [word for word, _ in surely] == [f"settled {card}"]
    assert surely[0][1] < 3.4


def test_a_camera_that_sees_nothing_moves_nothing() -> None:
    motion = MotionTracker()
    for number, shade in enumerate((0, 0, 255, 255, 0, 0)):
        motion.see(np.full((720, 1280), shade, np.uint8), number / 15)
        assert np.isfinite(motion.shift).all()

"""Bare cards on film: each placement is told once, as it comes to rest."""

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np

from companion.demo.perspective import Pose
from companion.demo.script import FilmScript, LayCard, TakeBack
from companion.pile import Settled, TakenBack, Unsure
from companion.pile.event import read
from companion.pile.glance import BareCardSeen, Glance
from companion.pile.pile import Pile
from companion.pile.settle import settle
from companion.vision.bare.deck import Faces
from companion.vision.bare.recognize import Look, Recognizer
from companion.vision.bare.rest import BareEyes
from companion.vision.bare.still import Change
from companion.vision.bare.teach import packed
from companion.vision.messages import PileChanged, TaughtFaces
from companion.vision.motion import MotionTracker, Patch
from companion.vision.picture import gray
from companion.vision.pile_tracker import tag_meanings
from companion.vision.watch import Watcher
from testing.second_copy import trial
from testing.taught import taught as box
from testing.truth import shoot
from tests.vision.bare_table import lying, taught

PLACE = ((0.0, 0.0), (58.0, 0.0), (58.0, 89.0), (0.0, 89.0))


def test_cards_are_told_once_each_and_the_same_face_again_is_another_card() -> None:
    cards = ("red-7#1", "red-7#2", "blue-6#1")
    happenings = (
        LayCard(at=2.0, card=cards[0]),
        LayCard(at=4.5, card=cards[1], seat=0.0),
        TakeBack(at=7.0, seat=0.0),
        LayCard(at=9.5, card=cards[2], seat=180.0),
    )
    film = shoot(
        FilmScript(happenings=happenings, cards_are="border", length=11.5), "clear", 8, fps=10
    )
    faces = tuple((face, packed(picture)) for face, picture in taught("border").items())
    watcher = Watcher(tag_meanings("classic", None), bare=TaughtFaces(faces, only=True))
    told = []
    for frame, _ in film:
        picture = np.asarray(frame.picture, np.uint8)

        def colors(*, whole: bool = False, picture: np.ndarray = picture) -> np.ndarray:
            return picture

        told += [
            (event.name, event.card)
            for event in watcher.see(gray(picture), frame.t, colors)
            if isinstance(event, Settled | TakenBack)
        ]
    assert told == [
        ("settled", "red-7"),
        ("settled", "red-7"),
        ("taken-back", "red-7"),
        ("settled", "blue-6"),
    ]


def test_a_card_that_comes_to_light_again_is_no_other_one() -> None:
    """A wrong card is taken back, and whoever laid it, or takes it, pushes the pile."""
    lay = Pose(turn=12.0), Pose(x=6.0, y=-4.0, turn=-15.0)
    small = Pose(x=2.0, y=-2.0, turn=12.0)
    far = Pose(x=6.0, y=5.0, turn=15.0)
    for under, pushed in ((lay[0], small), (far, far)):
        both = {"blue-6": under, "green-skip": lay[1]}
        assert told_of([{}, {"blue-6": lay[0]}, both, {"blue-6": pushed}]) == [
            ("settled", "blue-6"),
            ("settled", "green-skip"),
            ("taken-back", "green-skip"),
        ]


def test_a_card_that_is_turned_and_pushed_is_no_other_one() -> None:
    under, lay = {"red-3": Pose(turn=-8.0)}, Pose(turn=12.0)
    pushed = replace(lay, x=lay.x + 0.5, y=lay.y - 1.0, turn=21.5)
    told = told_of([under, under | {"blue-6": lay}, under | {"blue-6": pushed}])
    assert told == [("settled", "blue-6")]


def test_a_copy_a_thumb_off_the_first_is_another_card_and_a_pushed_one_is_not() -> None:
    """Also where the camera sways by a pixel, and where next to nothing of the first one is left in sight."""
    for design, seed in (("any-50902", 50902), ("any-50905", 50903)):
        recognizer = Recognizer(Faces(box(design)))
        for pushed, what in ((False, "laid"), (True, "nudged")):
            known, rests = trial(recognizer, design, seed, 8.0, pushed=pushed)
            assert known
            assert [rest.what for rest in rests] == [what]


def test_a_card_that_lies_exactly_on_another_of_its_color_is_told() -> None:
    place = Pose(turn=12.0)
    for under, over in (("blue-1", "blue-7"), ("red-8", "red-3")):
        told = told_of([{}, {under: place}, {under: place, over: place}])
        assert told == [("settled", under), ("settled", over)]


def test_a_card_beside_a_hand_is_told_with_the_next_one_if_it_is_still_there() -> None:
    """For the next one comes so soon that the hand is never seen gone; a card that was only held never lay there."""
    under, lay, over = Pose(turn=-9.0), Pose(turn=80.0), Pose(x=9.0, y=6.0, turn=12.0)
    table, first, passing, left = (
        lying("border", dict(zip(names, (under, lay, over), strict=False)), seed=4)
        for names in ((), ("green-7",), ("green-7", "blue-6"), ("green-7", "blue-6", "red-9"))
    )
    other = lying("border", {"green-7": under, "red-9": over}, seed=4)
    hand = passing[:330, 700:1100]
    hand[:] = np.random.default_rng(1).integers(40, 210, hand.shape)
    begun = [table] * 20 + [first] * 20 + [passing] * 4
    settled = [("settled", face) for face in ("green-7", "blue-6", "red-9")]
    assert told_in(begun + [left] * 20) == settled
    assert told_in(begun + [other] * 20) == [settled[0], settled[2]]


def test_a_card_that_somebody_else_told_is_no_other_one_when_it_is_seen() -> None:
    """The table says what lies there: the eyes' own card, pushed later; one tapped in; one named anew; all swept up."""
    lay = Pose(turn=12.0)
    pushed = replace(lay, x=lay.x + 7.0, y=lay.y - 5.5, turn=20.0)
    over, moved = Pose(x=7.0, y=5.0, turn=-30.0), Pose(x=16.0, y=5.0, turn=-38.0)
    settled = [("settled", "blue-6")]
    first, then = [{}, {"blue-6": lay}], {"blue-6": pushed}
    assert told_of([*first, then], {30: ["blue-6"]}) == settled
    assert told_of([*first, then], {5: ["red-3"], 30: ["red-3", "blue-6#2"]}) == settled
    assert told_of([*first, then], {10: ["blue-6"]}) == [], "the tap was first"
    assert told_of([*first, then], {41: ["blue-6", "blue-6"]}) == settled, "another one, tapped in"
    assert told_of([*first, {"red-3": pushed}], {30: ["red-3"]}) == settled
    assert told_of([*first, then], {30: []}) == settled * 2, "that one was taken away"
    under = {"red-3": Pose(turn=-8.0)}
    reshuffled = [{}, under, under | {"blue-6": lay}, {}, {"blue-6": pushed}]
    told = [("settled", "red-3"), *settled]
    assert told_of(reshuffled, {61: ["blue-6"]}) == told, "it was laid back without the others"
    two = [*first, {"blue-6": lay, "red-3": over}, {"blue-6": lay, "red-3": moved}]
    assert told_of(two, {45: ["blue-6", "red-3"]}) == [*settled, ("settled", "red-3")]
    assert told_of(two, {65: ["red-3"]}) == [*settled, ("settled", "red-3")]


def test_a_card_that_was_not_made_out_comes_to_light_when_the_one_on_it_is_taken_back() -> None:
    lay, over = Pose(turn=12.0), Pose(x=7.0, y=5.0, turn=-30.0)
    first, unseen = {"red-3": Pose(turn=-8.0)}, {"blue-6": lay}
    both = first | unseen | {"red-9": over}
    for said in {55: ["red-3", "blue-6", "red-9"]}, {39: ["red-3", "blue-6"]}:
        told = told_of([{}, first, both, first | unseen], said)
        assert told == [("settled", "red-3"), ("settled", "red-9"), ("taken-back", "red-9")]


def test_of_a_card_that_may_have_been_pushed_nobody_says_that_it_lies_where_it_lay() -> None:
    """A fifth of what it covered looks otherwise now: the card under it was pushed along, and has borders like it."""
    ground = np.full((360, 360, 3), 90, np.uint8)
    before = ground.copy()
    before[100:230, 100:184] = 220
    left, same = before.copy(), before.copy()
    left[100:126, 100:120] = 90
    there = np.array([[100.0, 100], [184, 100], [184, 230], [100, 230]])
    beside = there + np.array([22.0, 0.0])
    whole = Patch(0, 0, 360, 360)
    came = Change(before, ground, whole)
    assert Change(same, before, whole).old_place_uncovered(there, beside, came) is False
    assert Change(left, before, whole).old_place_uncovered(there, beside, came) is None


def told_of(
    scenes: Sequence[dict[str, Pose]], said: dict[int, list[str]] | None = None
) -> list[tuple[str, str]]:
    """What is told where the table looks so for two seconds each."""
    pictures = [lying("border", scene, seed=4) for scene in scenes]
    return told_in([picture for picture in pictures for _ in range(20)], said)


def told_in(
    film: Sequence[np.ndarray], said: dict[int, list[str]] | None = None
) -> list[tuple[str, str]]:
    """What is told in these pictures, ten a second; before some of them the referee says what lies in the pile."""
    faces = tuple((face, packed(one)) for face, one in taught("border").items())
    watcher = Watcher(tag_meanings("classic", None), bare=TaughtFaces(faces, only=True))
    told = []
    for number, picture in enumerate(film):
        if said and number in said:
            watcher.expect(said[number])

        def colors(*, whole: bool = False, picture: np.ndarray = picture) -> np.ndarray:
            return picture

        told += [
            (event.name, event.card)
            for event in watcher.see(gray(picture), number / 10, colors)
            if isinstance(event, Settled | TakenBack)
        ]
    return told


def test_what_the_eyes_remember_grows_no_darker_card_by_card() -> None:
    """In a dim room the lamp is turned down a little, and then eighty cards with tags come."""

    class Nobody(Recognizer):
        """Where only cards with tags come, there is nothing to recognize."""

        def __init__(self) -> None:
            pass

        def look(self, *_: object) -> Look:
            raise AssertionError("the eyes think that all of the table has changed")

    chance = np.random.default_rng(1)
    grain = cv2.GaussianBlur(chance.normal(0, 300, (520, 680)).astype(np.float32), (0, 0), 3)
    table = np.array((70, 75, 80), np.float32) + grain[:, :, None]
    noise = chance.normal(0, 3, table.shape).astype(np.float32)
    eyes = BareEyes(Nobody())
    for turn in range(80):
        left, right = 5 * turn, 5 * turn + 84
        table[100:230, left:right] = 40, 200, 60 + 100 * (turn % 2)
        lit = table * np.float32(0.35 if turn else 0.4) + np.roll(noise, 97 * turn, axis=0)
        eyes.stirs(MotionTracker(), turn, 680, 520)
        tag = ((left, 100), (right, 100), (right, 230), (left, 230))
        assert eyes.see(np.clip(lit, 0, 255).astype(np.uint8), turn + 0.9, (tag,)) == ()


def test_every_look_at_a_rest_has_a_say_in_what_is_asked() -> None:
    corners = np.array([[300.0, 200], [384, 200], [384, 330], [300, 330]])

    def look(shape: float, *likely: str) -> Look:
        scores = (("shape", shape), ("margin", 0.1))
        return Look(None, likely[0], corners, 0.0, likely, ("margin",), scores)

    class Wavering(Recognizer):
        """Who finds another face likeliest at every look."""

        def __init__(self) -> None:
            self.looks = [
                look(0.2, "red-8", "red-6", "red-0"),
                look(0.1, "red-6", "red-5", "red-3"),
                look(0.3, "red-0", "red-8", "red-6"),
                look(0.3, "red-2", "red-8", "red-6"),
            ]

        def look(self, *_: object) -> Look:
            return self.looks.pop(0)

    asked = [rest.likely for rest in looked(Wavering(), 1.2, 1.4, 1.6, 1.8)]
    assert asked == [("red-6", "red-8", "red-0")]


class Scripted(Recognizer):
    """Who finds a card of each shade in turn, by its face or with a doubt about it."""

    def __init__(self, *looks: tuple[int, str, str | None]) -> None:
        self.looks = list(looks)

    def look(self, picture: np.ndarray, *_: object) -> Look:
        shade, face, doubt = self.looks.pop(0) if len(self.looks) > 1 else self.looks[0]
        y, x = (int(one.min()) for one in np.nonzero(picture[:, :, 0] == shade))
        corners = np.array([[x, y], [x + 84, y], [x + 84, y + 130], [x, y + 130.0]])
        scores = (("shape", 0.1), ("margin", 0.1))
        if doubt is None:
            return Look(face, face, corners, 0.0, (face,), (), scores)
        return Look(None, face, corners, 0.0, (face, "wild"), (doubt,), scores)


class Stirring(MotionTracker):
    """Hands are everywhere."""

    def still(self, *_: object) -> float:
        return 0.0


def told_at(
    eyes: BareEyes, t: float, table: np.ndarray, *later: float
) -> list[tuple[str, str | None]]:
    """What is told of a table on which something came just now."""
    eyes.stirs(Stirring(), t, 680, 520)
    rests = [rest for late in (0.2, *later) for rest in eyes.see(table.copy(), t + late)]
    return [(rest.what, rest.card) for rest in rests]


def first_told(*later: tuple[int, str, str | None]) -> tuple[BareEyes, np.ndarray]:
    """Eyes that have told a card, and that table; what they find there later."""
    eyes, table = (
        BareEyes(Scripted((220, "red-8", None), *later)),
        np.full((520, 680, 3), 90, np.uint8),
    )
    eyes.see(table.copy(), 0.0)
    table[200:330, 300:384] = 220
    assert told_at(eyes, 1.0, table) == [("laid", "red-8")]
    return eyes, table


def test_a_card_that_somebody_named_is_not_asked_for_when_it_comes_to_light() -> None:
    eyes, table = first_told((120, "red-6", None), (170, "blue-1", "ink"))
    table[200:330, 300:384] = 120
    told = told_at(eyes, 2.0, table)
    eyes.hear(PileChanged("red-6", "under", "blue-1"))
    table[200:330, 300:384] = 170
    told += told_at(eyes, 3.0, table, 0.4, 0.6, 0.8)
    assert told == [("laid", "red-6"), ("lifted", "red-6")]


def test_a_hand_that_comes_by_makes_no_other_card_of_the_one_that_lies_there() -> None:
    eyes, table = first_told((220, "red-8", "change"), (40, "red-6", None))
    table[200:330, 354:384] = 160
    told = told_at(eyes, 2.0, table)
    table[220:350, 364:448] = 40
    told += told_at(eyes, 3.0, table)
    assert told == [("laid", "red-6")]


def test_a_card_that_is_told_late_lay_there_since_it_was_first_seen() -> None:
    """A hand came by meanwhile: it was another one that laid the card."""

    class Hesitant(Recognizer):
        """Who is sure only at the third look."""

        def __init__(self) -> None:
            self.looks = [(("margin",), None), (("margin",), None), ((), "red-8")]

        def look(self, *_: object) -> Look:
            corners = np.array([[300.0, 200], [384, 200], [384, 330], [300, 330]])
            doubts, card = self.looks.pop(0)
            scores = (("shape", 0.1), ("margin", 0.1))
            return Look(card, "red-8", corners, 0.0, ("red-8",), doubts, scores)

    (rest,) = looked(Hesitant(), 1.2, 1.4, 2.4, stirring=2.0)
    assert (rest.what, rest.card, rest.since) == ("laid", "red-8", 1.2)


def looked(
    recognizer: Recognizer, *times: float, stirring: float | None = None
) -> list[BareCardSeen]:
    """What is told of a table on which something lies since one second, looked at so often."""
    table = np.full((520, 680, 3), 90, np.uint8)
    eyes = BareEyes(recognizer)
    eyes.see(table.copy(), 0.0)
    table[200:330, 300:384] = 220
    eyes.stirs(MotionTracker(), 1.0, 680, 520)
    told: list[BareCardSeen] = []
    for t in times:
        if stirring is not None and stirring < t:
            eyes.stirs(MotionTracker(), stirring, 680, 520)
            stirring = None
        told += eyes.see(table.copy(), t)
    return told


def test_a_bare_card_lies_in_the_pile_and_one_in_doubt_is_a_question() -> None:
    def glance(t: float, *rests: BareCardSeen) -> Glance:
        return Glance(t, bare_cards=rests)

    pile, events = settle(
        Pile(), glance(1.0, BareCardSeen("laid", "red-7", PLACE)), tag_meanings(None, None)
    )
    assert [(event.name, getattr(event, "card", "")) for event in events] == [("settled", "red-7")]
    pile, events = settle(
        pile, glance(2.0, BareCardSeen("laid", "red-7", PLACE)), tag_meanings(None, None)
    )
    assert [event.name for event in events] == ["settled", "covered"]
    doubt = BareCardSeen("unsure", "red-1", PLACE, ("red-1", "red-7"))
    pile, events = settle(pile, glance(9.0, doubt), tag_meanings(None, None))
    assert events == (Unsure(9.0, ("red-1", "red-7")),)
    assert read(events[0].as_json(), 0.0) == events[0]
    pile, events = settle(
        pile, glance(10.0, BareCardSeen("lifted", "red-7", PLACE)), tag_meanings(None, None)
    )
    assert events == (TakenBack(10.0, "red-7", "red-7"),)
    assert pile.cards == ("red-7",)

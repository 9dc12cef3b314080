"""What is true beside a filmed frame is what can be read in it."""

from __future__ import annotations

import math

import cv2
import numpy as np

from companion.demo.director import printed
from companion.demo.film import FilmFrame
from companion.demo.person import ROUGH, people_at_table
from companion.demo.script import (
    CrossPile,
    Fault,
    FilmScript,
    Gather,
    Hold,
    LayCard,
    Nudge,
    TakeBack,
    Token,
)
from companion.demo.shown_hand import fan
from companion.tags import Deck
from companion.vision.picture import enlarged
from companion.vision.reader import zxing
from testing.truth import Truth, shoot, told

TAGS = printed("spin")
CARDS = [card for card in TAGS if "#" in card]


def shots(
    script: FilmScript, *times: float, preset: str = "clear"
) -> list[tuple[FilmFrame, Truth]]:
    return list(shoot(script, preset, 4, times=times))


def placed(*cards: str) -> list[LayCard]:
    return [LayCard(at=1.0 + n, card=card, seat=90.0 * n) for n, card in enumerate(cards)]


def read(frame: FilmFrame) -> dict[str, list[tuple[float, float]]]:
    gray = np.asarray(cv2.cvtColor(frame.picture, cv2.COLOR_BGR2GRAY), np.uint8)
    names = {text: card for card, text in TAGS.items()}
    found: dict[str, list[tuple[float, float]]] = {}
    for code in zxing(enlarged(gray, 2)):
        x = sum(p[0] for p in code.corners) / 8
        y = sum(p[1] for p in code.corners) / 8
        found.setdefault(names[code.text], []).append((x, y))
    return found


def test_the_same_seed_gives_the_same_film() -> None:
    script = FilmScript(happenings=tuple(placed(*CARDS[:3])), tags=TAGS)
    one, other = (shots(script, 1.4, 2.0, 2.6) for _ in range(2))
    assert all(np.array_equal(a[0].picture, b[0].picture) for a, b in zip(one, other, strict=True))
    assert [a[1] for a in one] == [b[1] for b in other]


def test_a_readable_tag_is_where_the_truth_says() -> None:
    script = FilmScript(happenings=tuple(placed(*CARDS[:6])), tags=TAGS)
    for frame, truth in shots(script, *(1.6 + n for n in range(6))):
        assert truth.top is not None
        top = next(thing for thing in truth.things if thing.name == truth.top)
        tags = [np.mean(tag.corners, axis=0) for tag in top.tags if tag.share == 1]
        for x, y in read(frame)[truth.top]:
            assert min(math.dist((x, y), tag) for tag in tags) < 3


def test_a_card_is_on_top_from_when_it_comes_to_rest_until_it_is_moved() -> None:
    first, second, third = CARDS[:3]
    script = FilmScript(
        happenings=(
            *placed(first, second),
            Nudge(at=3.0),
            TakeBack(at=4.5),
            LayCard(at=6.0, card=third),
            Gather(at=8.0, keep_top=True),
            Gather(at=10.0),
        ),
        tags=TAGS,
    )
    tops = [
        (truth.top, truth.since)
        for _, truth in shots(script, 0.9, 1.0, 1.9, 2.0, 2.9, 3.1, 4.4, 6.1, 7.7, 8.1, 10.1)
    ]
    assert tops == [
        (None, None), (first, 1.0), (first, 1.0), (second, 2.0), (None, None), (second, 3.0),
        (first, 1.0), (third, 6.0), (None, None), (third, 8.0), (None, None),
    ]  # fmt: skip


def test_a_hand_hides_tags_and_the_truth_knows() -> None:
    script = FilmScript(
        happenings=(*placed(CARDS[0]), CrossPile(at=4.0), Hold(at=6.0, card=CARDS[1])), tags=TAGS
    )
    (_, free), (_, under), (_, held) = shots(script, 3.0, 4.0, 6.8)
    assert free.free == 1.0
    assert not free.hand
    assert under.hand
    assert under.top == CARDS[0]
    assert min(tag.share for thing in under.things for tag in thing.tags) < 1
    flying = [thing for thing in held.things if not thing.lies]
    assert [thing.name for thing in flying] == [CARDS[1]]
    assert held.top == CARDS[0]


def test_tokens_lie_beside_the_pile_for_a_while() -> None:
    script = FilmScript(happenings=(*placed(CARDS[0]), Token(at=3.0, token="red")), tags=TAGS)
    (frame, there), (_, gone) = shots(script, 4.6, 8.0)
    assert "red" in [thing.name for thing in there.things]
    assert "red" in read(frame)
    assert [thing.name for thing in gone.things] == [CARDS[0]]


def test_faults_of_the_picture() -> None:
    script = FilmScript(
        happenings=(*placed(CARDS[0]), Fault(at=2.0, kind="black"), Fault(at=6.0, kind="frozen")),
        tags=TAGS, length=10.0,
    )  # fmt: skip
    black, before, frozen = (f.picture for f, _ in shots(script, 2.5, 5.5, 6.5))
    assert black.max() == 0
    assert np.array_equal(before, frozen)


def test_a_fanned_hand_shows_a_tag_of_every_card() -> None:
    picture, table, labels = fan(CARDS[:7], Deck("spin").tags, "clear", 3)
    truth = [told(one, one.pose, table.lens, labels, lies=True) for one in table.beside]
    assert [thing.name for thing in truth] == CARDS[:7]
    assert all(max(tag.share for tag in thing.tags) == 1.0 for thing in truth)
    assert set(CARDS[:7]) == set(read(FilmFrame(0, 0.0, picture)))


def test_an_arm_is_where_the_truth_says_and_belongs_to_who_reached() -> None:
    people = people_at_table(4, np.random.default_rng(3), shape="round")
    happenings = tuple(
        LayCard(at=1.5 + 2 * n, card=CARDS[n], seat=person.seat) for n, person in enumerate(people)
    )
    script = FilmScript(happenings=happenings, tags=TAGS, people=people)
    (bare, _), *reaches = shots(script, 0.1, *(1.5 + 2 * n for n in range(4)))
    for person, (frame, truth) in zip(people, reaches, strict=True):
        (arm,) = truth.arms
        assert arm.seat == person.seat
        # Along the forearm the picture is another one than that of the bare table; sleeves may have its color.
        tip, elbow = np.array(arm.tip), np.array(arm.elbow)
        tall, wide = frame.picture.shape[:2]
        spots = [tip + share * (elbow - tip) for share in (0.2, 0.25, 0.3, 0.35, 0.4)]
        changes = [
            np.abs(frame.picture[part].astype(int) - bare.picture[part]).mean()
            for x, y in spots
            if 3 < x < wide - 4 and 3 < y < tall - 4
            for part in [np.s_[int(y) - 3 : int(y) + 4, int(x) - 3 : int(x) + 4]]
        ]
        assert max(changes) > 12


def test_a_hand_that_is_taken_back_keeps_its_elbow_behind_it() -> None:
    rng = np.random.default_rng(5)
    for person in people_at_table(4, rng, shape="round"):
        for _ in range(20):
            arm = person.arm(rng, ROUGH)
            assert arm.shoulder is not None
            body = math.degrees(math.atan2(arm.shoulder[1], arm.shoulder[0]))
            for far in range(0, 500, 20):
                off = (arm.bearing(arm.toward(far)) - body + 180) % 360 - 180
                assert abs(off) < 90

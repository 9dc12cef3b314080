"""Reads everything in one picture, taking its time: a pile, a fanned hand, a whole table."""

import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from companion.pile.outline import Shape, learned, outline
from companion.pile.quad import Point, Quad, apart, grown, inside, middle, side
from companion.tags import CardTag, Deck, Reading, TokenTag
from companion.vision import tuning
from companion.vision.matching import Matcher, find_finder_marks, level, squareness
from companion.vision.picture import Gray, darkened, enlarged, evened, sharpened, shrunk
from companion.vision.reader import MODULES, Broken, Code, zbar, zxing, zxing_thorough


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A code in the picture and what it says at this table."""

    code: Code
    meaning: Reading


@dataclass(frozen=True, slots=True)
class Scan:
    """What one picture shows."""

    cards: tuple[FoundCard, ...]
    tokens: tuple[FoundCard, ...]
    strangers: tuple[FoundCard, ...]
    why_more: str | None
    """Why there may be more cards in the picture than were read; None when it is sure of all."""
    ms: float


def scan(picture: Gray, whose: Callable[[str], Reading], deck: Deck | None = None) -> Scan:
    """Reads one picture every way there is; knowing the deck helps with what no decoder reads."""
    began = time.perf_counter()
    codes, broken = _read_all_ways(picture)
    codes += _match_to_deck(picture, codes, deck or _deck_of(codes, whose))
    broken = [
        one
        for one in broken
        if not any(_is_same_place(one.corners, code.corners) for code in codes)
    ]
    found = [FoundCard(code, whose(code.text)) for code in codes]
    ours = [one for one in found if one.code.ours]
    cards = _drop_second_tags(one for one in ours if isinstance(one.meaning, CardTag))
    tokens = _drop_second_tags(one for one in ours if isinstance(one.meaning, TokenTag))
    rest = [
        one for one in found if one not in ours or not isinstance(one.meaning, CardTag | TokenTag)
    ]
    read = [one.code for one in ours if isinstance(one.meaning, CardTag | TokenTag)]
    why = _why_more(picture, read, cards, broken)
    ms = (time.perf_counter() - began) * 1000
    return Scan(tuple(cards), tuple(tokens), tuple(_drop_second_tags(rest)), why, ms)


def _read_all_ways(picture: Gray) -> tuple[list[Code], list[Broken]]:
    """The codes of every way of looking, each once a place, and those that stayed unread."""
    small = max(picture.shape) <= tuning.SCAN_LARGE
    codes: list[Code] = []
    broken: list[Broken] = []

    def take(more: Iterable[Code], times: float) -> None:
        for code in more:
            put = Code(code.text, _scaled_quad(code.corners, times), code.ours)
            if not any(_is_same_code(put, other) for other in codes):
                codes.append(put)

    ways: list[tuple[Callable[[Gray], Gray], float]] = [(_unchanged, 1), (sharpened, 1)]
    if small:
        ways += [(sharpened, 2), (evened, 2), (darkened, 2), (_unchanged, 2)]
        if max(picture.shape) <= tuning.SCAN_LARGE / 2:
            ways.append((sharpened, 3))
    else:
        ways += [(evened, 1), (darkened, 1), (_unchanged, 0.5)]
    for way, times in ways:
        read, unread = zxing_thorough(enlarged(way(picture), times))
        take(read, times)
        broken += [Broken(_scaled_quad(one.corners, times)) for one in unread]
    slow = zbar()
    if slow is not None:
        take(slow(picture), 1)
        if small:
            take(slow(enlarged(darkened(picture), 2)), 2)
    return codes, _reread_unread(picture, broken, codes, take)


def _deck_of(codes: list[Code], whose: Callable[[str], Reading]) -> Deck | None:
    """The deck that the cards read belong to, if they are all of one."""
    meanings = [whose(code.text) for code in codes if code.ours]
    decks = {(one.game, one.id) for one in meanings if isinstance(one, CardTag)}
    return Deck(*decks.pop()) if len(decks) == 1 else None


def _match_to_deck(picture: Gray, codes: list[Code], deck: Deck | None) -> list[Code]:
    """Further tags that look like one of the deck's."""
    if deck is None:
        return []
    matcher = Matcher(deck.tags.values())
    ours = [side(code.corners) / MODULES for code in codes if code.ours]
    guesses = (
        [float(np.median(ours))]
        if ours
        else [picture.shape[1] / 1280 * g for g in tuning.SCAN_GUESSES]
    )
    found: list[Code] = []
    for module in guesses:
        for share in (0.85, 1.0):
            for code in matcher.read(
                picture, module * share, tuning.SCAN_MARKS, lies=level(module * share)
            ):
                if not any(
                    _is_same_place(code.corners, other.corners) for other in (*codes, *found)
                ):
                    found.append(code)
    return found


def _reread_unread(
    picture: Gray,
    broken: list[Broken],
    codes: list[Code],
    take: Callable[[Iterable[Code], float], None],
) -> list[Broken]:
    """Looks closer at every code that was found but not read; gives those that stay unread."""
    left: list[Broken] = []
    for one in broken:
        if side(one.corners) < 12 or any(
            _is_same_place(one.corners, code.corners) for code in codes
        ):
            continue
        if any(_is_same_place(one.corners, other.corners) for other in left):
            continue
        for code in _read_enlarged(picture, one.corners):
            take([code], 1)
        if not any(_is_same_place(one.corners, code.corners) for code in codes):
            left.append(one)
    return left


def _read_enlarged(picture: Gray, quad: Quad) -> list[Code]:
    """A second look at one place, enlarged to eight pixels a module."""
    tag = side(quad)
    x, y = middle(quad)
    left, top = max(0, int(x - tag)), max(0, int(y - tag))
    part = picture[top : int(y + tag), left : int(x + tag)]
    times = float(np.clip(8 * MODULES / max(tag, 1.0), 1, 5))
    found: list[Code] = []
    for way in (sharpened, evened, darkened):
        found += zxing(enlarged(way(part), times))
    return [
        Code(code.text, _shifted_quad(_scaled_quad(code.corners, times), left, top), code.ours)
        for code in found
    ]


def _unchanged(picture: Gray) -> Gray:
    return picture


def _scaled_quad(quad: Quad, times: float) -> Quad:
    a, b, c, d = (((x + 0.5) / times - 0.5, (y + 0.5) / times - 0.5) for x, y in quad)
    return (a, b, c, d)


def _shifted_quad(quad: Quad, left: float, top: float) -> Quad:
    a, b, c, d = ((x + left, y + top) for x, y in quad)
    return (a, b, c, d)


def _is_same_code(one: Code, other: Code) -> bool:
    return one.text == other.text and apart(one.corners, other.corners) < side(other.corners)


def _is_same_place(one: Quad, other: Quad) -> bool:
    """Whether two quads are the same place of the picture."""
    (ax, ay), (bx, by) = middle(one), middle(other)
    return float(np.hypot(ax - bx, ay - by)) < 0.7 * max(side(one), side(other))


def _drop_second_tags(found: Iterable[FoundCard]) -> list[FoundCard]:
    """One find a card, though both its tags may be in the picture."""
    kept: dict[str, FoundCard] = {}
    for one in found:
        kept.setdefault(one.code.text, one)
    return list(kept.values())


def _why_more(
    picture: Gray, read: list[Code], cards: list[FoundCard], broken: list[Broken]
) -> str | None:
    """Why there may be more cards than were read: `loose`, `unread`, `none` or `edge`."""
    by_text: dict[str, list[Quad]] = {}
    for code in read:
        by_text.setdefault(code.text, []).append(code.corners)
    shape = Shape()
    for quads in by_text.values():
        shape = learned(tuple(quads[:2]), shape)
    # A card's other tag, half covered by its neighbor, says nothing new.
    others = [
        spot
        for quads in by_text.values()
        if len(quads) == 1
        for spot in outline(tuple(quads), shape).mirrored(middle(quads[0]))
    ]
    unread = [one for one in broken if _looks_like_ours(one, read)]
    spots = _stray_finders(picture, read) + [middle(one.corners) for one in unread]
    tag = float(np.median([side(code.corners) for code in read])) if read else 0.0
    loose = [
        spot for spot in spots if not any(math.dist(spot, other) < 0.85 * tag for other in others)
    ]
    if loose and read:
        return "loose"
    if unread:
        return "unread"
    if not cards:
        return "none"
    tall, wide = picture.shape
    edge = 0.01 * wide
    for quads in by_text.values():
        lies = outline(tuple(quads), shape)
        if lies.sure and any(
            not (edge < x < wide - edge and edge < y < tall - edge) for x, y in lies.places[0]
        ):
            return "edge"
    return None


def _looks_like_ours(one: Broken, read: list[Code]) -> bool:
    """A broken code about as big as our tags here, standing by itself."""
    if not read:
        return True
    sizes = [side(code.corners) for code in read]
    return 0.4 * min(sizes) < side(one.corners) < 2.0 * max(sizes)


def _stray_finders(picture: Gray, read: list[Code]) -> list[Point]:
    """Finder marks (the squares in a code's corners) that belong to no tag that was read."""
    if not read:
        return []
    sizes = [side(code.corners) for code in read]
    looked = [float(np.median(sizes))]
    looked += [size for size in (min(sizes), max(sizes)) if not 0.8 < size / looked[0] < 1.25]
    around = [grown(code.corners, 1.25) for code in read]
    found: list[Point] = []
    for tag in looked:
        module, times, seen = tag / MODULES, 1.0, picture
        if module < 1.4:
            continue
        if module > 3.5:
            times = 2.8 / module
            seen = shrunk(picture, times)
        found += [
            (x / times, y / times)
            for x, y in find_finder_marks(seen, module * times, most=tuning.SCAN_MARKS)
            if not any(inside((x / times, y / times), quad) for quad in around)
            and squareness(seen, (x, y), module * times) > tuning.SCAN_MARK
        ]
    return found

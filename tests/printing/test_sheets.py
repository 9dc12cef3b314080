"""What comes out of the printer is the right size, readable by a camera, and the right card."""

from collections import Counter
from itertools import combinations
from typing import Any

import cv2
import numpy as np
import pytest

from companion.printing import PAPERS, STOCKS, kinds_of, render
from companion.printing.ink import HUES, WHITE
from companion.printing.order import order
from companion.printing.pen import SMALLEST, Pen
from companion.printing.ready_made import ready_orders
from companion.printing.shapes import SHAPES, USUAL
from companion.printing.tokens import token_names
from companion.rules.games import GAMES
from companion.tags import Deck, mat, token_tag
from companion.words import languages, words_in
from tests.printing.rendered import Ink, Picture, codes, pages, read, texts

GAMES_AND_PAPERS = [(game, paper) for game in GAMES for paper in PAPERS]
MM = 20  # pixels, where something is measured


def expected(game: str, kind: str) -> Counter[str]:
    """How often each tag must stand on all sheets of a kind."""
    asked = order(kind, {"game": game})
    tags = asked.deck.tags
    match kind:
        case "labels":
            return Counter({tag: 4 if card == "veto#1" else 2 for card, tag in tags.items()})
        case "cards":
            often = {"veto": 4, "wheel-reference": 1}
            return Counter({tag: often.get(card[:-2], 2) for card, tag in tags.items()})
        case "tokens":
            return Counter(token_tag(token) for token in token_names(asked))
        case "towers":
            return Counter(token_tag(f"tower-{icon}") for icon in asked.game.towers)
        case _:
            return Counter()


@pytest.mark.parametrize(("game", "paper"), GAMES_AND_PAPERS)
def test_every_tag_on_every_sheet_reads_as_the_right_card(game: str, paper: str) -> None:
    for kind in kinds_of(game)[:-1]:
        assert read(render(kind, game=game, paper=paper)) == expected(game, kind)


@pytest.mark.parametrize("stock", STOCKS)
def test_every_tag_on_label_sheets_reads_and_stays_on_its_label(stock: str) -> None:
    sheet = STOCKS[stock]
    pdf = render("labels", game="power-grab", stock=stock, paper=sheet.paper)
    assert read(pdf) == expected("power-grab", "labels")
    scale = 120 / 25.4
    for picture in pages(pdf):
        for code in codes(picture):
            box = code.position
            corners = (box.top_left, box.top_right, box.bottom_right, box.bottom_left)
            for x, y in ((corner.x / scale, corner.y / scale) for corner in corners):
                across = (x - sheet.left) % sheet.step_x
                down = (y - sheet.top) % sheet.step_y
                assert 1 < across < sheet.width - 1
                assert 1 < down < sheet.height - 1


def test_a_tag_and_the_ruler_are_exact() -> None:
    picture = dark(render("labels", game="spin"))
    length = longest_run(picture.T) / MM
    assert length == pytest.approx(100, abs=0.1)
    rows = np.flatnonzero(picture[:, int(60 * MM) : int(73 * MM)].any(axis=1))
    rows = rows[(rows > 18.5 * MM) & (rows < 48 * MM)]
    assert (rows[-1] - rows[0] + 1) / MM == pytest.approx(26, abs=0.1)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("kind", ["tokens", "towers", "mat", "sheet", "guide", "cards", *STOCKS])
def test_a_ruler_of_100_mm_is_on_every_kind_of_sheet(kind: str, paper: str) -> None:
    pdf = (
        render("labels", game="power-grab", stock=kind, only="red-1")
        if kind in STOCKS
        else render(kind, game="power-grab", paper=paper, only="red-1")
    )
    for picture, words in zip(pages(pdf, 25.4 * 10), texts(pdf), strict=True):
        assert "100 mm" in words
        black = picture < 90
        runs = {longest_exactly(black, 1000), longest_exactly(black.T, 1000)}
        assert any(abs(run - 1000) <= 2 for run in runs)


def test_what_the_ruler_measured_corrects_the_next_print() -> None:
    for measured in (99.2, 98, 101.5):
        printed = longest_run(dark(render("labels", game="spin", scale=measured)).T) / MM
        assert printed * measured / 100 == pytest.approx(100, abs=0.1)


def test_the_mats_marks_are_found_where_vision_expects_them() -> None:
    for paper, (high, wide) in PAPERS.items():
        (picture,) = pages(render("mat", game="nonpartisan", paper=paper), 25.4 * 5)
        dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_50)
        corners, ids, _ = cv2.aruco.ArucoDetector(dictionary).detectMarkers(picture)
        found = dict(zip(ids.ravel().tolist(), corners, strict=True))
        assert found.keys() == mat.MARKS.keys()
        left, top = (wide - mat.WIDTH) / 2, (high - mat.HEIGHT) / 2
        for mark, place in mat.MARK_PLACES.items():
            wanted_at = np.array(place.corners) + np.array([left, top])
            assert np.abs(found[mark][0] / 5 - wanted_at).max() < 0.3


@pytest.mark.parametrize("game", GAMES)
def test_every_label_says_its_card_in_words(game: str) -> None:
    words = Counter(" ".join(texts(render("labels", game=game))).split())
    for color in GAMES[game].colors:
        of_this_color = [card for card in Deck(game).tags if card.startswith(f"{color}-")]
        assert words[color.title()] == len(of_this_color)


def test_a_sash_leaves_both_index_corners_free() -> None:
    """The cut-off corners hold no ink but the cutting lines, wherever an index is printed."""
    picture = dark(render("labels", game="mod"))
    left, top = (210 - 3 * 56) / 2, (297 - 3 * 87) / 2
    for x, y in ((left + 2, top + 2), (left + 56 - 2 - 10, top + 87 - 2 - 18)):
        corner = picture[int(y * MM) : int((y + 18) * MM), int(x * MM) : int((x + 10) * MM)]
        assert not corner.any()


@pytest.mark.parametrize(
    ("card", "tag"), [("50x80", 25), ("64x92", 28), ("63x88", 26), ("56x87", 16)]
)
def test_other_cards_and_tags_are_read_too(card: str, tag: float) -> None:
    for kind in ("labels", "cards"):
        assert read(render(kind, game="mod", card=card, tag=tag)) == expected("mod", kind)


@pytest.mark.parametrize("save_ink", [False, True])
def test_a_full_deck_survives_a_bad_camera(save_ink: bool) -> None:  # noqa: FBT001
    """Print, warp, dim, blur and add noise: every card is still read, and never a wrong one."""
    chance = np.random.default_rng(7)
    deck = Deck("spin")
    seen: set[str] = set()
    for picture in pages(render("labels", game="spin", save_ink=save_ink), 72):
        seen |= {code.text for code in codes(filmed(picture, chance))}
    assert seen == set(deck.tags.values())


def test_labels_that_save_ink_do() -> None:
    def black(*, save_ink: bool) -> float:
        sheets = pages(render("labels", game="mod", save_ink=save_ink))
        return float(np.mean([255 - sheet.mean() for sheet in sheets]))

    assert black(save_ink=True) < 0.8 * black(save_ink=False)


def test_nothing_is_printed_so_small_that_it_can_not_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write, small = Pen.text, []

    def text(pen: Pen, x: float, y: float, says: str, **how: Any) -> float:
        size = write(pen, x, y, says, **how)
        if size < SMALLEST:
            small.append(f"{says} in {size:.1f} points")
        return size

    monkeypatch.setattr(Pen, "text", text)
    monkeypatch.setattr(Pen, "code", lambda *_: None)  # tags have no words, and take long
    for _, kind, options in ready_orders():
        if kind == "cards" or "stock" in options:
            render(kind, **options)
    for language in languages():
        render("labels", game="nonpartisan", language=language)
        for game in GAMES:
            for kind in {*kinds_of(game)} - {"all", "cards", "labels"}:
                render(kind, game=game, language=language)
    assert not small


@pytest.mark.parametrize("game", GAMES)
def test_colors_are_told_apart_without_seeing_color(game: str) -> None:
    for one, other in combinations(GAMES[game].colors, 2):
        assert USUAL[one] != USUAL[other]
    for color in GAMES[game].colors:
        assert contrast(HUES[color].fill, HUES[color].on) >= 4.5
        assert contrast(WHITE, HUES[color].text) >= 4.5


def test_shapes_are_a_setting() -> None:
    few = "yellow-7,yellow-skip,wild#1"
    usual = render("cards", game="mod", only=few)
    for shape in SHAPES:
        other = render("cards", game="mod", only=few, shapes={"yellow": shape})
        assert (other == usual) == (shape == USUAL["yellow"])
        assert read(other) == read(usual)


def test_the_owners_icons_and_own_rules_are_printed() -> None:
    words = " ".join(texts(render("labels", game="power-grab", icons={"red-3": "bang"})))
    assert words.count("3 (!)") == 1
    assert words.count("· U") == 0
    pdf = render(
        "cards",
        game="nonpartisan",
        custom={"custom-2": {"text": "Sing your next turn."}, "custom-3": {"rule": "rooster"}},
    )
    words = " ".join(" ".join(texts(pdf)).split())
    assert "Sing your next turn." in words
    assert "crow, or draw 4" in words
    assert Deck("nonpartisan").tags["custom-1#1"] not in read(pdf, 90)


@pytest.mark.parametrize("text", ["x" * 140, "Ж 你好 🎲", "a\nb\tc", "", "word " * 28])
def test_any_text_fits_on_a_customizable_card(text: str) -> None:
    pdf = render("cards", game="nonpartisan", custom={"custom-1": {"text": text}})
    assert Deck("nonpartisan").tags["custom-1#1"] in read(pdf, 90)


def test_letters_that_cannot_be_printed_leave_room_to_write() -> None:
    for text, says in {"Пой!": "Our rule:", "你好": "Our rule:", "Sing! 🎲": "Sing!"}.items():
        pdf = render("cards", game="nonpartisan", custom={"custom-1": {"text": text}})
        assert says in texts(pdf)[-1]
    assert "name" in texts(render("tokens", game="mod", players=["Юг"]))[0]


def test_players_names_are_on_their_seats_and_on_the_score_pad() -> None:
    pdf = render("tokens", game="spin", players="North, Zoë")
    assert {token_tag("seat-1"), token_tag("seat-2")} <= read(pdf).keys()
    assert token_tag("seat-3") not in read(pdf)
    for kind in ("tokens", "sheet"):
        words = texts(render(kind, game="spin", players="North, Zoë"))[0]
        assert "North" in words
        assert "Zoë" in words


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_one_page_and_a_pad_counts_as_the_rules_do(game: str) -> None:
    for language in languages():
        (page,) = texts(render("guide", game=game, paper="letter", language=language))
        words = words_in(language)
        signs = {
            words(f"symbol-{card.symbol}")
            for card, _ in GAMES[game].contents
            if card.number is None
        }
        assert any(len(sign) > 4 and sign in page for sign in signs), f"{game} isn't in {language}"
    pad = texts(render("sheet", game=game))[0]
    for card, _ in GAMES[game].contents:
        if card.number is None:
            assert f"{card.points} points:" in pad


def dark(pdf: bytes) -> Ink:
    """The first page at a fine grain: where there is black ink."""
    return next(pages(pdf, 25.4 * MM)) < 60


def longest_run(lines: Ink) -> int:
    return max(longest_exactly(lines, 10**9), 0)


def longest_exactly(lines: Ink, near: int) -> int:
    """The run of ink, along any line, whose length comes nearest to a number."""
    edges = np.diff(np.pad(lines.astype(np.int8), ((0, 0), (1, 1))), axis=1)
    lengths = np.flatnonzero(edges.ravel() < 0) - np.flatnonzero(edges.ravel() > 0)
    return int(lengths[np.abs(lengths.astype(np.int64) - near).argmin()]) if len(lengths) else -1


def filmed(picture: Picture, chance: np.random.Generator) -> Picture:
    """A sheet as a poor camera sees it."""
    high, wide = picture.shape
    corners = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32)
    bent = corners + chance.uniform(-0.03, 0.03, (4, 2)).astype(np.float32) * wide
    big = cv2.getPerspectiveTransform(corners, bent.astype(np.float32))
    warped = cv2.warpPerspective(picture, big, (wide, high), borderValue=255)
    dimmed = cv2.GaussianBlur(warped, (0, 0), 0.6) * 0.55 + 25
    return np.clip(dimmed + chance.normal(0, 4, dimmed.shape), 0, 255).astype(np.uint8)


def contrast(one: str, other: str) -> float:
    """How well one ink is seen on another: 1 not at all, 21 black on white (WCAG)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(ink: str) -> float:
    channels = (int(ink[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

"""What is read in pictures: our tags in bad light, nobody else's codes, never a wrong card."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest
import segno

from companion.pile.quad import apart, moved
from companion.tags import CardTag, Deck, TokenTag, token_tag
from companion.vision import reader, tuning
from companion.vision.matching import Matcher, level, lying
from companion.vision.picture import Gray, NoPicture, gray, opened, opened_file, shrunk
from companion.vision.reader import Code
from companion.vision.scan import scan
from tests.pile.bench import DECK, whose
from tests.vision.pictures import table, tag

PHOTOS = Path(__file__).with_name("photos")
TEXT = DECK.tags["red-7#1"]


def zbar(picture: Gray) -> list[Code]:
    read = reader.zbar()
    if read is None:
        pytest.skip(reader.NO_ZBAR)
    return read(picture)


@pytest.mark.parametrize("read", [reader.zxing, zbar])
@pytest.mark.parametrize("turn", [0, 33, 90, 200, 295])
def test_both_readers_give_a_tags_text_and_corners_in_its_own_order(
    read: Callable[[Gray], list[Code]], turn: int
) -> None:
    paper = np.pad(tag(TEXT), 100, constant_values=160)
    middle = paper.shape[0] / 2 - 0.5
    move = cv2.getRotationMatrix2D((middle, middle), turn, 1)
    picture = np.asarray(cv2.warpAffine(paper, move, paper.shape[::-1], borderValue=160), np.uint8)
    (code,) = read(picture)
    edges = [(120, 120), (330, 120), (330, 330), (120, 330)]
    a, b, c, d = (tuple(map(float, move @ (x, y, 1))) for x, y in edges)
    assert code.text == TEXT
    assert code.ours
    assert apart(code.corners, (a, b, c, d)) < 6  # type: ignore[arg-type]


def test_zbar_survives_what_makes_it_stumble() -> None:
    parts = segno.make_sequence("A CODE IN SEVERAL PARTS " * 3, symbol_count=2)
    rows = np.array([[0 if dark else 255 for dark in row] for row in parts[0].matrix], np.uint8)
    paper = np.kron(np.pad(rows, 4, constant_values=255), np.ones((5, 5)))
    picture = np.asarray(paper, np.uint8)
    assert not [code for code in zbar(picture) if code.ours]


def test_a_code_of_another_form_is_not_ours_even_with_our_text() -> None:
    for version, error in ((2, "h"), (1, "q"), (1, "m")):
        symbol = segno.make_qr(TEXT, version=version, error=error, boost_error=False)
        rows = np.array([[0 if dark else 255 for dark in row] for row in symbol.matrix], np.uint8)
        paper = np.pad(rows, 4, constant_values=255)
        found = scan(np.asarray(np.kron(paper, np.ones((8, 8))), np.uint8), whose, DECK)
        assert not found.cards
        assert found.strangers


def test_without_zbar_the_cards_are_read_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    reader.zbar.cache_clear()
    monkeypatch.setattr(reader, "import_module", missing)
    try:
        assert reader.zbar() is None
        assert [one.code.text for one in scan(table({"red-7#1": (0, 0, 20)}), whose).cards] == [
            TEXT
        ]
    finally:
        reader.zbar.cache_clear()


@pytest.mark.parametrize("mask", range(8))
def test_a_tag_that_no_decoder_reads_is_known_by_its_looks(mask: int) -> None:
    code = tag(TEXT, mask=mask)
    small = cv2.resize(code, (60, 60), interpolation=cv2.INTER_AREA)
    picture = np.full((160, 160), 60, np.uint8)
    picture[50:110, 50:110] = small
    dim = cv2.GaussianBlur((picture * 0.25 + 20).astype(np.uint8), (0, 0), 1.35)
    chance = np.random.default_rng(mask)
    noisy = np.clip(dim + chance.normal(0, 4, dim.shape), 0, 255).astype(np.uint8)
    assert reader.zxing(noisy) == []
    (found,) = Matcher(DECK.tags.values()).read(noisy, 2.4)
    assert found.text == TEXT


@pytest.mark.parametrize("washed", [(0, 0), (1, 0), (0, 1)])
def test_a_tag_on_a_tilted_table_is_known_though_a_lamp_washes_one_of_its_corners_out(
    washed: tuple[int, int],
) -> None:
    shape = np.array([(60, 52), (119, 60), (107, 112), (45, 104)], np.float32)  # 25 modules, tilted
    whole = np.array([(0, 0), (250, 0), (250, 250), (0, 250)], np.float32)
    code = cv2.resize(tag(TEXT, mask=2), (250, 250), interpolation=cv2.INTER_AREA)
    x, y = (20 + 140 * at for at in washed)
    code[y : y + 70, x : x + 70] = 225
    seen = cv2.warpPerspective(
        code, cv2.getPerspectiveTransform(whole, shape), (170, 170), flags=cv2.INTER_AREA,
        borderValue=(90,),
    )  # fmt: skip
    picture = np.asarray(cv2.GaussianBlur(seen, (0, 0), 0.8), np.uint8)
    matcher = Matcher(DECK.tags.values())
    assert matcher.read(picture, 2.3) == []
    other = lying(((0.0, 0.0), (48.0, 6.0), (38.0, 48.0), (-10.0, 42.0)))  # elsewhere on this table
    assert {
        code.text for code in matcher.read(picture, 2.3, lies=other, near=tuning.MATCH_OFFSETS)
    } == {TEXT}


def test_a_tag_out_of_focus_is_known_where_it_was_read_a_moment_ago_and_nowhere_else() -> None:
    matcher = Matcher(DECK.tags.values())
    sharp, blurred = (
        {
            name: np.asarray(cv2.GaussianBlur(table({name: (1, 2, 20)}), (0, 0), blur), np.uint8)
            for name in ("red-7#1", "blue-2#1")
        }
        for blur in (0.6, 2.3)
    )
    read = reader.zxing(sharp["red-7#1"])
    assert len(read) == 2
    assert reader.zxing(blurred["red-7#1"]) == []
    for code in read:
        for off in (0.0, 0.6):  # pixels
            around = replace(code, corners=moved(code.corners, off, -off))
            again = matcher.again(blurred["red-7#1"], around)
            assert again is not None
            assert apart(again.corners, code.corners) < 1.4  # half a module
        elsewhere = replace(code, corners=moved(code.corners, 6, 0))
        another = replace(code, text=DECK.tags["blue-2#1"])
        assert not any(matcher.again(blurred["red-7#1"], one) for one in (elsewhere, another))
        assert matcher.again(blurred["blue-2#1"], code) is None


def test_looks_never_make_a_card_of_another_decks_tag_or_of_a_strangers() -> None:
    matcher = Matcher(DECK.tags.values())
    chance = np.random.default_rng(5)
    others = (
        list(Deck("spin", "B2").tags.values())[::6] + list(Deck("mod", "K7").tags.values())[::6]
    )
    strange = ["".join(chance.choice(list("0123456789ABCDEF*"), 10)) for _ in range(30)]
    for text in others + strange:
        small = cv2.resize(tag(text, mask=None), (64, 64), interpolation=cv2.INTER_AREA)
        picture = np.pad(small, 40, constant_values=90)
        noisy = np.clip(picture + chance.normal(0, 12, picture.shape), 0, 255).astype(np.uint8)
        assert matcher.read(noisy, 2.56, lies=level(2.56), near=tuning.MATCH_OFFSETS) == []


def test_a_damaged_tag_is_read_right_or_not_at_all() -> None:
    chance = np.random.default_rng(9)
    matcher = Matcher(DECK.tags.values())
    read = 0
    for name in list(DECK.tags)[::3]:
        picture = np.pad(tag(DECK.tags[name]), 30, constant_values=180)
        for _ in range(int(chance.integers(4, 14))):
            x, y = chance.integers(40, 260, 2)
            picture[y : y + 30, x : x + 30] = chance.choice([25, 128, 235])
        small = shrunk(picture, 0.3)
        texts = {one.code.text for one in scan(small, whose).cards}
        texts |= {code.text for code in matcher.read(small, 3.0, lies=level(3.0))}
        assert texts <= {DECK.tags[name]}
        read += bool(texts)
    assert read > 10


def test_a_fanned_hand_is_read_and_said_to_be_whole() -> None:
    hand = [
        (name, (26.0 * (n - 3), abs(n - 3) * 4.0, 8.0 * (n - 3)))
        for n, name in enumerate(list(DECK.tags)[5:40:5])
    ]
    found = scan(table(list(reversed(hand)), scale=3.2, size=(1600, 900)), whose, DECK)
    assert {one.code.text for one in found.cards} == {DECK.tags[name] for name, _ in hand}
    assert found.why_more is None


def test_a_half_hidden_tag_makes_it_unsure_that_it_saw_all() -> None:
    hidden = [("red-7#1", (0.0, 0.0, 0.0)), ("blue-3#1", (-13.0, 0.0, 0.0))]
    found = scan(table(hidden, scale=3.2), whose, DECK)
    assert [one.code.text for one in found.cards] == [DECK.tags["blue-3#1"]]
    assert found.why_more is not None


def test_tokens_are_told_from_cards() -> None:
    picture = np.pad(tag(token_tag("uno")), 60, constant_values=200)
    found = scan(picture, whose)
    assert [one.meaning for one in found.tokens] == [TokenTag(token_tag("uno"), "uno")]
    assert not found.cards


def strange_codes(photos: list[Path]) -> int:
    """In how many of these photos somebody else's code is seen; none of them may give a card or token."""
    matcher = Matcher([*DECK.tags.values(), token_tag("uno")])
    codes = 0
    for path in photos:
        picture = opened_file(path)
        found = scan(picture, whose, DECK)
        assert not found.cards, path.name
        assert not found.tokens, path.name
        assert matcher.read(picture, 2.6, lies=level(2.6), near=tuning.MATCH_OFFSETS) == [], (
            path.name
        )
        codes += bool(found.strangers)
    return codes


def test_no_photo_of_a_strangers_code_gives_a_card() -> None:
    assert strange_codes(sorted((PHOTOS / "strangers").iterdir())) > 110


def test_no_photo_without_a_code_gives_anything() -> None:
    assert not strange_codes(sorted((PHOTOS / "no-code").iterdir()))


@pytest.mark.photographs("bare-cards")
def test_no_photo_of_a_bare_card_is_read_as_a_tag(photographs: list[Path]) -> None:
    assert not strange_codes(photographs)


def test_without_a_deck_named_any_sleeved_deck_counts() -> None:
    from companion.vision.pile_tracker import tag_meanings as understood

    anybody, modders = understood(None, None), understood("mod", None)
    assert isinstance(anybody(TEXT), CardTag)
    assert not isinstance(modders(TEXT), CardTag)


@pytest.mark.parametrize("data", [b"", b"\xff\xd8\xff", b"not a picture", bytes(5000)])
def test_what_is_no_picture_is_said_in_a_sentence(data: bytes, tmp_path: Path) -> None:
    with pytest.raises(NoPicture, match=r"\.$"):
        opened(data)
    (tmp_path / "x.jpg").write_bytes(data)
    with pytest.raises(NoPicture, match=r"x\.jpg"):
        opened_file(tmp_path / "x.jpg")


def test_colors_and_see_through_pictures_become_gray() -> None:
    color = np.zeros((20, 30, 3), np.uint8)
    color[:, :, 2] = 255
    assert gray(color)[0, 0] == 76
    clear = np.zeros((20, 30, 4), np.uint8)
    _, data = cv2.imencode(".png", clear)
    assert opened(data.tobytes()).min() == 255

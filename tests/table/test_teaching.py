"""A card that is taught under the camera."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import cv2

from companion.demo.bare_cards import photo
from companion.store import open_ledger
from companion.table.teaching import OneByOne, Teaching

T = TypeVar("T")


def test_the_deck_is_opened_only_when_a_card_is_learned(tmp_path: Path) -> None:
    given: list[int] = []

    def opens(work: Callable[..., T], *arguments: object) -> T:
        given.append(len(arguments))
        return work(*arguments)

    ledger = open_ledger(tmp_path / "a.db")
    camera = OneByOne(Teaching(ledger.decks, opens))
    shown = cv2.imencode(".png", photo("red-1", "corners", seed=1))[1].tobytes()
    states = [camera.look("Grandma", "classic", "red-1", shown).state for _ in range(3)]
    assert states == ["moving", "taught", "same"]
    assert given == [3, 3, 4, 3]  # the picture alone; with the deck only when it is learned
    assert [one.face for one in ledger.decks.faces("Grandma")] == ["red-1"]
    ledger.close()

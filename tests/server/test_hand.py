"""A hand without tags, photographed for points or a challenge."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from companion.demo.shown_hand import fan
from companion.server.service import Service
from companion.store.decks import TaughtFace
from companion.vision.bare.teach import packed
from testing.taught import taught
from tests.server.guest import START, Guest

HAND = ["red-7", "blue-6", "wild", "green-skip", "yellow-8"]


@pytest.mark.parametrize("cards", ["bare", "tags"])
def test_a_hand_is_read_by_the_bare_deck_that_the_household_plays_with(
    house: Service, machine: Guest, cards: str
) -> None:
    game = str(START["game"])
    faces = taught("border", game)
    house.open_tables.ledger.decks.teach(
        "Grandma", game, [TaughtFace(face, 1.0, packed(one)) for face, one in faces.items()]
    )
    mine = {"cards": cards, "bare": "Grandma"}
    machine.said("PUT", "/api/settings", {"decks": {game: mine}})
    table = machine.lay(START)
    picture, *_ = fan([f"{face}#1" for face in HAND], {}, "clear", 5, cards_are="border")
    jpeg = cv2.imencode(".jpg", np.asarray(picture, np.uint8))[1].tobytes()
    answer = machine.post(f"/api/tables/{table['id']}/hand", data=jpeg, content_type="image/jpeg")
    read = answer.get_json()
    assert (answer.status_code, read["sure"]) == (200, False), "more may lie under others"
    if cards == "tags":
        assert (read["cards"], read["doubtful"]) == ([], [])
        return
    assert set(read["cards"]) <= set(HAND)
    assert len(set(read["cards"])) == len(read["cards"]) >= 3
    named = {face for likely in read["doubtful"] for face in likely}
    assert all(2 <= len(likely) <= 3 for likely in read["doubtful"])
    assert set(HAND) - set(read["cards"]) <= named or len(read["doubtful"]) < 2

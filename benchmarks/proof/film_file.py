"""A film on disk, and what was true in it beside it: what `companion film` writes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import cv2

from companion.demo.bare_cards import photo
from companion.demo.director import Shooting, printed, shooting
from companion.demo.film import FilmFrame
from companion.demo.script import LayAside, LayCard, TakeBack, Token
from companion.rules.card_names import design
from companion.rules.games import GAMES
from testing.reckoning.evening import Evening
from testing.reckoning.temper import Temper
from testing.truth import Truth, shoot

CODECS = {".mp4": "mp4v", ".avi": "MJPG", ".mkv": "mp4v"}


def write(
    path: Path, frames: Iterator[tuple[FilmFrame, Truth]], shot: Shooting, *, fps: float,
    header: dict[str, object],
) -> int:  # fmt: skip
    """Writes a film, and its truth beside it: a JSON line a frame, a deed, an event."""
    codec = CODECS.get(path.suffix.lower())
    if codec is None:
        raise ValueError(f"A film ends in {', '.join(CODECS)}; “{path.name}” does not.")
    if not path.parent.is_dir():
        raise ValueError(f"There is no folder {path.parent}.")
    writer: cv2.VideoWriter | None = None
    count = 0
    beside = path.with_suffix(".jsonl")
    try:
        with beside.open("w", encoding="utf-8") as truth_file:

            def line(what: str, /, **fields: object) -> None:
                print(json.dumps({"line": what, **fields}), file=truth_file)

            line("film", **header)
            for event in events(shot):
                line("event", **event)
            for moment in shot.moments:
                deed = moment.deed
                line(
                    "deed",
                    t=round(moment.t, 3),
                    kind=deed.kind,
                    player=deed.player,
                    cards=list(deed.cards),
                    act=deed.act,
                    note=deed.note,
                )
            for frame, truth in frames:
                if writer is None:
                    tall, wide = frame.picture.shape[:2]
                    writer = cv2.VideoWriter(
                        str(path), cv2.VideoWriter.fourcc(*codec), fps, (wide, tall)
                    )
                    if not writer.isOpened():
                        raise OSError(
                            f"This machine can't write {path.name}; try a name ending in .avi."
                        )
                writer.write(frame.picture)
                line("frame", frame=frame.number, **truth.as_json())
                count += 1
    finally:
        if writer is not None:
            writer.release()
    return count


def events(shot: Shooting) -> list[dict[str, object]]:
    """What a camera that misses nothing tells: one event a placement."""
    told: list[dict[str, object]] = []
    for happening in shot.script.in_order():
        match happening:
            case LayCard(at=at, card=card):
                bare = shot.script.cards_are != "tags" and card not in shot.script.sleeved
                card = design(card) if bare else card
                told.append({"t": round(at, 3), "event": "settled", "card": card})
            case Token(at=at, token=token):
                told.append({"t": round(at, 3), "event": "token", "token": token})
            case TakeBack(at=at):
                told.append({"t": round(at, 3), "event": "taken-back"})
            case LayAside(at=at, card=card):
                told.append({"t": round(at, 3), "event": "beside", "card": card})
            case _:
                pass
    return told


def evening_on_film(
    game: str, seed: int, *, deck: str = "A1", players: int = 4, seconds: float = 60.0,
    temper: Temper | None = None, tokens: bool = False,
) -> Shooting:  # fmt: skip
    """The beginning of an evening of bots, ready to be filmed."""
    night = Evening(game, seed=seed, players=players, temper=temper)
    return shooting(
        night.play(), night.players, printed(game, deck), seed=seed, seconds=seconds, tokens=tokens
    )


def film(
    path: Path, game: str, seed: int, *, deck: str = "A1", players: int = 4, seconds: float = 60.0,
    preset: str = "typical", camera: str = "720p/50", fps: float = 15.0, mat: bool = False,
    tokens: bool = False, cards: str = "tags",
) -> int:  # fmt: skip
    """Films the beginning of an evening into a file; gives the number of frames."""
    shot = evening_on_film(game, seed, deck=deck, players=players, seconds=seconds, tokens=tokens)
    if cards != "tags":
        shot = replace(shot, script=replace(shot.script, cards_are=cards))
        photos = path.with_suffix(".faces")
        photos.mkdir(exist_ok=True)
        for face in GAMES[game].deck.names:
            cv2.imwrite(str(photos / f"{face}.png"), photo(face, cards))
    frames = shoot(shot.script, preset, seed, camera=camera, fps=fps, mat=mat)
    header: dict[str, object] = {
        "game": game, "deck": deck, "seed": seed, "players": players, "preset": preset,
        "camera": camera, "fps": fps, "mat": mat, "cards": cards,
    }  # fmt: skip
    return write(path, frames, shot, fps=fps, header=header)

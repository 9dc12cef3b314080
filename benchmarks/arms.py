"""Whose arm it was: filmed people reach for two piles, the real eyes follow them, and the truth stands beside it.

    python -m benchmarks.arms film --seeds 1-8 --players 4 -o arms.jsonl            # the eyes' part, once
    python -m benchmarks.arms film --seeds 1-8 --players 8 --rough -o arms.jsonl
    python -m benchmarks.arms tell arms.jsonl                                       # the learning's part, in seconds

The films are small (320 x 180): enough for arms, which are looked for in 160 tiles across. No card is read in them;
when a card comes to rest is taken from the truth, whose arm laid it is not.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from benchmarks.vision_night import seeds
from companion.pile.arm import Arm, arm_of
from companion.pile.visits import Came, Took, Visits, arm_of_card, followed
from companion.pile.whose import Hands
from companion.simulate.director import Shooting, printed, shooting
from companion.simulate.evening import Evening
from companion.simulate.film import Filming
from companion.simulate.gesture import DRAW_PILE
from companion.simulate.person import CALM, ROUGH
from companion.simulate.perspective import Pose, seen
from companion.simulate.room import PRESETS
from companion.simulate.script import EACH, Draw, Happening, Place, Touch
from companion.table.reaching import AFTER_DRAWING, ANYBODY, FOLLOWERS
from companion.tags import mat
from companion.vision.arms import WIDTH, Arms, places, tiles_of

Json = dict[str, Any]
FPS = 15.0
TOLD = 0.3
"""Seconds after coming to rest at which a card is told: what is seen later comes too late."""
GAMES = ("mod", "nonpartisan", "spin", "power-grab")
WAVE = 1.9


def evening(seed: int, players: int, cards: int, *, rough: bool) -> Json:
    """One filmed evening: every visit as the eyes tell it, beside whose it was."""
    cv2.setNumThreads(1)
    habits = ROUGH if rough else CALM
    night = Evening(GAMES[seed % 4], seed=seed, players=players)
    shot = shooting(
        night.play(), night.players, printed(night.game), seed=seed, seconds=8.0 * cards,
        habits=habits, restless=0.15 if rough else 0.05,
    )  # fmt: skip
    people = shot.script.people
    waves = [Touch(at=1.6 + WAVE * n, seat=one.seat) for n, one in enumerate(people)]
    shift = WAVE * players + 1.5
    played = [h for h in shot.script.in_order() if isinstance(h, Place)][:cards]
    until = played[-1].at + 0.9
    later = tuple(replace(h, at=h.at + shift) for h in shot.script.in_order() if h.at <= until)
    script = replace(shot.script, happenings=(*waves, *later), length=until + shift)
    preset = replace(PRESETS["typical"], hard=0.9) if rough and seed % 3 == 0 else "typical"
    filming = Filming(script, preset, seed, camera="180p/50", mat=True)
    lens = filming.stage.table.lens
    onto = lens.onto(Pose())

    def place(x: float, y: float, where: mat.Place) -> Any:
        a, b = where.width / 2, where.height / 2
        corners = np.array([[x - a, y - b], [x + a, y - b], [x + a, y + b], [x - a, y + b]])
        return tuple((float(u), float(v)) for u, v in seen(onto, corners))

    where = places(
        place(0, 0, mat.DISCARD), place(*DRAW_PILE, mat.DRAW), lens.width / WIDTH, lens.scale
    )
    arms, visits = Arms(), Visits()
    waiting = list(script.in_order())
    names = {one.seat: n for n, one in enumerate(people)}
    due = turns(shot, night.players)
    kinds = {m.deed.cards[0]: "shed" for m in shot.moments if m.deed.kind == "shed"}
    rows: list[Json] = []
    laid, cpu, frames = 0.0, 0.0, 0
    takes: list[tuple[float, int]] = []
    came: list[tuple[float, float, Arm]] = []
    for number, t in moments(script.happenings, script.seconds):
        picture = filming.frame(number, t).picture
        began = time.process_time()
        tiles = tiles_of(picture)
        arms.see(tiles, t, where)
        visits, ended = followed(visits, t, arms.seen, watching=arms.following)
        cpu, frames = cpu + time.process_time() - began, frames + 1
        for visit in ended:
            match visit:
                case Took(began=since, arm=arm) if since > laid:
                    rows.append({"t": t, "kind": "took", "arm": arm and arm.as_json()})
                case Came(began=since, arm=arm):
                    came.append((since, t, arm))
                case Took():
                    pass  # this hand has laid a card
        while waiting and waiting[0].at + TOLD <= t:
            happening = waiting.pop(0)
            match happening:
                case Place(at=at, seat=seat):
                    arm = arm_of_card(visits, at)
                    watched = visits.unwatched <= laid
                    laid = t
                    kind = kinds.get(happening.card, "card")
                    rows.append(
                        {"t": at, "kind": kind, "who": names[seat], "watched": watched,
                         "due": due.get(happening.card, [0, 1]),
                         "arm": arm and arm.as_json(), "manner": happening.manner}
                    )  # fmt: skip
                case Draw(at=at, seat=seat, cards=count, at_once=at_once):
                    for n in range(1 if at_once else count):
                        takes.append((at - EACH * n * (not at_once), names[seat]))
                case _:
                    pass
    for n, wave in enumerate(waves):  # the caller waits for each
        arm = next((a for a0, a1, a in came if a0 > wave.at - 1 and a1 < wave.at + 1.6), None)
        rows.append({"t": wave.at, "kind": "wave", "who": n, "arm": arm and arm.as_json()})
    for at, who in takes:
        near = [
            r for r in rows if r["kind"] == "took" and "who" not in r and -0.7 < r["t"] - at < 1.2
        ]
        if near:
            min(near, key=lambda r: abs(r["t"] - at))["who"] = who
        else:
            rows.append({"t": at, "kind": "missed", "who": who, "arm": None})
    return {
        "seed": seed, "players": players, "rough": rough, "ms": 1000 * cpu / frames,
        "seats": [round(one.seat) for one in people], "visits": sorted(rows, key=lambda r: r["t"]),
    }  # fmt: skip


def turns(shot: Shooting, players: Sequence[str]) -> dict[str, list[int]]:
    """Whose turn began after the card before each card, and which way round the turns go."""
    found: dict[str, list[int]] = {}
    first: list[int] | None = None
    for moment in shot.moments:
        deed = moment.deed
        if deed.kind == "turn" and first is None and deed.player and deed.standing:
            first = [players.index(deed.player), 1 if deed.standing.direction == "left" else -1]
        elif deed.kind in ("turn-up", "lay", "wrong", "shed"):
            found[deed.cards[0]] = first or [players.index(deed.player or players[0]), 1]
            first = None if deed.kind != "wrong" else first
    return found


def moments(happenings: tuple[Happening, ...], seconds: float) -> Iterator[tuple[int, float]]:
    """The frames worth filming: all while something moves, else three a second."""
    awake = np.zeros(round(seconds * FPS), bool)
    for happening in happenings:
        begin = happening.at - 1.4 - EACH * getattr(happening, "cards", 0)
        end = happening.at + getattr(happening, "length", 0.0) + 1.3
        awake[max(0, int(begin * FPS)) : max(0, int(end * FPS))] = True
    for number, moving in enumerate(awake):
        if moving or number % 5 == 0:
            yield number, number / FPS


@dataclass(slots=True)
class Tally:
    """What came of the evenings of one kind."""

    evenings: int = 0
    cards: int = 0
    right: int = 0
    wrong: int = 0
    unseen: int = 0
    visits: int = 0
    seen: int = 0
    owner_right: int = 0
    owner_wrong: int = 0
    invented: int = 0
    maps: int = 0
    late: list[int] = field(default_factory=list)
    ms: list[float] = field(default_factory=list)


def could(
    row: Json, players: Sequence[str], *, rules: bool, drew: bool = False
) -> dict[str, float]:
    """Who the rules leave for a card, before anybody looks at the arm."""
    if not rules:
        return dict.fromkeys(players, 1.0)
    weights = dict.fromkeys(players, ANYBODY)
    first, step = row["due"]
    for n, share in enumerate(AFTER_DRAWING if drew else FOLLOWERS):
        weights[players[(first + n * step) % len(players)]] += share
    return weights


def told(row: Json, tally: Tally, *, waved: bool, rules: bool) -> None:
    """One evening, told as a table would."""
    players = tuple(f"player {n}" for n in range(row["players"]))
    hands = Hands(players)
    wrong, first, due, drew = 0, None, None, False
    before = tally.cards
    for visit in row["visits"]:
        arm, who = arm_of(visit["arm"]), visit.get("who")
        match visit["kind"]:
            case "wave" if waved and arm is not None:
                hands = hands.learned(arm, {players[who]: 1.0})
            case "card":
                tally.cards += 1
                due = visit
                if arm is None:
                    tally.unseen += 1
                    continue
                prior = could(visit, players, rules=rules, drew=drew)
                name = hands.named(arm, prior)
                if name is not None:
                    first = first if first is not None else tally.cards - before
                    good = name == players[who]
                    tally.right, tally.wrong = tally.right + good, tally.wrong + (not good)
                    wrong += not good
                hands = hands.learned(arm, could(visit, players, rules=True, drew=drew))
                drew = False
            case "missed":
                tally.visits += 1
            case "took" if who is None:
                tally.invented, drew = tally.invented + 1, True
            case "took":
                tally.visits, tally.seen, drew = tally.visits + 1, tally.seen + 1, True
                if arm is not None:
                    prior = could(due or visit, players, rules=rules and due is not None)
                    name = hands.named(arm, prior)
                    tally.owner_right += name == players[who]
                    tally.owner_wrong += name not in (None, players[who])
            case _:
                pass
    tally.evenings += 1
    tally.maps += wrong > 2
    tally.late.append(first if first is not None else 999)
    tally.ms.append(row["ms"])


def tell(paths: Sequence[Path]) -> None:
    """The tables of all evenings in these files, by players, kind and how the map was learned."""
    rows = [json.loads(line) for path in paths for line in path.read_text().splitlines()]
    kinds = sorted({(row["players"], row["rough"]) for row in rows})
    for waved, rules in ((True, True), (True, False), (False, True)):
        print(
            ("after a wave-in" if waved else "from play alone")
            + (", with the rules" if rules else ", arms alone")
        )
        for players, rough in kinds:
            tally = Tally()
            for row in rows:
                if (row["players"], row["rough"]) == (players, rough):
                    told(row, tally, waved=waved, rules=rules)
            n, draws = max(tally.cards, 1), max(tally.visits, 1)
            print(
                f"  {players} {'rough' if rough else 'calm '} {tally.evenings:3} evenings {n:4} cards: "
                f"right {100 * tally.right / n:5.1f} wrong {100 * tally.wrong / n:4.1f} %, unfollowed "
                f"{100 * tally.unseen / n:4.1f} %; draws {tally.visits:3}: seen {100 * tally.seen / draws:5.1f}, "
                f"owner right {100 * tally.owner_right / draws:5.1f} wrong {100 * tally.owner_wrong / draws:4.1f} %, "
                f"invented 1 in {n / max(tally.invented, 1):.0f} cards; "
                f"first told {sorted(tally.late)[len(tally.late) // 2]}, wrong maps {tally.maps}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    film = ways.add_parser("film")
    film.add_argument("--seeds", type=seeds, default=[1])
    film.add_argument("--players", type=int, default=4)
    film.add_argument("--cards", type=int, default=40)
    film.add_argument("--rough", action="store_true")
    film.add_argument("-o", "--out", type=Path, required=True)
    say = ways.add_parser("tell")
    say.add_argument("files", type=Path, nargs="+")
    args = parser.parse_args()
    if args.way == "tell":
        tell(args.files)
        return
    for seed in args.seeds:
        row = evening(seed, args.players, args.cards, rough=args.rough)
        with args.out.open("a") as out:
            print(json.dumps(row), file=out)
        print(f"{seed}: {len(row['visits'])} visits, {row['ms']:.2f} ms a frame", file=sys.stderr)


if __name__ == "__main__":
    main()

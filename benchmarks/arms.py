"""Whose hand it was: filmed people reach for two piles, the real eyes follow them, the real table weighs it.

    python -m benchmarks.arms film --seeds 1-8 --players 4 -o arms.jsonl           # the eyes' part, once
    python -m benchmarks.arms film --seeds 1-8 --players 8 --rough -o arms.jsonl
    python -m benchmarks.arms tell arms.jsonl                                      # the table's part

The films are small (320 x 180): enough for arms, which are looked for in 160 tiles across. No card is read in them;
which card came to rest, and when, is taken from the truth, whose arm laid it is not. Nobody tells a draw, a penalty
or whose card it was, unless the table has it wrong.
"""

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from benchmarks.proof.evening import REST, TEMPER, blind_events
from benchmarks.proof.scribe import Scribe
from benchmarks.proof.tableside import Tableside
from companion.demo.director import Shooting, printed, shooting
from companion.demo.film import Filming
from companion.demo.gesture import DRAW_PILE
from companion.demo.person import CALM, ROUGH
from companion.demo.perspective import Pose, seen
from companion.demo.room import PRESETS
from companion.demo.script import EACH, DrawCards, Happening, LayCard
from companion.demo.unsteady import Unsteady
from companion.pile.arm_tracks import (
    ArmTracks,
    DrawPileVisit,
    PileVisit,
    arm_of_card,
    card_laid,
    track_arms,
)
from companion.tags import mat
from companion.vision.arms import Arms, places
from companion.vision.motion import MotionTracker
from companion.vision.picture import gray
from companion.vision.tiles import WIDTH, tiles_of
from testing.night import seeds
from testing.reckoning.evening import Evening

Json = dict[str, Any]
FPS = 15.0
GAMES = ("mod", "nonpartisan", "spin", "power-grab")
CALLED = 0.5
"""Seconds before a hand is at the pile for its wave at which the caller has said its name."""
ROUGH_ROOM = Unsteady(flicker=0.06, shake=0.25, pump=0.1)


@dataclass(frozen=True, slots=True)
class Kind:
    """One evening to be filmed."""

    seed: int
    players: int
    target: int
    rough: bool

    def shot(self) -> tuple[Evening, Json, Shooting]:
        """Its bots, how the game was set up, and what there is to film: the same each time."""
        night = Evening(
            GAMES[self.seed % 4], seed=self.seed, players=self.players, target=self.target,
            temper=TEMPER,
        )  # fmt: skip
        opening = night.opening
        shot = shooting(
            night.play(), night.players, printed(night.game), seed=self.seed, restless=0.1,
            habits=ROUGH if self.rough else CALM, waves=True,
        )  # fmt: skip
        return night, opening, shot


def film(kind: Kind) -> Json:
    """What the eyes tell of the arms of one evening."""
    cv2.setNumThreads(1)
    script = kind.shot()[2].script
    preset = PRESETS["typical"]
    if kind.rough:
        preset = replace(preset, hard=0.9 * (kind.seed % 3 == 0), unsteady=ROUGH_ROOM)
    filming = Filming(script, preset, kind.seed, camera="180p/50", mat=True)
    lens = filming.stage.table.lens
    onto = lens.onto(Pose())

    def place(x: float, y: float, where: mat.Place) -> Any:
        a, b = where.width / 2, where.height / 2
        corners = np.array([[x - a, y - b], [x + a, y - b], [x + a, y + b], [x - a, y + b]])
        return tuple((float(u), float(v)) for u, v in seen(onto, corners))

    where = places(
        place(0, 0, mat.DISCARD), place(*DRAW_PILE, mat.DRAW), lens.width / WIDTH, lens.scale
    )
    motion, arms, visits = MotionTracker(), Arms(), ArmTracks()
    waiting = [h for h in script.in_order() if isinstance(h, LayCard)]
    told: list[Json] = []
    cards: dict[str, Json] = {}
    rested, cpu, frames = 0.0, 0.0, 0

    def tell(t: float, hand: DrawPileVisit | PileVisit) -> None:
        name = "drew?" if isinstance(hand, DrawPileVisit) else "touched?"
        left = hand.left if isinstance(hand, DrawPileVisit) else t
        arm = hand.arm and hand.arm.as_json()
        told.append({"t": t, "event": name, "left": left, "began": hand.began, "arm": arm})

    for number, t in moments(script.happenings, script.seconds):
        picture = filming.frame(number, t).picture
        began = time.process_time()
        motion.see(gray(picture), t)
        if arms.due(t, motion.share(None)):
            arms.see(tiles_of(picture), t, where)
        visits, ended = track_arms(visits, t, arms.seen, watching=arms.following)
        cpu, frames = cpu + time.process_time() - began, frames + 1
        while waiting and waiting[0].at + REST <= t:
            card = waiting.pop(0)
            arm = arm_of_card(visits, card.at)
            watched = visits.unwatched <= rested
            visits, before = card_laid(visits, card.at, arm)
            for hand in before:
                tell(t, hand)
            rested = card.at
            cards[f"{card.card} {card.at:.3f}"] = {"arm": arm and arm.as_json(), "watched": watched}
        for visit in ended:
            if isinstance(visit, DrawPileVisit) or visit.began > rested:
                tell(t, visit)
    return {
        "seed": kind.seed, "players": kind.players, "target": kind.target, "rough": kind.rough,
        "ms": 1000 * cpu / frames, "told": told, "cards": cards,
    }  # fmt: skip


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

    counts: Counter[str] = field(default_factory=Counter)
    taps: Counter[str] = field(default_factory=Counter)
    first: list[int] = field(default_factory=list)
    rounds: float = 0.0
    """Rounds of turns."""


def play(row: Json, tally: Tally, *, waved: bool) -> None:
    """One evening at the real table."""
    kind = Kind(row["seed"], row["players"], row["target"], row["rough"])
    night, opening, shot = kind.shot()
    count = tally.counts
    reaches(row, shot, count)
    with tempfile.TemporaryDirectory() as folder:
        side = Tableside(Path(folder))
        host = Scribe(shot.moments, side.say, side.table, forgetful=True, followed=True)
        if not side.say(opening).get("ok"):
            raise RuntimeError("The evening could not start.")
        events = sorted(row["told"], key=lambda event: event["t"])
        waves = list(shot.waves) if waved else []
        pile: list[str] = []
        cards, first, wrong, t = 0, 999, 0, 0.0
        drawn: Counter[str] = Counter()
        for moment in shot.moments:
            t, deed = moment.t + REST, moment.deed
            while events and events[0]["t"] <= t:
                event = events.pop(0)
                while waves and waves[0][0] - CALLED <= event["t"]:
                    side.wave(waves.pop(0)[1])
                host.heard(event, event["t"], side.hear(event))
            if deed.kind == "draw" and deed.player:
                drawn[deed.player] += 1
            for event in blind_events(deed, pile, mat=False):
                seen_so = row["cards"].get(f"{event['card']} {moment.t:.3f}", {})
                event |= {"t": t, **seen_so} if event["event"] == "settled" else {"t": t}
                if deed.kind == "reveal":
                    host.until(t)  # a war is told before its winner's cards lie there
                replies = side.hear(event)
                if event["event"] == "settled" and deed.kind == "lay":
                    weighed = side.interpreter.weighed
                    says = " ".join(s for reply in replies for s in reply.get("says", ()))
                    named = weighed is not None and weighed.sure
                    good = weighed is not None and weighed.by == deed.player
                    cards += 1
                    count["cards"] += 1
                    count["right"] += f"{deed.player} plays " in says
                    count["unfollowed"] += not seen_so.get("arm")
                    count["named"] += named and good
                    count["wrong"] += named and not good
                    wrong += named and not good
                    if named and first == 999:
                        first = cards
                    if weighed is not None and not isinstance(weighed.drew, int):
                        for player, many in weighed.drew.items():
                            count["owners"] += many
                            count["owned"] += many if drawn[player] else 0
                if deed.kind in ("lay", "shed", "turn-up"):  # a wrong card is taken back again
                    drawn.clear()
                host.heard(event, t, replies)
            host.until(t)
            asked = [ask["ask"] for ask in (side.table() or {}).get("awaiting", ())]
            if deed.kind == "lay" and ("whose" in asked or "took-cards" in asked):
                count["questions"] += 1
            tally.rounds += (deed.kind == "turn") / kind.players
        for _ in range(40):
            t += 1.0
            host.until(t)
        shown = {p["name"]: p["score"] for p in (side.table() or {}).get("players", ())}
        side.open_tables.close()
    count["evenings"] += 1
    count["scores"] += shown == night.scores
    count["maps"] += wrong > 2
    count["illegal"] += host.record.illegal
    count["caught"] += host.record.caught
    count["accused"] += sum(one.what == "accused" for one in host.record.amiss)
    tally.first.append(first)
    tally.taps.update(host.record.taps)


def reaches(row: Json, shot: Shooting, count: Counter[str]) -> None:
    """How many hands at the draw pile were seen, and how many were none."""
    told = [event["left"] for event in row["told"] if event["event"] == "drew?"]
    for draw in shot.script.in_order():
        if isinstance(draw, DrawCards):
            for n in range(1 if draw.at_once else draw.cards):
                at = draw.at - EACH * n * (not draw.at_once)
                near = [left for left in told if -1.2 < left - at < 0.2]
                count["reaches"] += 1
                if near:
                    count["reached"] += 1
                    told.remove(min(near, key=lambda left: abs(left - at + 0.4)))
    count["invented"] += len(told)


def tell(paths: Sequence[Path]) -> None:
    """The tables of all evenings in these files, by players, kind and how the map was learned."""
    rows = [json.loads(line) for path in paths for line in path.read_text().splitlines()]
    kinds = sorted({(row["rough"], row["players"]) for row in rows})
    for waved in (True, False):
        print("after a wave-in" if waved else "nobody waves in")
        for rough, players in kinds:
            tally = Tally()
            for row in rows:
                if (row["rough"], row["players"]) == (rough, players):
                    play(row, tally, waved=waved)
            print("  " + said(players, tally, rough=rough))


def said(players: int, tally: Tally, *, rough: bool) -> str:
    """One line of the table."""
    c, n = tally.counts, max(tally.counts["cards"], 1)
    taps = sum(tally.taps.values()) / max(tally.rounds, 1)
    most = ", ".join(f"{k} {v / max(tally.rounds, 1):.2f}" for k, v in tally.taps.most_common(6))
    told = f"whose right {100 * c['right'] / n:.1f}, told {100 * c['named'] / n:.1f} wrong {100 * c['wrong'] / n:.2f} %"
    hands = f"reaches {c['reaches']}: seen {100 * c['reached'] / max(c['reaches'], 1):.1f} %"
    parts = (
        f"{players} {'rough' if rough else 'calm '} {c['evenings']} evenings {n} cards: {told}",
        f"no arm {100 * c['unfollowed'] / n:.1f} %, first told {sorted(tally.first)[len(tally.first) // 2]}",
        f"wrong maps {c['maps']}; {hands}, invented 1 in {n / max(c['invented'], 1):.0f}",
        f"owners right {c['owned']} of {c['owners']}; scores {c['scores']}, illegal {c['caught']}/{c['illegal']}",
        f"accused {c['accused']}, questions {c['questions']}; taps a round {taps:.2f} ({most})",
    )
    return ", ".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    shoot = ways.add_parser("film")
    shoot.add_argument("--seeds", type=seeds, default=[1])
    shoot.add_argument("--players", type=int, default=4)
    shoot.add_argument("--target", type=int, default=100, help="points that win an evening")
    shoot.add_argument("--rough", action="store_true")
    shoot.add_argument("-o", "--out", type=Path, required=True)
    say = ways.add_parser("tell")
    say.add_argument("files", type=Path, nargs="+")
    args = parser.parse_args()
    if args.way == "tell":
        tell(args.files)
        return
    for seed in args.seeds:
        row = film(Kind(seed, args.players, args.target, args.rough))
        with args.out.open("a") as out:
            print(json.dumps(row), file=out)
        print(f"{seed}: {len(row['cards'])} cards, {row['ms']:.2f} ms a frame", file=sys.stderr)


if __name__ == "__main__":
    main()

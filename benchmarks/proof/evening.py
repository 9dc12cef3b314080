"""Proves a referee: whole evenings through a rendered camera, compared deed by deed with what is true."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from benchmarks.proof.book import Game
from benchmarks.proof.onlooker import CALM_EYES, ROUGH_EYES, Onlooker
from benchmarks.proof.scribe import Scribe
from companion.demo.deed import Deed
from companion.demo.director import Shooting, printed, shooting, without_copies
from companion.demo.face import Picture
from companion.demo.film import Filming
from companion.demo.host import FAN, ON_PILE, RETAKES
from companion.demo.person import CALM, ROUGH
from companion.demo.script import EACH, DrawCards, FilmScript
from companion.demo.shown_hand import fan
from companion.rules.games import GAMES
from companion.rules.setting import RULINGS, concerned
from companion.tags import CardTag, Deck
from companion.vision.bare.teach import packed
from companion.vision.messages import TaughtFaces
from companion.vision.picture import Colors, gray
from companion.vision.pile_tracker import tag_meanings
from companion.vision.scan import scan
from companion.vision.watch import Watcher
from testing.reckoning.evening import Evening
from testing.reckoning.temper import Temper
from testing.taught import taught
from testing.truth import in_sight

Json = dict[str, Any]

TEMPER = Temper(illegal=0.04, miscounts=0.04)
REST = 0.25  # seconds after which a perfect camera tells a card
QUIET = 3.0
"""Frames a second while nothing moves and every card is told: a still picture says the same every time."""
CLOCKED = 16
"""Of so many frames one is timed: asking for the processor's time costs as much as reading a card."""


class Companion(Protocol):
    """The real thing, from what the camera tells to what the dashboard shows."""

    def say(self, act: Json) -> Json: ...

    def hear(self, event: Json) -> list[Json]: ...

    def table(self) -> Json | None: ...

    def entries(self) -> int: ...

    def wave(self, player: str) -> None: ...

    def swept(self) -> list[str] | None:
        """What lies in the pile now, when it was swept up since this was asked last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What one proof plays, and through what camera."""

    preset: str = "typical"
    camera: str = "720p/50"
    fps: float = 15.0
    players: int = 4
    target: int = 200
    mat: bool = False
    pace: float = 1.0
    temper: Temper = TEMPER
    forgetful: bool = False  # nobody tells draws
    house: bool = False  # every second evening has rulings and house rules of its own
    arms: bool = False  # everybody waves in, and the eyes follow their arms
    drawn: bool = False  # instead of waving in, everybody draws for the dealer
    rough: bool = False  # with either hand, leaning over, two at once, bowls
    own_wheel: bool = False  # the companion's wheel turns by itself
    open_hands: bool = False  # what is left is laid beside the pile for the camera to count
    blind: bool = False  # no pictures: the camera's events are given as a perfect camera would
    cards: str = "tags"  # else a design of cards without tags; "bare" is another every evening, "any" too but untaught


def prove(game: str, seed: int, companion: Companion, plan: Plan) -> Game:
    """Plays, films, watches and referees one evening from the first deal to the last point."""
    cv2.setNumThreads(1)  # evenings are played side by side; a picture is too small to share out
    began = time.process_time()
    players = plan.players if plan.players else 2 + seed % 5
    rulings = own_rules(game, seed) if plan.house and seed % 2 else {}
    if plan.own_wheel and game == "spin":
        rulings["wheel-turns"] = "by-itself"
    night = Evening(
        game,
        seed=seed,
        players=players,
        target=plan.target,
        temper=plan.temper,
        rulings=rulings,
        box="112" if game == "classic" and seed % 2 == 0 else "108",
    )
    opening = night.opening
    shot = shooting(
        night.play(), night.players, printed(game), seed=seed, pace=plan.pace, restless=0.1,
        waves=plan.arms, habits=ROUGH if plan.rough else CALM,
        open_hands=plan.open_hands, drawn=plan.drawn,
    )  # fmt: skip
    if plan.cards != "tags":
        shot = without_copies(shot, f"any-{seed}" if plan.cards in ("bare", "any") else plan.cards)
    proof = _Evening(game, seed, companion, plan, shot, opening)
    first = {key: told for key, told in opening.items() if key != "dealer" or not plan.drawn}
    reply = companion.say(first)
    if not reply.get("ok"):
        raise RuntimeError(f"The evening could not start: {reply.get('refused')}")
    if plan.blind:
        proof.run_blind()
    else:
        proof.run()
    table = companion.table() or {}
    shown = {p["name"]: p["score"] for p in table.get("players", ())}
    return Game(
        game=game,
        seed=seed,
        right=shown == night.scores and table.get("phase") == "over" and proof.host.done,
        scores=dict(night.scores),
        rounds=night.round,
        deeds=len(shot.moments),
        frames=proof.frames,
        film=round(shot.script.seconds, 1),
        cpu=round(time.process_time() - began, 1),
        log=companion.entries(),
        record=proof.host.record,
        board=proof.board,
        looks=proof.looks,
    )


LEARNED = 5
"""After so many draws eyes that follow arms know where the draw pile is, also without a mat."""
UNPLAYED = {"decks", "discard-on-top-acts", "wheel-turns"}
"""The bots hold the cards of one box, don't know what a discarded card does, and have a wheel of their own."""


def own_rules(game: str, seed: int) -> dict[str, str]:
    """What a table may have settled otherwise, about a third of all questions."""
    chance = Random(f"{game} {seed} house rules")
    chosen = {
        name: chance.choice(values[1:])
        for name, values in RULINGS.items()
        if name not in UNPLAYED and chance.random() < 0.3
    }
    raised = concerned(GAMES[game])
    return {name: value for name, value in chosen.items() if name in raised}


class _Evening:
    """One evening being proved."""

    def __init__(
        self, game: str, seed: int, companion: Companion, plan: Plan, shot: Shooting, opening: Json
    ) -> None:
        self.seed = seed
        self.plan = plan
        self.companion = companion
        self.deck = Deck(game)
        self.tags = printed(game)
        self.shot = shot
        self.opening = opening
        self.bare = shot.script.cards_are != "tags"
        self.watcher = (
            None
            if plan.blind
            else Watcher(tag_meanings(game, self.deck), self.deck, self._taught())
        )
        show = None if plan.blind or self.bare else self.show_hand
        self.host = Scribe(
            shot.moments,
            self.say,
            companion.table,
            show_hand=show,
            forgetful=plan.forgetful,
            followed=plan.arms,
            open_hands=plan.open_hands,
        )
        self.frames = 0
        self.board: list[float] = []
        self.looks: list[float] = []
        self._fans = 0
        self._waves = list(shot.waves)
        self.onlooker: Onlooker | None = None
        if plan.arms and plan.blind:
            players = [str(name) for name in self.shot.players]
            eyes = ROUGH_EYES if plan.rough else CALM_EYES
            self.onlooker = Onlooker(players, shot.script.people, seed, eyes)

    def _taught(self) -> TaughtFaces | None:
        """The faces of cards without tags, each learned from a picture of its own, or none of them."""
        if not self.bare:
            return None
        if self.plan.cards == "any":
            return TaughtFaces(only=True, game=self.deck.game)
        faces = taught(self.shot.script.cards_are, self.deck.game)
        return TaughtFaces(tuple((name, packed(face)) for name, face in faces.items()), only=True)

    def run(self) -> None:
        """Frame by frame, and a little longer."""
        plan = self.plan
        filming = Filming(
            self.shot.script,
            plan.preset,
            self.seed,
            camera=plan.camera,
            mat=plan.mat,
            gray=not (plan.arms or self.bare),
        )
        self.host.sight = None if self.bare else {}
        t = 0.0
        for number in self._worth_filming():
            before, t = t, number / plan.fps
            picture = filming.frame(number, t).picture
            self.frames += 1
            self._called(t)
            self.host.frame = number
            if self.host.sight is not None and (lying := in_sight(filming)):
                self.host.sight[lying] = self.host.sight.get(lying, 0.0) + t - before
            self._look(picture, t)
            self._agree()
            self.host.until(t)
        self._linger(t)
        sight = self.host.sight or {}
        self.host.record.sights = [
            sight.get((m.deed.cards[0], m.t), 0.0)
            for m in self.shot.moments
            if m.deed.kind in ON_PILE
        ]

    def _called(self, t: float) -> None:
        """The caller says a name, and that player waves in; or everybody has drawn, and the highest deals."""
        while self._waves and self._waves[0][0] + (1.8 if self.plan.drawn else -0.8) <= t:
            _, player = self._waves.pop(0)
            if not self.plan.drawn:
                self.companion.wave(player)
            elif not self._waves:
                self.companion.say({"act": "amend", "target": 1, "with": self.opening})

    def _worth_filming(self) -> Iterator[int]:
        """The frames in which something moves or a card is still to be told, and a few more."""
        fps = self.plan.fps
        awake = busy(self.shot.script, fps)
        rarely = max(1, round(fps / QUIET))
        for number, moving in enumerate(awake):
            if moving or number % rarely == 0 or self.host.waits(number / fps):
                yield number

    def _look(self, picture: Picture, t: float) -> None:
        """What the eyes see in one picture, and what comes of it."""
        clocked = self.frames % CLOCKED == 0
        cpu = time.process_time() if clocked else 0.0
        began = time.perf_counter()
        assert self.watcher is not None
        events = self.watcher.see(gray(picture), t, _colors(picture))
        for event in events:
            first = self.companion.entries() + 1
            replies = self.companion.hear(event.as_json())
            self.host.heard(event.as_json(), t, replies, first=first if replies else 0)
        if any(event.name == "settled" for event in events):
            self.board.append((time.perf_counter() - began) * 1000)
        if clocked:
            self.looks.append((time.process_time() - cpu) * 1000)

    def run_blind(self) -> None:
        """The same evening for eyes that miss nothing: hundreds of games in minutes."""
        t = 0.0
        pile: list[str] = []
        drawn, reaches = self.plan.drawn, 0
        if (eyes := self.onlooker) is not None:
            for at, player in self.shot.waves:
                if not drawn:
                    self._called(at)
                self.companion.hear(eyes.came(player, drawn=drawn))
        self._called(math.inf)
        for moment in self.shot.moments:
            self.host.until(moment.t - REST)
            t = moment.t + REST
            reaches += moment.deed.kind == "draw"
            found = self.onlooker is not None and reaches > LEARNED
            told = blind_events(moment.deed, pile, mat=self.plan.mat or found)
            if self.plan.open_hands and moment.deed.kind == "count":
                told = [{"event": "beside", "card": card} for card in moment.deed.cards]
            if self.onlooker is not None:
                told = self.onlooker.adds(moment.deed, told)
            for event in told:
                event["t"] = t
                if moment.deed.kind == "reveal":
                    self.host.until(t)  # a war is told before its winner's cards lie there
                self.host.heard(event, t, self.companion.hear(event))
            self.host.until(t)
        self._linger(t)

    def _linger(self, t: float) -> None:
        """A while after the last deed, in which the last things are told."""
        for _ in range(40):
            t += 1.0
            self.host.until(t)

    def say(self, act: Json) -> Json:
        """A tap on the tablet."""
        reply = self.companion.say(act)
        self._agree()
        return reply

    def _agree(self) -> None:
        """The referee's word about the pile, after a reshuffle or at a new round."""
        pile = self.companion.swept()
        if pile is not None and self.watcher is not None:
            self.watcher.expect(pile)

    def show_hand(self, deed: Deed) -> tuple[str, ...] | None:
        """Fans the hand before the camera, as often as it takes; None when it never reads it all."""
        read: set[str] = set()
        for start in range(0, len(deed.cards), FAN):
            part = deed.cards[start : start + FAN]
            for _ in range(RETAKES):
                self._fans += 1
                picture, *_ = fan(
                    part, self.tags, self.plan.preset, self.seed * 1000 + self._fans, gray=True
                )
                found = scan(picture, tag_meanings(self.deck.game, self.deck))
                cards = {f.meaning.card for f in found.cards if isinstance(f.meaning, CardTag)}
                if stray := cards - set(part):
                    raise AssertionError(f"a scan read {stray}, which nobody holds")
                if len(cards) == len(part):
                    break
                self.host.record.taps["scan again"] += 1
            else:
                return None
            read |= cards
        return tuple(card for card in deed.cards if card in read)


def _colors(picture: Picture) -> Colors | None:
    """The colors of a picture that has them."""

    def colors(*, whole: bool = False) -> NDArray[np.uint8]:
        return np.asarray(picture, np.uint8)

    return colors if picture.ndim == 3 else None


def blind_events(deed: Deed, pile: list[str], *, mat: bool) -> list[Json]:
    """What a perfect camera tells of a deed; keeps the pile beside it.

    On the mat it knows the draw pile's place.
    """
    match deed.kind:
        case "draw" if mat:
            return [{"event": "drew?"}]
        case "turn-up" | "lay" | "wrong" | "shed":
            pile.append(deed.cards[0])
            return [{"event": "settled", "card": deed.cards[0]}]
        case "take-back":
            pile.pop()
            top = pile[-1] if pile else None
            return [{"event": "taken-back", "card": deed.cards[0], "top": top}]
        case "reveal" if deed.note == "won" and deed.act is not None:
            pile += deed.spoils
            return [{"event": "settled", "card": card} for card in deed.spoils]
        case "deal":
            pile.clear()
        case "reshuffle":
            del pile[:-1]
        case _:
            pass
    return []


def busy(script: FilmScript, fps: float) -> NDArray[np.bool_]:
    """For each frame of a film, whether something moves in it."""
    awake = np.zeros(round(script.seconds * fps), bool)
    for happening in script.happenings:
        begin = happening.at - 0.9
        end = happening.at + getattr(happening, "length", 0.0) + 0.8
        if isinstance(happening, DrawCards):
            begin -= EACH * happening.cards
        awake[max(0, int(begin * fps)) : max(0, int(end * fps))] = True
    return awake

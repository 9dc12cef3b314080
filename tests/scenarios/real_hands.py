"""Tables with real hands: a shuffled deck, players who hold what they play, and a second book.

The book is kept from the rule sheets alone. After every act the referee, who never sees a hand,
must have come to the same counts, turn, color, towers and scores.
"""

import random
from collections import Counter
from typing import Any

from companion.wire.script import Script
from tests.scenarios.notation import Act, seats

COLORS = {
    "mod": "red yellow green blue".split(),
    "nonpartisan": "purple green orange yellow".split(),
    "spin": "red yellow green blue".split(),
    "power-grab": "red yellow green blue".split(),
}
ICONS = {1: "u", 5: "u", 2: "n", 6: "n", 3: "o", 7: "o", 4: "bang", 8: "bang"}
TOWERS = {"u": "U", "n": "N", "o": "O", "bang": "!"}
GUARDS = {"draw-one": "U", "draw-two": "N", "wild-draw-four": "O", "skip": "!"}
OWED = {"draw-one": 1, "draw-two": 2, "wild-draw-four": 4}
FIFTY = ("wild", "wild-draw-four", "mod", "wild-grab", "grab-two")
FACES = (
    "almost-uno discard-number discard-color draw-red draw-blue trade-hands show-hand war uno-spin"
).split()
ALL_NUMBERS = range(10)


def box(game: str) -> list[str]:
    """Every card of the game as its sheet counts them, with the copy's number."""
    names: list[str] = []
    for color in COLORS[game]:
        for number in ALL_NUMBERS:
            twin = f"{color}-{number}"
            if game == "power-grab":
                if number == 0:
                    continue
                twin += f"-{ICONS[number]}" if number in ICONS else ""
            elif game == "spin" and 1 <= number <= 5:
                twin += "-spin"
            names += [f"{color}-{number}"] + ([twin] if number else [])
        copies = {"draw-two": 2, "skip": 2, "reverse": 2}
        if game == "power-grab":
            copies |= {"draw-one": 2, "reverse": 1, "grab-two": 1}
        names += [f"{color}-{action}" for action, count in copies.items() for _ in range(count)]
    wilds = {"mod": "wild wild-draw-four mod", "power-grab": "wild-grab wild-draw-four"}
    names += [wild for wild in wilds.get(game, "wild wild-draw-four").split() for _ in range(4)]
    seen: Counter[str] = Counter()
    cards = []
    for name in names:
        seen[name] += 1
        cards.append(f"{name}#{seen[name]}")
    return cards


class Face:
    """A card as it is read: its color, what it matches by, its number and its badge."""

    def __init__(self, card: str) -> None:
        name = card.split("#")[0]
        first, _, rest = name.partition("-")
        known = {color for colors in COLORS.values() for color in colors}
        self.color = first if first in known else None
        self.kind = rest if self.color else name
        self.number = int(self.kind[0]) if self.color and self.kind[0].isdigit() else None
        self.badge = self.kind[2:] if self.number is not None else ""
        self.symbol = self.kind[0] if self.number is not None else self.kind

    @property
    def points(self) -> int:
        if self.number is not None:
            return self.number
        if self.kind.startswith("custom"):
            return 40
        return 50 if self.kind in FIFTY else 20


class Evening:
    """One game at a real table, and the referee beside it."""

    stock: list[str]
    pile: list[str]
    hands: list[list[str]]
    towers: dict[str, int]
    vetoed: int | None
    winner: int | None
    color: str | None

    def __init__(self, game: str, players: int, seed: int, **settings: Any) -> None:
        self.chance = random.Random(seed)
        self.game = game
        self.names = seats(players)
        self.referee = Script()
        self.over = False
        self.politics = game == "nonpartisan"
        self.score = dict.fromkeys(self.names, 0)
        self.dealer = self.chance.randrange(players)
        self.told: list[Act] = []
        self.bluffs: dict[int, bool] = {}  # each Wild Draw Four by its entry: was it wrong?
        self.proved: set[int] = set()
        dealer = self.names[self.dealer]
        self.tell(act="start", game=game, players=self.names, dealer=dealer, **settings)

    # the table's own book

    def tell(self, **act: Any) -> dict[str, Any]:
        self.told.append(act)
        reply = self.referee.act(act)
        assert reply["ok"], self.why(reply["refused"])
        for finding in reply["findings"]:
            assert self.bluffs.get(finding["seq"]), self.why(f"accused falsely: {finding}")
            self.proved.add(finding["seq"])
        return reply

    def why(self, problem: object) -> str:
        return f"{self.game}: {problem}\n" + "\n".join(map(str, self.told[-12:]))

    def next(self, seat: int, steps: int = 1) -> int:
        return (seat + self.way * steps) % len(self.names)

    def draw(self, seat: int, count: int) -> list[str]:
        drawn = []
        for _ in range(count):
            if not self.stock and len(self.pile) > 1:
                self.stock, self.pile = self.pile[:-1], self.pile[-1:]
                self.chance.shuffle(self.stock)
            if self.stock:
                drawn.append(self.stock.pop())
        self.hands[seat] += drawn
        return drawn

    def check(self) -> None:
        table = self.referee.table
        there = {player["name"]: player for player in table["players"]}
        book = {
            "counts": [len(hand) for hand in self.hands],
            "turn": None if self.winner is not None else self.names[self.turn],
            "color": self.color if self.winner is None else self.referee.table["color"],
            "top": self.pile[-1].split("#")[0],
            "direction": "left" if self.way == 1 else "right",
            "piles": {"draw": len(self.stock), "discard": len(self.pile)},
            "towers": [sorted(t for t, who in self.towers.items() if who == s) for s in self.all()],
            "vetoed": [self.vetoed == seat for seat in self.all()],
        }
        said = {
            "counts": [there[name]["cards"] for name in self.names],
            **{name: table[name] for name in ("turn", "color", "top", "direction", "piles")},
            "towers": [sorted(there[name]["towers"]) for name in self.names],
            "vetoed": [there[name]["vetoed"] for name in self.names],
        }
        if self.winner is not None:
            del book["vetoed"]  # it goes back to the middle anyway
        wrong = {name: (book[name], said[name]) for name in book if book[name] != said[name]}
        assert not wrong, self.why(f"book and referee differ: {wrong}")

    def all(self) -> range:
        return range(len(self.names))

    # a round

    def cards(self) -> list[str]:
        return box(self.game)

    def round(self) -> None:
        self.stock = self.cards()
        self.chance.shuffle(self.stock)
        self.hands = [[] for _ in self.names]
        self.pile = []
        for seat in self.all():
            self.draw(seat, 7)
        self.way, self.color, self.winner = 1, None, None
        self.towers = {}
        self.vetoed = None
        self.by_color_only = False
        self.turn = (self.dealer + 1) % len(self.names)
        self.turn_up()
        for _ in range(400):
            if self.winner is not None:
                self.count_up()
                return
            self.take_turn()
        self.over = True  # an endless round: enough seen

    def turn_up(self) -> None:
        card = self.stock.pop()
        self.tell(act="turn-up", card=card)
        face = Face(card)
        if face.kind == "wild-draw-four":
            self.stock.insert(0, card)
            self.turn_up()
            return
        self.pile.append(card)
        self.color = face.color
        self.by_color_only = face.kind == "grab-two"
        if face.color is None:
            color = self.chance.choice(COLORS[self.game])
            self.tell(act="color", player=self.names[self.turn], color=color)
            self.color = color
        elif face.kind in OWED:
            self.pay(self.turn, OWED[face.kind])
            self.turn = self.next(self.turn)
        elif face.kind == "reverse":
            self.way, self.turn = -1, self.dealer
        elif face.kind == "skip":
            self.turn = self.next(self.turn)
        elif face.badge == "spin":
            self.start_with_spin_card()
        self.check()

    # what a ruling may change

    def start_with_spin_card(self) -> None:
        """A Spin card at the start is a number card."""

    def reverse_skips(self) -> bool:
        return len(self.names) == 2

    def lose_turn(self, seat: int) -> None:
        """A turn lost to a card doesn't serve the VETO."""

    def fourth_tower(self, seat: int, face: Face) -> bool:
        """Whether the icon brings Instant UNO at once, before anybody can call or catch."""
        others = [TOWERS[icon] for icon in TOWERS if icon != face.badge]
        return face.badge in TOWERS and all(self.towers.get(each) == seat for each in others)

    def moves_hands(self, face: Face) -> bool:
        """No card makes hands change places."""
        return False

    def next_dealer(self) -> int:
        return (self.dealer + 1) % len(self.names)

    def draw_instead(self, seat: int) -> list[str]:
        drawn = self.draw(seat, 1)
        self.tell(act="draw", player=self.names[seat], **self.peek(drawn))
        return drawn

    # turns

    def pay(self, seat: int, count: int) -> None:
        drawn = self.draw(seat, count)
        self.tell(act="draw", player=self.names[seat], **self.peek(drawn))

    def peek(self, drawn: list[str]) -> Act:
        """Now and then a player shows the referee what was drawn."""
        return {"cards": drawn} if drawn and self.chance.random() < 0.3 else {}

    def fits(self, card: str, seat: int) -> bool:
        face, top = Face(card), Face(self.pile[-1])
        if face.color is None:
            return True
        alike = top.color is not None and face.symbol == top.symbol and not self.by_color_only
        return face.color == self.color or alike

    def holds_color(self, seat: int) -> bool:
        return any(Face(card).color == self.color for card in self.hands[seat])

    def take_turn(self) -> None:
        seat, name = self.turn, self.names[self.turn]
        if self.politics and self.vetoed is None and self.chance.random() < 0.05:
            victim = self.chance.choice([each for each in self.all() if each != seat])
            self.tell(act="veto", player=name, target=self.names[victim])
            self.vetoed = victim
        fitting = [card for card in self.hands[seat] if self.fits(card, seat)]
        honest = [
            c for c in fitting if Face(c).kind != "wild-draw-four" or not self.holds_color(seat)
        ]
        bluff = self.game != "spin" and self.chance.random() < 0.3
        choice = fitting if bluff else honest
        if choice and self.chance.random() < 0.85:
            self.play(seat, self.chance.choice(choice))
            return
        drawn = self.draw_instead(seat)
        if drawn:
            if self.fits(drawn[-1], seat) and self.chance.random() < 0.7:
                self.play(seat, drawn[-1])
                return
            self.check()
            self.tell(act="pass", player=name)
        self.go_on(seat)
        self.check()

    def go_on(self, seat: int, *, steps: int = 1) -> None:
        """The turn passes on; whoever holds the VETO sits this one out."""
        self.turn = self.next(seat, steps)
        if self.vetoed == self.turn:
            self.vetoed = None
            self.turn = self.next(self.turn)

    def play(self, seat: int, card: str) -> None:
        name, face = self.names[seat], Face(card)
        before, had_color = self.color, self.holds_color(seat)
        moves = self.moves_hands(face) or self.fourth_tower(seat, face)
        calls = len(self.hands[seat]) == 2 and not moves and self.chance.random() < 0.5
        early = calls and self.chance.random() < 0.5
        if early:
            self.tell(act="uno", player=name)
        self.hands[seat].remove(card)
        last = not self.hands[seat]
        act: Act = {"act": "play", "player": name, "card": card}
        if face.color is None:
            self.color = self.chance.choice(COLORS[self.game])
            named = last or self.chance.random() < 0.5
            if named:
                act["color"] = self.color
        else:
            self.color, named = face.color, True
        reply = self.tell(**act)
        if face.kind == "wild-draw-four":
            self.bluffs[reply["seq"]] = had_color
        self.pile.append(card)
        self.by_color_only = False
        if not named:
            self.tell(act="color", player=name, color=self.color)
        if calls and not early:
            self.tell(act="uno", player=name)
        one_left = len(self.hands[seat]) == 1 and not moves
        caught = one_left and not calls and self.chance.random() < 0.5
        if caught:
            hunter = self.chance.choice([each for each in self.all() if each != seat])
            self.tell(act="catch", player=self.names[hunter], target=name)
            self.draw(seat, 2)
        if last:
            self.winner = seat
        self.effect(seat, face, guilty=had_color, before=before, last=last)
        self.check()

    def effect(
        self, seat: int, face: Face, *, guilty: bool, before: str | None, last: bool
    ) -> None:
        if face.kind == "reverse":
            self.way = -self.way
        if last and face.kind not in OWED and face.badge != "spin":
            return
        if face.badge in TOWERS:
            self.towers[TOWERS[face.badge]] = seat
            self.instant_uno(seat)
        elif face.kind in ("grab-two", "wild-grab"):
            self.grab(seat, 2 if face.kind == "grab-two" else 1)
        if face.kind == "mod":
            self.give(seat)
        elif face.kind in OWED:
            self.hit(seat, face.kind, guilty=guilty, before=before, last=last)
            return
        elif face.badge == "spin":
            self.spin(self.next(seat))
            return
        elif face.kind == "skip":
            victim = self.next(seat)
            if self.guarded(victim, "skip"):
                block = self.chance.random() < 0.5
                self.tell(act="block" if block else "accept", player=self.names[victim])
                if block:
                    self.turn = victim
                    return
            self.lose_turn(victim)
            self.go_on(seat, steps=2)
            return
        elif face.kind == "reverse" and self.reverse_skips():
            self.go_on(seat, steps=2)
            return
        if self.winner is None:
            self.go_on(seat)

    def guarded(self, seat: int, kind: str) -> bool:
        return kind in GUARDS and self.towers.get(GUARDS[kind]) == seat

    def hit(self, seat: int, kind: str, *, guilty: bool, before: str | None, last: bool) -> None:
        victim = self.next(seat)
        name = self.names[victim]
        self.turn = victim
        if self.guarded(victim, kind) and self.chance.random() < 0.6:
            self.tell(act="block", player=name)
            self.take_if_free(victim, last=last)
            return
        if (
            kind == "wild-draw-four"
            and self.game != "spin"
            and not last
            and self.chance.random() < 0.5
        ):
            self.tell(act="challenge", player=name)
            if self.chance.random() < 0.5:
                self.tell(act="show-hand", player=self.names[seat], cards=list(self.hands[seat]))
                guilty = any(Face(card).color == before for card in self.hands[seat])
                if "show-hand" in {each["ask"] for each in self.referee.table["awaiting"]}:
                    # Nobody ever said what color was in force: only the players know.
                    self.tell(act="verdict", player=name, guilty=guilty)
            else:
                self.tell(act="verdict", player=name, guilty=guilty)
            if guilty:
                self.draw(seat, 4)
                self.take_if_free(victim, last=last)
                return
            self.draw(victim, 6)
        else:
            self.pay(victim, OWED[kind])
        self.lose_turn(victim)
        if not last:
            self.go_on(victim)

    def take_if_free(self, victim: int, *, last: bool) -> None:
        """The victim goes unharmed and takes a turn, unless a VETO lies there."""
        if not last:
            self.go_on(victim, steps=0)

    def grab(self, seat: int, count: int) -> None:
        free = [tower for tower in ("U", "N", "O", "!") if self.towers.get(tower) != seat]
        wanted = self.chance.sample(free, min(count, len(free)))
        if wanted:
            self.tell(act="grab", player=self.names[seat], towers=wanted)
            self.towers |= dict.fromkeys(wanted, seat)
        self.instant_uno(seat)

    def instant_uno(self, seat: int) -> None:
        if [self.towers.get(tower) for tower in TOWERS.values()].count(seat) < 4:
            return
        self.towers = {}
        hand = self.hands[seat]
        self.chance.shuffle(hand)
        if len(hand) > 1:
            how: Act = (
                {"cards": hand[1:]} if self.chance.random() < 0.5 else {"count": len(hand) - 1}
            )
            self.tell(act="discard", player=self.names[seat], **how)
            self.pile[-1:-1] = hand[1:]
            del hand[1:]

    def give(self, seat: int) -> None:
        held = sorted({color for card in self.hands[seat] if (color := Face(card).color)})
        color = self.chance.choice(held or COLORS[self.game])
        gift = [card for card in self.hands[seat] if Face(card).color == color]
        self.chance.shuffle(gift)
        how: Act = {"cards": gift} if gift and self.chance.random() < 0.5 else {"count": len(gift)}
        self.tell(act="give", player=self.names[seat], color=color, **how)
        others = [(seat + step) % len(self.names) for step in range(1, len(self.names))]
        for turn, card in enumerate(gift):
            self.hands[seat].remove(card)
            self.hands[others[turn % len(others)]].append(card)
        if not self.hands[seat]:
            self.winner = seat

    # the wheel

    def spin(self, spinner: int) -> None:
        self.turn = spinner
        self.check_but_turn(spinner)
        name, hand = self.names[spinner], self.hands[spinner]
        face = self.chance.choice(FACES)
        self.tell(act="spin", player=name, face=face)
        after = spinner
        if face == "almost-uno":
            self.throw(
                spinner, self.chance.sample(hand, max(0, len(hand) - 2)), asked=len(hand) > 2
            )
        elif face == "discard-number":
            numbers = sorted({f.number for c in hand if (f := Face(c)).number is not None})
            number = self.chance.choice(numbers) if numbers else None
            same = [card for card in hand if number is not None and Face(card).number == number]
            self.throw(spinner, same)
        elif face == "discard-color":
            colors = sorted({color for card in hand if (color := Face(card).color)})
            chosen = self.chance.choice(colors) if colors else None
            self.throw(spinner, [card for card in hand if chosen and Face(card).color == chosen])
        elif face in ("draw-red", "draw-blue"):
            self.draw_until(spinner, face.removeprefix("draw-"))
        elif face == "trade-hands":
            playing = [each for each in self.all() if each != self.winner]
            passed = [self.hands[each] for each in playing]
            for place, each in enumerate(playing):
                self.hands[each] = passed[place - 1]
        elif face == "show-hand" and self.winner is None and self.chance.random() < 0.5:
            self.tell(act="show-hand", player=name, cards=list(hand))
        elif face == "war":
            after = self.war(spinner)
        elif face == "uno-spin":
            after = self.chance.choice([each for each in self.all() if self.hands[each]])
            self.shout(after)
        if self.winner is None:
            empty = [each for each in self.all() if not self.hands[each]]
            self.winner = empty[0] if empty else None
        if self.winner is None:
            self.go_on(after)

    def check_but_turn(self, spinner: int) -> None:
        asked = [each for each in self.referee.table["awaiting"] if each["ask"] == "spin"]
        assert asked, self.why(self.referee.table["awaiting"])
        assert asked[0]["to"] == [self.names[spinner]], self.why(asked)

    def throw(self, seat: int, cards: list[str], *, asked: bool = True) -> None:
        if not asked:
            return
        act: Act = {"act": "discard", "player": self.names[seat], "cards": cards}
        if cards:
            color = Face(cards[-1]).color
            if color is None:
                color = act["color"] = self.chance.choice(COLORS[self.game])
            self.color = color
        self.tell(**act)
        for card in cards:
            self.hands[seat].remove(card)
        self.pile += cards

    def draw_until(self, seat: int, color: str) -> None:
        count = 0
        while True:
            drawn = self.draw(seat, 1)
            count += len(drawn)
            if not drawn or Face(drawn[0]).color in (color, None):
                break
        self.tell(act="draw", player=self.names[seat], count=count)

    def war(self, spinner: int) -> int:
        ranked = {}
        for seat in self.all():
            numbers = [c for c in self.hands[seat] if Face(c).number is not None]
            ranked[seat] = sorted(numbers, key=lambda card: -int(Face(card).number or 0))
        fighting = [seat for seat in self.all() if ranked[seat]]
        shown: dict[int, list[str]] = {seat: [] for seat in fighting}
        depth = 0
        while len(fighting) > 1 or depth == 0:
            fighting = [seat for seat in fighting if len(ranked[seat]) > depth]
            if not fighting:
                break
            for seat in fighting:
                shown[seat].append(ranked[seat][depth])
            best = max(int(Face(ranked[seat][depth]).number or 0) for seat in fighting)
            fighting = [seat for seat in fighting if Face(ranked[seat][depth]).number == best]
            depth += 1
        reveals = {self.names[seat]: cards for seat, cards in shown.items()}
        self.tell(act="war", player=self.names[spinner], reveals=reveals)
        if not fighting:
            return spinner
        winner = fighting[0]
        for card in shown[winner]:
            self.hands[winner].remove(card)
            self.pile.append(card)
        self.color = Face(self.pile[-1]).color
        return winner

    def shout(self, seat: int) -> None:
        card = self.chance.choice(self.hands[seat])
        self.hands[seat].remove(card)
        act: Act = {"act": "shout", "player": self.names[seat], "card": card}
        self.color = Face(card).color
        if self.color is None:
            self.color = act["color"] = self.chance.choice(COLORS[self.game])
        self.tell(**act)
        self.pile.append(card)

    def count_up(self) -> None:
        assert self.winner is not None
        table = self.referee.table
        assert table["winner"] == self.names[self.winner], self.why(table["winner"])
        counting = any(self.hands)  # with both out at once there is nothing to count
        assert (table["phase"] == "hands") == counting, self.why(table["phase"])
        for seat in self.all():
            if seat != self.winner and self.hands[seat]:
                self.tell(act="hand", player=self.names[seat], cards=list(self.hands[seat]))
                worth = sum(Face(card).points for card in self.hands[seat])
                self.score[self.names[self.winner]] += worth
        table = self.referee.table
        said = {player["name"]: player["score"] for player in table["players"]}
        assert said == self.score, self.why((said, self.score))
        self.over = max(self.score.values()) >= 500
        assert table["phase"] == ("over" if self.over else "between-rounds"), self.why(
            table["phase"]
        )
        if not self.over:
            self.tell(act="next-round")
            self.dealer = self.next_dealer()

"""Tables with real hands that have settled the silent questions otherwise."""

from tests.scenarios.notation import Act
from tests.scenarios.real_hands import COLORS, OWED, Evening, Face


class HouseEvening(Evening):
    """An evening with rulings of the table's own."""

    def __init__(self, game: str, players: int, seed: int, **rulings: str) -> None:
        self.rulings = rulings
        super().__init__(game, players, seed, rulings=rulings)

    def rules(self, name: str, value: str) -> bool:
        return self.rulings.get(name) == value

    def start_with_spin_card(self) -> None:
        if self.rules("spin-start-card", "spins"):
            self.spin(self.turn)

    def reverse_skips(self) -> bool:
        return super().reverse_skips() and not self.rules("two-player-reverse", "turn")

    def lose_turn(self, seat: int) -> None:
        if self.rules("veto-and-skip", "any-lost-turn") and self.vetoed == seat:
            self.vetoed = None

    def moves_hands(self, face: Face) -> bool:
        return self.rules("seven-zero", "on") and face.number in (0, 7)

    def next_dealer(self) -> int:
        if self.rules("next-dealer", "winner") and self.winner is not None:
            return self.winner
        return super().next_dealer()

    def draw_instead(self, seat: int) -> list[str]:
        if not self.rules("draw-more", "until-playable"):
            return super().draw_instead(seat)
        drawn: list[str] = []
        while not drawn or not self.fits(drawn[-1], seat):
            another = self.draw(seat, 1)
            if not another:
                break
            drawn += another
        count: Act = {"count": len(drawn)} if len(drawn) > 1 else {}
        self.tell(act="draw", player=self.names[seat], **count)
        return drawn

    def instant_uno(self, seat: int) -> None:
        held = list(self.towers.values()).count(seat)
        if held < 4 or not self.rules("instant-uno-pile", "on-top"):
            super().instant_uno(seat)
            return
        self.towers = {}
        self.throw(seat, self.hands[seat][1:], asked=len(self.hands[seat]) > 1)

    def effect(
        self, seat: int, face: Face, *, guilty: bool, before: str | None, last: bool
    ) -> None:
        if self.moves_hands(face) and not last:
            if face.number == 7:
                self.trade(seat)
            elif face.number == 0:
                hands = self.hands
                self.hands = [hands[self.next(each, -1)] for each in self.all()]
        super().effect(seat, face, guilty=guilty, before=before, last=last)

    def trade(self, seat: int) -> None:
        other = self.chance.choice([each for each in self.all() if each != seat])
        self.tell(act="resolve", player=self.names[seat], outcome=self.names[other])
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]

    def hit(self, seat: int, kind: str, *, guilty: bool, before: str | None, last: bool) -> None:
        if self.rulings.get("stacking", "off") == "off":
            super().hit(seat, kind, guilty=guilty, before=before, last=last)
            return
        owed = 0
        while True:
            owed += OWED[kind]
            victim = self.turn = self.next(seat)
            if self.guarded(victim, kind) and self.chance.random() < 0.3:
                self.tell(act="block", player=self.names[victim])
                if self.winner is None:
                    self.go_on(victim, steps=0)
                return
            more = [card for card in self.hands[victim] if self.stacks(card, kind)]
            if not more or self.chance.random() < 0.3:
                break
            kind = self.stack(victim, self.chance.choice(more))
            seat = victim
        self.tell(act="draw", player=self.names[victim])
        self.draw(victim, owed)
        self.lose_turn(victim)
        if self.winner is None:
            self.go_on(victim)

    def stacks(self, card: str, kind: str) -> bool:
        face = Face(card)
        return face.kind == kind or (self.rules("stacking", "any") and face.kind in OWED)

    def stack(self, seat: int, card: str) -> str:
        face, bluff = Face(card), self.holds_color(seat)
        self.color = face.color or self.chance.choice(COLORS[self.game])
        named: Act = {} if face.color else {"color": self.color}
        self.hands[seat].remove(card)
        reply = self.tell(act="play", player=self.names[seat], card=card, **named)
        self.bluffs[reply["seq"]] = bluff
        self.pile.append(card)
        if not self.hands[seat] and self.winner is None:
            self.winner = seat
        return face.kind


IDEAS: dict[str, dict[str, str]] = {
    "draw-until-color": {"rule": "draw-until-color", "color": "green"},
    **{
        rule: {"rule": rule}
        for rule in (
            "discard-wilds draw-three-if-stuck extra-turn exactly-seven exactly-three hands-up "
            "joke stiff-elbows rooster"
        ).split()
    },
}


class CustomEvening(Evening):
    """An evening with three house rules written on the customizable cards."""

    def __init__(self, players: int, seed: int, ideas: tuple[str, str, str]) -> None:
        self.ideas = dict(zip(("custom-1", "custom-2", "custom-3"), ideas, strict=True))
        custom = {card: IDEAS[idea] for card, idea in self.ideas.items()}
        self.stuck: int | None = None
        super().__init__("nonpartisan", players, seed, custom=custom)
        self.politics = False

    def cards(self) -> list[str]:
        return super().cards() + [f"{card}#1" for card in self.ideas]

    def draw_instead(self, seat: int) -> list[str]:
        if self.stuck != seat:
            return super().draw_instead(seat)
        drawn = self.draw(seat, 3)
        self.tell(act="draw", player=self.names[seat])
        return drawn

    def take_turn(self) -> None:
        seat = self.turn
        super().take_turn()
        if self.stuck == seat:
            self.stuck = None

    def effect(
        self, seat: int, face: Face, *, guilty: bool, before: str | None, last: bool
    ) -> None:
        if self.stuck == seat:
            self.stuck = None
        if face.kind not in self.ideas or last:
            super().effect(seat, face, guilty=guilty, before=before, last=last)
            return
        victim = self.next(seat)
        match self.ideas[face.kind]:
            case "extra-turn":
                self.turn = seat
                return
            case "draw-until-color":
                self.draw_green(victim)
            case "draw-three-if-stuck":
                self.stuck = victim
            case "exactly-seven":
                self.reach(victim, 7)
            case "exactly-three":
                for each in self.all():
                    self.reach(each, 3)
            case "discard-wilds":
                self.discard_wilds(seat)
            case "joke":
                self.joke(seat)
            case "rooster":
                crowed = self.chance.random() < 0.5
                word = "crowed" if crowed else "chickened"
                self.tell(act="resolve", player=self.names[victim], outcome=word)
                self.draw(victim, 0 if crowed else 4)
            case _:
                pass  # hands up and stiff elbows only stand there
        if self.winner is None:
            self.go_on(seat)

    def draw_green(self, seat: int) -> None:
        count = 0
        while True:
            drawn = self.draw(seat, 1)
            count += len(drawn)
            if not drawn or Face(drawn[0]).color == "green":
                break
        self.tell(act="draw", player=self.names[seat], count=count)

    def reach(self, seat: int, wanted: int) -> None:
        more = wanted - len(self.hands[seat])
        if more > 0:
            self.tell(act="draw", player=self.names[seat], count=more)
            self.draw(seat, more)
        elif more < 0:
            self.throw(seat, self.chance.sample(self.hands[seat], -more))

    def discard_wilds(self, seat: int) -> None:
        for step in range(1, len(self.names)):
            other = self.next(seat, step)
            wilds = [card for card in self.hands[other] if Face(card).color is None]
            self.throw(other, wilds)
            if not self.hands[other]:
                self.winner = other
                return

    def joke(self, seat: int) -> None:
        laughed = self.chance.random() < 0.5
        word = "laughed" if laughed else "silent"
        self.tell(act="resolve", player=self.names[seat], outcome=word)
        if laughed:
            self.throw(seat, self.hands[seat][1:], asked=len(self.hands[seat]) > 1)
        else:
            self.draw(seat, 4)

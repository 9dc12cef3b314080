"""A whole evening as it really is: real hands, a real deck, people who err. No camera, no referee."""

from __future__ import annotations

from collections.abc import Iterator

from companion.demo.deed import Deed
from testing.reckoning import custom_cards, other_boxes, wheel
from testing.reckoning.real_table import RealTable
from testing.reckoning.tally import (
    OWED,
    REVERSES,
    TOWER_AGAINST,
    TOWERS,
    badge,
    color,
    number,
    plain,
    symbol,
)

DEEDS_A_ROUND = 30_000
"""Deeds after which a round is taken for one that never ends."""

UNDOUBTED = ("classic", "spin", "all-wild")
"""Games whose sheet knows no challenge of a Wild Draw Four."""


class Evening(RealTable):
    """One game from the first deal to the last point, deed by deed."""

    # -- one round -------------------------------------------------------------

    def play(self) -> Iterator[Deed]:
        """Every deed of the evening."""
        while self.won is None:
            yield from self.one_round()

    def one_round(self) -> Iterator[Deed]:
        """From the deal to the points."""
        self.round += 1
        self.out, self.turn, self.acting = None, None, None
        self.color, self.color_only = None, False
        self.direction, self.vetoed, self.stuck_three = 1, None, False
        self.towers = dict.fromkeys(self.towers)
        self.draw_pile, self.pile = self.copies(), []
        self.gone, self.aside = set(), []
        self.rng.shuffle(self.draw_pile)
        for player in self.players:
            many = int(self.rulings["hand-size"])
            self.hands[player] = [self.draw_pile.pop() for _ in range(many)]
        yield self.deed("deal", self.dealer, act={"act": "next-round"} if self.round > 1 else None)
        yield from self.start_card()
        deeds = 0
        while self.out is None:
            for deed in self.one_turn():
                deeds += 1
                yield deed
                if deed.kind == "draw" and deed.player in self.gone:
                    yield self.say("set", str(deed.player), cards=self.mercy)
            if deeds > DEEDS_A_ROUND:
                raise RuntimeError(f"a round of {self.game} that never ends")
        yield from self.add_up(self.out)
        if self.plays("next-dealer", "winner"):
            self.dealer = self.out
        else:
            at = self.players.index(self.dealer) + 1
            self.dealer = self.players[at % len(self.players)]

    def start_card(self) -> Iterator[Deed]:
        """The card that is turned up, and what it does."""
        while True:
            nth = len(self.draw_pile) - 1
            if self.first_card is not None and self.round == 1:
                nth = next(i for i, c in enumerate(self.draw_pile) if plain(c) == self.first_card)
            card = self.draw_pile.pop(nth)
            self.pile.append(card)
            self.color = color(card)
            first = self.players[(self.players.index(self.dealer) + 1) % len(self.players)]
            self.turn = first
            if symbol(card) == "wild-draw-four" and self.colors:
                self.first_card = None
                yield self.deed(
                    "turn-up", self.dealer, [card], {"act": "turn-up", "card": card}, "goes-back"
                )
                self.pile.pop()
                self.draw_pile.insert(self.rng.randrange(len(self.draw_pile)), card)
                yield self.deed("take-back", self.dealer, [card])
                continue
            if self.mercy is not None and number(card) is None:
                self.turn = None
                yield self.deed("turn-up", self.dealer, [card], {"act": "turn-up", "card": card})
                continue
            break
        sign = symbol(card)
        if sign in REVERSES:
            self.direction, self.turn = -1, self.dealer
        self.color_only = sign == "grab-two"
        yield self.deed("turn-up", self.dealer, [card], {"act": "turn-up", "card": card})
        if self.color is None and self.colors:
            self.color = self.best_color(first)
            yield self.say("color", first, color=self.color)
        elif sign in ("wild-skip", "wild-skip-two"):
            self.turn = self.after(first, 2 if sign == "wild-skip-two" else 1)
        elif sign in OWED or sign == "skip":
            yield from self.hits(first, sign, None, was=None)
        elif badge(card) == "spin" and self.plays("spin-start-card", "spins"):
            yield from wheel.spins(self, first)

    def add_up(self, winner: str) -> Iterator[Deed]:
        """Everybody shows what they are left with; the winner of the round gets it all."""
        self.turn = None
        losers = [player for player in self.players if player != winner]
        total = sum(self.worth(card) for player in losers for card in self.hands[player])
        self.scores[winner] += total + 250 * len(self.gone)
        if self.scores[winner] >= self.target:
            self.won = winner
        for player in self.players:
            if player == winner or player in self.gone:
                continue
            cards = list(self.hands[player])
            yield self.deed(
                "count", player, cards, {"act": "hand", "player": player, "cards": cards}
            )
        yield self.deed("end", winner)

    # -- one turn --------------------------------------------------------------

    def one_turn(self) -> Iterator[Deed]:
        """Somebody's turn, until it is somebody else's."""
        player = self.turn
        assert player is not None
        if self.vetoed == player:
            self.vetoed = None
            self.stuck_three = False  # that turn was the next player's
            self.turn = self.after(player)
            return
        self.acting = player
        yield self.deed("turn", player)
        jumper = self.jumper(player)
        if jumper is not None:
            yield from self.lay(*jumper, out_of_turn=True)
            return
        yield from self.calls_wrongly(player)
        yield from self.talk_politics()
        if (
            len(self.hands[player]) == 2
            and self.fitting(player)
            and self.chance(self.temper.early_uno)
        ):
            yield self.say("uno", player)
            yield from self.normal_turn(player, called=True)
        else:
            yield from self.normal_turn(player, called=False)

    def jumper(self, player: str) -> tuple[str, str] | None:
        """Somebody else who lays the very card that lies there."""
        top = self.pile[-1]
        if not self.plays("jump-in", "on") or color(top) is None:
            return None
        for other in self.players:
            for card in self.hands[other] if other != player else ():
                same = (color(card), symbol(card)) == (color(top), symbol(top))
                if same and self.may_end(other, card) and self.fits(card):
                    return (other, card) if self.chance(self.temper.jumps) else None
        return None

    def calls_wrongly(self, player: str) -> Iterator[Deed]:
        """UNO with too many cards in the hand, at tables where that costs two."""
        costs = self.plays("false-uno", "draw-two") and len(self.hands[player]) > 2
        if costs and self.chance(self.temper.false_uno):
            yield from self.take(player, 2)
            act = {"act": "uno", "player": player}
            yield self.deed("say", player, act=act, note="false-uno")

    def talk_politics(self) -> Iterator[Deed]:
        """Somebody slaps the VETO card on somebody."""
        if self.game == "nonpartisan" and self.vetoed is None and self.chance(self.temper.veto):
            slapper, talker = self.rng.sample(self.players, 2)
            self.vetoed = talker
            yield self.say("veto", slapper, target=talker)

    def normal_turn(self, player: str, *, called: bool) -> Iterator[Deed]:
        if self.chance(self.temper.illegal):
            yield from self.lay_wrong(player)
            if self.turn != player:
                return  # it cost two cards and the turn
        card = self.choose(player)
        if card is None and called:
            card = self.fitting(player)[0]
        if card is None:
            before = list(self.hands[player])
            count = 3 if self.stuck_three else 1
            self.stuck_three = False
            if count == 1 and self.plays("draw-more", "until-playable"):
                yield from self.draws_on(player)
            else:
                yield from self.draws(player, count, owed=False)
            if player in self.gone or self.out:
                self.turn, self.acting = self.after(player), None
                return
            drawn = [c for c in self.hands[player] if c not in before]
            usable = [c for c in drawn if c in self.fitting(player) and self.honest(player, c)]
            may_keep = self.plays("force-play", "off")
            if not usable or (self.chance(self.temper.keeps) and may_keep):
                self.turn, self.acting = self.after(player), None
                yield self.say("pass", player)
                return
            card = usable[0]
        self.stuck_three = False
        yield from self.lay(player, card, called=called)

    def draws_on(self, player: str) -> Iterator[Deed]:
        """One card after another, until one can be played."""
        drawn = 0
        while drawn == 0 or not self.playable_last(player):
            left = len(self.draw_pile) + len(self.pile)
            yield from self.take(player, 1)
            if len(self.draw_pile) + len(self.pile) == left:
                break
            drawn += 1
            if player in self.gone:
                break
        act: dict[str, object] = {"act": "draw", "player": player}
        if drawn > 1:
            act["count"] = drawn
        taken = self.aside if player in self.gone else self.hands[player]
        yield self.deed("draw", player, taken[-drawn:] if drawn else (), act)

    def playable_last(self, player: str) -> bool:
        card = self.hands[player][-1]
        return self.fits(card) and self.honest(player, card)

    def lay_wrong(self, player: str) -> Iterator[Deed]:
        """A card that fits neither way, laid in haste; the referee says so, and it goes back."""
        wrong = [c for c in self.hands[player] if not self.fits(c)]
        if not wrong:
            return
        card = self.rng.choice(wrong)
        self.hands[player].remove(card)
        self.pile.append(card)
        yield self.deed(
            "wrong", player, [card], {"act": "play", "player": player, "card": card}, "illegal"
        )
        self.pile.pop()
        self.hands[player].append(card)
        if self.plays("wrong-card", "take-back-draw-two"):
            yield from self.take(player, 2)
            self.turn, self.acting, self.stuck_three = self.after(player), None, False
            self.loses_turn(player)
        yield self.deed("take-back", player, [card])

    def loses_turn(self, player: str) -> None:
        """At some tables any lost turn serves the VETO."""
        if self.vetoed == player and self.plays("veto-and-skip", "any-lost-turn"):
            self.vetoed = None

    def lay(
        self, player: str, card: str, *, called: bool = False, out_of_turn: bool = False
    ) -> Iterator[Deed]:
        """Plays a card and lets it work."""
        sign, was, held = symbol(card), self.color, list(self.hands[player])
        held.remove(card)
        guilty = was is not None and sign == "wild-draw-four" and any(color(c) == was for c in held)
        self.acting = self.mixed = None
        self.without(player, card)
        self.pile.append(card)
        self.color, self.color_only = color(card), False
        last = not self.hands[player]
        mark = badge(card)
        if sign in REVERSES:
            self.direction = -self.direction
        if mark in self.towers:
            self.towers[mark] = player
        self.turn = self.after(player)
        yield self.deed(
            "lay",
            player,
            [card],
            {"act": "play", "player": player, "card": card},
            "bluff" if guilty else "out-of-turn" if out_of_turn else "",
        )
        left = len(self.hands[player])
        yield from self.effects(player, card, last=last, was=was, guilty=guilty, called=called)
        if len(self.hands[player]) >= left:  # Instant UNO comes between
            yield from self.adds(player, card)

    def adds(self, player: str, card: str) -> Iterator[Deed]:
        """Another card of the same number, before anybody else begins."""
        if self.plays("equal-cards", "off") or self.out or self.turn != self.after(player):
            return
        if number(card) is None or badge(card) == "spin" or self.turn == self.vetoed:
            return
        if number(card) in (0, 7) and self.plays("seven-zero", "on"):
            return
        if number(self.pile[-1]) != number(card):  # something was discarded onto it
            return
        more = [c for c in self.hands[player] if number(c) == number(card)]
        if more and self.chance(0.5):
            yield from self.lay(player, more[0], out_of_turn=True)

    def effects(
        self, player: str, card: str, *, last: bool, was: str | None, guilty: bool, called: bool
    ) -> Iterator[Deed]:
        """What the card does, in the order of its sheet."""
        sign, mark = symbol(card), badge(card)
        if last and self.mercy is not None:
            return  # the last card wins at once
        if number(card) in (0, 7) and self.plays("seven-zero", "on") and not last:
            yield from self.moves_hands(player, card)
            called = True  # whoever has one card now has been asked
        only_one = len(self.hands[player]) == 1
        if mark in self.towers:
            yield from self.instant_uno(player)
        if only_one and sign != "mod" and not called:
            yield from self.cries_uno(player)
        if self.color is None and not last and self.colors and sign != "wild-roulette":
            self.color = self.best_color(player)
            yield self.say("color", player, color=self.color)
        follower = self.after(player)
        if len(self.alive) == 2 and sign == "wild-reverse-draw-four":
            follower = player
        if sign == "mod":
            yield from self.gift(player)
        elif sign in ("wild-grab", "grab-two"):
            yield from self.grabs(player, 1 if sign == "wild-grab" else 2, last=last)
        elif sign in OWED or sign == "skip":
            yield from self.hits(follower, sign, player, was=was, guilty=guilty, last=last)
        elif sign in REVERSES and len(self.alive) == 2:
            if self.plays("two-player-reverse", "skip"):
                self.turn = player
                self.loses_turn(follower)
        elif mark == "spin":
            yield from wheel.spins(self, follower)
        elif sign.startswith("custom"):
            yield from custom_cards.carried_out(self, player, sign, last=last)
        elif not last or sign.startswith("wild-skip"):
            yield from other_boxes.carried_out(self, player, card)

    def moves_hands(self, player: str, card: str) -> Iterator[Deed]:
        """7 trades hands with somebody, 0 passes all hands on."""
        hands, seats = self.hands, self.alive
        if number(card) == 7:
            other = self.rng.choice([p for p in seats if p != player])
            hands[player], hands[other] = hands[other], hands[player]
            yield self.say("resolve", player, outcome=other)
        else:
            held = {self.after(p): hands[p] for p in seats}
            hands.update(held)
        if self.plays("uno-after-wheel", "owed"):
            for each in seats:
                if len(hands[each]) == 1:
                    yield from self.cries_uno(each)

    def hits(
        self,
        victim: str,
        sign: str,
        by: str | None,
        *,
        was: str | None,
        guilty: bool = False,
        last: bool = False,
    ) -> Iterator[Deed]:
        """A Draw card or a Skip lands on somebody."""
        if self.plays("stacking", "off") or sign == "skip":
            yield from self.lands(victim, sign, by, was=was, guilty=guilty, last=last)
        else:
            yield from self.passed_on(victim, sign, by, was=was, guilty=guilty, last=last)

    def passed_on(
        self, victim: str, sign: str, by: str | None, *, was: str | None, guilty: bool, last: bool
    ) -> Iterator[Deed]:
        """A Draw card that may be answered with another, as long as people have one."""
        owed = OWED[sign]
        while victim != self.out:
            more = [
                card
                for card in self.hands[victim]
                if self.goes_on(card, sign) and self.may_end(victim, card)
            ]
            if not more or not self.chance(self.temper.stacks):
                break
            card = self.rng.choice(more)
            was, sign, by = self.color, symbol(card), victim
            self.without(victim, card)
            self.pile.append(card)
            self.color, self.color_only = color(card), False
            if sign in REVERSES:
                self.direction = -self.direction
            guilty = (
                was is not None
                and sign == "wild-draw-four"
                and any(color(c) == was for c in self.hands[victim])
            )
            last = not self.hands[victim]
            owed += OWED[sign]
            yield self.deed(
                "lay",
                victim,
                [card],
                {"act": "play", "player": victim, "card": card},
                "bluff" if guilty else "out-of-turn",
            )
            if len(self.hands[victim]) == 1:
                yield from self.cries_uno(victim)
            if self.color is None and self.out is None and self.colors:
                self.color = self.best_color(victim)
                yield self.say("color", victim, color=self.color)
            if not (sign in REVERSES and len(self.alive) == 2):
                victim = self.after(victim)
            if last and self.mercy is not None:
                return
        if victim != self.out:
            yield from self.lands(victim, sign, by, was=was, guilty=guilty, last=last, owed=owed)

    def goes_on(self, card: str, sign: str) -> bool:
        """Whether a Draw card may answer that one, at this table."""
        mine, theirs = OWED.get(symbol(card), 0), OWED[sign]
        match self.rulings["stacking"]:
            case "same":
                return symbol(card) == sign
            case "up":
                return symbol(card) == sign or mine > theirs
            case "value":
                return mine >= theirs
            case _:
                return mine > 0

    def lands(
        self,
        victim: str,
        sign: str,
        by: str | None,
        *,
        was: str | None,
        guilty: bool,
        last: bool,
        owed: int | None = None,
    ) -> Iterator[Deed]:
        """Somebody blocks it, challenges it, or pays."""
        if last and sign == "skip":
            return  # the round is over
        tower = TOWER_AGAINST.get(sign)
        if tower is not None and self.towers.get(tower) == victim:
            if self.chance(self.temper.blocks):
                self.turn = victim
                yield self.say("block", victim)
                return
            if sign == "skip":
                self.turn = self.after(victim)
                yield self.say("accept", victim)
                return
        count = OWED.get(sign, 0) if owed is None else owed
        self.turn = self.after(victim)
        if not count:
            self.loses_turn(victim)
            return
        doubts = sign == "wild-draw-four" and self.game not in UNDOUBTED and by is not None
        doubts = doubts and (not last or self.plays("last-card-challenge", "allowed"))
        if doubts and by is not None and self.chance(self.temper.challenge):
            self.turn = victim
            yield self.say("challenge", victim)
            shown = list(self.hands[by])
            payer = by if guilty else victim
            before = len(self.hands[payer])
            if guilty:
                yield from self.take(by, count)
            else:
                yield from self.take(victim, count + 2)
                self.turn = self.after(victim)
                self.loses_turn(victim)
            if self.mixed == by or last or was is None:
                # Two cards came to the hand since, or nobody named the color: only the two of them know.
                yield self.say("verdict", victim, guilty=guilty)
            else:
                yield self.deed(
                    "say", by, shown, {"act": "show-hand", "player": by, "cards": shown}, "shown"
                )
            yield self.deed("draw", payer, self.hands[payer][before:])
            return
        if self.plays("draw-two-turn", "kept") and sign in ("draw-one", "draw-two"):
            self.turn = victim
        else:
            self.loses_turn(victim)
        yield from self.draws(victim, count)

    def gift(self, player: str) -> Iterator[Deed]:
        """The Mod card's gift: one card to each opponent, clockwise from the left, whatever the direction."""
        hand = self.hands[player]
        colored = sorted({c for c in map(color, hand) if c is not None})
        if not colored:
            if hand:
                yield self.say("give", player, color=self.rng.choice(self.colors), count=0)
                if len(hand) == 1:
                    yield from self.cries_uno(player)
            return
        chosen = max(colored, key=lambda c: (sum(color(x) == c for x in hand), self.rng.random()))
        given = [c for c in hand if color(c) == chosen]
        at = self.players.index(player)
        others = [self.players[(at + k) % len(self.players)] for k in range(1, len(self.players))]
        for nth, card in enumerate(given):
            self.without(player, card)
            self.hands[others[nth % len(others)]].append(card)
        yield self.say("give", player, color=chosen, count=len(given))
        if len(hand) == 1 and self.plays("uno-after-wheel", "owed"):
            yield from self.cries_uno(player)

    def grabs(self, player: str, many: int, *, last: bool) -> Iterator[Deed]:
        """Power Towers of one's choosing, from the middle or from others."""
        free = [t for t in TOWERS if self.towers[t] != player]
        self.rng.shuffle(free)
        taken = free[:many]
        if last or not taken:
            return
        for tower in taken:
            self.towers[tower] = player
        yield self.say("grab", player, towers=list(taken))
        yield from self.instant_uno(player)

    def instant_uno(self, player: str) -> Iterator[Deed]:
        """All four towers: everything but one card goes under the pile, the towers go back."""
        if any(self.towers[t] != player for t in TOWERS):
            return
        self.towers = dict.fromkeys(TOWERS)
        hand = self.hands[player]
        if len(hand) < 2:
            return
        kept = self.rng.choice(hand)
        gone = [c for c in hand if c != kept]
        if self.plays("instant-uno-pile", "on-top"):
            yield from self.shed(player, gone, {"act": "discard", "player": player, "cards": gone})
            yield from self.cries_uno(player)
            return
        self.hands[player] = [kept]
        self.pile[-1:-1] = gone
        yield self.deed("under", player, gone, {"act": "discard", "player": player, "cards": gone})
        yield from self.cries_uno(player)

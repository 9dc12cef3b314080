"""What the caller says of events, refusals and findings, as values; a device makes sentences of them."""

from collections.abc import Iterator

from companion.rules import events as happened
from companion.rules.acts import Act, Redo, Undo
from companion.rules.card_names import BADGES
from companion.rules.deck import bits
from companion.rules.events import Event
from companion.rules.house import RULES
from companion.rules.judge import Refused, ask_name
from companion.rules.knowledge import Proof
from companion.rules.log import Finding, Step
from companion.rules.setting import usual
from companion.rules.table import Table
from companion.words import ENGLISH, Sentence, words_in

Said = tuple[Sentence, str]  # a sentence, and the section it rests on
Fill = dict[str, object]

TOWERS = {badge: letter for badge, letter in BADGES.items() if letter}
"""What a tower is called on the wire."""
OUTCOMES = frozenset({"laughed", "silent", "crowed", "chickened"})
_NUMBERS = frozenset({"count", "most"})


def english(sentence: Sentence) -> str:
    """The sentence as the table script promises it."""
    return words_in(ENGLISH).say(sentence)


def rule(name: str, text: str, color: str | None = "") -> Sentence | None:
    """What a house rule says: the players' own text, or the rule's."""
    if text:
        return {"say": "text", "text": text}
    if name in RULES or words_in(ENGLISH).has(f"house-{name}"):
        return {"say": f"house-{name}", "color": color or ""}
    return None


def refusal(table: Table | None, refused: Refused) -> Sentence:
    """Why an act can't be taken, for a ten-year-old."""
    code = refused.code
    fill: Fill = {
        key: int(value) if key in _NUMBERS else str(value) for key, value in refused.params
    }
    about = fill.pop("about", None)
    if "ask" in fill:
        fill["ask"] = {"say": f"first-{fill['ask']}", "player": fill.get("player", "")}
    if "tower" in fill:
        fill["tower"] = TOWERS.get(str(fill["tower"]), fill["tower"])
    if code == "no-match":
        card = None if table is None else table.setting.deck.cards.get(str(fill.pop("top", "")))
        fill["color"] = fill["color"] or "open"
        if card is None or card.wild or table is None or table.symbol is None:
            about = "color"
        else:
            fill["symbol"] = card.symbol
    key = f"refused-{code}-{about}"
    if not words_in(ENGLISH).has(key):
        key = f"refused-{code}"
    return {"say": key, **fill}


def finding(table: Table, found: Finding) -> Sentence:
    """A fact that stands but doesn't fit."""
    match found.says:
        case Refused():
            return refusal(table, found.says)
        case Proof(_, player, color):
            return {"say": "finding-wild-draw-four", "player": table.names[player], "color": color}
        case happened.Found(code, player, card):
            key = code if code in ("known-elsewhere", "gift-kept") else "stands"
            return {"say": f"finding-{key}", "player": table.names[player], "card": card}


def announce(table: Table, event: Event) -> Said | None:
    """The sentence for one event, or None where there is nothing to say."""
    section, key, fill = _told(table, event)
    if not key:
        return None
    return {"say": key, **fill}, table.setting.game.cited(section)


def _told(t: Table, event: Event) -> tuple[str, str, Fill]:
    """Of an event: the section it rests on, its key in the catalog, what to fill in."""
    names, deck = t.names, t.setting.deck
    match event:
        case happened.Seated():
            return "setup", "seated", {"game": t.setting.game.title}
        case happened.CutDrawn(player, copy, _):
            return (
                "cut",
                "cut-drawn",
                {"player": names[player], "card": deck.card_of[copy].name},
            )
        case happened.CutTied(players):
            return "cut", "cut-tied", {"players": [names[p] for p in players]}
        case happened.Dealt(dealer, _):
            size = t.ruling("hand-size")
            section = "setup" if size == usual(t.setting.game)["hand-size"] else "rulings/hand-size"
            return section, "dealt", {"player": names[dealer], "count": int(size)}
        case happened.TurnedUp(copy):
            return "setup", "turned-up", {"card": deck.card_of[copy].name}
        case happened.PutBack(copy):
            card = deck.card_of[copy]
            return card.symbol, "put-back", {"card": card.name}
        case happened.PassedOver(copy):
            return "setup", "passed-over", {"card": deck.card_of[copy].name}
        case happened.HandsShuffled(_, section):
            return section, "hands-shuffled", {}
        case happened.PutOut(player, cards):
            return "mercy", "put-out", {"player": names[player], "count": cards}
        case happened.Played(player, copy, ruling):
            card = deck.card_of[copy]
            return (
                ruling or card.cited,
                "played",
                {"player": names[player], "card": card.name},
            )
        case happened.ColorNamed(_, color) if color:
            top = t.top_card
            section = top.cited if top is not None and top.wild else "wild"
            return section, "color-named", {"color": color}
        case happened.ColorOnlyMatches():
            return "grab-2-towers", "color-only-matches", {}
        case happened.Drew(player, many, _, section):
            return section, "drew", {"player": names[player], "count": many}
        case happened.DrewAside(player, many, _):
            drawn = {"player": names[player], "count": many}
            return "lets-play", "drew", drawn
        case happened.Kept(player):
            return "lets-play", "kept", {"player": names[player]}
        case happened.Reshuffled():
            return "going-out", "reshuffled", {}
        case happened.PilesEmpty():
            return "rulings/short-piles", "piles-empty", {}
        case happened.Reversed():
            return "reverse", "reversed", {}
        case happened.Skipped(player, section):
            return section, "skipped", {"player": names[player]}
        case happened.UnoCalled(player):
            return "going-out", "uno-called", {"player": names[player]}
        case happened.UnoFalse(player, left):
            who = {"player": names[player], "count": left}
            return "rulings/false-uno", "uno-false", who
        case happened.Caught(player, target):
            return "going-out", "caught", {"player": names[player], "target": names[target]}
        case happened.Challenged(player, accused, known):
            who = {"player": names[player], "accused": names[accused]}
            return "wild-draw-four", "challenged-known" if known else "challenged", who
        case happened.HandShown(player, _, section):
            return section, "hand-shown", {"player": names[player]}
        case happened.Judged(accused, guilty, many):
            key = "guilty" if guilty else "innocent"
            costs = {"accused": names[accused], "count": many}
            return "wild-draw-four", key, costs
        case happened.Blocked(player, tower):
            who = {"player": names[player], "tower": TOWERS[tower]}
            return "power-icons-and-power-towers", "blocked", who
        case happened.Spun(player, face):
            means = {"say": f"means-{face}", "player": names[player]}
            return face, "spun", {"face": face, "means": means}
        case happened.Discarded(player, copies, unknown, _, section):
            if copies and not unknown:
                lying = [deck.card_of[copy].name for copy in copies]
                return section, "discarded", {"player": names[player], "cards": lying}
            number = len(copies) + unknown
            return section, "discarded-some", {"player": names[player], "count": number}
        case happened.WarFought(winner):
            if winner is None:
                return "war", "war-unwon", {}
            return "war", "war-won", {"player": names[winner]}
        case happened.WarTied(players):
            return "war", "tied-in-war", {"players": [names[seat] for seat in players]}
        case happened.WarCardLies(copy):
            return "war", "war-card-lies", {"card": deck.card_of[copy].name}
        case happened.Shouted(player):
            return "uno-spin", "shouted", {"player": names[player]}
        case happened.Gave(giver, color, gifts):
            if not gifts:
                return "mod-card", "gave-none", {"player": names[giver]}
            given = sum(gift[1] for gift in gifts)
            return "mod-card", "gave", {"player": names[giver], "count": given, "color": color}
        case happened.HandsMoved(_, section):
            return section, "hands-moved", {}
        case happened.TookNone(player):
            return "power-icons-and-power-towers", "took-none", {"player": names[player]}
        case happened.TokenMoved(token, player, _):
            if token == "veto":
                return "veto-card", "vetoed", {"player": names[player]}
            who = {"player": names[player], "tower": TOWERS[token]}
            return "power-icons-and-power-towers", "tower-taken", who
        case happened.InstantUno(player):
            return "instant-uno", "instant-uno", {"player": names[player]}
        case happened.VetoServed(player):
            return "veto-card", "veto-served", {"player": names[player]}
        case happened.RulePlayed(_, card_name, name, text):
            color = t.setting.custom[card_name].color if card_name in t.setting.custom else ""
            return _as_told("using-customizable-cards", rule(name, text, color))
        case happened.RuleEnded():
            return "using-customizable-cards", "rule-ended", {}
        case happened.RuleResolved(player, _, outcome) if outcome in OUTCOMES:
            key = f"outcome-{outcome}"
            return "using-customizable-cards", key, {"player": names[player]}
        case happened.WentOut(player):
            return "going-out", "went-out", {"player": names[player]}
        case happened.RoundEnded(winner):
            return "going-out", "round-ended", {"player": names[winner]}
        case happened.Counted(player, points, _):
            return "scoring", "counted", {"player": names[player], "points": points}
        case happened.Scored(player, points):
            section = "scoring" if t.setting.scoring == "winner" else "rulings/scoring"
            return section, "scored", {"player": names[player], "points": points}
        case happened.RoundClosed():
            return "scoring", "round-closed", {}
        case happened.GameWon(winners):
            key = "game-won" if len(winners) == 1 else "game-shared"
            section = "winning-the-game" if t.setting.scoring == "winner" else "rulings/scoring"
            return section, key, {"players": [names[seat] for seat in winners]}
        case happened.Doubted(ask, to, many):
            who = {"player": names[to[0]], "other": names[to[-1]], "count": many}
            return "script/what-the-camera-sees", ask, who
        case happened.Reopened(player):
            return "script/acts", "reopened", {"player": names[player]}
        case happened.CardsSet(player, left):
            who = {"player": names[player], "count": left}
            return "script/acts", "cards-set", who
        case happened.ScoreSet(player, score):
            return (
                "script/acts",
                "score-set",
                {"player": names[player], "points": score},
            )
        case happened.Left(player):
            return "script/acts", "left", {"player": names[player]}
        case happened.Joined(_, name):
            return "script/acts", "joined", {"player": name}
        case happened.Renamed(_, was, name):
            return "script/acts", "renamed", {"player": was, "other": name}
        case happened.Disputed(_, _, code, cite, says):
            return _as_told(cite, refusal(t, Refused(code, cite, says)))
        case happened.TopSeen(copy) | happened.Topped(copy):
            return "lets-play", "top-seen", {"card": deck.card_of[copy].name}
        case happened.TookBack(player, copy):
            who = {"player": names[player], "card": deck.card_of[copy].name}
            return "rulings/wrong-card", "took-back", who
        case _:  # steps that nobody needs to hear
            return "", "", {}


def _as_told(section: str, sentence: Sentence | None) -> tuple[str, str, Fill]:
    """A sentence that is made elsewhere."""
    fill = dict(sentence or {"say": ""})
    return section, str(fill.pop("say")), fill


def sentences(step: Step) -> list[Said]:
    return [said for event in step.events if (said := announce(step.table, event)) is not None]


CORRECTED: dict[type[Act], str] = {Undo: "now-undone", Redo: "now-redone"}


def corrected(act: Act, before: Table | None, now: Table) -> list[Said]:
    """What a correction changed, compared with what everybody had in mind."""
    lines: list[Sentence] = [{"say": CORRECTED.get(type(act), "now-amended")}]
    if before is not None:
        lines += _differences(before, now)
    return [(line, "script/corrections") for line in lines]


def _differences(before: Table, now: Table) -> Iterator[Sentence]:
    for seat, name in enumerate(now.names):
        known = seat < len(before.names)
        if not known or now.counts[seat] != before.counts[seat]:
            yield {"say": "now-cards", "player": name, "count": now.counts[seat]}
        if not known or now.scores[seat] != before.scores[seat]:
            yield {"say": "now-score", "player": name, "points": now.scores[seat]}
    if now.top != before.top and now.top_card is not None:
        yield {"say": "now-top", "card": now.top_card.name}
    if now.color != before.color:
        yield {"say": "now-color", "color": now.color} if now.color else {"say": "now-no-color"}
    if now.direction != before.direction:
        yield {"say": "reversed"}
    for seat in bits(now.called & ~before.called):
        yield {"say": "uno-called", "player": now.names[seat]}
    for token, seat in now.tokens.items():
        if before.tokens.get(token) != seat:
            yield _token_moved(now, token, seat)
    if now.winners != before.winners and now.phase == "hands":
        yield {"say": "round-ended", "player": now.names[now.winners[0]]}
    asked, asked_before = now.prompts(), before.prompts()
    if asked and (not asked_before or asked[0].player != asked_before[0].player):
        yield {"say": "now-turn", "player": now.names[asked[0].player]}
    elif asked and asked_before and type(asked[0]) is not type(asked_before[0]):
        about = (("ask", ask_name(asked[0])), ("player", now.names[asked[0].player]))
        yield refusal(now, Refused("answer-first", "script/the-table", about))


def _token_moved(t: Table, token: str, seat: int) -> Sentence:
    """Who holds a tower or the VETO card now."""
    told = announce(t, happened.TokenMoved(token, seat))
    assert told is not None
    return told[0]

"""What the caller says: events, refusals and findings in the words of the text table."""

from collections.abc import Sequence

from companion.rules import events as happened
from companion.rules.acts import Act, Undo
from companion.rules.cards import Card, section_of
from companion.rules.events import Event
from companion.rules.fold import Finding, Step
from companion.rules.judge import CARD_NAME, Refused
from companion.rules.knowledge import Proof
from companion.rules.record import Accepted
from companion.rules.table import Table
from companion.wire import english

Said = tuple[str, str]  # a sentence, and the section it rests on


def words(card: Card) -> str:
    """A card as people call it: red 7, blue Draw Two, Wild."""
    if card.color is None:
        return english.SYMBOLS[card.symbol]
    symbol = english.SYMBOLS.get(card.symbol, card.symbol)
    badge = f" ({english.BADGES[card.badge]})" if card.badge else ""
    return f"{card.color} {symbol}{badge}"


def card_words(table: Table | None, name: str) -> str:
    """The same from a name; a card of another deck is called by its name."""
    face = name.partition("#")[0]
    card = table.setting.deck.cards.get(face) if table is not None else None
    if card is not None:
        return words(card)
    if face in english.SYMBOLS:
        return english.SYMBOLS[face]
    color, _, symbol = face.partition("-")
    symbol, _, badge = symbol.partition("-") if symbol[:1].isdigit() else (symbol, "", "")
    if not CARD_NAME.fullmatch(name):
        return f"\u201c{name}\u201d"
    told = f"{color} {english.SYMBOLS.get(symbol, symbol)}"
    return f"{told} ({english.BADGES[badge]})" if badge else told


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def refusal(table: Table | None, refused: Refused) -> str:
    """Why an act can't be taken, for a ten-year-old."""
    params = {key: str(value) for key, value in refused.params}
    template = english.REFUSALS.get(f"{refused.code}:{params.get('about')}")
    if "card" in params:
        params["card"] = card_words(table, params["card"])
    if "count" in params:
        params["number"] = english.cards(int(params["count"]))
    if "ask" in params:
        params["ask"] = english.ASKS[params["ask"]].format(player=params.get("player", ""))
    if "tower" in params:
        params["tower"] = english.TOWERS.get(params["tower"], params["tower"])
    if refused.code == "no-match":
        top = params.get("top", "")
        card = table.setting.deck.cards.get(top) if table is not None else None
        symbol = card.symbol if card is not None else ""
        params["symbol"] = english.SYMBOLS.get(symbol, symbol)
        params["color"] = params["color"] or "the color, which is still open,"
        if card is None or card.wild or table is None or table.symbol is None:
            template = english.REFUSALS["no-match:color"]
    template = template or english.REFUSALS[refused.code]
    return capital(template.format(**params))


def finding(table: Table, found: Finding) -> str:
    """A fact that stands but doesn't fit."""
    match found.says:
        case Refused():
            return refusal(table, found.says)
        case Proof(_, player, color):
            return english.FINDINGS["wild-draw-four"].format(
                player=table.names[player], color=color
            )
        case happened.Found(code, player, card):
            template = english.FINDINGS.get(code, english.FINDINGS["stands"])
            told = card_words(table, card)
            return capital(template.format(player=table.names[player], card=told))


def announce(table: Table, event: Event) -> Said | None:
    """The sentence for one event, or None where there is nothing to say."""
    section, key, params = _told(table, event)
    template = english.EVENTS.get(key)
    if template is None:
        return None
    sentence = template.format(**params).strip()
    game = table.setting.game
    cite = section if "/" in section else f"{game.name}/{game.sections.get(section, section)}"
    return (capital(sentence), cite) if sentence else None


def _told(t: Table, event: Event) -> tuple[str, str, dict[str, str]]:
    """Of an event: the section it rests on, its key in the text table, what to fill in."""
    names, deck = t.names, t.setting.deck
    match event:
        case happened.Seated():
            return "setup", "seated", {"game": t.setting.game.title}
        case happened.CutDrawn(player, copy, _):
            return (
                "setup",
                "cut-drawn",
                {"player": names[player], "card": words(deck.card_of[copy])},
            )
        case happened.CutTied(players):
            return "setup", "cut-tied", {"players": english.listing([names[p] for p in players])}
        case happened.Dealt(dealer, _):
            size = t.ruling("hand-size")
            section = "setup" if size == "7" else "rulings/hand-size"
            return section, "dealt", {"player": names[dealer], "cards": english.cards(int(size))}
        case happened.TurnedUp(copy):
            return "setup", "turned-up", {"card": words(deck.card_of[copy])}
        case happened.PutBack(copy):
            card = deck.card_of[copy]
            return card.symbol, "put-back", {"card": words(card)}
        case happened.Played(player, copy, ruling):
            card = deck.card_of[copy]
            return (
                ruling or section_of(card),
                "played",
                {"player": names[player], "card": words(card)},
            )
        case happened.ColorNamed(_, color) if color:
            top = t.top_card
            section = section_of(top) if top is not None and top.wild else "wild"
            return section, "color-named", {"color": color}
        case happened.ColorOnlyMatches():
            return "grab-2-towers", "color-only-matches", {}
        case happened.Drew(player, many, _, section):
            return section, "drew", {"player": names[player], "cards": english.cards(many)}
        case happened.DrewAside(player, many, _):
            drawn = {"player": names[player], "cards": english.cards(many)}
            return "lets-play", "drew-aside", drawn
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
            who = {"player": names[player], "cards": english.cards(left)}
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
            costs = {"accused": names[accused], "many": str(many)}
            return "wild-draw-four", key, costs
        case happened.Blocked(player, tower):
            who = {"player": names[player], "tower": english.TOWERS[tower]}
            return "power-icons-and-power-towers", "blocked", who
        case happened.Spun(player, face):
            means = english.FACE_MEANS[face].format(player=names[player])
            return face, "spun", {"face": english.FACES[face], "means": means}
        case happened.Discarded(player, copies, unknown, _, section):
            named = [words(deck.card_of[copy]) for copy in copies]
            what = (
                english.listing(named)
                if named and not unknown
                else english.cards(len(copies) + unknown)
            )
            return section, "discarded", {"player": names[player], "cards": what}
        case happened.WarFought(winner):
            if winner is None:
                return "war", "war-none", {}
            return "war", "war-won", {"player": names[winner]}
        case happened.Shouted(player):
            return "uno-spin", "shouted", {"player": names[player]}
        case happened.Gave(giver, color, gifts):
            given = english.cards(sum(gift[1] for gift in gifts))
            who = {"player": names[giver], "cards": given, "color": color or ""}
            return "mod-card", "gave" if gifts else "gave-none", who
        case happened.HandsMoved(_, section):
            return section, "hands-moved", {}
        case happened.TookNone(player):
            return "power-icons-and-power-towers", "took-none", {"player": names[player]}
        case happened.TokenMoved(token, player, _):
            if token == "veto":
                return "veto-card", "vetoed", {"player": names[player]}
            who = {"player": names[player], "tower": english.TOWERS[token]}
            return "power-icons-and-power-towers", "tower-taken", who
        case happened.InstantUno(player):
            return "instant-uno", "instant-uno", {"player": names[player]}
        case happened.VetoServed(player):
            return "veto-card", "veto-served", {"player": names[player]}
        case happened.RulePlayed(_, card_name, rule, text):
            color = t.setting.custom[card_name].color if card_name in t.setting.custom else ""
            told = text or english.RULES.get(rule, "").format(color=color)
            return "using-customizable-cards", "rule-played", {"text": told}
        case happened.RuleEnded():
            return "using-customizable-cards", "rule-ended", {}
        case happened.RuleResolved(player, _, outcome):
            told = english.OUTCOMES.get(outcome, "").format(player=names[player])
            return "using-customizable-cards", "rule-resolved", {"outcome": told}
        case happened.WentOut(player):
            return "going-out", "went-out", {"player": names[player]}
        case happened.RoundEnded(winner):
            return "going-out", "round-ended", {"player": names[winner]}
        case happened.Counted(player, points, _):
            return "scoring", "counted", {"player": names[player], "points": english.points(points)}
        case happened.Scored(player, points):
            section = "scoring" if t.setting.scoring == "winner" else "rulings/scoring"
            return section, "scored", {"player": names[player], "points": english.points(points)}
        case happened.RoundClosed():
            return "scoring", "round-closed", {}
        case happened.GameWon(winners):
            key = "game-won" if len(winners) == 1 else "game-shared"
            told = english.listing([names[seat] for seat in winners])
            by_points = t.setting.scoring == "winner"
            return "winning-the-game" if by_points else "rulings/scoring", key, {"players": told}
        case happened.Doubted(ask, to, many):
            who = {"player": names[to[0]], "other": names[to[-1]], "cards": english.cards(many)}
            return "script/what-the-camera-sees", ask, who
        case happened.Reopened(player):
            return "script/acts", "reopened", {"player": names[player]}
        case happened.CardsSet(player, left):
            who = {"player": names[player], "cards": english.cards(left)}
            return "script/acts", "cards-set", who
        case happened.ScoreSet(player, score):
            return (
                "script/acts",
                "score-set",
                {"player": names[player], "points": english.points(score)},
            )
        case happened.Left(player):
            return "script/acts", "left", {"player": names[player]}
        case happened.Joined(_, name):
            return "script/acts", "joined", {"player": name}
        case happened.Disputed(_, _, code, cite, says):
            return cite, "disputed", {"why": refusal(t, Refused(code, cite, says))}
        case happened.TopSeen(copy):
            return "lets-play", "top-seen", {"card": words(deck.card_of[copy])}
        case happened.TookBack(player, copy):
            who = {"player": names[player], "card": words(deck.card_of[copy])}
            return "rulings/wrong-card", "took-back", who
        case _:  # steps that nobody needs to hear
            return "", "", {}


def says(accepted: Accepted, before: Table | None, now: Table) -> list[Said]:
    """All that the caller announces after an act; after a correction only what is different."""
    if accepted.correction is not None:
        return corrected(accepted.correction, before, now)
    return [said for step in accepted.steps for said in told(step)]


def told(step: Step) -> list[Said]:
    sentences: Sequence[Said | None] = [announce(step.table, event) for event in step.events]
    return [said for said in sentences if said is not None]


def corrected(act: Act, before: Table | None, now: Table) -> list[Said]:
    """What a correction changed, compared with what everybody had in mind."""
    here = "script/corrections"
    lines = [english.CORRECTIONS["undone" if isinstance(act, Undo) else "amended"]]
    if before is None:
        return [(lines[0], here)]
    for seat, name in enumerate(now.names):
        known = seat < len(before.names)
        if not known or now.counts[seat] != before.counts[seat]:
            lines.append(
                english.CORRECTIONS["cards"].format(
                    player=name, cards=english.cards(now.counts[seat])
                )
            )
        if not known or now.scores[seat] != before.scores[seat]:
            lines.append(
                english.CORRECTIONS["score"].format(
                    player=name, points=english.points(now.scores[seat])
                )
            )
    if now.top != before.top and now.top_card is not None:
        lines.append(english.CORRECTIONS["top"].format(card=words(now.top_card)))
    if now.color != before.color:
        key = "color" if now.color else "no-color"
        lines.append(english.CORRECTIONS[key].format(color=now.color))
    asked, asked_before = now.prompts(), before.prompts()
    if asked and (not asked_before or asked[0].player != asked_before[0].player):
        lines.append(english.CORRECTIONS["turn"].format(player=now.names[asked[0].player]))
    return [(line, here) for line in lines]

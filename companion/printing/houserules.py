"""What a customizable card's rule says on the card, in our own words."""

from collections.abc import Mapping

_SENTENCES: Mapping[str, str] = {
    "draw-until-color": "Next player: keep drawing until you get {color}.",
    "discard-wilds": "All the others lay their wilds aside.",
    "draw-three-if-stuck": "Next player: nothing to play? Then it is 3 cards.",
    "extra-turn": "It is your turn again.",
    "exactly-seven": "Next player: draw or discard to hold 7.",
    "exactly-three": "Everybody: draw or discard to hold 3.",
    "hands-up": "All hands lie open until it is your turn again.",
    "joke": "Joke time! Laughter: keep only 1 card and call UNO. Silence: draw 4.",
    "stiff-elbows": "Next player: straight arms until an UNO call.",
    "rooster": "Next player: crow, or draw 4.",
}


def sentence(rule: object) -> str | None:
    """The text for a card's rule as a game's settings hold it; None if there is none."""
    if not isinstance(rule, Mapping):
        return None
    text = rule.get("text")
    if isinstance(text, str):
        return text.strip()
    said = _SENTENCES.get(str(rule.get("rule")))
    return None if said is None else said.format(color=rule.get("color") or "that color")

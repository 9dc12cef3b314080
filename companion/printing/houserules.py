"""What a customizable card's rule says on the card, in our own words."""

from collections.abc import Mapping

from companion.rules.house import RULES
from companion.words import Words


def sentence(rule: object, words: Words) -> str | None:
    """The text for a card's rule as a game's settings hold it; None if there is none."""
    if not isinstance(rule, Mapping):
        return None
    text = rule.get("text")
    if isinstance(text, str):
        return text.strip()
    name = str(rule.get("rule"))
    color = rule.get("color") or "in-force"
    return words(f"paper-rule-{name}", color=color) if name in RULES else None

"""The pile: what lies where, told from timed glances at the table. Pure; no pictures here, and no libraries.

Law: the standard library only, no clock, no chance, no files. `settle` takes the pile as it is known and one more
glance, and gives the pile and what happened. Whatever looks at a table, a camera or a list in a test, gives glances.

Events are the dataclasses below (match on them); `event.as_json()` is a flat dict. Every event has
`t` (seconds since the eyes opened, or the time in the film) and `event`:

    settled      card            came to rest on the pile: exactly one a placement
    covered      card, by        lies under `by` now
    taken-back   card, top       was lifted off the pile again; `top` is on top now
    moved        card            the top card was nudged and lies still again, still on top
    beside       card            lies still in view, but not on the pile (a hand shown, a war)
    missed       card, under     lies under the top card and was never seen when it was put there
    token        token           a command token was laid down beside the pile (its name in tags)
    stranger     text, why       no card of this deck: foreign, damaged or other-deck
    drew?                        a hand took from the draw pile's place: a hint, never a fact
    health       code, ok, says  the camera: no-picture frozen dark bright glare blurred far moved
                                 unseen; `ok` is true when it is over
"""

from companion.pile.event import (
    Beside,
    Covered,
    Drew,
    Event,
    Health,
    Missed,
    Moved,
    Settled,
    Stranger,
    TakenBack,
    TokenLaid,
)

__all__ = [
    "Beside",
    "Covered",
    "Drew",
    "Event",
    "Health",
    "Missed",
    "Moved",
    "Settled",
    "Stranger",
    "TakenBack",
    "TokenLaid",
]

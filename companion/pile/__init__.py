"""The pile: what lies where, told from timed glances at the table. Pure; no pictures here, and no libraries.

Law: the standard library only, no clock, no chance, no files. `settle(pile, glance, whose)` gives the pile as it is
known after one more glance, and what happened. Whatever looks at a table, a camera or a list in a test, gives glances.
All places are places on the table: whoever looks takes the camera's own shaking out first.

Each code on the table is in one of three states (`card.py`). The top card is the one that came last and lies over the
others, not the one that can be read. Not seeing a card proves nothing; what proves something is in `evidence.py`, how
long a card must lie still in `required_rest.py`, every threshold in `tuning.py`.

    state            what is seen                                           becomes          told
    (unknown)        it is read somewhere                                   Coming
    Coming           it moves                                               Coming, its rest begins anew
    Coming           lies still for long enough, on the pile                Lying on top     settled, covered
    Coming           the same, and the top card lies over it                Lying under it   missed
    Coming           lies still for long enough, elsewhere                  Aside            beside, token, stranger
    Coming           nothing, for a second                                  (unknown)
    Aside            is nudged                                              Aside
    Aside            is elsewhere, or comes back after long                 Coming
    Aside            nothing, for long, and no hand is there                (unknown)
    Lying on top     lies still elsewhere on the pile                       Lying on top     moved
    Lying on top     its place shows a lower card, or looks as before it    (unknown)        taken-back
    Lying inside     is seen over the top card, far from its place          Coming           taken-back, when it rests
    Lying            nothing                                                Lying
    Lying            the referee says that it was swept up                  Aside

Events are the dataclasses below (match on them); `event.as_json()` is a flat dict. Every event has
`t` (seconds since the eyes opened, or the time in the film) and `event`:

    settled      card, arm, watched   came to rest on the pile: exactly one a placement
    unsure       likely          a bare card came to rest that could be one of these: a question
    covered      card, by        lies under `by` now
    taken-back   card, top       was lifted off the pile again; `top` is on top now
    moved        card            the top card was nudged and lies still again, still on top
    beside       card            lies still in view, but not on the pile (a hand shown, a war)
    maybe-more                   something beside lies over the picture's edge or can't be read: the hand may go on
    missed       card, under     lies under the top card and was never seen when it was put there
    token        token           a command token was laid down beside the pile (its name in tags)
    stranger     text, why       no card of this deck: foreign, damaged or other-deck
    drew?        arm             a hand took from the draw pile's place: a hint, never a fact
    touched?     arm             a hand was at the pile and left nothing there
    health       code, ok, says  the camera: no-picture frozen dark bright glare blurred far moved
                                 unseen; `ok` is true when it is over

An `arm` is a direction around the pile, how sure it is, and what the arm looks like (`arm.py`); `watched` says that
the draw pile was in view all the time since the card before. Whose arm it is, `arm_owners.py` learns.
"""

from companion.pile.event import (
    Beside,
    Covered,
    Event,
    Health,
    MaybeDrew,
    MaybeMore,
    Missed,
    Moved,
    Settled,
    StrangerSeen,
    TakenBack,
    TokenLaid,
    Touched,
    Unsure,
)

__all__ = [
    "Beside",
    "Covered",
    "Event",
    "Health",
    "MaybeDrew",
    "MaybeMore",
    "Missed",
    "Moved",
    "Settled",
    "StrangerSeen",
    "TakenBack",
    "TokenLaid",
    "Touched",
    "Unsure",
]

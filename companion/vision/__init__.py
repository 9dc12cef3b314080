"""The eyes: frames of any camera -> sightings of tags -> settled card events.

Law: OpenCV, pyzbar and zxing-cpp live in this room only. A camera has a process of its own;
nothing queues up, the newest frame wins. Which card has settled is decided by a pure function of
timed sightings (`settle.py`, which knows no pictures). A wrong card is never reported; an unseen
one is better.

For the live table (cheap to import: pictures are only touched in the child process):

    eye = Eye("0", game="spin", deck="K7")   # webcam 0; or its name, a film, a folder, http:// …, rtsp:// …
    eye = Eye("push:", game="spin")          # pictures come by push(); no deck: any deck of the game
    eye = Eye("0", deck=Deck("power-grab", "A1", icons={…}))       # a deck with the owner's own icons
    eye.start(on_event)            # on_event(event), from the eye's own thread, one at a time
    eye.push(jpeg)                 # JPEG, PNG or WebP bytes; never blocks, the newest wins
    eye.push_sightings([(text, corners), …])  # what a phone that reads tags by itself read in one frame
    eye.picture()                  # newest picture as JPEG with what is seen drawn in, or None
    eye.health()                   # what is wrong with the camera now: tuple of Health
    eye.pile()                     # cards known to lie in the pile, undermost first
    eye.expect(["red-7#1"])        # the referee's word: these lie there now (after a reshuffle, a restart);
                                   # not after an undo: a lifted card is told by itself
    eye.stop()                     # ends the process; safe to call twice

Events are the dataclasses below (match on them); `event.as_json()` is a flat dict. Every event has
`t` (seconds since the eye started, or the time in the film) and `event`:

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

from companion.vision.event import (
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
from companion.vision.eye import Eye

__all__ = [
    "Beside",
    "Covered",
    "Drew",
    "Event",
    "Eye",
    "Health",
    "Missed",
    "Moved",
    "Settled",
    "Stranger",
    "TakenBack",
    "TokenLaid",
]

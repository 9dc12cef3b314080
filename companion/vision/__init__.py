"""The eyes: frames of any camera -> sightings of tags -> settled card events.

Law: OpenCV, pyzbar and zxing-cpp live in this room only. A camera has a process of its own; nothing
queues up, the newest frame wins. Which card has settled is decided by a pure function of timed sightings
(`settle.py`, which knows no pictures). A wrong card is never reported; an unseen one is better.

For the live table:

    from companion.vision import Eye                  # cheap: pictures are only touched in the child process
    eye = Eye("0", game="spin", deck="K7")            # webcam 0; a name, file, folder, http:// or rtsp:// address
    eye = Eye("push:", game="spin")                   # frames arrive by push(); deck=None: any deck of the game
    eye.start(on_event)                               # on_event(event) from the eye's own thread, one at a time
    eye.push(jpeg)                                    # a JPEG (or PNG, WebP) picture; never blocks, newest wins
    eye.push_sightings(t, texts_and_corners)          # a phone that decodes by itself sends what it read
    eye.picture()                                     # newest picture as JPEG with what is seen drawn in, or None
    eye.health()                                      # what is wrong with the camera now: tuple of Event, worst first
    eye.pile()                                        # cards known to lie in the pile, bottom to top
    eye.expect(pile)                                  # the referee's word: these lie there now (reshuffle, undo, restart)
    eye.stop()                                        # ends the process; safe to call twice

Events are the dataclasses exported here (match on them); `event.as_json()` is a flat dict. Every event has `t` (seconds since the eye started, or the time in the film) and `event`:

    settled      card            came to rest on the pile: exactly one a placement
    covered      card, by        lies under `by` now
    taken-back   card            was lifted off the pile again; the card before it is on top
    moved        card            was nudged and lies still again, still on top
    beside       card            lies still in view, but not on the pile (revealed hands, war)
    missed       card, under     lies under the top card and was never seen when it was put there
    token        token           a command token was laid down beside the pile (its `tags` name)
    stranger     text, why       a code that is no card of this deck: foreign, damaged, other-deck, other-game
    drew?                        a hand took from the draw pile's place: a hint, never a fact
    health       code, ok, says  the camera: no-picture dark bright blurred glare far moved unseen; `ok` true when it is over
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

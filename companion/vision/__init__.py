"""The eyes: frames of any camera -> glances at the table.

Law: OpenCV, pyzbar and zxing-cpp live in this room only. A camera has a process of its own;
nothing queues up, the newest frame wins. Which card has settled is decided in `companion/pile`,
which knows no pictures. A wrong card is never reported; an unseen one is better.

How they read:

 1. What moves? Small tiles of two pictures are compared, without the camera's own shift and the lamp's flicker.
    What has not moved since it was read is not read again.
 2. The pile's place, sharpened, by zxing-cpp; while a hand is about, only what has changed. Then where something
    else came to rest; now and then the whole picture.
 3. While a card seems to lie there unread and no hand moves, a dearer way eight times a second: comparing with the
    deck's 150 or so tags (the likeliest counts when it is beyond doubt, twice), evened-out contrast, gamma, zbar.
 4. Half a tag is compared too, without what the upper card covers (`occlusion.py`). Which card lies over the other
    is told by tags, by covered modules (`partial_tag.py`), and by the edge that goes on (`card_edges.py`).
 5. What lies where is decided in `companion/pile`.

A reading counts only if it is QR version 1, level H, ten characters of our form with a right check, and a card of
this deck.

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

What it tells are the events of `companion.pile`.
"""

from companion.vision.eye import Eye

__all__ = ["Eye"]

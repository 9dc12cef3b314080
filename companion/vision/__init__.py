"""The eyes: frames of any camera -> glances at the table.

Law: OpenCV, pyzbar and zxing-cpp live in this room only. A camera has a process of its own;
nothing queues up, the newest frame wins. Which card has settled is decided in `companion/pile`,
which knows no pictures. A wrong card is never reported; an unseen one is better.

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

"""Bare cards: which face of a taught deck lies on top, without any mark on it.

Law: a wrong card is never told. What is told was compared with every face of the deck, at its very place in the
picture; what could be another face, another color or no card of the deck at all stays untold, with the likeliest
named. Nothing is learned beforehand: a deck is what its owner has shown, one picture a face, and stays on this machine.

    teach      a picture of a card -> a face, good ones only
    order      the faces by name, and in which rows to lay them
    rows       a picture of many cards in rows -> their faces
    cut        a card cut out of the picture it is taught with
    deck       the taught faces, aligned with each other
    place      where a card may lie in a picture
    compare    which face lies at a place, and how sure that is
    sign       whether all of a sign's ink is explained, looked at closely
    tint       its color, beside its own white
    recognize  a picture -> the card on top, or none
    spread     cards beside and over one another in one picture: a hand, fanned or laid out
    still      the table at rest, now beside before
    rest       what came to rest: a card laid, taken back, pushed, or in doubt
"""

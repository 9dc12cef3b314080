"""The reader of cards that nobody taught: how its cards are drawn, seen and learned.

The law of this room: no photograph and nobody's artwork is learned from. A program draws cards of a thousand
designs, looks at them through bad light, hands and careless cuts, and a small net learns which sign and which
color they show. `python -m models.faces` does all of it in under an hour on two cores and writes the weights that
the companion ships. PyTorch is needed here only; the fonts come from Debian's packages on the day of training.

    fonts    the fonts of this machine that can write a card's figures
    stamp    a small picture with clear ground, in which a sign is drawn
    signs    every sign of the family's boxes, each in many manners
    designs  whole cards of the family: borders, grounds, middles and corners
    packs    cards of an ordinary pack, French and German suits
    light    what a camera makes of a card: lamps, shadows, hands, blur and careless cuts
    looks    drawn cards as the net gets to see them, with what they show
    net      the net, its training, and its weights as a file
    recipe   the fingerprint of all this
"""

"""The second reckoning of the rules: whole evenings of real hands, reckoned apart from `companion.rules`.

It is written from the rule sheets once more, so that the referee can be compared with it. Of `companion.rules` it
uses the contents of each box and the names of the rulings, and nothing that judges.
"""

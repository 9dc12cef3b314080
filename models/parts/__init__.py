"""Parts to print in 3D: what the box has lost, or never had.

The law of this room: a part is a pure function of its measures, in millimeters, modeled as it lies on
the printer's bed. All measures and their limits stand in `measures`; the table of contents is `catalog`.
manifold3d lives only here. Nothing here knows a rule, a camera or a file of the rest of the companion.
"""

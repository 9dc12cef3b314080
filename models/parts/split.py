"""A part that is larger than the printer's bed, in pieces that dovetail: pushed together from above, they hold."""

from manifold3d import CrossSection, Manifold

from models.parts.shape import grown, polygon, prism, rectangle, union_flat

NECK = 9.0
HEAD = 15.0
DEEP = 9.0
APART = 45.0  # of two dovetails
FAR = 1000.0


def fits(size: tuple[float, float], bed: tuple[float, float]) -> bool:
    """Whether something of this size lies on the bed, one way or the other."""
    return all(side <= limit for side, limit in zip(sorted(size), sorted(bed), strict=True))


def pieces(solid: Manifold, bed: tuple[float, float], play: float, at: float) -> list[Manifold]:
    """The part in as few pieces as fit; `at` is the share of its length where it may be cut."""
    x0, y0, _, x1, y1, _ = solid.bounding_box()
    wide, deep = x1 - x0, y1 - y0
    if fits((wide, deep), bed):
        return [solid]
    lies = wide >= deep
    if not lies:
        return [
            piece.rotate((0, 0, 90)) for piece in pieces(solid.rotate((0, 0, -90)), bed, play, at)
        ]
    x = x0 + at * wide
    foot = solid.slice(0.5) ^ rectangle(2 * DEEP, FAR).translate((x, 0))
    left = _left(x, foot.bounds()[1], foot.bounds()[3])
    halves = (solid ^ prism(left, FAR), solid - prism(grown(left, play), FAR, -1))
    return [piece for half in halves for piece in pieces(half, bed, play, at)]


def _left(x: float, y0: float, y1: float) -> CrossSection:
    """Everything left of a cut along y, with its dovetails between y0 and y1, where it lies on the bed."""
    count = max(1, round((y1 - y0) / APART))
    step = (y1 - y0) / count
    half = polygon([(x - FAR, y0 - FAR), (x, y0 - FAR), (x, y1 + FAR), (x - FAR, y1 + FAR)])
    tails = [
        polygon([(x - 1, y - NECK / 2), (x, y - NECK / 2), (x + DEEP, y - HEAD / 2),
                 (x + DEEP, y + HEAD / 2), (x, y + NECK / 2), (x - 1, y + NECK / 2)])
        for y in (y0 + (place + 0.5) * step for place in range(count))
    ]  # fmt: skip
    return union_flat([half, *tails])

"""The stand that shows the VETO card in the middle of the table, where everybody can reach it."""

from manifold3d import Manifold

from models.parts.letters import text
from models.parts.measures import Measures
from models.parts.shape import along_x, box, polygon

BACK = 15.0  # the card leans back by this many degrees
DEEP = 14.0


def _profile() -> list[tuple[float, float]]:
    """Seen from the side, as (y, z): y = 0 is the front edge."""
    return [(0.6, 0), (49.4, 0), (50, 0.6), (50, 8), (40, 26), (24, 26), (2, 4), (0, 2.4), (0, 0.6)]


def veto_stand(m: Measures) -> Manifold:
    width = m.sleeve_width + 12.0
    body = along_x(polygon(_profile()), -width / 2, width / 2)
    gap = m.sleeved_thickness + 2 * m.clearance + 0.2
    # the slot: open at the top, closed at both ends, so the card can't slide out sideways
    side = m.sleeve_width / 2 + 1.0
    slot = box((-side, side), (-gap / 2, gap / 2), (0, 60))
    mouth = along_x(
        polygon(
            [
                (-gap / 2, DEEP - 1.6),
                (gap / 2, DEEP - 1.6),
                (gap / 2 + 2.4, DEEP + 1.4),
                (-gap / 2 - 2.4, DEEP + 1.4),
            ]
        ),
        -side,
        side,
    )
    slot = leaning(slot + mouth)
    return body - slot + words(m)


def leaning(solid: Manifold) -> Manifold:
    """From upright at the origin to where the card stands."""
    return solid.rotate((-BACK, 0, 0)).translate((0, 28.5, 26 - DEEP))


def standing_card(m: Measures) -> Manifold:
    """The sleeved card in the slot."""
    half, thick = m.sleeve_width / 2, m.sleeved_thickness / 2
    return leaning(box((-half, half), (-thick, thick), (0.2, m.sleeve_height)))


def words(m: Measures) -> Manifold:
    """VETO, raised on the sloping front."""
    word = text("VETO", 21.0, 4.6, width=m.sleeve_width - 4).relief(1.2)
    return word.rotate((45, 0, 0)).translate((0, 13, 15))

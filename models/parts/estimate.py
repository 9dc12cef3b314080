"""How long a part prints and how much plastic it takes, reckoned from its layers.

Settings: 0.4 mm nozzle, layers of 0.2 mm, 3 walls, 15 % infill, 4 solid layers above and below, PLA.
The speeds below were fitted to a slicer; `benchmarks/print_time.py` compares the two part by part.
"""

from dataclasses import dataclass

import numpy as np
from manifold3d import Manifold

LAYER = 0.2
LINE = 0.45
WALLS = 3
INFILL = 0.15
SOLID = 5 * LAYER  # four solid layers, and the one that slicers add under slopes
STEP = 1.0  # one slice a millimeter is enough

WALL_SPEED = 35.0  # mm a second, with its corners
FILL_SPEED = 42.0
START_SECONDS = 2.1  # to travel to a new line and begin it
DENSITY = 1.24  # grams of PLA in a cubic centimeter


@dataclass(frozen=True, slots=True)
class Estimate:
    """Minutes on an ordinary printer, and grams of PLA."""

    minutes: float
    grams: float

    @property
    def time(self) -> str:
        rounded = max(5, 5 * round(self.minutes / 5))
        hours, minutes = divmod(rounded, 60)
        return f"{hours} h {minutes:02d}" if hours else f"{minutes} min"


def lengths(solid: Manifold) -> tuple[float, float, float]:
    """Millimeters of wall line, millimeters of filling line, and starts of a new line."""
    _, _, low, _, _, high = solid.bounding_box()
    count = max(1, round((high - low) / STEP))
    step = (high - low) / count
    walls = inside = starts = 0.0
    for i in range(count):
        flat = solid.slice(low + step * (i + 0.5))
        around = 0.0
        for contour in flat.to_polygons():
            around += float(np.linalg.norm(np.roll(contour, -1, 0) - contour, axis=1).sum())
        area = min(around * LINE * WALLS, flat.area())
        walls += area * step
        inside += (flat.area() - area) * step
        starts += flat.num_contour() * step / LAYER
    mesh = solid.to_mesh()
    p = mesh.vert_properties[:, :3][mesh.tri_verts]
    level = np.abs(np.cross(p[:, 1] - p[:, 0], p[:, 2] - p[:, 0])[:, 2]).sum() / 2
    solid_layers = min(inside, float(level) * SOLID * inside / max(walls + inside, 1e-9))
    filling = solid_layers + (inside - solid_layers) * INFILL
    return walls / LINE / LAYER, filling / LINE / LAYER, starts


def estimate(solid: Manifold) -> Estimate:
    wall, fill, starts = lengths(solid)
    seconds = wall / WALL_SPEED + fill / FILL_SPEED + starts * START_SECONDS
    grams = (wall + fill) * LINE * LAYER / 1000 * DENSITY
    return Estimate(seconds / 60, grams)

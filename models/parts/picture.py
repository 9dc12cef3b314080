"""A photograph of parts, drawn with numpy: perspective, soft shadow, soft corners, thin outlines."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from manifold3d import Manifold
from numpy.typing import NDArray
from PIL import Image, ImageChops

Array = NDArray[np.float64]

PAPER = np.array([246.0, 245.0, 242.0])
INK = np.array([40.0, 42.0, 48.0])
SUN = np.array([-0.35, -0.75, 0.9])
SKY = np.array([0.7, -0.25, 0.55])


@dataclass(frozen=True, slots=True)
class Thing:
    """A solid and the color of its filament."""

    solid: Manifold
    color: tuple[int, int, int] = (242, 160, 60)


@dataclass(frozen=True, slots=True)
class Camera:
    """Where the photographer stands: degrees around and above, and how wide the lens is."""

    around: float = -58.0
    above: float = 32.0
    lens: float = 22.0


def _triangles(things: Sequence[Thing]) -> tuple[Array, Array]:
    corners, colors = [], []
    for thing in things:
        mesh = thing.solid.to_mesh()
        found = mesh.vert_properties[:, :3].astype(np.float64)[mesh.tri_verts]
        corners.append(found)
        colors.append(np.tile(np.array(thing.color, dtype=np.float64), (len(found), 1)))
    return np.concatenate(corners), np.concatenate(colors)


def _axes(direction: Array) -> Array:
    """Right, up and toward-the-eye for somebody looking against `direction`."""
    toward = direction / np.linalg.norm(direction)
    up = np.array([0.0, 0.0, 1.0]) if abs(toward[2]) < 0.99 else np.array([0.0, 1.0, 0.0])
    right = np.cross(up, toward)
    right /= np.linalg.norm(right)
    return np.stack([right, np.cross(toward, right), toward])


def _buffer(points: Array, width: int, height: int) -> tuple[Array, NDArray[np.int64]]:
    """Nearest depth and triangle of each pixel; points are (triangle, corner, [x, y, depth])."""
    depth = np.full((height, width), -np.inf)
    index = np.full((height, width), -1, dtype=np.int64)
    low = np.floor(points[:, :, :2].min(axis=1)).astype(int)
    high = np.ceil(points[:, :, :2].max(axis=1)).astype(int) + 1
    low = np.maximum(low, 0)
    high = np.minimum(high, [width, height])
    a, b, c = points[:, 0], points[:, 1], points[:, 2]
    area = (b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0])
    seen = np.flatnonzero((np.abs(area) > 1e-9) & (low < high).all(axis=1))
    for i in seen:
        x = np.arange(low[i, 0], high[i, 0]) + 0.5
        y = (np.arange(low[i, 1], high[i, 1]) + 0.5)[:, None]
        v = ((x - a[i, 0]) * (c[i, 1] - a[i, 1]) - (y - a[i, 1]) * (c[i, 0] - a[i, 0])) / area[i]
        w = ((b[i, 0] - a[i, 0]) * (y - a[i, 1]) - (b[i, 1] - a[i, 1]) * (x - a[i, 0])) / area[i]
        z = a[i, 2] + v * (b[i, 2] - a[i, 2]) + w * (c[i, 2] - a[i, 2])
        rows, columns = slice(low[i, 1], high[i, 1]), slice(low[i, 0], high[i, 0])
        hit = (v >= -1e-9) & (w >= -1e-9) & (v + w <= 1 + 1e-9) & (z > depth[rows, columns])
        depth[rows, columns][hit] = z[hit]
        index[rows, columns][hit] = i
    return depth, index


def _blurred(values: Array, radius: int) -> Array:
    """A box blur, twice: soft enough for shadows."""
    for _ in range(2):
        for axis in (0, 1):
            padded = np.concatenate(
                [
                    np.repeat(values.take([0], axis), radius + 1, axis),
                    values,
                    np.repeat(values.take([-1], axis), radius, axis),
                ],
                axis,
            )
            total = padded.cumsum(axis)
            size = values.shape[axis]
            ahead = total.take(np.arange(2 * radius + 1, 2 * radius + 1 + size), axis)
            values = (ahead - total.take(np.arange(size), axis)) / (2 * radius + 1)
    return values


def photograph(
    things: Sequence[Thing], camera: Camera = Camera(), width: int = 640, height: int = 480
) -> Image.Image:
    """The parts on a table, as somebody sitting there sees them."""
    fine = 2
    w, h = width * fine, height * fine
    corners, colors = _triangles(things)
    low, high = corners.min(axis=(0, 1)), corners.max(axis=(0, 1))
    center, size = (low + high) / 2, float(np.linalg.norm(high - low))

    around, above = np.radians(camera.around), np.radians(camera.above)
    gaze = np.array([np.cos(around) * np.cos(above), np.sin(around) * np.cos(above), np.sin(above)])
    axes = _axes(gaze)
    distance = size / 2 / np.tan(np.radians(camera.lens) / 2) * 1.02

    def projected(points: Array) -> Array:
        seen: Array = (points - center) @ axes.T
        away = distance - seen[..., 2]
        flat: Array = np.empty_like(seen)
        flat[..., 0] = seen[..., 0] / away
        flat[..., 1] = -seen[..., 1] / away
        flat[..., 2] = 1 / away
        return flat

    flat = projected(corners)
    left, right = flat[..., :2].min(axis=(0, 1)), flat[..., :2].max(axis=(0, 1))
    scale = float(min((w * 0.88, h * 0.86) / (right - left)))
    middle = (left + right) / 2

    def on_film(points: Array) -> Array:
        film = projected(points)
        film[..., :2] = (film[..., :2] - middle) * scale + (w / 2, h / 2)
        return film

    # a table top under the parts, so that they stand on something and throw a shadow
    reach = size * 6
    x, y, z = center[0], center[1], low[2]
    table = np.array(
        [
            [x - reach, y - reach, z],
            [x + reach, y - reach, z],
            [x + reach, y + reach, z],
            [x - reach, y + reach, z],
        ]
    )
    depth, index = _buffer(on_film(corners), w, h)
    solid = index >= 0

    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)

    # where each pixel lies in the room: on a part, or on the table
    columns, rows = np.meshgrid(np.arange(w) + 0.5, np.arange(h) + 0.5)
    ray_x = (columns - w / 2) / scale + middle[0]
    ray_y = (rows - h / 2) / scale + middle[1]
    rays = ray_x[..., None] * axes[0] - ray_y[..., None] * axes[1] - axes[2]
    eye = center + distance * axes[2]
    with np.errstate(divide="ignore", invalid="ignore"):
        to_table = (table[0, 2] - eye[2]) / rays[..., 2]
        away = np.where(solid, 1 / depth, to_table)
    on_table = ~solid & (to_table > 0) & (to_table < distance * 4)
    away = np.where(solid | on_table, away, distance * 4)
    room = eye + rays * away[..., None]
    facing = np.where(solid[..., None], normals[index], np.array([0.0, 0.0, 1.0]))

    # the sun's view of the same parts gives the shadow
    sun = _axes(SUN)
    grain = 900 / size
    lit = (corners - center) @ sun.T
    lit[..., :2] = lit[..., :2] * grain + 500
    shade, _ = _buffer(lit, 1000, 1000)
    look = (room + facing * size * 0.003 - center) @ sun.T
    sharp = np.zeros((h, w))
    spread = [(0, 0), (2, 1), (-1, 2), (-2, -1), (1, -2), (4, 0), (0, 4), (-4, 0), (0, -4)]
    for dx, dy in spread:
        u = np.clip(look[..., 0] * grain + 500 + dx, 0, 999).astype(int)
        v = np.clip(look[..., 1] * grain + 500 + dy, 0, 999).astype(int)
        sharp += shade[v, u] > look[..., 2] + size * 0.004
    shadow = _blurred(sharp / len(spread), 2)

    # corners and gaps get less of the sky: what stands nearer on both sides hides it
    hollow = np.zeros((h, w))
    ring = [(r * np.cos(t), r * np.sin(t), r) for r in (5, 11, 20) for t in np.arange(6) * 0.5236]
    pixel = distance / scale
    for dx, dy, radius in ring:
        here, there = (round(dy), round(dx)), (-round(dy), -round(dx))
        nearer = away - (np.roll(away, here, (0, 1)) + np.roll(away, there, (0, 1))) / 2
        hollow += np.clip(nearer / (radius * pixel), 0, 1) * (nearer < 3 * radius * pixel)
    hollow = _blurred(hollow / len(ring), 2) * 1.8

    key = np.clip(facing @ (SUN / np.linalg.norm(SUN)), 0, 1) * (1 - 0.85 * shadow)
    fill = np.clip(facing @ (SKY / np.linalg.norm(SKY)), 0, 1)
    light = 0.52 + 0.08 * facing[..., 2] + 0.50 * key + 0.14 * fill
    light *= 1 - 0.35 * hollow
    picture = colors[index] * light[..., None]
    shine = np.clip(facing @ ((SUN / np.linalg.norm(SUN) + gaze) / 1.8), 0, 1) ** 24
    picture += (34 * shine * (1 - shadow))[..., None]

    ground = PAPER * (1 - 0.30 * shadow - 0.16 * hollow)[..., None]
    far = np.clip((np.linalg.norm(room - center, axis=2) / size - 0.8) / 1.6, 0, 1)[..., None]
    picture = np.where(solid[..., None], picture, ground * (1 - far) + PAPER * far)

    # outlines where the picture jumps in depth or folds
    jump = np.zeros((h, w))
    fold = np.zeros((h, w))
    for axis in (0, 1):
        step = np.abs(np.diff(1 / away, axis=axis, append=np.take(1 / away, [-1], axis)))
        jump = np.maximum(jump, step * away)
        turn = np.roll(facing, -1, axis)
        fold = np.maximum(fold, 1 - (facing * turn).sum(axis=2))
    edge = np.clip((jump - 0.006) * 120, 0, 1) * 0.75
    edge = np.maximum(edge, np.clip((fold - 0.15) * 1.2, 0, 1) * 0.45)
    outline = edge * (solid | np.roll(solid, 1, 0) | np.roll(solid, 1, 1))
    picture = picture * (1 - outline[..., None]) + INK * outline[..., None]

    small = np.clip(picture, 0, 255).reshape(height, fine, width, fine, 3).mean(axis=(1, 3))
    return Image.fromarray(small.astype(np.uint8), "RGB")


def trimmed(picture: Image.Image, margin: int = 14) -> Image.Image:
    """Without the empty table around what is shown."""
    table = Image.new("RGB", picture.size, tuple(int(c) for c in PAPER))
    shown = ImageChops.difference(picture, table).convert("L").point(lambda v: 255 * (v > 6))
    box = shown.getbbox()
    if box is None:
        return picture
    left, top = max(0, box[0] - margin), max(0, box[1] - margin)
    right, low = min(picture.width, box[2] + margin), min(picture.height, box[3] + margin)
    return picture.crop((left, top, right, low))


def develop(picture: Image.Image, path: Path) -> None:
    """Save a picture as a small PNG."""
    small = picture.quantize(128, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(path, optimize=True)

"""Solids as files: STL for every slicer, 3MF with millimeters, name and color for newer ones.

Both are written here because the same part must give the same bytes every time: libraries write
random ids and the clock into 3MF, and a repository that holds its outputs can't have that.
"""

import io
import zipfile
from dataclasses import dataclass
from xml.sax.saxutils import quoteattr

import numpy as np
from manifold3d import Manifold, Mesh
from numpy.typing import NDArray

GRAIN = 1e-4  # corners are rounded to this many millimeters: what two machines agree on


@dataclass(frozen=True, slots=True)
class Facets:
    """A closed surface: corners, and triangles of corner numbers, in an order that never varies."""

    corners: NDArray[np.float64]
    triangles: NDArray[np.int64]

    @classmethod
    def of(cls, solid: Manifold) -> "Facets":
        mesh = solid.to_mesh()
        rounded = np.round(mesh.vert_properties[:, :3].astype(np.float64) / GRAIN) * GRAIN
        corners, number = np.unique(rounded, axis=0, return_inverse=True)
        triangles = number.reshape(-1)[mesh.tri_verts.astype(np.int64)]
        a, b, c = triangles.T
        triangles = triangles[(a != b) & (b != c) & (a != c)]
        first = triangles.argmin(axis=1)
        turned = np.stack(
            [np.take_along_axis(triangles, (first[:, None] + i) % 3, 1)[:, 0] for i in range(3)], 1
        )
        order = np.lexsort((turned[:, 2], turned[:, 1], turned[:, 0]))
        return cls(corners + 0.0, turned[order])

    def solid(self) -> Manifold:
        corners = self.corners.astype(np.float32)
        return Manifold(Mesh(corners, self.triangles.astype(np.uint32)))


def stl(facets: Facets, title: str) -> bytes:
    """A binary STL file."""
    row = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("spare", "<u2")])
    rows = np.zeros(len(facets.triangles), dtype=row)
    rows["corners"] = facets.corners[facets.triangles]
    p = facets.corners[facets.triangles]
    normal = np.cross(p[:, 1] - p[:, 0], p[:, 2] - p[:, 0])
    rows["normal"] = normal / np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-12)
    header = title.encode("ascii", "replace")[:80].ljust(80)
    return header + np.uint32(len(rows)).tobytes() + rows.tobytes()


def read_stl(data: bytes) -> Facets:
    """The surface in a binary STL file, its corners joined again."""
    row = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("spare", "<u2")])
    rows = np.frombuffer(data, dtype=row, offset=84)
    flat = rows["corners"].astype(np.float64).reshape(-1, 3)
    corners, number = np.unique(np.round(flat / GRAIN) * GRAIN, axis=0, return_inverse=True)
    return Facets(corners, number.reshape(-1, 3))


_TYPES = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="rels" '
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="model" '
    'ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>'
)
_RELATIONS = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Id="rel0" Target="/3D/3dmodel.model" '
    'Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>'
)


def three_mf(facets: Facets, title: str, color: tuple[int, int, int]) -> bytes:
    """A 3MF file: the part in millimeters, with its name and the color of its filament."""
    corners = "".join(
        f'<vertex x="{_short(x)}" y="{_short(y)}" z="{_short(z)}"/>'
        for x, y, z in facets.corners.tolist()
    )
    triangles = "".join(
        f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in facets.triangles.tolist()
    )
    paint = "#{:02X}{:02X}{:02X}".format(*color)
    model = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<model unit="millimeter" xml:lang="en-US" '
        'xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">'
        f'<metadata name="Title">{title}</metadata><resources>'
        f'<basematerials id="2"><base name="filament" displaycolor="{paint}"/></basematerials>'
        f'<object id="1" type="model" name={quoteattr(title)} pid="2" pindex="0">'
        f"<mesh><vertices>{corners}</vertices><triangles>{triangles}</triangles></mesh></object>"
        '</resources><build><item objectid="1"/></build></model>'
    )
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as package:
        for name, text in (
            ("[Content_Types].xml", _TYPES),
            ("_rels/.rels", _RELATIONS),
            ("3D/3dmodel.model", model),
        ):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            package.writestr(entry, text, compresslevel=9)
    return file.getvalue()


def _short(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".") or "0"

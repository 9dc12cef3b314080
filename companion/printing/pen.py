"""A pen that draws in millimetres, from the top left corner of the place where it stands."""

import io
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas

from companion.printing.ink import BLACK, BOLD, REGULAR, fonts, split_accents, wide
from companion.printing.qr import in_corner, rows_of

MM = 72 / 25.4
SMALLEST = 5.0
"""The smallest letters in points, so that everybody can read them."""
THIN = 0.12
"""The share of a module that stays white on each side where ink is saved. More loses tags: in bad light 126 of 280
rendered tags were read with this share, and 123 of 280 solid ones."""
Point = tuple[float, float]


class Pen:
    """The one hand that puts ink on a document."""

    def __init__(
        self, width: float, height: float, *, title: str, scale: float = 1.0, save_ink: bool = False
    ) -> None:
        fonts()
        self._save_ink = save_ink
        rl_config.useA85 = 0  # plain binary streams are a fifth smaller
        self.width, self.height, self.scale = width, height, scale
        self._paper = io.BytesIO()
        self._canvas = Canvas(
            self._paper,
            pagesize=(width * MM, height * MM),
            invariant=1,
            pageCompression=1,
            initialFontName=REGULAR,  # type: ignore[arg-type]  # the library's types are wrong
        )
        self._canvas.setTitle(title)
        self._canvas.setAuthor("companion (unofficial, fan-made)")
        self._canvas.setCreator("companion")
        self._canvas.setViewerPreference("PrintScaling", "None")
        self._canvas.setViewerPreference("Duplex", "Simplex")
        self._started = False
        self._codes: set[str] = set()

    def page(self, *, lying: bool = False) -> None:
        """Begins a new sheet; `scale` makes everything larger or smaller around its middle."""
        canvas = self._canvas
        if self._started:
            canvas.showPage()
        self._started = True
        wide_, high = (self.height, self.width) if lying else (self.width, self.height)
        canvas.setPageSize((wide_ * MM, high * MM))
        canvas.translate(wide_ / 2 * MM, high / 2 * MM)
        canvas.scale(self.scale, self.scale)
        canvas.translate(-wide_ / 2 * MM, high / 2 * MM)

    def as_pdf(self) -> bytes:
        """The whole document."""
        self._canvas.save()
        return self._paper.getvalue()

    @contextmanager
    def at(self, x: float, y: float, *, turned: float = 0, grown: float = 1) -> Iterator[None]:
        """Moves the pen for a while, perhaps turned (degrees, clockwise) or scaled."""
        self._canvas.saveState()
        self._canvas.translate(x * MM, -y * MM)
        if turned:
            self._canvas.rotate(-turned)
        if grown != 1:
            self._canvas.scale(grown, grown)
        yield
        self._canvas.restoreState()

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: str | None = None,
        line: str | None = None,
        thick: float = 0.2,
        radius: float = 0,
        dash: Sequence[float] = (),
    ) -> None:
        self._set_inks(fill, line, thick, dash)
        box = (x * MM, -(y + height) * MM, width * MM, height * MM)
        stroke, filled = int(line is not None), int(fill is not None)
        if radius:
            self._canvas.roundRect(*box, radius * MM, stroke=stroke, fill=filled)
        else:
            self._canvas.rect(*box, stroke=stroke, fill=filled)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: str | None = None,
        line: str | None = None,
        thick: float = 0.2,
    ) -> None:
        self._set_inks(fill, line, thick, ())
        self._canvas.circle(
            x * MM, -y * MM, radius * MM, stroke=int(line is not None), fill=int(fill is not None)
        )

    def polygon(
        self,
        points: Sequence[Point],
        *,
        fill: str | None = None,
        line: str | None = None,
        thick: float = 0.2,
        round_: float = 0,
        dash: Sequence[float] = (),
    ) -> None:
        """Draws a closed figure; `round_` rounds its corners by drawing its edge in the fill's ink."""
        if fill is not None and round_:
            self._set_inks(fill, fill, round_ * 2, ())
            self._canvas.setLineJoin(1)
            self._canvas.drawPath(self._path_through(points), stroke=1, fill=1)
            self._canvas.setLineJoin(0)
            return
        self._set_inks(fill, line, thick, dash)
        self._canvas.drawPath(
            self._path_through(points), stroke=int(line is not None), fill=int(fill is not None)
        )

    def stroke(
        self,
        points: Sequence[Point],
        *,
        ink: str = BLACK,
        thick: float = 0.2,
        dash: Sequence[float] = (),
        blunt: bool = False,
    ) -> None:
        """Draws an open line through some points."""
        self._set_inks(None, ink, thick, dash)
        self._canvas.setLineCap(0 if blunt else 1)
        self._canvas.setLineJoin(1)
        self._canvas.drawPath(self._path_through(points, closed=False), stroke=1, fill=0)
        self._canvas.setLineCap(0)
        self._canvas.setLineJoin(0)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        size: float,
        bold: bool = False,
        ink: str = BLACK,
        align: str = "left",
        fit: float | None = None,
    ) -> float:
        """Writes on a baseline, smaller if it must fit a width; returns the size that was used."""
        font = BOLD if bold else REGULAR
        if fit is not None:
            size = min(size, size * fit / max(wide(text, size, font), 1e-6))
        self._canvas.setFillColor(HexColor(ink))
        self._canvas.setFont(font, size)
        plain, accents = split_accents(text)
        left = x - wide(plain, size, font) * {"left": 0, "middle": 0.5, "right": 1}[align]
        self._canvas.drawString(left * MM, -y * MM, plain)
        for at, mark in accents:
            letter, across = plain[at], left + wide(plain[:at], size, font)
            room = wide(letter, size, font) - wide(mark, size, font)
            low = mark == "˛"
            up = 0 if low or letter.islower() else 0.19 * size / MM
            self._canvas.drawString((across + room * (1 if low else 0.5)) * MM, (up - y) * MM, mark)
        return size

    def paragraph(
        self, x: float, y: float, width: float, height: float, text: str, *, size: float
    ) -> None:
        """Writes a text into a box, as small as it must be to fit."""
        words, lines = text.split(), [""]
        while size > SMALLEST:
            lines = [""]
            for word in words:
                longer = f"{lines[-1]} {word}".strip()
                if wide(longer, size, BOLD) <= width or not lines[-1]:
                    lines[-1] = longer
                else:
                    lines.append(word)
            tall = len(lines) * size * 0.42
            if tall <= height and all(wide(line, size, BOLD) <= width for line in lines):
                break
            size -= 0.5
        top = y + (height - len(lines) * size * 0.42) / 2 + size * 0.31
        for place, line in enumerate(lines):
            down = top + place * size * 0.42
            self.text(x + width / 2, down, line, size=size, bold=True, align="middle", fit=width)

    def code(self, text: str, x: float, y: float, size: float) -> None:
        """Draws a tag `size` millimetres wide, with its top left module at x, y."""
        form = f"tag{text.encode().hex()}"
        if text not in self._codes:
            self._codes.add(text)
            rows = rows_of(text)
            self._canvas.beginForm(form, 0, -len(rows), len(rows), 0)
            self._draw_modules(rows, thin=self._save_ink)
            self._canvas.endForm()
        with self.at(x, y, grown=size * MM / len(rows_of(text))):
            self._canvas.doForm(form)

    def mark(self, rows: Sequence[str], x: float, y: float, size: float) -> None:
        """Draws a corner mark of the mat inside a black border; "1" is white, as in ArUco."""
        side = len(rows) + 2
        dark = ["1" * side, *(f"1{row.translate(_SWAP)}1" for row in rows), "1" * side]
        with self.at(x, y, grown=size * MM / side):
            self._draw_modules(dark)

    def _draw_modules(self, rows: Sequence[str], *, thin: bool = False) -> None:
        """Draws all dark modules as one path: as runs, so that no hairline shows between rows, or as small squares."""
        path = self._canvas.beginPath()
        for down, row in enumerate(rows, start=1):
            for run in re.finditer("1+", row):
                across, end = run.span()
                if not thin:
                    path.rect(across, -down, end - across, 1)
                    continue
                for place in range(across, end):
                    gap = 0 if in_corner(down - 1, place) else THIN
                    path.rect(place + gap, gap - down, 1 - 2 * gap, 1 - 2 * gap)
        self._canvas.setFillGray(0)
        self._canvas.drawPath(path, stroke=0, fill=1)

    def _set_inks(
        self, fill: str | None, line: str | None, thick: float, dash: Sequence[float]
    ) -> None:
        if fill is not None:
            self._canvas.setFillColor(HexColor(fill))
        if line is not None:
            self._canvas.setStrokeColor(HexColor(line))
            self._canvas.setLineWidth(thick * MM)
            self._canvas.setDash([mm * MM for mm in dash])

    def _path_through(self, points: Sequence[Point], *, closed: bool = True) -> object:
        path = self._canvas.beginPath()
        (x, y), *rest = points
        path.moveTo(x * MM, -y * MM)
        for x, y in rest:
            path.lineTo(x * MM, -y * MM)
        if closed:
            path.close()
        return path


_SWAP = str.maketrans("01", "10")

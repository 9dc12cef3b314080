"""Compares our sheets of tags with reportlab's own QR widget on the same 112 texts, in CPU time.

python -m benchmarks.printing [RUNS]
"""

import io
import statistics
import sys
import time
from collections.abc import Callable

from reportlab.graphics import renderPDF
from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Drawing
from reportlab.pdfgen.canvas import Canvas

from benchmarks.row import Row, named
from companion.printing import qr, render
from companion.printing.pen import MM, Pen
from companion.tags import Deck

TAGS = tuple(Deck("spin", "K7").tags.values())
SIZE = 26.0
PLACES = [(12 + 31 * column, 12 + 31 * row) for row in range(9) for column in range(6)]


def ours() -> bytes:
    """112 tags, the way the labels draw them; nothing remembered from the run before."""
    qr.rows_of.cache_clear()
    pen = Pen(210, 297, title="benchmark")
    for place, tag in enumerate(TAGS):
        if place % len(PLACES) == 0:
            pen.page()
        pen.code(tag, *PLACES[place % len(PLACES)], SIZE)
    return pen.as_pdf()


def widget() -> bytes:
    """The same with the widget that comes with the PDF library."""
    paper = io.BytesIO()
    canvas = Canvas(paper, pagesize=(210 * MM, 297 * MM), pageCompression=1)
    for place, tag in enumerate(TAGS):
        if place and place % len(PLACES) == 0:
            canvas.showPage()
        x, y = PLACES[place % len(PLACES)]
        drawing = Drawing(SIZE * MM, SIZE * MM)
        drawing.add(
            QrCodeWidget(
                tag, barLevel="H", barWidth=SIZE * MM, barHeight=SIZE * MM, barBorder=0, qrVersion=1
            )
        )
        renderPDF.draw(drawing, canvas, x * MM, (297 - y - SIZE) * MM)
    canvas.save()
    return paper.getvalue()


def labels() -> bytes:
    """What a person gets: 13 pages of labels, each tag twice, with words and cutting lines."""
    qr.rows_of.cache_clear()
    return render("labels", game="spin", deck="K7")


def measured(draw: Callable[[], bytes], runs: int) -> tuple[float, int]:
    """CPU milliseconds, median; and how large the document is."""
    draw()
    times = []
    for _ in range(runs):
        start = time.process_time()
        document = draw()
        times.append((time.process_time() - start) * 1000)
    return statistics.median(times), len(document)


def rows(share: float = 1.0) -> list[Row]:
    """For `python -m benchmarks`; a ratio above 1 is in our favor."""
    runs = max(1, round(7 * share))
    peer_ms, _ = measured(widget, runs)
    peer = f"{named('reportlab')}, QrCodeWidget"
    return [
        Row(what=what, unit="ms", ours=ms, peer=peer, theirs=peer_ms, ratio=peer_ms / ms, least=1.0)
        for what, ms in (
            ("112 tags as PDF, CPU", measured(ours, runs)[0]),
            ("13 pages of labels, CPU", measured(labels, runs)[0]),
        )
    ]


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    peer_ms, peer_size = measured(widget, runs)
    print(f"{'112 tags, ' + str(runs) + ' runs':28} {'CPU ms':>8} {'kB':>6} {'times faster':>13}")
    for name, draw in (("reportlab's widget", widget), ("tags alone", ours), ("labels", labels)):
        ms, size = (peer_ms, peer_size) if draw is widget else measured(draw, runs)
        print(f"{name:28} {ms:8.0f} {size / 1000:6.0f} {peer_ms / ms:13.1f}")


if __name__ == "__main__":
    main()

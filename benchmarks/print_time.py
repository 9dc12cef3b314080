"""Compares the printing times that `companion models` names with PrusaSlicer's, part by part.

    python -m benchmarks.print_time

Needs the command `prusa-slicer` (Debian: apt-get install prusa-slicer).
"""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from benchmarks.row import Row
from models.parts.catalog import PARTS
from models.parts.estimate import estimate
from models.parts.measures import Measures
from models.parts.mesh import Facets, stl

SETTINGS = (
    "--nozzle-diameter 0.4 --layer-height 0.2 --first-layer-height 0.2 --perimeters 3 "
    "--fill-density 15% --fill-pattern grid --top-solid-layers 4 --bottom-solid-layers 4 "
    "--perimeter-speed 50 --external-perimeter-speed 30 --small-perimeter-speed 25 "
    "--infill-speed 60 --solid-infill-speed 50 --top-solid-infill-speed 30 --travel-speed 130 "
    "--first-layer-speed 20 --default-acceleration 1000 --filament-diameter 1.75 "
    "--filament-density 1.24 --bed-shape 0x0,220x0,220x220,0x220 --skirts 0"
).split()


def sliced(program: str, data: bytes) -> tuple[float, float]:
    """Minutes and grams as the slicer reckons them."""
    with tempfile.TemporaryDirectory() as folder:
        model, code = Path(folder, "part.stl"), Path(folder, "part.gcode")
        model.write_bytes(data)
        subprocess.run(
            [program, "--export-gcode", *SETTINGS, "-o", str(code), str(model)],
            check=True,
            capture_output=True,
        )
        text = code.read_text(encoding="utf-8", errors="replace")
    time = re.search(r"estimated printing time \(normal mode\) = (.*)", text)
    grams = re.search(r"total filament used \[g\] = ([\d.]+)", text)
    if time is None or grams is None:
        raise SystemExit("The slicer named no time; its version may be too old.")
    unit = {"d": 1440.0, "h": 60.0, "m": 1.0, "s": 1 / 60}
    minutes = sum(float(n) * unit[u] for n, u in re.findall(r"(\d+)([dhms])", time.group(1)))
    return minutes, float(grams.group(1))


def rows(share: float = 1.0) -> list[Row]:
    """For `python -m benchmarks`: minutes reckoned, beside the slicer's; prints a line a part."""
    program = shutil.which("prusa-slicer") or shutil.which("PrusaSlicer")
    if program is None:
        raise SystemExit("prusa-slicer isn't installed here (apt-get install prusa-slicer).")
    measures = Measures()
    some = PARTS[:: max(1, len(PARTS) // max(1, round(share * len(PARTS))))]
    ours = theirs = ours_grams = theirs_grams = 0.0
    worst = 0.0
    print(f"{'part':16} {'ours':>7} {'slicer':>7} {'ratio':>6}   {'grams':>6} {'slicer':>7}")
    for part in some:
        solid = part.make(measures)
        mine = estimate(solid)
        minutes, grams = sliced(program, stl(Facets.of(solid), part.name))
        count = part.count(measures)
        ours += mine.minutes * count
        theirs += minutes * count
        ours_grams += mine.grams * count
        theirs_grams += grams * count
        ratio = mine.minutes / minutes
        worst = max(worst, abs(ratio - 1)) if minutes >= 15 else worst
        print(
            f"{part.name:16} {mine.minutes:6.0f}m {minutes:6.0f}m {ratio:6.2f}   "
            f"{mine.grams:6.1f} {grams:7.1f}",
            flush=True,
        )
    what = f"{len(some)} of {len(PARTS)} parts"
    return [
        Row(what=f"printing {what}", unit="min", ours=ours, peer="PrusaSlicer", theirs=theirs,
            ratio=ours / theirs),
        Row(what=f"filament for {what}", unit="g", ours=ours_grams, peer="PrusaSlicer",
            theirs=theirs_grams, ratio=ours_grams / theirs_grams),
        Row(what="worst part over a quarter of an hour, off by", unit="%", ours=100 * worst),
    ]  # fmt: skip


def main() -> None:
    for row in rows():
        print("  ".join(row.cells()))


if __name__ == "__main__":
    main()

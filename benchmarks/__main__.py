"""All ratios side by side with their peers, measured in this run: `python -m benchmarks`.

Each part's own module measures more, and takes more time for it: `python -m benchmarks.live --help`. What is missing
on this machine is said in a sentence, and the rest goes on. Progress goes to the error stream, the table to the output.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import sys
import time
from contextlib import redirect_stdout
from pathlib import Path

from benchmarks.row import Row, agree, together

PARTS = {
    "referee": "the referee beside RLCard, python-chess and eventsourcing",
    "vision": "the eyes beside pyzbar, zxing-cpp and OpenCV on the same frames",
    "vision_fan": "hands of seven in one picture",
    "vision_pairs": "two cards laid at once",
    "bare": "bare cards in one picture, beside SIFT, ORB and template matching",
    "bare_film": "bare cards laid on film",
    "vision_live": "from the picture to the event, at a camera's pace",
    "live": "the live table beside the machine's own disk and a bare python-socketio",
    "dashboard": "the page in a browser, beside an empty page",
    "printing": "sheets of tags beside reportlab's own widget",
    "print_time": "printing times of the 3D parts beside PrusaSlicer",
}
HEAD = ["what", "ours", "peer", "theirs", "ratio", "spread", "target", ""]


def main() -> None:
    asked = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    asked.add_argument("--only", nargs="+", choices=list(PARTS), metavar="PART", default=[*PARTS],
                       help=f"only these: {', '.join(PARTS)}")  # fmt: skip
    asked.add_argument(
        "--quick", action="store_true", help="a fifth of the work, once: a first look"
    )
    asked.add_argument("--least", action="store_true", help="as little as can be: does it start?")
    asked.add_argument("--rounds", type=int, default=3, metavar="N",
                       help="measure a part up to N times, until its ratios agree; 3 if not said")  # fmt: skip
    asked.add_argument("--json", type=Path, help="write the rows there too")
    asked.add_argument("--markdown", action="store_true", help="print the table for a document")
    given = asked.parse_args()
    share = 0.0 if given.least else 0.2 if given.quick else 1.0
    rows: list[Row] = []
    missing: list[str] = []
    before = busy()
    for part in PARTS:
        if part not in given.only:
            continue
        print(f"\n-- {part}: {PARTS[part]}", file=sys.stderr, flush=True)
        began = time.monotonic()
        try:
            with redirect_stdout(sys.stderr):
                rows += measured(part, share, given.rounds if share == 1 else 1)
        except (Exception, SystemExit) as fault:
            missing.append(f"{part} was not measured: {reason(fault)}")
        print(f"-- {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    print(table(rows, markdown=given.markdown))
    machine = f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    print(
        f"\nOn {machine}. Programs that wanted a core, on average: {before} before, {busy()} after."
    )
    for sentence in missing:
        print(sentence)
    if given.json is not None:
        told = {
            "rows": [row.as_json() for row in rows], "missing": missing,
            "machine": machine, "load": [before, busy()],
        }  # fmt: skip
        given.json.write_text(json.dumps(told, indent=1), encoding="utf-8")
    sys.exit(1 if any(row.met is False for row in rows) else 0)


def measured(part: str, share: float, rounds: int) -> list[Row]:
    """A part's rows, measured again until they agree."""
    times: list[list[Row]] = []
    while len(times) < max(1, rounds) and not agree(times):
        times.append(importlib.import_module(f"benchmarks.{part}").rows(share))
    return together(times)


def busy() -> str:
    """How many programs wanted a core in the last minute, as far as the system tells."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def reason(fault: BaseException) -> str:
    """Why a part could not be measured, in a sentence."""
    if isinstance(fault, ModuleNotFoundError):
        return f"{fault.name} is not installed here (make test brings it)."
    return " ".join(str(fault).split()) or type(fault).__name__


def table(rows: list[Row], *, markdown: bool) -> str:
    """The rows, one under the other."""
    cells = [HEAD, *(row.cells() for row in rows)]
    wide = [max(len(line[k]) for line in cells) for k in range(len(HEAD))]
    lines = ["  ".join(cell.ljust(wide[k]) for k, cell in enumerate(line)) for line in cells]
    if not markdown:
        return "\n".join(line.rstrip() for line in lines)
    lines = ["| " + " | ".join(line) + " |" for line in cells]
    return "\n".join([lines[0], "| " + " | ".join(["---"] * len(HEAD)) + " |", *lines[1:]])


if __name__ == "__main__":
    main()

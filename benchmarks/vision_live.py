"""Target 5: from the picture to the event, and how much of a core a camera takes.

    python -m benchmarks.vision_live --seed 700 --fps 30

Frames of a rendered film are pushed into the eyes' own process as JPEG, at the camera's pace.
"""

import argparse
import os
import time

import cv2
import numpy as np

from benchmarks.row import Row
from companion.pile import Event, Health
from companion.tags import Deck
from companion.vision import Eye
from testing.night import night
from testing.truth import shoot

DECK = Deck("spin", "K7")


def cpu_seconds(pid: int) -> float:
    """CPU time a process has used (Linux)."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pushed(seed: int, placements: int, fps: float) -> list[Row]:
    """Pushes a film in real time and prints delays and CPU time."""
    rows: list[Row] = []
    for camera in ("720p/50", "1080p/70"):
        story = night(seed, placements, DECK)
        pictures = [
            np.asarray(cv2.imencode(".jpg", frame.picture)[1], np.uint8).tobytes()
            for frame, _ in shoot(story, "typical", seed, camera=camera, fps=fps)
        ]
        delays: list[float] = []
        eye = Eye("push:", deck=DECK)

        def hear(event: Event, eye: Eye = eye, delays: list[float] = delays) -> None:
            if not isinstance(event, Health):
                delays.append((eye.now() - event.t) * 1000)

        eye.start(hear)
        while eye.measures is None:
            eye.push(pictures[0])
            time.sleep(0.05)
        assert eye._process is not None
        assert eye._process.pid is not None
        before, began = cpu_seconds(eye._process.pid), time.monotonic()
        for number, picture in enumerate(pictures):
            time.sleep(max(0.0, began + number / fps - time.monotonic()))
            eye.push(picture)
        time.sleep(0.3)
        spent = cpu_seconds(eye._process.pid) - before
        lasted = time.monotonic() - began
        eye.stop()
        mid, late = np.percentile(delays, (50, 95)) if delays else (float("nan"),) * 2
        print(
            f"{camera}: {len(delays)} events; picture to event {mid:.0f} / {late:.0f} ms (median / 95th),"
            f" of {1000 / fps:.0f} ms a frame; {100 * spent / lasted:.0f} % of one core"
        )
        rows += [
            Row(what=f"picture to event, {camera} at {fps:g} fps, 95th", unit="ms", ours=float(late),
                most=1000 / fps + 20),
            Row(what=f"share of a core at {fps:g} fps, {camera}", unit="%",
                ours=100 * spent / lasted, most=25.0),
        ]  # fmt: skip
    return rows


def rows(share: float = 1.0) -> list[Row]:
    """For `python -m benchmarks`."""
    return pushed(700, max(1, round(6 * share)), 30.0 if share else 10.0)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=700)
    asked.add_argument("--fps", type=float, default=30.0)
    asked.add_argument("--placements", type=int, default=10)
    given = asked.parse_args()
    pushed(given.seed, given.placements, given.fps)


if __name__ == "__main__":
    main()

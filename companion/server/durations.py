"""What is counted and timed while it happens; `/metrics` shows it."""

import time

from prometheus_client import CollectorRegistry, Counter, Histogram

_MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the buckets of a duration, in seconds."""

REGISTRY = CollectorRegistry()
ACTS = Counter("companion_acts", "Acts by what came of them.", ["outcome"], registry=REGISTRY)
ACT_SECONDS = Histogram(
    "companion_act_seconds",
    "From an act's arrival to its reply.",
    buckets=_MOMENTS,
    registry=REGISTRY,
)
FRAME_SECONDS = Histogram(
    "companion_frame_seconds", "To hand a phone's picture to its camera.", buckets=_MOMENTS, registry=REGISTRY
)  # fmt: skip
STORE_SECONDS = Histogram(
    "companion_store_seconds", "From an act's judgement until it is kept.", buckets=_MOMENTS, registry=REGISTRY
)  # fmt: skip


class Timer:
    """Measures one piece of work, and notes how long it took."""

    def __init__(self, of: Histogram) -> None:
        self._of = of

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self._of.observe(time.perf_counter() - self._began)

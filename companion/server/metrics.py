"""Figures for Prometheus at /metrics: how much is played here and how long it takes; no names, no codes."""

from collections.abc import Iterator
from typing import Any

from flask import Blueprint, Response
from flask.typing import ResponseReturnValue
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from companion.server.description import about
from companion.server.durations import REGISTRY
from companion.server.guard import refuse_strangers
from companion.server.service import Service, service

metrics = Blueprint("metrics", __name__)


def _now(the: Service) -> Iterator[GaugeMetricFamily]:
    """What is so at this moment."""
    waiting = GaugeMetricFamily("companion_waiting", "Work that waits, by queue.", labels=["queue"])
    waiting.add_metric(["slow work"], the.side_queue.waiting)
    waiting.add_metric(["outbox"], the.outbox.waiting)
    yield waiting
    yield _gauge(
        "companion_tables", "Tables that are open in this process.", len(the.open_tables.live())
    )
    yield _gauge("companion_sockets", "Open sockets of this process.", len(the.presence))
    here = {one.visitor.device for one in the.presence.all() if one.visitor.device is not None}
    yield _gauge("companion_devices", "Devices with an open socket here.", len(here))
    cameras = GaugeMetricFamily(
        "companion_cameras", "Cameras that look, by how they are.", labels=["state"]
    )
    for state, many in the.cameras.conditions().items():
        cameras.add_metric([state], many)
    yield cameras
    away = the.open_tables.ledger.trouble() is not None
    yield _gauge("companion_store_away", "1 while the store can't be written.", int(away))


def _gauge(name: str, says: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, says, value=value)


class _Moment:
    """The figures of this moment, as Prometheus's library collects them."""

    def __init__(self, the: Service) -> None:
        self._the = the

    def collect(self) -> Iterator[Any]:
        return _now(self._the)


@metrics.get("/metrics")
@about(
    "Figures for Prometheus, for programs on this machine; with `--metrics`, for everybody on the network.",
    who="anyone",
    gives={"type": "string"},
    gives_type="text/plain",
)
def figures() -> ResponseReturnValue:
    the = service()
    if not the.options.metrics:
        refuse_strangers()
    now = CollectorRegistry()
    now.register(_Moment(the))
    return Response(
        generate_latest(REGISTRY) + generate_latest(now), content_type=CONTENT_TYPE_LATEST
    )

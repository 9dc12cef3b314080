"""How greenlets wait for threads, so that slow work holds nobody else up."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar, cast

import gevent
from gevent.event import Event
from gevent.threadpool import ThreadPool

T = TypeVar("T")


def wait(future: "Future[T]", seconds: float = 60.0) -> T:
    """Wait for a future that a thread completes, while other greenlets go on."""
    if not future.done():
        loop = gevent.get_hub().loop
        done = Event()
        future.add_done_callback(lambda _: loop.run_callback_threadsafe(done.set))
        done.wait(seconds)
    return future.result(timeout=0)


def offload(work: Callable[..., T], *arguments: object) -> T:
    """Do slow work in a thread, while other greenlets go on."""
    return in_thread(gevent.get_hub().threadpool, work, *arguments)


def in_thread(pool: ThreadPool, work: Callable[..., T], *arguments: object) -> T:
    """Do work in a thread pool; its exception is raised here, and is not logged there."""
    found, fault = pool.apply(_result_or_error, (work, arguments))
    if fault is not None:
        raise fault
    return cast(T, found)


def _result_or_error(
    work: Callable[..., T], arguments: tuple[object, ...]
) -> tuple[T | None, Exception | None]:
    try:
        return work(*arguments), None
    except Exception as fault:
        return None, fault

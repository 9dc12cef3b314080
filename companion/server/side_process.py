"""A process beside the server that opens guests' pictures and prints sheets, so that neither can stop play.

A thread would hold Python's lock, and a decoder that a strange picture crashes would take every table with it.
The process starts when it is first needed, and ends with the companion or when it has been idle for a while.
"""

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeVar, cast

from companion.vision.memory_limit import limit_memory

log = logging.getLogger(__name__)

T = TypeVar("T")

PICTURE_SECONDS = 10.0
"""Seconds that reading one picture may take, once the process has done some work; a small machine needs four."""
HEADROOM = 3 * 2**29
"""Bytes of address space that work may take beyond what the process starts with."""
WORK_SECONDS = 60.0
"""Seconds that one piece of work may take before the process is killed."""
IDLE_SECONDS = 300.0
"""Seconds after which an idle process is ended, to give its memory back."""


class SideProcess:
    """Does one piece of work after another in a process of its own; called from threads."""

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._used = 0.0

    def do(self, work: Callable[..., T], *arguments: object) -> T:
        """The result of the work, or its exception; ValueError when the process died or took too long."""
        return self._do_work(WORK_SECONDS, work, *arguments)

    def read(self, work: Callable[..., T], *arguments: object) -> T:
        """The same for work that reads one picture, which must be done in seconds."""
        return self._do_work(PICTURE_SECONDS, work, *arguments)

    def _do_work(self, seconds: float, work: Callable[..., T], *arguments: object) -> T:
        with self._turn:
            # The first work of a new process loads OpenCV, which takes a while on a small machine.
            seconds = seconds if self._line is not None else WORK_SECONDS
            line = self._line or self._start_process()
            try:
                line.send((work, arguments))
                if not line.poll(seconds):
                    raise EOFError
                found, wrong = line.recv()
            except (EOFError, OSError):
                log.warning("what a guest sent could not be worked on")
                self._end_process()
                raise ValueError("Nothing can be made of that.") from None
            self._used = time.monotonic()
        if wrong is not None:
            raise wrong
        return cast(T, found)

    def end_if_idle(self) -> None:
        """End the process if it has been idle for a while."""
        with self._turn:
            if self._process is not None and time.monotonic() - self._used > IDLE_SECONDS:
                self._end_process()

    def close(self) -> None:
        """End the process."""
        with self._turn:
            self._end_process()

    def _start_process(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        self._process = context.Process(
            target=_work_loop, args=(there,), name="companion", daemon=True
        )
        self._process.start()
        there.close()
        return self._line

    def _end_process(self) -> None:
        line, process, self._line, self._process = self._line, self._process, None, None
        if line is not None:
            line.close()
        if process is not None:
            process.kill()
            process.join(5)


def _work_loop(line: Connection) -> None:
    """The main loop of the process, at low priority, until the companion is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(5)
    limit_memory(HEADROOM)
    while True:
        try:
            work, arguments = line.recv()
        except (EOFError, OSError):
            return
        try:
            found, wrong = work(*arguments), None
        except (ValueError, TypeError, OSError) as fault:
            found, wrong = None, fault
        except Exception as fault:  # also a decoder that ran out of memory
            log.warning("what a guest sent could not be worked on: %r", fault)
            found, wrong = None, ValueError("Nothing can be made of that.")
        with suppress(OSError):
            line.send((found, wrong))

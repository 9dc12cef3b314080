"""A café's cellar: a real PostgreSQL and a real Redis of our own, in folders that are thrown away."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from testing.port import free_port


def needed(name: str, of: str) -> str:
    """Where a program lies (Debian hides PostgreSQL's away); without it the test is left out."""
    hidden = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = shutil.which(name) or (str(hidden[-1]) if hidden else None)
    if found is None:
        pytest.skip(f"{of} is not installed")
    return found


_QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


class Postgresql:
    """A database that can be stopped, frozen, and started again at the same address."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        self._durable = durable
        initdb = needed("initdb", "PostgreSQL")
        self._data, self._port = folder / "postgresql", free_port()
        self._said = folder / "postgresql.log"
        self._data.mkdir()
        self._as_user: list[str] = []
        if os.geteuid() == 0:
            # It refuses to run as root, so it runs as the user that its package made.
            who = pwd.getpwnam("postgres")
            os.chown(self._data, who.pw_uid, who.pw_gid)
            self._as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        words = ["-A", "trust", "-U", "companion", "--no-sync", "-E", "UTF8"]
        subprocess.run(
            [*self._as_user, initdb, "-D", str(self._data), *words],
            check=True,
            cwd=self._data,
            **_QUIET,  # type: ignore[call-overload]
        )
        self.address = f"postgresql://companion@127.0.0.1:{self._port}/postgres"
        self.start()

    def start(self) -> None:
        server = needed("postgres", "PostgreSQL")
        words = [
            *([] if self._durable else ["-F"]),
            "-D",
            str(self._data),
            "-p",
            str(self._port),
            "-h",
            "127.0.0.1",
        ]
        command = [*self._as_user, server, *words, "-k", str(self._data)]
        for _ in range(20):  # what was stopped has not let go of everything at once
            with self._said.open("ab") as said:
                self._running = subprocess.Popen(
                    command, cwd=self._data, start_new_session=True, stdout=said, stderr=said
                )
            if self._answers():
                return
            self._running.kill()
            self._running.wait()
            time.sleep(0.5)
        raise AssertionError(f"the database does not answer: {self._said.read_text()[-2000:]}")

    def _answers(self) -> bool:
        """Whether it lets somebody in before long."""
        import psycopg

        for _ in range(400):
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.address).close()
                return True
            if self._running.poll() is not None:
                return False
            time.sleep(0.05)
        return False

    def stop(self) -> None:
        """Like a machine that is switched off: nobody is told."""
        self._running.send_signal(signal.SIGQUIT)
        self._running.wait(timeout=20)

    def freeze(self) -> None:
        """It keeps its lines open and says nothing."""
        for process in self._processes():
            os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in self._processes():
            os.kill(process, signal.SIGCONT)

    def _processes(self) -> list[int]:
        """The server, then those that it began: each makes a session of its own."""
        if self._running.poll() is not None:
            return []
        first = self._running.pid
        begun = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, begun)]


@contextmanager
def postgresql(within: Path | None = None, *, durable: bool = False) -> Iterator[Postgresql]:
    """A database that is there as long as it is needed; durable: it waits for the disk, as a café's does.

    It does not lie among pytest's own folders: pytest shuts those to others whenever it starts anew.
    """
    with TemporaryDirectory(prefix="companion-postgresql-", dir=within) as name:
        folder = Path(name)
        folder.chmod(0o755)
        running = Postgresql(folder, durable=durable)
        try:
            yield running
        finally:
            running.thaw()
            running.stop()


class Redis:
    """A message queue that can be stopped, and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.address = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        server = needed("redis-server", "Redis")
        words = ["--port", str(self._port), "--bind", "127.0.0.1", "--save", ""]
        self._running = subprocess.Popen(
            [server, *words, "--dir", str(self._folder)], stdout=subprocess.DEVNULL
        )
        answers(self._port, self._running)

    def stop(self) -> None:
        self._running.terminate()
        self._running.wait(timeout=20)


@contextmanager
def redis(folder: Path) -> Iterator[Redis]:
    """A message queue that is there as long as it is needed."""
    running = Redis(folder)
    try:
        yield running
    finally:
        running.stop()


def answers(port: int, running: subprocess.Popen[bytes]) -> None:
    """Wait until somebody listens at a port."""
    for _ in range(200):
        assert running.poll() is None, "it did not start"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("it does not answer")

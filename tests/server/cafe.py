"""A café's cellar: a real PostgreSQL and a real Redis of our own, in folders that are thrown away."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str) -> str | None:
    """Where a program lies; Debian hides PostgreSQL's away."""
    found = shutil.which(name)
    if found is None:
        hidden = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(hidden[-1]) if hidden else None
    return found


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """The address of a database that is there as long as it is needed."""
    initdb, server = program("initdb"), program("postgres")
    assert initdb, "PostgreSQL is not installed"
    assert server
    port, data = free_port(), folder / "postgresql"
    data.mkdir()
    as_user: list[str] = []
    if os.geteuid() == 0:
        # It refuses to run as root, so it runs as the user that its package made.
        who = pwd.getpwnam("postgres")
        os.chown(data, who.pw_uid, who.pw_gid)
        for parent in [data, *data.parents]:
            if parent.stat().st_uid == 0 and not parent.stat().st_mode & 0o001:
                parent.chmod(parent.stat().st_mode | 0o011)
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(
        [
            *as_user,
            initdb,
            "-D",
            str(data),
            "-A",
            "trust",
            "-U",
            "companion",
            "--no-sync",
            "-E",
            "UTF8",
        ],
        check=True,
        cwd=data,
        **quiet,  # type: ignore[call-overload]
    )
    running = subprocess.Popen(
        [*as_user, server, "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(data)],
        cwd=data,
        **quiet,  # type: ignore[call-overload]
    )
    try:
        _answers(port, running)
        address = f"postgresql://companion@127.0.0.1:{port}/postgres"
        _ready(address)
        yield address
    finally:
        running.terminate()
        running.wait(timeout=20)


class Redis:
    """A message queue that can be stopped, and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.address = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        server = program("redis-server")
        assert server, "Redis is not installed"
        words = ["--port", str(self._port), "--bind", "127.0.0.1", "--save", ""]
        self._running = subprocess.Popen(
            [server, *words, "--dir", str(self._folder)], stdout=subprocess.DEVNULL
        )
        _answers(self._port, self._running)

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


def _answers(port: int, running: subprocess.Popen[bytes]) -> None:
    for _ in range(200):
        assert running.poll() is None, "it did not start"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("it does not answer")


def _ready(address: str) -> None:
    import psycopg

    for _ in range(200):
        try:
            psycopg.connect(address).close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the database does not answer")

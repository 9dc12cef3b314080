"""The café's container: built, killed and started again, its tables kept; its health says what is so."""

from __future__ import annotations

import json
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator

import pytest

from testing.port import free_port
from tests.machines.conftest import ROOT, needs
from tests.machines.disk import Disk

BASE = "docker.io/library/python:3.13-slim-bookworm"
MANNER = ("--cgroup-manager=cgroupfs", "--runtime", "runc")
"""How podman runs where no systemd is process 1."""
PYTHON = ("python3", "python3-venv", "python-is-python3", "ca-certificates")


def podman(*words: str, check: bool = True) -> str:
    """What podman says."""
    done = subprocess.run(
        ["podman", *MANNER, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert not check or done.returncode == 0, (
        f"{words}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    )
    return done.stdout.strip()


@pytest.fixture(scope="module")
def image(disk: Callable[..., Disk]) -> str:
    """The container's image; where no hub is in reach, a Debian with a Python stands in for its base."""
    needs("podman", "runc", "debootstrap")
    asked = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    name = f"localhost/companion-tried:{commit.strip()}"
    if podman("images", "--quiet", name):
        return name
    if podman("images", "--quiet", BASE) == "":
        base = disk("trixie", *PYTHON).kept
        packed = subprocess.Popen(["tar", "-C", base, "-c", "."], stdout=subprocess.PIPE)
        subprocess.run(["podman", "import", "-", BASE], stdin=packed.stdout, check=True)
        packed.wait()
    here = ("--isolation=chroot", "--network=host", "--pull=never")
    podman("build", "--format", "docker", *here, "-f", "deploy/Containerfile", "-t", name, ".")
    return name


@pytest.fixture
def started(image: str) -> Iterator[Callable[..., int]]:
    """Starts containers on ports of their own; at the end they go, with their volumes."""
    names: list[str] = []

    def start(name: str, *options: str, words: tuple[str, ...] = ()) -> int:
        port = free_port()
        names.append(name)
        limits = ("--ulimit", "nofile=1024:1024", "--ulimit", "nproc=4096:4096")
        how = ("--network=host", "--no-healthcheck", *limits, "--volume", f"{name}:/data", *options)
        told = ("play", "--no-https", "--no-announce", "--host", "127.0.0.1", "--port", str(port))
        podman("run", "--detach", "--name", name, *how, image, *told, *words)
        return port

    yield start
    for name in names:
        podman("rm", "--force", name, check=False)
        podman("volume", "rm", "--force", name, check=False)


def ask(port: int, path: str, body: object = None) -> tuple[int, dict[str, object]]:
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", data, {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(asked, timeout=10) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as fault:
        with fault:
            return fault.code, json.load(fault)


def well(port: int, patience: float = 90.0) -> float:
    """Seconds until the companion there is well."""
    began = time.monotonic()
    while time.monotonic() - began < patience:
        try:
            if ask(port, "/healthz")[0] == 200:
                return time.monotonic() - began
        except OSError:
            time.sleep(0.1)
    raise AssertionError("it never got well")


def test_a_killed_container_comes_back_with_its_tables(started: Callable[..., int]) -> None:
    port = started("companion-killed", "--read-only")
    print(f"\nfirst page after {well(port):.1f} s")
    assert ask(port, "/api/tables", {"name": "Kitchen"})[0] == 201
    podman("kill", "companion-killed")
    podman("start", "companion-killed")
    print(f"well {well(port):.1f} s after it was killed")
    _, told = ask(port, "/api/tables")
    assert "Kitchen" in json.dumps(told)


def test_the_image_watches_its_own_health_and_runs_as_nobody_special(image: str) -> None:
    (told,) = json.loads(podman("image", "inspect", image))
    assert told["Config"]["User"] == "companion"
    assert told["Healthcheck"]["Test"][0] == "CMD"

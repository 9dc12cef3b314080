"""The folder runs on a Debian that has no Python, and does what a first evening needs."""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.machines.conftest import needs
from tests.machines.disk import Disk, inside

EVENING = """
set -e
cd /companion
./companion --version
./companion tags --game spin | head -3
./companion print --game spin --kind sheet -o /sheet.pdf && head -c 5 /sheet.pdf
HOME=/ ./companion play --port 28181 --host 127.0.0.1 --no-announce > /said 2>&1 & companion=$!
for second in $(seq 90); do
    ./companion address --port 28181 > /found 2>/dev/null && break
    sleep 1
done
cat /found; kill $companion; wait $companion; tail -1 /said
HOME=/ ./companion doctor --port 0 || true
"""


def test_a_first_evening_without_python(
    disk: Callable[..., Disk], made: Callable[..., Path]
) -> None:
    needs("debootstrap")
    packed = made("bundle", file=f"companion-*-linux-{platform.machine()}.tar.gz")
    root = disk("bookworm").copy("bundle")
    subprocess.run(["tar", "-xzf", packed, "-C", root], check=True)
    assert "no python" in inside(root, "command -v python3 || echo no python")

    said = inside(root, EVENING, patience=600)
    assert said.startswith("companion ")
    assert "%PDF" in said
    assert "Scan this with the tablet or a phone." in said
    assert "Stopped; everything is kept." in said
    assert "zxing-cpp and zbar" in said

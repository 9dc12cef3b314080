"""A machine's disk: a Debian made by debootstrap, and what runs on it."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from pathlib import Path

UNIT = """
[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/bin/bash /try.sh
ExecStopPost=/bin/systemctl poweroff --no-block
StandardOutput=file:/said
StandardError=file:/errors
TimeoutStartSec=900
[Install]
WantedBy=multi-user.target
"""
"""Runs what is to be tried once the machine is up, and switches it off."""

WELL = 'well() { for n in $(seq 90); do curl -fs "$1/healthz" && return; sleep 1; done; return 1; }'
"""Waits for a companion to be well, and says so."""

TOOLS = ("systemd", "systemd-sysv", "dbus", "udev", "curl", "iproute2")
"""What a machine that boots has beside what a package asks for."""


class Disk:
    """A Debian, made once; each trial has a copy of its own."""

    def __init__(
        self, folder: Path, release: str, packages: tuple[str, ...], processor: str
    ) -> None:
        self.folder = folder
        self.kept = folder / "-".join([release, processor, *packages])
        if not (self.kept / "made").exists():
            self._make(release, packages, processor)

    def _make(self, release: str, packages: tuple[str, ...], processor: str) -> None:
        shutil.rmtree(self.kept, ignore_errors=True)
        wanted = [f"--include={','.join(packages)}"] if packages else []
        how = ["--variant=minbase", f"--arch={processor}", *wanted]
        subprocess.run(["debootstrap", *how, release, self.kept], check=True, capture_output=True)
        (self.kept / "made").touch()

    def copy(self, name: str) -> Path:
        """A copy that may be spoiled."""
        there = self.folder / name
        shutil.rmtree(there, ignore_errors=True)
        subprocess.run(["cp", "-a", "--reflink=auto", self.kept, there], check=True)
        return there


def boot(root: Path, script: str, *, patience: float = 900) -> dict[str, str]:
    """Boots a machine without a network, does what the script says, and gives what each of its parts said.

    A part of a script begins with a line `# its name`.
    """
    lines = [WELL, "ip addr add 192.168.77.2/24 dev lo"]
    for line in script.strip().splitlines():
        name = line.strip().removeprefix("# ")
        lines.append(f"echo; echo '# {name}'" if name != line.strip() else line)
    for old in ("said", "errors"):
        (root / old).unlink(missing_ok=True)
    (root / "try.sh").write_text("\n".join(lines) + "\n", encoding="utf-8")
    units = root / "etc/systemd/system"
    (units / "try.service").write_text(UNIT, encoding="utf-8")
    wanted = units / "multi-user.target.wants"
    wanted.mkdir(parents=True, exist_ok=True)
    (wanted / "try.service").unlink(missing_ok=True)
    (wanted / "try.service").symlink_to("../try.service")
    subprocess.run(
        ["systemd-nspawn", "-q", "-D", root, "-b", "--register=no", "--keep-unit", "--private-network"],
        check=True, capture_output=True, timeout=patience, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    parts: dict[str, str] = {}
    name = ""
    for line in (root / "said").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            name = line.removeprefix("# ")
        parts[name] = f"{parts.get(name, '')}{line}\n" if not line.startswith("# ") else ""
    return parts


def inside(root: Path, command: str, *, patience: float = 300) -> str:
    """What a command says on a disk that was not booted."""
    done = subprocess.run(
        ["chroot", root, "/bin/sh", "-c", command],
        capture_output=True, text=True, timeout=patience, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{shlex.quote(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout

"""`python -m packages.deb`: a Debian package for each release and processor."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from packages.bill import put_beside
from packages.tree import BUILT, ROOT, Target, dated, install, version, wheel

HERE = Path(__file__).parent / "debian"
DEPLOY = ROOT / "deploy"

PROCESSORS = {
    "amd64": "x86_64-unknown-linux-gnu",
    "arm64": "aarch64-unknown-linux-gnu",
}
"""Debian's names of the processors, and what the wheels are chosen by."""

BACKUP = ("companion-backup.service", "companion-backup.timer")
"""The units that copy every table each night: the same as a café's."""


@dataclass(frozen=True, slots=True)
class Release:
    """A Debian release: its Python, and what its libraries are called."""

    name: str
    number: str
    python: str
    next_python: str


RELEASES = (
    Release("bookworm", "12", "3.11", "3.12"),
    Release("trixie", "13", "3.13", "3.14"),
)


def main() -> None:
    """Makes the packages that were asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    names = [release.name for release in RELEASES]
    asked.add_argument("--release", choices=names, action="append")
    asked.add_argument("--processor", choices=list(PROCESSORS), action="append")
    asked.add_argument("--out", type=Path, default=BUILT)
    told = asked.parse_args()
    told.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        made = wheel(Path(folder))
        for release in RELEASES:
            for processor in PROCESSORS if release.name in (told.release or names) else ():
                if processor in (told.processor or PROCESSORS):
                    print(package(release, processor, made, told.out), flush=True)


def package(release: Release, processor: str, made: Path, out: Path) -> Path:
    """One package: a tree as it will lie on the machine, packed by dpkg-deb."""
    name = f"companion_{version()}+deb{release.number}_{processor}.deb"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        lay_out(tree, Target(PROCESSORS[processor], release.python), made)
        write_control(tree, release, processor)
        when = dated(tree)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zzstd", "-z10", "--build", tree, out / name],
            env={"PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": str(when)},
            check=True,
            stdout=subprocess.DEVNULL,
        )
    return out / name


def lay_out(tree: Path, target: Target, made: Path) -> None:
    """Everything where it will lie."""
    home, doc = tree / "usr/lib/companion", tree / "usr/share/doc/companion"
    install(home / "site", target, made)
    put_beside(home / "site", doc)
    shutil.copy(ROOT / "LICENSE", doc / "copyright")
    put(HERE / "companion", home / "bin/companion", 0o755)
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/companion").symlink_to("../lib/companion/bin/companion")
    units = tree / "usr/lib/systemd/system"
    put(HERE / "companion.service", units / "companion.service")
    for unit in BACKUP:
        put(DEPLOY / unit, units / unit)
    put(HERE / "companion.sysusers", tree / "usr/lib/sysusers.d/companion.conf")
    put(HERE / "default", tree / "etc/default/companion")


def write_control(tree: Path, release: Release, processor: str) -> None:
    """What dpkg asks: the name and what it needs, and what is to be done before and after."""
    size = sum(path.lstat().st_size for path in tree.rglob("*")) // 1024
    control = tree / "DEBIAN"
    control.mkdir(mode=0o755)
    told = (HERE / "control").read_text(encoding="utf-8")
    (control / "control").write_text(
        told.format(
            version=f"{version()}+deb{release.number}",
            architecture=processor,
            size=size,
            python=release.python,
            next_python=release.next_python,
        ),
        encoding="utf-8",
    )
    (control / "conffiles").write_text("/etc/default/companion\n", encoding="utf-8")
    for script in ("postinst", "prerm", "postrm"):
        put(HERE / script, control / script, 0o755)


def put(source: Path, target: Path, mode: int = 0o644) -> None:
    """A file where it belongs, readable for everybody."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)


if __name__ == "__main__":
    main()

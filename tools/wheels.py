"""Says for every locked package, system and Python whether there is a wheel: `python tools/wheels.py play.lock`.

Where there is none, somebody would have to build it from its sources, which needs a compiler. Asks the
package index that pip is set up with, so it needs the Internet. `make lock` runs it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

UV = Path(sys.executable).with_name("uv")
SYSTEMS = {
    "Linux x86_64": "x86_64-manylinux_2_28",
    "Raspberry Pi, 64 bit": "aarch64-manylinux_2_31",
    "Windows x64": "x86_64-pc-windows-msvc",
    "Windows arm64": "aarch64-pc-windows-msvc",
    "Mac arm64": "aarch64-apple-darwin",
    "Mac Intel": "x86_64-apple-darwin",
}
PYTHONS = ("3.11", "3.12", "3.13")
NONE = re.compile(r"Because ([\w.-]+)(?:\{[^}]*\})?==")


def pinned(lock: Path) -> list[str]:
    """Every line of a lock that names a version, with its marker."""
    return re.findall(r"^[\w.\[\]-]+==[^\\\n]+", lock.read_text(encoding="utf-8"), re.MULTILINE)


def without_wheel(lines: list[str], system: str, python: str) -> list[str]:
    """The packages of a lock that this system would have to build."""
    lacking: list[str] = []
    while True:
        left = [line for line in lines if re.split(r"[\[=]", line)[0] not in lacking]
        asked = subprocess.run(
            [
                str(UV), "pip", "install", "--dry-run", "--no-deps", "--only-binary", ":all:", "--quiet",
                "--python-platform", SYSTEMS[system], "--python-version", python,
                "--target", "build/nowhere", "-r", "-",
            ],
            input="\n".join(left), capture_output=True, text=True,
        )  # fmt: skip
        if asked.returncode == 0:
            return lacking
        found = NONE.search(" ".join(asked.stderr.split()))
        if found is None or found[1] in lacking:
            raise SystemExit(f"The package index did not answer for {system}:\n{asked.stderr}")
        lacking.append(found[1])


def main(locks: list[Path]) -> None:
    """A table a lock: a line a package, a column a system; the Pythons that have no wheel."""
    for lock in locks:
        lines = pinned(lock)
        lacks = {
            (name, system, python)
            for system in SYSTEMS
            for python in PYTHONS
            for name in without_wheel(lines, system, python)
        }
        names = sorted({re.split(r"[\[=]", line)[0] for line in lines})
        wide = max(map(len, names))
        print(f"{lock.name}: {len(names)} packages; “wheel” means for Python {', '.join(PYTHONS)}")
        print("  ".join([" " * wide, *(system.ljust(20) for system in SYSTEMS)]).rstrip())
        for name in names:
            cells = [name.ljust(wide)]
            for system in SYSTEMS:
                none = [python for python in PYTHONS if (name, system, python) in lacks]
                cells.append(("none: " + " ".join(none) if none else "wheel").ljust(20))
            print("  ".join(cells).rstrip())


if __name__ == "__main__":
    main([Path(word) for word in sys.argv[1:]])

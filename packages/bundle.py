"""`python -m packages.bundle`: one folder that runs without Python, on systems like the one it is made on."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from packages.bill import put_beside
from packages.tree import BUILT, ROOT, dated, uv, version, wheel

HERE = Path(__file__).parent / "frozen"
PYINSTALLER = "pyinstaller==6.22.3"


def main() -> None:
    """Makes the folder and packs it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--out", type=Path, default=BUILT)
    out: Path = asked.parse_args().out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as there:
        folder = frozen(Path(there))
        packed = out / f"companion-{version()}-{sys.platform}-{machine()}"
        dated(folder.parent)
        print(shutil.make_archive(str(packed), "gztar", folder.parent, folder.name))


def machine() -> str:
    """The processor's name, as this system calls it."""
    import platform

    return platform.machine().lower()


def frozen(there: Path) -> Path:
    """The folder: the companion and the versions of play.lock, with the Python that makes it."""
    python = there / "venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    uv("venv", "--quiet", "--python", sys.executable, there / "venv")
    into = ("--quiet", "--python", python)
    uv("pip", "install", *into, "-r", ROOT / "play.lock", PYINSTALLER)
    uv("pip", "install", *into, "--no-deps", wheel(there))
    done = ["-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    subprocess.run(
        [python, *done, "--workpath", there / "work", "--distpath", there / "made", HERE / "companion.spec"],
        check=True, cwd=there,
    )  # fmt: skip
    folder = there / "made" / "companion"
    site = next((there / "venv").glob("[Ll]ib/**/site-packages"))
    put_beside(site, folder)
    for start in HERE.glob("start*"):
        shutil.copy(start, folder / start.name)
    return folder


if __name__ == "__main__":
    main()

"""`python -m packages.windows`: companion-setup.exe, assembled on any system that has makensis.

Python comes as python.org's embeddable package, which is given: it is on no registry that the project uses.
"""

from __future__ import annotations

import argparse
import io
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path

from packages.bill import put_beside
from packages.tree import BUILT, ROOT, Target, install, uv, version, wheel

HERE = Path(__file__).parent / "installer"
TARGET = Target("x86_64-pc-windows-msvc", "3.13")

RUNTIME = "msvc-runtime==14.51.36231"
"""The C++ runtime by Microsoft, of which the tag reader needs one library that Windows may lack."""

LIBRARY = "msvcp140.dll"

START = b"#!<launcher_dir>\\python.exe -X utf8\r\n"
"""What the launcher runs: the Python beside it, which speaks UTF-8."""

MAIN = """
import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from companion.cli import main
    main(sys.argv[1:] or ["play", "--open"])
"""


def main() -> None:
    """Makes the installer."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--embedded", type=Path, required=True, help="python-3.13.…-embed-amd64.zip")
    asked.add_argument("--quick", action="store_true", help="packed less tightly, to try it out")
    asked.add_argument("--out", type=Path, default=BUILT)
    told = asked.parse_args()
    if not zipfile.is_zipfile(told.embedded):
        asked.error(f"{told.embedded} is not Python's embeddable package for Windows.")
    told.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        lay_out(tree, told.embedded, wheel(Path(folder)))
        setup = told.out.resolve() / "companion-setup.exe"
        words = [f"-DTREE={tree}", f"-DOUT={setup}", f"-DVERSION={version()}"]
        words += ["-XSetCompressor /FINAL zlib"] if told.quick else []
        subprocess.run(["makensis", "-V2", *words, HERE / "companion.nsi"], check=True)
    print(f"{setup}: {setup.stat().st_size / 1e6:.0f} MB")


def lay_out(tree: Path, embedded: Path, made: Path) -> None:
    """Everything as it will lie on the machine."""
    with zipfile.ZipFile(embedded) as python:
        python.extractall(tree)
    (paths,) = tree.glob("python3*._pth")
    paths.write_text(f"{paths.stem}.zip\r\n.\r\nsite-packages\r\n", encoding="utf-8")
    install(tree / "site-packages", TARGET, made)
    put_beside(tree / "site-packages", tree)
    _runtime(tree)
    (tree / "companion.exe").write_bytes(_launcher())
    _icon(tree / "companion.ico")


def _runtime(tree: Path) -> None:
    """The one library of Microsoft's runtime that the embeddable Python doesn't bring."""
    with tempfile.TemporaryDirectory() as folder:
        for_it = ("--python-platform", TARGET.platform, "--python-version", TARGET.python)
        uv("pip", "install", "--quiet", "--no-deps", *for_it, "--target", folder, RUNTIME)
        shutil.copy(next(Path(folder).rglob(LIBRARY)), tree / LIBRARY)


def _launcher() -> bytes:
    """A program for Windows' console: distlib's own, and after it what it runs."""
    import distlib

    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as program:
        program.writestr(zipfile.ZipInfo("__main__.py"), MAIN)
    return (Path(distlib.__file__).parent / "t64.exe").read_bytes() + START + packed.getvalue()


def _icon(where: Path) -> None:
    """The picture on the desktop."""
    from PIL import Image

    with Image.open(ROOT / "companion/web/public/icon-512.png") as drawn:
        drawn.save(where, sizes=[(side, side) for side in (16, 32, 48, 256)])


if __name__ == "__main__":
    main()

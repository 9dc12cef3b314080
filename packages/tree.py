"""What every package holds: the companion's own wheel, and the versions of play.lock beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILT = ROOT / "dist"


@dataclass(frozen=True, slots=True)
class Target:
    """A Python on a machine: what wheels are chosen for."""

    platform: str
    python: str


def version() -> str:
    """The companion's version."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(told["project"]["version"])


def uv(*words: str | Path) -> None:
    """One step of uv's; what goes wrong is said by uv."""
    program = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
    subprocess.run([program, *map(str, words)], check=True, cwd=ROOT)


def wheel(into: Path) -> Path:
    """The companion's wheel, made from the sources as they are."""
    for old in into.glob("card_table_companion-*.whl"):
        old.unlink()
    uv("build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", into)
    (made,) = into.glob("card_table_companion-*.whl")
    return made


def install(site: Path, target: Target, made: Path) -> None:
    """Puts the libraries of play.lock and the companion into a folder, as that machine needs them."""
    for_it = (
        "--no-deps", "--only-binary", ":all:", "--python-platform", target.platform,
        "--python-version", target.python, "--target", site, "--quiet",
    )  # fmt: skip
    uv("pip", "install", *for_it, "-r", ROOT / "play.lock")
    uv("pip", "install", *for_it, made)
    shutil.rmtree(site / "bin", ignore_errors=True)
    for part in (*site.rglob("__pycache__"), *site.rglob("tests"), *site.rglob(".lock")):
        shutil.rmtree(part) if part.is_dir() else part.unlink()


def dated(folder: Path) -> int:
    """Gives every file the date of the last commit, so that the same sources make the same package."""
    asked = ["git", "log", "-1", "--format=%ct"]
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told is None:
        told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    when = int(told)
    for path in (folder, *folder.rglob("*")):
        os.utime(path, (when, when), follow_symlinks=False)
    return when

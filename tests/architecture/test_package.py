"""However the companion is installed, the dashboard comes with it, on a machine without Node too."""

from __future__ import annotations

import email
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from hatch_build import description
from packages.bill import bill, licenses
from tests.architecture.tree import ROOT, files, project, texts
from tools.setup import trusting

pytestmark = pytest.mark.slow

BUNDLE = {"companion/static/index.html", "companion/static/sources.sha256"}
Run = Callable[..., str]
KNOWN = ssl.get_default_verify_paths().cafile
ENVIRONMENT = (trusting(KNOWN) if KNOWN else {}) | os.environ
"""Behind a network with certificates of its own, what the system knows: as setting up does."""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs a command with a PATH on which there is a shell and nothing else: no Node, no npm."""
    path = tmp_path_factory.mktemp("path")
    (path / "sh").symlink_to(shutil.which("sh") or "sh")

    def command(*words: str | Path, cwd: Path = ROOT) -> str:
        done = subprocess.run(
            [str(word) for word in words],
            cwd=cwd,
            env={**ENVIRONMENT, "PATH": str(path), "UV_PYTHON": sys.executable},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    return command


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as a fresh clone has it: sources, and nothing built."""
    there = tmp_path_factory.mktemp("checkout")
    for path in files():
        if path.relative_to(ROOT).parts[0] in {"companion", "hatch_build.py", "pyproject.toml"} | {
            "README.md",
            "LICENSE",
            "CHANGELOG.md",
            ".gitignore",
        }:
            copy = there / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
    assert not (there / "companion/static").exists()
    return there


@pytest.fixture(scope="module")
def sdist(checkout: Path, run: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("sdist")
    run(uv(), "build", "--sdist", "--out-dir", made, cwd=checkout)
    (archive,) = made.glob("*.tar.gz")
    return archive


@pytest.fixture(scope="module")
def wheel(sdist: Path, run: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("wheel")
    run(uv(), "build", "--wheel", "--out-dir", made, sdist)
    (archive,) = made.glob("*.whl")
    return archive


def uv() -> Path:
    return Path(sys.executable).parent / "uv"


def environment(at: Path, run: Run) -> Path:
    """An empty virtual environment; the answer is its Python."""
    run(uv(), "venv", at)
    return at / "bin/python"


def test_an_sdist_holds_the_sources_and_the_bundle(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names >= BUNDLE | {"companion/web/package.json", "hatch_build.py", "LICENSE"}
    assert not [name for name in names if "node_modules" in name]


def test_a_wheel_from_the_sdist_needs_no_node_and_holds_the_bundle(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert names >= BUNDLE | {"companion/cli/__init__.py"}
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"companion"}
    assert not [name for name in names if name.startswith("companion/web/")]


def test_a_wheel_says_what_its_pages_are_made_of(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (bill,) = [name for name in archive.namelist() if ".dist-info/sboms/" in name]
        told = json.loads(archive.read(bill))
    assert told["bomFormat"] == "CycloneDX"
    assert {"preact", "socket.io-client"} <= {one["name"] for one in told["components"]}
    assert all(one["licenses"] and one["version"] for one in told["components"])


def test_the_same_sources_make_the_same_wheel(
    sdist: Path, wheel: Path, run: Run, tmp_path: Path
) -> None:
    run(uv(), "build", "--wheel", "--out-dir", tmp_path, sdist)
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


def test_an_installed_wheel_answers(wheel: Path, run: Run, tmp_path: Path) -> None:
    python = environment(tmp_path, run)
    run(uv(), "pip", "install", "--python", python, "-r", ROOT / "play.lock")
    run(uv(), "pip", "install", "--python", python, "--no-deps", wheel)
    assert "play" in run(python.with_name("companion"), "--help", cwd=tmp_path)
    assert run(python.with_name("companion"), "--version", cwd=tmp_path).startswith("companion ")
    with pytest.raises(AssertionError, match="runs from its sources"):
        run(python.with_name("companion"), "models", cwd=tmp_path)
    (site,) = tmp_path.rglob("site-packages")
    listed = {one["name"]: one for one in json.loads(bill(site))["components"]}
    assert {"Flask", "numpy", "preact", "cryptography"} <= set(listed)
    assert not [name for name, one in listed.items() if "licenses" not in one]
    assert "Pallets" in licenses(site)
    assert "preact" in licenses(site)


def test_a_wheel_says_what_it_is_to_somebody_who_has_no_checkout(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel)
    (metadata,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
    told = email.message_from_bytes(packed.read(metadata))
    text = packed.read(metadata).decode().partition("\n\n")[2]
    assert (told["Name"], told["Version"]) == (
        "card-table-companion",
        project()["project"]["version"],
    )
    assert text.startswith("# companion")
    assert not re.findall(r"\]\((?!https?:)", text), (
        "a link that leads nowhere from an index's page"
    )
    assert description("![a](b.png)\n\n[c](d.md) ![e](https://f)") == "c ![e](https://f)"


def test_it_runs_without_being_installed(wheel: Path, tmp_path: Path) -> None:
    """As `uvx --from dist/*.whl companion`."""
    lock = ROOT / "play.lock"
    said = subprocess.check_output(
        [uv(), "tool", "run", "--constraints", lock, "--from", wheel, "companion", "--version"],
        cwd=tmp_path,
        env=ENVIRONMENT,
        text=True,
    )
    assert said.strip() == f"companion {project()['project']['version']}"


def test_every_sentence_that_installs_an_extra_does_it(
    wheel: Path, checkout: Path, run: Run, tmp_path: Path
) -> None:
    """Those that name the package are tried with the wheel, those that begin with -e in a checkout."""
    sentences = sorted(
        {
            found
            for path, text in texts()
            if path != Path(__file__)
            for found in re.findall(r"pip install (-e )?'([^'\s]*\[\w+\])'", text)
        }
    )
    assert sentences == [("", "card-table-companion[cafe]"), ("-e ", ".[models]")]
    for number, (editable, what) in enumerate(sentences):
        python = environment(tmp_path / str(number), run)
        run(
            *(uv(), "pip", "install", "--python", python, "--constraints", ROOT / "test.lock"),
            *("--find-links", wheel.parent, *editable.split(), what),
            cwd=checkout if editable else tmp_path,
        )
        brings = {"cafe": "psycopg, redis", "models": "manifold3d, PIL"}
        run(python, "-c", f"import {brings[what.split('[')[1][:-1]]}, companion.server.app")


@pytest.mark.parametrize("how", ["editable", "from the sources"])
def test_installing_from_a_checkout_builds_the_bundle(
    how: str, checkout: Path, sdist: Path, run: Run, tmp_path: Path
) -> None:
    static = checkout / "companion/static"
    shutil.rmtree(static, ignore_errors=True)
    python = environment(tmp_path, run)
    words = ["--editable", checkout] if how == "editable" else [checkout]
    run(uv(), "pip", "install", "--python", python, "--no-deps", *words)
    if how == "from the sources":
        (static,) = tmp_path.glob("lib/python*/site-packages/companion/static")
    assert (static / "index.html").is_file()

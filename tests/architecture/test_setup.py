"""Setting up: what is missing is named in one sentence, and nothing is done twice."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import hatch_build
from tools import setup


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with no installer that would let us in."""
    monkeypatch.setattr(shutil, "which", lambda name: None)


GONE = setup.Part("Abacus", "the sums are left out", lambda: False, "abacus", "abacus")


@pytest.mark.usefixtures("bare")
def test_what_cannot_be_had_is_named_with_the_way_to_get_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert not setup.bring((GONE,))
    assert capsys.readouterr().out.splitlines() == [
        "Abacus is missing: the sums are left out. To get it: sudo apt-get install abacus"
    ]


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(("in_ci", "ends_with"), [(False, 0), (True, 1)])
def test_only_ci_insists_on_every_part(
    in_ci: bool,  # noqa: FBT001
    ends_with: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(setup, "IN_CI", in_ci)
    monkeypatch.setattr(setup, "ZBAR", GONE)
    monkeypatch.setattr(setup, "make_venv", lambda: True)
    monkeypatch.setattr(setup, "install", lambda lock: True)
    assert setup.main("play") == ends_with


@pytest.mark.usefixtures("bare")
def test_what_is_there_is_not_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    there = setup.Part("Abacus", "the sums are left out", lambda: True, "abacus")
    assert setup.bring((there,))
    assert not capsys.readouterr().out


def test_a_change_of_the_lock_or_of_a_page_is_noticed(tmp_path: Path) -> None:
    web = tmp_path / "companion/web"
    (web / "node_modules").mkdir(parents=True)
    page = web / "table.ts"
    page.write_bytes(b"one\ntwo\n")
    was = hatch_build.fingerprint(web)

    (web / "node_modules/new.js").touch()
    page.write_bytes(b"one\r\ntwo\r\n")
    assert hatch_build.fingerprint(web) == was

    page.write_bytes(b"one\nthree\n")
    assert hatch_build.fingerprint(web) != was


def test_a_bundle_is_fresh_only_with_the_stamp_of_its_sources(tmp_path: Path) -> None:
    web, static = tmp_path / "companion/web", tmp_path / "companion/static"
    web.mkdir(parents=True)
    static.mkdir()
    (web / "package.json").write_text("{}")
    assert not hatch_build.is_fresh(tmp_path)
    (static / "sources.sha256").write_text(hatch_build.fingerprint(web) + "\n")
    assert hatch_build.is_fresh(tmp_path)
    (web / "table.ts").touch()
    assert not hatch_build.is_fresh(tmp_path)


@pytest.mark.usefixtures("bare")
def test_without_any_node_the_way_to_get_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "node_from_pypi", lambda: None)
    with pytest.raises(hatch_build.BuildFailed, match="pip install"):
        hatch_build.npm(tmp_path, "ci")

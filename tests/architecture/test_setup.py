"""Setting up: what is missing is named in one sentence, and nothing is done twice."""

from __future__ import annotations

import shutil
import ssl
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace

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


@pytest.mark.parametrize(
    "says",
    [
        "error sending request for url (https://…)\n  cause: invalid peer certificate: UnknownIssuer",  # uv
        "NewConnectionError … [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed",  # pip
        "npm error code UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    ],
)
def test_behind_a_network_with_a_certificate_of_its_own_it_is_looked_for_or_asked_for(
    says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asks = f"import os, sys; sys.exit(os.environ.get('PIP_CERT', '') != {str(tmp_path)!r} and {says!r})"
    for name in ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS"):
        monkeypatch.delenv(name, raising=False)
    known = SimpleNamespace(cafile=str(tmp_path))
    monkeypatch.setattr(ssl, "get_default_verify_paths", lambda: known)
    assert setup.fetch(sys.executable, "-c", asks), "the system knows it"

    known.cafile = ""
    assert not setup.fetch(sys.executable, "-c", asks)
    (told,) = capsys.readouterr().out.splitlines()
    assert "SSL_CERT_FILE=" in told
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path))
    assert setup.fetch(sys.executable, "-c", asks), "as the sentence says"


def test_npm_hears_of_the_certificates_that_the_system_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(*_words: object, env: dict[str, str], **_more: object) -> SimpleNamespace:
        heard.append(env["NODE_EXTRA_CA_CERTS"])
        return SimpleNamespace(returncode=0)

    heard: list[str] = []
    monkeypatch.delenv("NODE_EXTRA_CA_CERTS", raising=False)
    monkeypatch.setattr(ssl, "get_default_verify_paths", lambda: SimpleNamespace(cafile="here"))
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(hatch_build, "node_from_pypi", lambda: tmp_path / "bin/node")
    hatch_build.npm(tmp_path, "ci")
    monkeypatch.setenv("NODE_EXTRA_CA_CERTS", "told")
    hatch_build.npm(tmp_path, "ci")
    assert heard == ["here", "told"]


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


def test_without_the_internet_what_is_installed_starts_unless_something_is_to_be_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The companion's own folder stands in for a checkout in which pages and locks change."""
    for name in ("VENV", "ROOT", "BIN"):
        monkeypatch.setattr(setup, name, tmp_path)
    monkeypatch.setattr(setup, "IN_CI", False)
    for name in ("pyproject.toml", "hatch_build.py", "play.lock"):
        (tmp_path / name).touch()
    (tmp_path / "test.lock").write_text("uv==1\n")
    built = tmp_path / "companion/static/index.html"
    page = tmp_path / "companion/web/page.ts"
    for path in (built, page):
        path.parent.mkdir(parents=True)
        path.touch()

    failing = "import sys; sys.exit('error: dns error: Name or service not known')"
    offline = partial(setup.fetch, sys.executable, "-c", failing)
    monkeypatch.setattr(setup, "fetch", lambda *command: offline())
    lock = tmp_path / "play.lock"
    assert not setup.install(lock)
    assert capsys.readouterr().out.splitlines()[1:] == [
        "This needs the Internet once, and it can't be reached."
    ]

    monkeypatch.setattr(setup, "fetch", lambda *command: True)
    assert setup.install(lock)
    monkeypatch.setattr(setup, "fetch", lambda *command: offline())
    assert setup.install(lock), "nothing changed"
    page.write_text("new")
    assert setup.install(lock), "only the pages changed"
    assert "as it was installed" in capsys.readouterr().out
    lock.write_text("new")
    assert not setup.install(lock)

"""The built pages, and what is written to the log about those who ask for them."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from testing.phone import Open, Phone
from tests.server.guest import START, Guest


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + "<p>table</p>" * 100)
    (folder / "assets" / "main-ABC123.js").write_text("let table = 1;" * 100)
    (folder / "assets" / "latin.woff2").write_bytes(b"wOF2" * 10)
    (tmp_path / "secret.txt").write_text("nobody's business")
    monkeypatch.setattr("companion.server.pages.BUILT", folder)
    return folder


def test_pages_come_gzipped_to_whoever_takes_that(stranger: Guest, built: Path) -> None:
    packed = stranger.get("/", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == (built / "index.html").read_bytes()
    assert stranger.get("/").data == (built / "index.html").read_bytes()
    again = {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["ETag"]}
    assert stranger.get("/", headers=again).status_code == 304


def test_parts_whose_names_change_are_kept_for_good(stranger: Guest, built: Path) -> None:
    part = stranger.get("/assets/main-ABC123.js", headers={"Accept-Encoding": "gzip"})
    assert "immutable" in part.headers["Cache-Control"]
    assert part.mimetype == "text/javascript"
    assert stranger.get("/").headers["Cache-Control"] == "no-cache"
    assert "Content-Encoding" not in stranger.get("/assets/latin.woff2").headers


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f../secret.txt"]
)
def test_nothing_beside_the_pages_is_shown(stranger: Guest, built: Path, path: str) -> None:
    for headers in ({}, {"Accept-Encoding": "gzip"}):
        assert stranger.get(path, headers=headers).status_code == 404


def test_without_pages_it_says_what_to_do(
    stranger: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.server.pages.BUILT", tmp_path / "nothing")
    answer = stranger.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_the_log_is_json_and_holds_no_secret(tmp_path: Path) -> None:
    with Open(tmp_path, "--no-https", "--log=debug") as opened:
        table = opened.post("/api/tables", START)
        key = opened.post(f"/api/tables/{table['id']}/invitations", {"role": "host"})["key"]
        joined = opened.post("/api/join", {"key": key})
        opened.post("/api/join", {"code": table["code"], "seat": "North"})
        opened.ask("GET", f"/api/me?token={joined['token']}")
        opened.ask("GET", "/api/me", Authorization=f"Bearer {joined['token']}")
        with Phone(opened.address, {"token": joined["token"]}) as phone:
            phone.act(act="turn-up", card="red-7")
        assert opened.stop() == 0
    lines = (tmp_path / "log").read_text().splitlines()
    happened = [json.loads(line) for line in lines]
    assert {"at", "level", "from", "says"} <= set(happened[0])
    assert any(line["says"] == "somebody joined" for line in happened)
    text = "\n".join(lines)
    for secret in (table["token"], key, joined["token"], f"code={table['code']}", "red-7"):
        assert secret not in text

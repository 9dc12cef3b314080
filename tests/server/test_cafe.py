"""A café: two processes, one PostgreSQL, one Redis; one process killed in the middle, no act lost or doubled."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import DBAPIError

from companion.store import Ledger, LostLease, NotKept, StoreFault, open_ledger
from companion.store.copying import backup, restore
from testing.cafe import postgresql, redis
from testing.phone import Open, Phone
from tests.server.guest import START
from tests.store.evening import act, version_1

OPENING = [START, {"act": "turn-up", "card": "red-7"}]


@pytest.fixture(scope="module")
def cellar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    folder = tmp_path_factory.mktemp("cellar")
    with postgresql() as store, redis(folder) as queue:
        yield store.address, queue.address


@pytest.fixture
def ledgers(cellar: tuple[str, str]) -> Iterator[tuple[Ledger, Ledger]]:
    one = open_ledger(cellar[0], holder="one", reached_at="http://one")
    other = open_ledger(cellar[0], holder="other", reached_at="http://other")
    yield one, other
    one.close()
    other.close()


def laid(ledger: Ledger, name: str) -> str:
    ledger.register.lay(name, code=name, name="")
    return name


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET act = '{}' WHERE table_id = '{name}'",
        "DELETE FROM entries WHERE table_id = '{name}'",
        "TRUNCATE entries CASCADE",
        "INSERT INTO entries SELECT table_id, match, seq + 5, at, act, assumed, made_for, engine, digest,"
        " device, NULL, first, fingerprint, reply FROM entries WHERE table_id = '{name}'",
    ],
)
def test_postgresql_keeps_the_log_as_sqlite_does(
    ledgers: tuple[Ledger, Ledger], change: str
) -> None:
    ledger = ledgers[0]
    name = laid(ledger, f"law {change[:12]} {len(change)}")
    assert ledger.leases is not None
    assert ledger.leases.claim(name).ours
    ledger.append(act(name, 1, lines=2)).result(timeout=10)
    with (
        ledger.engine.connect() as connection,
        pytest.raises(DBAPIError, match="the log"),
        connection.begin(),
    ):
        connection.exec_driver_sql(change.replace("{name}", name))
    assert [entry.seq for entry in ledger.entries(name)] == [1, 2]
    with pytest.raises(NotKept):
        ledger.append(act(name, 2)).result(timeout=10)


def test_a_database_from_before_there_were_several_matches_is_read_and_written_on(
    cellar: tuple[str, str],
) -> None:
    with psycopg.connect(cellar[0], autocommit=True) as connection:
        connection.execute("CREATE DATABASE old")
    address = cellar[0].rpartition("/")[0] + "/old"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(version_1("postgresql").encode())
    with pytest.raises(StoreFault, match="older store"):
        open_ledger(address, writing=False)
    ledger = open_ledger(address)
    assert [entry.seq for entry in ledger.entries("t")] == [1, 2, 3]
    summary = ledger.register.tables()[0].summary
    assert summary is not None
    assert next(iter(summary.scores.values())) == 20
    ledger.append(act("t", 4)).result(timeout=10)
    ledger.append(act("t", 1, match=2)).result(timeout=10)
    for gap in (act("t", 5), act("t", 3, match=2)):
        with pytest.raises(NotKept):
            ledger.append(gap).result(timeout=10)
    ledger.close()


def test_a_table_has_one_writer_and_the_fence_holds(ledgers: tuple[Ledger, Ledger]) -> None:
    one, other = ledgers
    name = laid(one, "fenced")
    assert one.leases is not None
    assert other.leases is not None
    assert one.leases.claim(name).ours
    refused = other.leases.claim(name)
    assert not refused.ours
    assert refused.address == "http://one"
    with pytest.raises(LostLease):
        other.append(act(name, 1)).result(timeout=10)
    one.append(act(name, 1)).result(timeout=10)
    one.leases.release(name)
    taken = other.leases.claim(name)
    assert taken.ours
    assert taken.epoch == refused.epoch + 1
    with pytest.raises(LostLease):
        one.append(act(name, 2)).result(timeout=10)
    other.append(act(name, 2)).result(timeout=10)
    assert [entry.seq for entry in one.entries(name)] == [1, 2]


def test_a_lease_that_ran_out_can_be_taken_and_one_that_is_renewed_cannot(
    cellar: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.store.lease.LEASE_SECONDS", 1.0)
    one, other = (open_ledger(cellar[0], holder=holder) for holder in ("one", "other"))
    assert one.leases is not None
    assert other.leases is not None
    name = laid(one, "renewed")
    assert one.leases.claim(name).ours
    time.sleep(2)
    assert not other.leases.claim(name).ours, "it is renewed while its holder lives"
    one.leases._stop.set()
    time.sleep(2)
    assert other.leases.claim(name).ours
    one.close()
    other.close()


def test_a_household_moves_into_the_cafe_and_back(cellar: tuple[str, str], tmp_path: Path) -> None:
    home = open_ledger(tmp_path / "home.db")
    home.register.lay("moved", code="HOME", name="")
    home.append(act("moved", 1, lines=3)).result(timeout=10)
    home.close()
    cafe = open_ledger(cellar[0])
    laid(cafe, "there before")
    cafe.close()
    with pytest.raises(StoreFault, match="holds tables already"):
        restore(tmp_path / "home.db", cellar[0])
    copied = backup(cellar[0], tmp_path / "cafe.db")
    assert copied.tables >= 1
    back = open_ledger(tmp_path / "cafe.db")
    assert len(back.register.tables()) == copied.tables
    back.close()


def test_no_act_is_lost_or_doubled_when_a_process_is_killed(
    cellar: tuple[str, str], tmp_path: Path
) -> None:
    store, queue = cellar
    options = (f"--queue={queue}", "--no-https")
    first, second = (tmp_path / "first", tmp_path / "second")
    first.mkdir()
    second.mkdir()
    with (
        Open(first, *options, store=store) as one,
        Open(second, *options, store=store) as two,
    ):
        tables: list[dict[str, Any]] = [
            (one if n % 2 else two).post("/api/tables") for n in range(4)
        ]
        for number, table in enumerate(tables):
            for start in OPENING:
                # Half of them are played at the process that doesn't keep the table.
                there = (one if number < 2 else two).post(f"/api/tables/{table['id']}/acts", start)
                assert there["ok"], there
        with Phone(two.address, {"token": tables[1]["token"]}) as watching:
            watching.wait("table")
            played = one.post(
                f"/api/tables/{tables[1]['id']}/acts",
                {"act": "play", "player": "North", "card": "red-9"},
            )
            assert played["ok"], played
            assert watching.message(3)["table"]["top"] == "red-9", "told across processes"

        kept: dict[str, dict[str, int]] = {table["id"]: {} for table in tables}
        failed: list[str] = []

        def play(number: int) -> None:
            table = tables[number]
            for turn in range(40):
                id_ = f"{number}.{turn}"
                body = {"act": "set", "player": "North", "score": turn, "id": id_}
                for _ in range(60):
                    # A phone that gets no answer sends again, to whichever process answers.
                    try:
                        status, reply = two.ask("POST", f"/api/tables/{table['id']}/acts", body)
                    except OSError:
                        continue
                    if status == 200:
                        kept[table["id"]][id_] = reply["seq"]
                        break
                    time.sleep(0.1)
                else:
                    failed.append(id_)
                time.sleep(0.01)

        killer = threading.Timer(0.5, one.kill)
        with ThreadPoolExecutor(4) as players:
            killer.start()
            list(players.map(play, range(4)))
        killer.join()
        assert not failed
        for table in tables:
            status, log = two.ask("GET", f"/api/tables/{table['id']}/log")
            assert status == 200
            scores = [
                entry["act"]["score"] for entry in log["entries"] if entry["act"]["act"] == "set"
            ]
            assert scores == list(range(40)), "each once, in order"
            assert sorted(set(kept[table["id"]].values())) == sorted(kept[table["id"]].values())
        for turn in (0, 39):
            again = {"act": "set", "player": "North", "score": turn, "id": f"1.{turn}"}
            reply = two.post(f"/api/tables/{tables[1]['id']}/acts", again)
            assert reply["seq"] == kept[tables[1]["id"]][f"1.{turn}"], "sent again, counted once"
        assert two.stop() == 0


def test_without_redis_play_goes_on_and_with_it_everyone_is_up_to_date_again(
    cellar: tuple[str, str], tmp_path: Path
) -> None:
    folders = (tmp_path / "first", tmp_path / "second")
    for folder in folders:
        folder.mkdir()
    with redis(tmp_path) as queue:
        options = (f"--queue={queue.address}", "--no-https")
        with (
            Open(folders[0], *options, store=cellar[0]) as one,
            Open(folders[1], *options, store=cellar[0]) as two,
        ):
            table = one.post("/api/tables")
            for act in OPENING:
                one.post(f"/api/tables/{table['id']}/acts", act)
            with (
                Phone(one.address, {"token": table["token"]}) as near,
                Phone(two.address, {"token": table["token"]}) as far,
            ):
                assert far.message(2)["table"]["top"] == "red-7"
                queue.stop()
                for score in range(1, 6):
                    assert near.act(act="set", player="North", score=score)["ok"]
                    assert far.act(act="set", player="South", score=score)["ok"]
                assert near.message(12)["seq"] == 12, "whoever is at the table's process hears"
                assert far.say("sync")["seq"] == 12, "and who asks is told"
                assert not [data for name, data in far.heard if name == "table"]
                queue.start()
                assert far.message(12)["table"]["players"][0]["score"] == 5
                assert near.act(act="set", player="North", score=6)["ok"]
                assert far.message(13)["table"]["players"][0]["score"] == 6
                assert near.act(act="set", player="North", cards=1, score=500)["ok"]
                assert near.act(act="play", player="North", card="red-9")["ok"]
                for name in ("South", "East"):
                    assert near.act(act="hand", player=name, points=5)["ok"]
                for there in (two, one, two):
                    again = there.post(f"/api/tables/{table['id']}/rematch", {"match": 1})
                    assert (again["ok"], again["seq"]) == (True, 1), (
                        "asked at any process, begun once"
                    )
                while (told := far.wait("table"))["match"] == 1:
                    pass
                assert (told["match"], told["act"]) == (2, "start")
            assert (one.stop(), two.stop()) == (0, 0)
    for folder in folders:
        said = (folder / "log").read_text()
        assert (said.count("Redis is away"), said.count("Redis is back")) == (1, 1), said


def devices(phone: Phone) -> list[dict[str, Any]]:
    """Who joined, as a phone hears it next."""
    found: list[dict[str, Any]] = phone.wait("devices")["devices"]
    return found


def test_who_is_here_is_known_at_every_process(cellar: tuple[str, str], tmp_path: Path) -> None:
    options = (f"--queue={cellar[1]}", "--no-https")
    folders = (tmp_path / "first", tmp_path / "second")
    for folder in folders:
        folder.mkdir()
    with (
        Open(folders[0], *options, store=cellar[0]) as one,
        Open(folders[1], *options, store=cellar[0]) as two,
    ):
        table = one.post("/api/tables")
        for act in OPENING:
            one.post(f"/api/tables/{table['id']}/acts", act)
        joined = two.post("/api/join", {"code": table["code"], "seat": "North"})

        def here(at: Open) -> list[str]:
            _, found = at.ask("GET", f"/api/tables/{table['id']}/devices")
            return [one["seat"] for one in found["devices"] if one["here"] and one["seat"]]

        with Phone(one.address, {"token": table["token"]}) as host:
            with Phone(two.address, {"token": joined["token"]}) as phone:
                phone.wait("hello")
                assert here(one) == here(two) == ["North"]
                while not any(one["seat"] and one["here"] for one in devices(host)):
                    pass
            while any(one["seat"] and one["here"] for one in devices(host)):
                pass
        assert here(one) == here(two) == []


@pytest.mark.parametrize("how", ["stopped", "frozen"])
def test_while_postgresql_is_away_the_table_is_shown_and_nothing_is_acknowledged(
    tmp_path: Path, cellar: tuple[str, str], how: str
) -> None:
    with (
        postgresql() as database,
        Open(tmp_path, f"--queue={cellar[1]}", "--no-https", store=database.address) as house,
    ):
        table = house.post("/api/tables")
        at = f"/api/tables/{table['id']}"
        for act in OPENING:
            house.post(f"{at}/acts", act)
        joined = house.post("/api/join", {"code": table["code"]})
        shown = {"Authorization": f"Bearer {joined['token']}"}
        assert house.ask("GET", "/api/me", **shown)[0] == 200
        kept = house.post(f"{at}/acts", {"act": "set", "player": "North", "score": 1})["seq"]
        with Phone(house.address, {"token": table["token"]}) as phone:
            phone.wait("table")
            if how == "stopped":
                database.stop()
            else:
                database.freeze()
            act = {"act": "set", "player": "North", "score": 2, "id": "late"}
            began = time.monotonic()
            status, reply = house.ask("POST", f"{at}/acts", act)
            assert (status, reply["refused"]["code"]) == (503, "not-kept"), reply
            assert time.monotonic() - began < 2.5, "2 s, and this machine is busy"
            status, well = house.ask("GET", "/healthz")
            assert (status, well["ok"]) == (503, False)
            assert phone.act(act="set", player="North", score=3)["refused"]["code"] == "not-kept"
            assert phone.say("sync")["table"]["players"][0]["score"] == 1, "as it was last"
            time.sleep(7)  # longer than any lease
            assert house.ask("GET", at)[1]["table"]["players"][0]["score"] == 1
            with Phone(house.address, {"token": joined["token"]}) as other:
                assert other.message(kept)["table"]["players"][0]["score"] == 1
            if how == "stopped":
                database.start()
            else:
                database.thaw()
            until = time.monotonic() + 20
            while house.ask("GET", "/healthz")[0] != 200:
                assert time.monotonic() < until
                time.sleep(0.1)
            again = house.post(f"{at}/acts", act)
            assert again["ok"], "sent again with its id it counts once, whether it was kept or not"
            scores = [
                entry["act"]["score"]
                for entry in house.ask("GET", f"{at}/log")[1]["entries"]
                if entry["act"]["act"] == "set"
            ]
            assert scores in ([1, 2], [1, 3, 2], [1, 2, 3]), scores
        assert house.stop() == 0
    said = (tmp_path / "log").read_text()
    assert (said.count("PostgreSQL is away"), said.count("PostgreSQL is back")) == (1, 1), said
    assert "Traceback" not in said


def test_a_process_that_was_frozen_shows_no_old_table(
    cellar: tuple[str, str], tmp_path: Path
) -> None:
    options = (f"--queue={cellar[1]}", "--no-https")
    folders = (tmp_path / "first", tmp_path / "second")
    for folder in folders:
        folder.mkdir()
    with (
        Open(folders[0], *options, store=cellar[0]) as one,
        Open(folders[1], *options, store=cellar[0]) as two,
    ):
        table = one.post("/api/tables")
        at = f"/api/tables/{table['id']}"
        for act in OPENING:
            one.post(f"{at}/acts", act)
        one.process.send_signal(signal.SIGSTOP)
        score = {"act": "set", "player": "North", "score": 77}
        assert two.post(f"{at}/acts", {**score, "id": "taken-over"})["ok"]
        time.sleep(1)
        one.process.send_signal(signal.SIGCONT)
        for _ in range(20):
            # It may have to find the database again; but what it shows is true.
            with Phone(one.address, {"token": table["token"]}) as phone:
                if phone.refused is None:
                    assert phone.wait("table")["table"]["players"][0]["score"] == 77
                    break
                assert phone.refused == "not-kept"
            time.sleep(0.2)
        else:
            raise AssertionError((folders[0] / "log").read_text())
        assert one.ask("GET", at)[1]["table"]["players"][0]["score"] == 77
        code = one.post(f"{at}/code", {"open": True})["code"]
        assert two.ask("GET", at)[1]["code"] == code
        assert two.post("/api/join", {"code": code})["table"] == table["id"]
        assert one.post(f"{at}/acts", {**score, "score": 78})["ok"]
        assert (one.stop(), two.stop()) == (0, 0)
    assert "Traceback" not in (folders[0] / "log").read_text()

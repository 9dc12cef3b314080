"""`companion referee`: a script in, replies out, line by line, from a real process."""

import contextlib
import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

COMMAND = [sys.executable, "-c", "from companion.cli import main; main()", "referee"]
START = '{"act": "start", "game": "mod", "players": ["North", "South"], "dealer": "South"}'
TURN_UP = '{"act": "turn-up", "card": "red-7"}'
PLAY = '{"act": "play", "player": "North", "card": "red-9"}'
WRONG = '{"act": "play", "player": "South", "card": "blue-3"}'
PATIENCE = 20  # seconds before a silent process counts as hanging


def run(*lines: str, script: Path | None = None) -> tuple[int, list[dict[str, Any]], str]:
    """The exit code, the replies and what was said on the side."""
    text = "".join(f"{line}\n" for line in lines)
    if script is not None:
        script.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [*COMMAND, str(script) if script else "-"],
        input=None if script else text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def test_a_script_without_a_refusal_ends_with_0(tmp_path: Path) -> None:
    code, replies, said = run(START, TURN_UP, PLAY, script=tmp_path / "evening.jsonl")
    assert (code, [each["ok"] for each in replies], said) == (0, [True] * 3, "")
    assert [each["seq"] for each in replies] == [1, 2, 3]
    assert replies[-1]["table"]["top"] == "red-9"


def test_a_refusal_ends_with_1_and_the_script_goes_on() -> None:
    code, replies, _ = run(START, TURN_UP, WRONG, PLAY)
    assert (code, [each["ok"] for each in replies]) == (1, [True, True, False, True])
    assert replies[2]["refused"]["code"] == "not-your-turn"
    assert replies[3]["seq"] == 3


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("",),
        ("# nothing but a remark",),
        (PLAY,),
        ('{"act": "start", "game": "chess", "players": ["North", "South"]}',),
        ("nonsense",),
    ],
)
def test_no_valid_start_ends_with_2(lines: tuple[str, ...]) -> None:
    code, replies, _ = run(*lines)
    assert code == 2
    assert not any(each["ok"] for each in replies)


def test_a_start_that_comes_late_still_counts() -> None:
    code, replies, _ = run(PLAY, START, TURN_UP, PLAY)
    assert (code, [each["ok"] for each in replies]) == (1, [False, True, True, True])
    assert replies[0]["refused"]["code"] == "not-started"


def test_empty_lines_and_remarks_are_skipped() -> None:
    code, replies, _ = run("# an evening", "", START, "   ", "# the start card", TURN_UP, "")
    assert (code, len(replies)) == (0, 2)


NO_ACTS = [
    "nonsense",
    "[]",
    "[1, 2]",
    '"play"',
    "5",
    "null",
    "true",
    "NaN",
    "{",
    '{"act": "play"',
    "{'act': 'play'}",
    '{"act": "play", "player": "North", "card": "red-9"} and more',
    '{"act": "dance"}',
    "{}",
    "[" * 50_000,
    "1" * 5_000,
    '{"act": "draw", "player": "North", "count": 1e999}',
    '{"act": "draw", "player": "North", "count": ' + "9" * 5_000 + "}",
    '{"act": "draw", "player": "\\ud800"}',
    "\u00a0{}",
    '{"act": "play", "player": "North", "card": "red-9", "at": NaN}',
    '{"act": "play", "player": "North", "card": "red-9", "note": "\\u0000"}',
]


def test_a_line_that_is_no_act_is_bad_input_and_nothing_is_lost() -> None:
    code, replies, said = run(START, TURN_UP, *NO_ACTS, PLAY)
    assert "Traceback" not in said
    assert code == 1
    assert len(replies) == len(NO_ACTS) + 3, said
    for line, reply in zip(NO_ACTS, replies[2:-1], strict=True):
        assert reply["refused"]["code"] == "bad-input", line[:80]
        assert reply["refused"]["says"].endswith((".", "!")), line[:80]
        assert len(reply["refused"]["says"]) < 300, line[:80]
    assert replies[-1]["seq"] == 3


def test_bytes_that_are_no_text_are_bad_input() -> None:
    text = f"{START}\n{TURN_UP}\n".encode() + b'{"act": "\xff\xfe"}\n' + f"{PLAY}\n".encode()
    done = subprocess.run(
        [*COMMAND, "-"], input=text, capture_output=True, timeout=PATIENCE, check=False
    )
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert (done.returncode, [each["ok"] for each in replies]) == (1, [True, True, False, True])
    assert replies[2]["refused"]["code"] == "bad-input"


def test_lines_may_end_as_on_windows_and_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    script = tmp_path / "windows.jsonl"
    script.write_bytes(b"\xef\xbb\xbf" + "\r\n".join([START, TURN_UP, PLAY]).encode())
    done = subprocess.run(
        [*COMMAND, str(script)], capture_output=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout
    assert len(done.stdout.splitlines()) == 3


def test_a_script_that_is_not_there_is_said_in_one_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, str(tmp_path / "nowhere.jsonl")],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "nowhere.jsonl" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_name_in_any_script_comes_back_whole() -> None:
    start = START.replace("North", "Zoë 🂡 北")
    code, replies, _ = run(start, TURN_UP)
    assert code == 0
    assert replies[-1]["table"]["turn"] == "Zoë 🂡 北"


def test_a_reply_appears_as_soon_as_its_act_is_read() -> None:
    """Each reply is waited for before the next act is written."""
    process = subprocess.Popen(
        [*COMMAND, "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": ""},
    )
    alarm = threading.Timer(PATIENCE, process.kill)
    alarm.start()
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        for line, seq in ((START, 1), (TURN_UP, 2), (WRONG, None), (PLAY, 3)):
            process.stdin.write(line + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline()).get("seq") == seq
        process.stdin.close()
        assert process.wait(PATIENCE) == 1
    finally:
        alarm.cancel()
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    """`companion referee script | head -1` says nothing of a broken pipe."""
    with subprocess.Popen(
        [*COMMAND, "-"],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(f"{START}\n".encode())
        process.stdout.read(1)
        process.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            for _ in range(200):
                process.stdin.write(f"{TURN_UP}\n{WRONG}\n".encode())
        process.stdin.close()
        assert b"Traceback" not in process.stderr.read()


def test_no_camera_web_or_paper_library_is_imported_for_it() -> None:
    heavy = (
        "cv2 numpy pyzbar zxingcpp flask flask_socketio socketio engineio werkzeug gevent "
        "sqlalchemy reportlab segno zeroconf cryptography"
    ).split()
    program = (
        "import sys, json, io\n"
        "from companion.cli import main\n"
        f"sys.stdin = io.TextIOWrapper(io.BytesIO({(START + chr(10)).encode()!r}))\n"
        "try:\n    main(['referee', '-'])\nexcept SystemExit:\n    pass\n"
        f"print(json.dumps([name for name in {heavy!r} if name in sys.modules]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    *replies, imported = done.stdout.splitlines()
    assert json.loads(replies[0])["ok"], done.stderr
    assert json.loads(imported) == []


def test_the_wheel_of_a_seeded_start_comes_out_alike() -> None:
    start = START.replace('"mod"', '"spin"').replace("}", ', "seed": 41}')
    play = '{"act": "play", "player": "North", "card": "red-3-spin"}'
    spin = '{"act": "spin", "player": "South"}'
    first, second = (run(start, TURN_UP, play, spin) for _ in range(2))
    assert first[0] == 0
    assert first[1] == second[1]

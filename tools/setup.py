"""Makes this checkout ready to play, or ready to test; the second time it takes no time.

`sh tools/setup.sh play` makes .venv and installs the companion with the versions of play.lock.
`sh tools/setup.sh test` adds the tools of test.lock, a browser and the servers that tests need.
What can't be had is named in one sentence, and the rest goes on; with CI=true that is an error.
Python's standard library only: nothing is installed yet when this runs.
"""

from __future__ import annotations

import ctypes.util
import hashlib
import os
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
IN_CI = os.environ.get("CI") == "true"


@dataclass(frozen=True, slots=True)
class Part:
    """Something that the system has to bring, because pip can't."""

    name: str
    without: str
    is_there: Callable[[], bool]
    debian: str
    homebrew: str = ""


def has_zbar() -> bool:
    """Can Python find the library behind pyzbar?"""
    beside_homebrew = [Path(prefix, "lib/libzbar.dylib") for prefix in homebrew_prefixes()]
    return bool(ctypes.util.find_library("zbar")) or any(map(Path.exists, beside_homebrew))


def homebrew_prefixes() -> list[str]:
    """Where Homebrew keeps its things, if it is there."""
    brew = shutil.which("brew")
    return [str(Path(brew).parents[1])] if brew else []


def has_browser() -> bool:
    """Is a browser of the Chromium family there, the system's or playwright's own?"""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    if any(map(shutil.which, names)):
        return True
    caches = (Path.home() / ".cache", Path.home() / "Library/Caches")
    return bool(
        any(list(cache.glob("ms-playwright/chromium-*")) for cache in caches)
        or list(Path("/Applications").glob("*Chrom*.app"))
    )


def has_postgres() -> bool:
    """Is the PostgreSQL server there? Debian keeps it off the PATH, beside its versions."""
    return bool(
        shutil.which("postgres") or list(Path("/").glob("usr/lib/postgresql/*/bin/postgres"))
    )


ZBAR = Part("zbar", "tags are read by one reader instead of two", has_zbar, "libzbar0", "zbar")
BROWSER = Part(
    "Chromium", "the tests of the pages are left out", has_browser, "chromium libatomic1"
)
"""Playwright's own program needs libatomic, which Chromium does not bring."""

TO_TEST = (
    BROWSER,
    Part(
        "PostgreSQL",
        "the tests of a café's store are left out",
        has_postgres,
        "postgresql",
        "postgresql",
    ),
    Part(
        "Redis",
        "the tests of many tables on several processes are left out",
        lambda: bool(shutil.which("redis-server")),
        "redis-server",
        "redis",
    ),
    Part(
        "Mosquitto",
        "the tests of tables in a smart home are left out",
        lambda: bool(shutil.which("mosquitto") or Path("/usr/sbin/mosquitto").exists()),
        "mosquitto",
        "mosquitto",
    ),
)


def run(*command: str | Path, quiet: bool = False) -> bool:
    """Run a command, showing only what goes wrong; did it work?"""
    nothing = subprocess.DEVNULL
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            stdin=nothing,
            stdout=nothing,
            stderr=nothing if quiet else None,
        )
    except OSError:
        return False
    return done.returncode == 0


def as_root() -> list[str] | None:
    """What to put before a command that only root may do; None if we may not."""
    if os.name != "nt" and os.geteuid() == 0:
        return []
    return ["sudo", "-n"] if run("sudo", "-n", "true", quiet=True) else None


def install_with_system(parts: list[Part]) -> None:
    """Ask the system's own installer for what is missing, as far as it lets us."""
    names = ", ".join(part.name for part in parts)
    if shutil.which("apt-get"):
        root = as_root()
        if root is None:
            return
        say(f"Installing {names} ...")
        apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
        run(*apt, "update")
        for part in parts:
            packages = part.debian.split()
            done = run(*apt, "install", "-y", "--no-install-recommends", *packages, quiet=True)
            if not done:  # once more, with what it complains about
                run(*apt, "install", "-y", "--no-install-recommends", *packages)
    elif shutil.which("brew"):
        say(f"Installing {names} ...")
        run("brew", "install", "--quiet", *(part.homebrew for part in parts if part.homebrew))


def bring(parts: tuple[Part, ...]) -> bool:
    """See that the system's parts are there; name those that are not."""
    missing = [part for part in parts if not part.is_there()]
    if missing:
        install_with_system(missing)
    if BROWSER in missing and not BROWSER.is_there():
        run(BIN / "playwright", "install", "chromium", quiet=True)
    missing = [part for part in missing if not part.is_there()]
    for part in missing:
        how = f"sudo apt-get install {part.debian}"
        if shutil.which("brew"):
            how = f"brew install {part.homebrew}"
        if part is BROWSER and not shutil.which("apt-get"):
            how = ".venv/bin/playwright install chromium"
        say(f"{part.name} is missing: {part.without}. To get it: {how}")
    return not missing


def say(text: str) -> None:
    """One line to whoever typed make."""
    print(text, flush=True)


def make_venv() -> bool:
    """Make .venv, unless a working one is there."""
    if run(
        BIN / "python", "-c", "import sys, pip; sys.exit(sys.version_info < (3, 11))", quiet=True
    ):
        return True
    shutil.rmtree(VENV, ignore_errors=True)
    if run(sys.executable, "-m", "venv", VENV, quiet=True):
        return True
    # Debian keeps a part of venv in a package of its own.
    root = as_root() if shutil.which("apt-get") else None
    if root is not None:
        run(*root, "apt-get", "-qq", "update")
        run(*root, "apt-get", "-qq", "install", "-y", "python3-venv")
        shutil.rmtree(VENV, ignore_errors=True)
        if run(sys.executable, "-m", "venv", VENV):
            return True
    say("Python can't make a virtual environment; to get it: sudo apt-get install python3-venv")
    return False


def wanted(lock: Path) -> tuple[str, str]:
    """Two lines: one that changes with what is to be fetched, one that changes with the dashboard's sources."""
    fetched = hashlib.sha256(sys.version.encode())
    for path in (lock, ROOT / "pyproject.toml", ROOT / "hatch_build.py"):
        fetched.update(path.read_bytes())
    pages = hashlib.sha256()
    for path in sorted((ROOT / "companion/web").rglob("*")):
        if path.is_file() and "node_modules" not in path.parts:
            pages.update(path.read_bytes())
    return fetched.hexdigest(), pages.hexdigest()


OFFLINE = re.compile(
    r"name resolution|dns error|resolve host|NewConnectionError|Network is unreachable|error sending request"
    r"|Connection refused|timed out|EAI_AGAIN|ENOTFOUND|network connectivity",
    re.IGNORECASE,
)
"""What pip, uv and npm say, each in its own words, when there is no Internet…"""
UNKNOWN_CERTIFICATE = re.compile(
    r"CERTIFICATE_VERIFY_FAILED|invalid peer certificate|SELF_SIGNED_CERT|UNABLE_TO_(?:GET_ISSUER|VERIFY)"
    r"|self[- ]signed certificate|unable to (?:get local issuer|verify the first) certificate",
    re.IGNORECASE,
)
"""…and when what answers shows a certificate that they don't know: a school's or a company's network."""


def trusting(certificates: str) -> dict[str, str]:
    """By which names pip, uv and npm are told of a file of certificates."""
    return dict.fromkeys(("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS"), certificates)


def fetch(*command: str | Path) -> bool:
    """Run an installer; when the network is why it fails, one sentence says so instead of its own many."""
    own = os.environ.get("SSL_CERT_FILE", "")
    of_system = ssl.get_default_verify_paths().cafile or ""
    for certificates in (own,) if own or not of_system else ("", of_system):
        patience = {
            "PIP_RETRIES": "1",
            "UV_HTTP_RETRIES": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }
        done = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            env=(trusting(certificates) if certificates else {}) | os.environ | patience,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        if not done.returncode:
            return True
        if not UNKNOWN_CERTIFICATE.search(done.stdout):
            break
    if UNKNOWN_CERTIFICATE.search(done.stdout):
        say(
            "This network answers with a certificate of its own, which is not known here. Get its file from whoever "
            "runs the network, and try again with it: SSL_CERT_FILE=/path/to/it.pem make play"
        )
    elif OFFLINE.search(done.stdout):
        say("This needs the Internet once, and it can't be reached.")
    else:
        say(done.stdout.strip())
    return False


def spell_out() -> None:
    """Names the checkout's path in ASCII: with LC_ALL=C, Python 3.11 stumbles over an umlaut there."""
    for path in VENV.glob("**/site-packages/*card_table_companion.pth"):
        path.write_text(f"import sys; sys.path.append({str(ROOT)!a})\n", encoding="ascii")


def install(lock: Path) -> bool:
    """Put the companion into .venv, with exactly the versions of the lock."""
    stamp = VENV / f"{lock.stem}.installed"
    there, now = stamp.read_text().split() if stamp.is_file() else [], wanted(lock)
    if there == [*now]:
        return True
    say(f"Installing the companion and the versions of {lock.name} ...")
    python = BIN / "python"
    uv = re.search(r"^uv==\S+", (ROOT / "test.lock").read_text(encoding="utf-8"), re.MULTILINE)
    assert uv, "test.lock names uv"
    only_pages_changed = there[:1] == [*now[:1]]
    if (
        (only_pages_changed or fetch(python, "-m", "pip", "install", "--quiet", uv[0]))
        and (
            only_pages_changed
            or fetch(BIN / "uv", "pip", "install", "--quiet", "--python", python, "-r", lock)
        )
        and fetch(
            *(BIN / "uv", "pip", "install", "--quiet", "--python", python, "--no-deps"),
            *("--build-constraints", ROOT / "test.lock", "--editable", ROOT),
        )
    ):
        spell_out()
        stamp.write_text("\n".join(now))
        return True
    if only_pages_changed and not IN_CI and (ROOT / "companion/static/index.html").is_file():
        say("The pages could not be built anew: what starts is the companion as it was installed.")
        return True
    return False


def main(purpose: str) -> int:
    """Make ready to play or to test."""
    complete = make_venv() and install(ROOT / f"{purpose}.lock")
    if not complete:
        say("The companion could not be installed. The lines above say why; then try again.")
        return 1
    parts = (ZBAR, *TO_TEST) if purpose == "test" else (ZBAR,)
    return 0 if bring(parts) or not IN_CI else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

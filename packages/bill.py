"""What a package carries: a bill of materials (CycloneDX) and the licenses of everything in it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

from packages.tree import version

OURS = "card-table-companion"


def components(site: Path) -> list[Distribution]:
    """The libraries in a folder, by name."""
    found = {one.metadata["Name"]: one for one in distributions(path=[str(site)])}
    return [found[name] for name in sorted(found, key=str.lower)]


def bill(site: Path) -> str:
    """The bill of materials of a folder: the same folder gives the same bill."""
    ours = [one for one in components(site) if one.metadata["Name"] == OURS]
    theirs = [_component(one) for one in components(site) if one not in ours]
    for one in ours:
        theirs += _bundled(one)
    told: dict[str, Any] = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "companion",
                "name": OURS,
                "version": version(),
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": theirs,
        "dependencies": [{"ref": "companion", "dependsOn": [one["bom-ref"] for one in theirs]}],
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def _bundled(ours: Distribution) -> list[dict[str, Any]]:
    """The libraries inside the companion's own pages, as its wheel tells of them."""
    inside = Path(str(ours.locate_file("companion/static/sbom.cdx.json")))
    return list(json.loads(inside.read_text(encoding="utf-8"))["components"])


def _told(one: Distribution, name: str) -> str:
    """What a library's metadata says under a name; nothing where it says nothing."""
    return str((one.metadata.get_all(name) or [""])[0])


def _ref(one: Distribution) -> str:
    return f"pkg:pypi/{one.metadata['Name'].lower().replace('_', '-')}@{one.version}"


def _component(one: Distribution) -> dict[str, Any]:
    told: dict[str, Any] = {
        "type": "library",
        "bom-ref": _ref(one),
        "name": one.metadata["Name"],
        "version": one.version,
        "purl": _ref(one),
    }
    expression = _told(one, "License-Expression")
    if expression:
        told["licenses"] = [{"expression": expression}]
    elif name := license_of(one):
        told["licenses"] = [{"license": {"name": name}}]
    return told


def license_of(one: Distribution) -> str:
    """A library's license, in as few words as its authors give."""
    if told := _told(one, "License-Expression"):
        return told
    kinds = [
        kind.rpartition(" :: ")[2]
        for kind in one.metadata.get_all("Classifier", [])
        if kind.startswith("License ::")
    ]
    first = _told(one, "License").strip().partition("\n")[0]
    return ", ".join(kinds) or first[:80]


def license_files(one: Distribution) -> Iterable[tuple[str, str]]:
    """The texts that a library ships as its licenses, by file name."""
    for path in one.files or ():
        name = path.name.upper()
        inside = ".dist-info" in str(path)
        if inside and any(word in name for word in ("LICEN", "COPYING", "NOTICE", "AUTHORS")):
            where = Path(str(one.locate_file(path)))
            if where.is_file():
                yield path.name, where.read_text(encoding="utf-8", errors="replace").strip()


def licenses(site: Path) -> str:
    """The licenses of everything in a folder, as one text."""
    parts = [
        "The companion is under the MIT license. It comes with these libraries; each is under its own license.\n"
    ]
    for one in components(site):
        if one.metadata["Name"] == OURS:
            front_end = Path(str(one.locate_file("companion/static/licenses.txt")))
            parts.append(f"{'=' * 78}\nThe pages: {front_end.read_text(encoding='utf-8')}\n")
            continue
        parts.append(f"{'=' * 78}\n{one.metadata['Name']} {one.version}: {license_of(one)}\n")
        parts += [f"-- {name} --\n{text}\n" for name, text in license_files(one)]
    return "\n".join(parts)


def put_beside(site: Path, folder: Path) -> None:
    """Writes the bill and the licenses of what is in `site` into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sbom.cdx.json").write_text(bill(site), encoding="utf-8")
    (folder / "licenses.txt").write_text(licenses(site), encoding="utf-8")


if __name__ == "__main__":
    print(bill(Path(sys.argv[1])), end="")

"""The locks hold what pyproject.toml asks for."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture.tree import ROOT, project


def pinned(lock: str) -> dict[str, set[str]]:
    """Every version that a lock names, by package; some differ by Python's version."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / lock).read_text(), re.M):
        found.setdefault(canonicalize_name(name), set()).add(version)
    return found


def asked(lock: str) -> list[Requirement]:
    """What a lock has to hold: to play, what everybody needs; in a café, its extras; to test, all but one desk's."""
    wishes = list(project()["project"]["dependencies"])
    extras = project()["project"]["optional-dependencies"]
    if lock == "cafe.lock":
        wishes += extras["cafe"]
    if lock == "test.lock":
        groups = project()["dependency-groups"]
        locked = [
            wishes for group, wishes in groups.items() if group != "faces"
        ]  # trained at one desk
        wishes += chain(*locked, *extras.values())
    return [Requirement(wish) for wish in wishes]


@pytest.mark.parametrize("lock", ["play.lock", "cafe.lock", "test.lock"])
def test_a_lock_holds_what_the_project_asks_for(lock: str) -> None:
    there = pinned(lock)
    for wish in asked(lock):
        versions = there.get(canonicalize_name(wish.name), set())
        assert versions, f"{lock} lacks {wish}: make lock"
        assert all(wish.specifier.contains(version) for version in versions), f"{wish}: make lock"


@pytest.mark.parametrize("lock", ["play.lock", "cafe.lock"])
def test_what_is_played_with_is_what_is_tested(lock: str) -> None:
    there = pinned("test.lock")
    assert {name: there[name] for name in pinned(lock)} == pinned(lock)

"""Which rules judged an act: stands beside every entry, so that a newer companion can say what it would judge otherwise."""

from importlib.metadata import PackageNotFoundError, version


def _installed() -> str:
    try:
        return version("companion")
    except PackageNotFoundError:
        return "unknown"


ENGINE = _installed()
"""The companion's own version."""

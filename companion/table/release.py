"""Which rules judged an act: stands beside every entry, so that a newer companion can tell drift."""

from importlib.metadata import PackageNotFoundError, version

from companion.table.referee import VERSION


def _installed() -> str:
    try:
        return version("card-table-companion")
    except PackageNotFoundError:
        return "unknown"


RELEASE = _installed()
"""The companion's own version."""

ENGINE = f"{RELEASE}+{VERSION}"
"""The same with the version of the rules."""

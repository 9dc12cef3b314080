"""The version of the rules that judged an act; it stands beside each entry, so that a newer companion notices drift."""

from importlib.metadata import PackageNotFoundError, version

from companion.table.referee import VERSION


def _installed_version() -> str:
    try:
        return version("card-table-companion")
    except PackageNotFoundError:
        return "unknown"


RELEASE = _installed_version()
"""The companion's own version."""

ENGINE = f"{RELEASE}+{VERSION}"
"""The companion's version together with that of the rules."""

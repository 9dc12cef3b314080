#!/bin/sh
# Writes play.lock (to play), cafe.lock (to play on PostgreSQL and Redis) and test.lock (to work on it): every
# version with its hashes, for every system and every Python we support, and no address of any registry. Then
# says for which systems there is no wheel. `--upgrade` takes the newest versions of everything.
set -eu
cd "$(dirname "$0")/.."
compile() {
    .venv/bin/uv pip compile --quiet --universal --python-version 3.11 \
        --generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links \
        pyproject.toml "$@"
}
compile "$@" --output-file play.lock
compile "$@" --constraints play.lock --extra cafe --output-file cafe.lock
compile "$@" --constraints cafe.lock --all-extras --group dev --group bench --output-file test.lock
.venv/bin/python tools/wheels.py cafe.lock

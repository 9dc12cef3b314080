#!/bin/sh
# Writes play.lock (to play) and test.lock (to work on it): every version with its hashes, for every
# system and every Python we support, and no address of any registry.
set -eu
cd "$(dirname "$0")/.."
compile() {
    .venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
        --generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links \
        pyproject.toml "$@"
}
compile --output-file play.lock
compile --constraints play.lock --all-extras --group dev --output-file test.lock

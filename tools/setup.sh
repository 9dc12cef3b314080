#!/bin/sh
# Finds a Python that is new enough, or installs one, and lets tools/setup.py do the rest.
set -eu
cd "$(dirname "$0")/.."

find_python() {
    for name in python3 python3.13 python3.12 python3.11 python; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            python=$name
            return 0
        fi
    done
    return 1
}

if ! find_python; then
    if command -v apt-get >/dev/null; then
        if [ "$(id -u)" = 0 ]; then sudo=; else sudo="sudo -n"; fi
        echo "Installing Python ..."
        $sudo apt-get update -qq && $sudo apt-get install -y -qq python3 python3-venv >/dev/null || true
    elif command -v brew >/dev/null; then
        brew install --quiet python@3.13 || true
    fi
    if ! find_python; then
        echo "The companion needs Python 3.11 or later: install it, then try again." >&2
        exit 1
    fi
fi
exec "$python" tools/setup.py "$@"

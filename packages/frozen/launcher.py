"""What the bundle's program runs: a double click plays; with words it is the whole `companion`."""

from __future__ import annotations

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()

    from companion.cli import main

    main(sys.argv[1:] or ["play", "--open"])

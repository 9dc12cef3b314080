"""Fill the shelf: `python -m models.parts` writes all files, pictures and the list."""

import sys
from pathlib import Path

from models.parts.output import fill

if __name__ == "__main__":
    arguments = [a for a in sys.argv[1:] if a != "--no-pictures"]
    fill(Path(arguments[0] if arguments else "models"), pictures="--no-pictures" not in sys.argv)

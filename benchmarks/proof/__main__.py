"""`python -m benchmarks.proof prove`, `soak` or `faults`."""

import click

from benchmarks.proof import faults, prove, soak

main = click.Group(
    "python -m benchmarks.proof",
    {"prove": prove.command, "soak": soak.command, "faults": faults.command},
    help="Prove that the referee is right.",
)

if __name__ == "__main__":
    main()

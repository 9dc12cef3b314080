"""`python -m benchmarks.proof prove`, `soak`, `faults` or `guests`."""

import click

from benchmarks.proof import faults, guests, prove, soak

main = click.Group(
    "python -m benchmarks.proof",
    {
        "prove": prove.command,
        "soak": soak.command,
        "faults": faults.command,
        "guests": guests.command,
    },
    help="Prove that the referee is right.",
)

if __name__ == "__main__":
    main()

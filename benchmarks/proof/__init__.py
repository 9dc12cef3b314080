"""The proof that the referee is right: evenings before a rendered camera, hours on end, things broken on purpose.

For those who change the companion; nobody needs it to play. `python -m benchmarks.proof --help`, or, from a
checkout, `companion prove`, `companion soak` and `companion faults`. It works on Linux and on a Mac.
"""

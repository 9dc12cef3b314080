"""What the tests and the benchmarks share, and no player needs: an installed companion doesn't hold it.

It holds a second reckoning of the rules, films with the truth beside every frame, and clients that visit a running
companion as a phone, a tablet or a café's database would. It imports neither `tests` nor `benchmarks`.
"""

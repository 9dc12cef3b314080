"""Ready-made packages for machines whose owners have no terminal: Debian's, one folder for any Linux or Mac, Windows.

Each file makes one kind from the wheel and play.lock. Nothing here is part of the companion: an installed one doesn't
hold it. What a package carries is listed beside it (bill.py).
"""

"""One live table: the only place where camera, taps, wheel, log and rules meet.

Law: one writer a table. An act is judged, put on disk, and only then acknowledged and told to everyone, in
the order it was judged. What is in memory is never more than the log: if the disk refuses, the table is read
back from it. A repeated act gets the first reply. Nobody hears of a card that is hidden from them.
"""

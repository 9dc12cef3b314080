"""The rule sheets as a pure engine: no clock, no chance, no files, no threads.

Standard library only (a test holds the allow-list). An act goes in, events and a new
table come out, or a refusal with its reason. The log of acts is all that is ever stored.
No module here knows a particular game by name but the files in `games/`.
"""

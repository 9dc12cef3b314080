"""A game night without cards or camera: bots that play, and a film of their table.

Law: seeded and repeatable; what is said of a frame comes from what was put there, never from what is read in the
picture. Only numpy and OpenCV make pictures. Nothing here decides whether a real picture is read.
"""

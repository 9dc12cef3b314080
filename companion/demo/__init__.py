"""A game night without cards or camera: bots that play, and a film of their table.

Law: a seed gives the same evening every time. What is known about a frame comes from what was put there, never from
reading the picture. Only numpy and OpenCV make pictures. Nothing here decides whether a real picture is read.
"""

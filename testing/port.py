"""Ports for servers of our own."""

import secrets
import socket
from contextlib import suppress


def free_port() -> int:
    """A port nobody listens at.

    It is none that the system gives to clients: who knocks at such a port again and again while nobody listens there is
    one day given that very port, talks to itself, and keeps the server from coming back.
    """
    while True:
        port = 20000 + secrets.randbelow(12000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port

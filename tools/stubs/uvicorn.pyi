"""What benchmarks/live_peer.py uses of uvicorn, which only the benchmarks need."""

import socket

class Config:
    def __init__(self, app: object, **settings: object) -> None: ...

class Server:
    def __init__(self, config: Config) -> None: ...
    def run(self, sockets: list[socket.socket] | None = ...) -> None: ...

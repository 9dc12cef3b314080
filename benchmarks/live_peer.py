"""The peer of the live table's broadcasts: a bare python-socketio ASGI server on uvicorn, which sends what it gets."""

from __future__ import annotations

import socket
import time
from typing import Any

import socketio
import uvicorn


def main() -> None:
    sockets: Any = socketio.AsyncServer(async_mode="asgi")

    async def connect(sid: str, _environ: Any, _auth: Any) -> None:
        await sockets.enter_room(sid, "table")

    async def go(_sid: str, message: Any) -> dict[str, bool]:
        message["now"] = int(time.time() * 1000)
        await sockets.emit("table", message, room="table")
        return {"ok": True}

    sockets.on("connect", connect)
    sockets.on("go", go)
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(1024)
        print(f"http://127.0.0.1:{listener.getsockname()[1]} ready", flush=True)
        config = uvicorn.Config(socketio.ASGIApp(sockets), log_level="error", ws="websockets")
        uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()

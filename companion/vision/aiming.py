"""The live view for putting a camera up: one page on this machine, with the picture and the verdict."""

import json
import threading
import time
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from companion.pile.sighting import Glance
from companion.vision.aim import Verdict, verdict
from companion.vision.cascade import Cascade
from companion.vision.condition import Condition
from companion.vision.overlay import drawn
from companion.vision.source import Frame, Lost, frames, is_live

STILL = 24
"""Glances at a single picture."""

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Aim the camera</title>
<meta name="viewport" content="width=device-width">
<style>
 body{margin:0;background:#14171c;color:#f2f2ef;font:20px/1.4 system-ui,sans-serif;
      display:flex;flex-wrap:wrap}
 img{flex:1 1 640px;min-width:0;width:100%;max-width:960px;object-fit:contain;
     background:#000;aspect-ratio:16/9}
 main{flex:1 1 300px;padding:24px}
 h1{font-size:40px;margin:0 0 12px} .yes{color:#7ddf8a} .no{color:#ffd166}
 li{margin:0 0 10px} p{color:#b9bcc2}
</style>
<img id="eye" alt="what the camera sees, with tags framed in green">
<main><h1 id="says" aria-live="polite">…</h1><ul id="advice"></ul><p id="facts"></p></main>
<script>
 async function turn(){
  try{
   const v=await(await fetch("verdict.json")).json();
   says.textContent=(v.ok?"✓ ":"… ")+v.says; says.className=v.ok?"yes":"no";
   advice.replaceChildren(...v.advice.map(a=>{const l=document.createElement("li");
     l.textContent=a;return l}));
   facts.textContent="Tags read: "+v.tags+(v.pixels_a_module?
     " · "+v.pixels_a_module.toFixed(1)+" pixels a module (2.6 is good)":"");
   const next=new Image(); next.onload=()=>{eye.src=next.src}; next.src="picture.jpg?"+Date.now();
  }catch{says.textContent="The view has ended."}
  setTimeout(turn,400)}
 const [says,advice,facts,eye]=["says","advice","facts","eye"].map(i=>document.getElementById(i));
 turn()
</script></html>"""


class Aim:
    """Somebody is putting a camera up."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.eyes = Cascade()
        self.condition = Condition()
        self.latest: tuple[Frame, Glance] | None = None
        self.lost: str | None = None
        self._began = time.monotonic()
        self._lock = threading.Lock()

    def judge(self, seconds: float) -> Verdict:
        """Looks for so long (at a film: so far into it), and judges."""
        for frame in frames(self.source, clock=self._clock):
            self._see(frame)
            if frame.t >= seconds:
                break
        if self.latest is not None and self.latest[0].t == 0:  # one picture: look at it well
            picture = self.latest[0].picture
            for turn in range(1, STILL):
                self._see(Frame(turn / 15, picture))
        return self.verdict()

    def serve(self, port: int, *, say: Callable[[str], None]) -> None:
        """Serves the live view until interrupted."""
        server = ThreadingHTTPServer(("127.0.0.1", port), _page(self))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        told = ""
        try:
            while True:
                try:
                    for frame in frames(self.source, clock=self._clock):
                        self.lost = None
                        if not is_live(self.source):  # a film at its own pace
                            time.sleep(max(0.0, min(1.0, frame.t - self._clock())))
                        self._see(frame)
                        now = self.verdict()
                        if now.says != told:
                            told = now.says
                            say(" ".join([told, *now.advice]))
                except Lost as lost:
                    self.lost = str(lost)
                    if self.lost != told:
                        told = self.lost
                        say(told)
                time.sleep(1.0)
        finally:
            server.shutdown()
            server.server_close()

    def verdict(self) -> Verdict:
        """What to say now."""
        if self.lost is not None:
            return Verdict(False, self.lost, (), 0, None)
        glance = self.latest[1] if self.latest else None
        return verdict(self.condition.latest, glance, self.eyes.fix)

    def picture(self) -> bytes:
        """The newest picture with what is seen drawn in."""
        if self.latest is None:
            raise Lost("There is no picture yet.")
        frame, glance = self.latest
        return drawn(frame.picture, glance, self.eyes.fix)

    def _clock(self) -> float:
        return time.monotonic() - self._began

    def _see(self, frame: Frame) -> None:
        with self._lock:
            glance = self.eyes.glance(frame.picture, frame.t)
            self.condition.see(frame.picture, glance, self.eyes.zone)
            self.latest = frame, glance


def _page(aim: Aim) -> type[BaseHTTPRequestHandler]:
    class Page(BaseHTTPRequestHandler):
        """The view's three addresses."""

        def do_GET(self) -> None:
            match self.path.partition("?")[0]:
                case "/":
                    self._send("text/html; charset=utf-8", PAGE.encode())
                case "/verdict.json":
                    self._send("application/json", json.dumps(aim.verdict().as_json()).encode())
                case "/picture.jpg" if aim.latest is not None:
                    self._send("image/jpeg", aim.picture())
                case _:
                    self.send_error(HTTPStatus.NOT_FOUND)

        def _send(self, kind: str, body: bytes) -> None:
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Says nothing on the terminal."""

    return Page

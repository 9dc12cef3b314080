# manifold3d ships its types beside its library, where mypy doesn't look (it looks in packages only).
from typing import Any

def __getattr__(name: str) -> Any: ...

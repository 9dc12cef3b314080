# RLCard is in the bench group only, and has no types.
from typing import Any

def make(env_id: str, config: dict[str, Any] | None = None) -> Any: ...

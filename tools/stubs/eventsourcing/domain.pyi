from collections.abc import Callable
from typing import Any, TypeVar
from uuid import UUID

F = TypeVar("F", bound=Callable[..., Any])

class Aggregate:
    id: UUID
    version: int

def event(arg: str) -> Callable[[F], F]: ...

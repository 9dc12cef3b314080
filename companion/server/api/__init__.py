"""The HTTP API: one file a noun, each a blueprint. Rights and limits are asked at the door, cards at the table.

Every call says beside itself what it takes and gives (`about`); the description at /api/openapi.json is made of that.
"""

from companion.server.description import about

__all__ = ["about"]

"""How much memory a process that opens strangers' pictures may take: its death must not be the machine's."""

from contextlib import suppress
from pathlib import Path


def limit_memory(headroom: int) -> None:
    """Let this process take so many bytes of address space beyond what it has now, where the system counts them."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + headroom
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        if hard == resource.RLIM_INFINITY or most < hard:
            resource.setrlimit(resource.RLIMIT_AS, (most, hard))

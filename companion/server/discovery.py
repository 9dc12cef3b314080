"""How others find this machine: its addresses on the home network, and its mDNS name."""

import ipaddress
import logging
import socket
from collections.abc import Sequence

import ifaddr
from zeroconf import NonUniqueNameException, ServiceInfo, Zeroconf

from companion.table.release import RELEASE

log = logging.getLogger(__name__)

NAME = "companion"
"""The first part of the name that a browser is given."""

SERVICES = ("_http._tcp.local.", "_cardcompanion._tcp.local.")
"""The kinds of service that it is announced as: for whoever looks for pages, and for programs that look for tables."""


def addresses() -> list[str]:
    """This machine's addresses on the network, the likeliest first; none of the loopback."""
    found: list[str] = []
    try:
        # No packet is sent: it only asks which address is used towards the outside.
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            found.append(probe.getsockname()[0])
    except OSError:
        pass
    for adapter in ifaddr.get_adapters():
        found += [ip.ip for ip in adapter.ips if isinstance(ip.ip, str)]
    usable = [
        address
        for address in dict.fromkeys(found)
        if not ipaddress.ip_address(address).is_loopback
        and not ipaddress.ip_address(address).is_link_local
        and not ipaddress.ip_address(address).is_unspecified
    ]
    return usable or ["127.0.0.1"]


class Announcement:
    """The name `companion.local` on the home network, while it is open."""

    def __init__(self, port: int, where: Sequence[str]) -> None:
        self.name: str | None = None
        self._zeroconf: Zeroconf | None = None
        self._port = port
        self._where = [address for address in where if address != "127.0.0.1"]

    def open(self) -> str | None:
        """Announce the name by mDNS; gives the name, or None where that fails."""
        if not self._where:
            return None
        try:
            self._zeroconf = Zeroconf(interfaces=list(self._where))
            for number in range(1, 10):
                name = NAME if number == 1 else f"{NAME}-{number}"
                try:
                    for kind in SERVICES:
                        self._zeroconf.register_service(self._service(kind, name))
                except NonUniqueNameException:
                    self._zeroconf.unregister_all_services()
                    continue
                self.name = f"{name}.local"
                return self.name
        except Exception as fault:
            log.warning("no name on the network: %s", fault)
            self.close()
        return None

    def _service(self, kind: str, name: str) -> ServiceInfo:
        return ServiceInfo(
            kind,
            f"{name}.{kind}",
            addresses=[socket.inet_aton(address) for address in self._where],
            port=self._port,
            properties={"path": "/", "api": "/api/openapi.json", "version": RELEASE},
            server=f"{name}.local.",
        )

    def close(self) -> None:
        """Withdraw the name."""
        if self._zeroconf is not None:
            zeroconf, self._zeroconf = self._zeroconf, None
            zeroconf.unregister_all_services()
            zeroconf.close()

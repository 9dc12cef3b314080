"""`apt install ./….deb` ends with the page; crash, upgrade and reboot keep the evenings, purge says what goes."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.machines.conftest import needs
from tests.machines.disk import TOOLS, Disk, boot

INSTALLED = """
# install
apt-get install -y -qq /companion.deb
# page
well http://192.168.77.2:8080
# table
curl -fs -X POST -H 'Content-Type: application/json' -d '{"name": "Kitchen"}' http://localhost:8080/api/tables
# killed
systemctl kill -s KILL companion; sleep 0.5; well http://localhost:8080
# after the crash
curl -fs http://localhost:8080/api/tables
# copied
systemctl start companion-backup; ls /var/lib/companion
# upgrade
apt-get install -y -qq --reinstall /companion.deb
# after the upgrade
well http://localhost:8080; curl -fs http://localhost:8080/api/tables
# who
ps -eo user=,args= | grep '[c]ompanion play' | cut -d' ' -f1 | sort -u
"""
REMOVED = """
# page
well http://192.168.77.2:8080; curl -fs http://localhost:8080/api/tables
# remove
apt-get remove -y -qq companion
# kept
ls /var/lib/companion
# back
apt-get install -y -qq /companion.deb; well http://localhost:8080; curl -fs http://localhost:8080/api/tables
# purge
apt-get purge -y -qq companion
# gone
ls -d /var/lib/companion /usr/lib/companion 2>&1
"""


@pytest.mark.parametrize(("release", "number"), [("bookworm", 12), ("trixie", 13)])
def test_a_deb_on_a_machine_that_boots(
    release: str, number: int, disk: Callable[..., Disk], made: Callable[..., Path]
) -> None:
    needs("debootstrap", "systemd-nspawn", "dpkg-deb")
    package = made(
        "deb", "--release", release, "--processor", "amd64", file=f"companion_*+deb{number}_amd64.deb"
    )  # fmt: skip
    root = disk(release, *TOOLS, "python3", "libzbar0", "procps").copy(f"deb-{release}")
    shutil.copy(package, root / "companion.deb")

    said = boot(root, INSTALLED)
    assert "http://192.168.77.2:8080" in said["install"]
    assert "Scan this" in said["install"]
    assert '"ok":true' in said["page"]
    assert '"id"' in said["table"]
    assert '"ok":true' in said["killed"]
    assert "Kitchen" in said["after the crash"]
    assert "backup-" in said["copied"]
    assert "Kitchen" in said["after the upgrade"]
    assert said["who"].split() == ["compani+"]

    said = boot(root, REMOVED)  # and so it is after the power was off
    assert "Kitchen" in said["page"]
    assert "The evenings are kept in /var/lib/companion" in said["remove"]
    assert "companion" in said["kept"]
    assert "Kitchen" in said["back"]
    assert "Removing every evening: /var/lib/companion" in said["purge"]
    assert said["gone"].count("No such file") == 2

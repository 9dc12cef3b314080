"""The house vouches for addresses at home, for as long as phones believe it, and for nothing else."""

from __future__ import annotations

import datetime as dt
import ipaddress
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner
from cryptography import x509
from cryptography.x509.verification import PolicyBuilder, Store, VerificationError

from companion.cli import main
from companion.server import certificates
from companion.server.certificates import certificate_files, may_vouch_for

NAMES = ("192.168.1.7", "100.100.1.2", "8.8.8.8", "evil.example")
NOW = dt.datetime(2026, 11, 18, tzinfo=dt.UTC)


def read(path: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate(path.read_bytes())


def vouches(folder: Path, name: str) -> bool:
    """Whether a browser that trusts the authority believes that it talks to this name."""
    try:
        subject: x509.GeneralName = x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        subject = x509.DNSName(name)
    made = certificate_files(folder, NAMES, NOW)
    policy = PolicyBuilder().store(Store([read(made.authority)])).time(NOW)
    try:
        policy.build_server_verifier(subject).verify(read(made.leaf), [])  # type: ignore[arg-type]
    except VerificationError:
        return False
    return True


@pytest.mark.parametrize("name", ["192.168.1.7", "100.100.1.2", "127.0.0.1", "companion.local"])
def test_a_phone_believes_it_at_home(tmp_path: Path, name: str) -> None:
    assert vouches(tmp_path, name)


@pytest.mark.parametrize("name", ["8.8.8.8", "evil.example", "192.168.1.8"])
def test_and_nowhere_else(tmp_path: Path, name: str) -> None:
    assert not vouches(tmp_path, name)
    assert may_vouch_for(name) == (name == "192.168.1.8")


def test_the_authority_itself_can_vouch_for_nothing_outside(tmp_path: Path) -> None:
    authority = read(certificate_files(tmp_path, [], NOW).authority)
    bounds = authority.extensions.get_extension_for_class(x509.NameConstraints)
    assert bounds.critical
    assert bounds.value.permitted_subtrees
    for subtree in bounds.value.permitted_subtrees:
        match subtree:
            case x509.DNSName():
                assert subtree.value in ("local", "localhost")
            case x509.IPAddress():
                assert isinstance(subtree.value, ipaddress.IPv4Network | ipaddress.IPv6Network)
                assert subtree.value.is_private or str(subtree.value) == "100.64.0.0/10"
            case _:
                pytest.fail(f"it vouches for {subtree}")


def test_an_authority_that_a_phone_trusts_is_kept_though_its_bounds_are_narrower(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(certificates, "PRIVATE", ("192.168.0.0/16", "127.0.0.0/8"))
    before = certificate_files(tmp_path, ["192.168.1.7"], NOW).authority.read_bytes()
    monkeypatch.undo()
    assert vouches(tmp_path, "192.168.1.7")
    assert not vouches(tmp_path, "100.100.1.2")
    assert certificate_files(tmp_path, NAMES, NOW).authority.read_bytes() == before


def test_certificates_are_kept_until_they_run_out_or_lack_a_name(tmp_path: Path) -> None:
    first = certificate_files(tmp_path, ["192.168.1.7"], NOW)
    authority, leaf = first.authority.read_bytes(), first.leaf.read_bytes()
    life = read(first.leaf).not_valid_after_utc - read(first.leaf).not_valid_before_utc
    assert life <= dt.timedelta(days=397)
    assert certificate_files(tmp_path, ["192.168.1.7"], NOW).leaf.read_bytes() == leaf
    moved = certificate_files(tmp_path, ["10.0.0.9"], NOW).leaf.read_bytes()
    assert moved != leaf
    later = certificate_files(tmp_path, ["10.0.0.9"], NOW + dt.timedelta(days=380))
    assert later.leaf.read_bytes() != moved
    assert later.authority.read_bytes() == authority, "phones need to trust it once only"


def test_a_damaged_paper_is_made_anew(tmp_path: Path) -> None:
    made = certificate_files(tmp_path, [], NOW)
    for path in (made.leaf, made.authority_key):
        path.write_text("coffee")
        again = certificate_files(tmp_path, [], NOW)
        read(again.leaf).verify_directly_issued_by(read(again.authority))


def test_keys_are_for_nobody_else(tmp_path: Path) -> None:
    made = certificate_files(tmp_path, [], NOW)
    for key in (made.authority_key, made.leaf_key):
        assert stat.S_IMODE(key.stat().st_mode) == 0o600


def test_the_command_explains_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("companion.store.place.sys.platform", "linux")
    said = CliRunner().invoke(main, ["trust", "--copy", str(tmp_path / "ca.crt")])
    assert said.exit_code == 0, said.output
    assert read(tmp_path / "ca.crt").issuer
    for system in ("iPhone", "Android"):
        assert system in said.output


def test_a_key_beside_another_certificate_is_made_anew(tmp_path: Path) -> None:
    made = certificate_files(tmp_path, ["192.168.1.7"], NOW)
    before = read(made.leaf)
    other = certificate_files(tmp_path / "other", ["192.168.1.7"], NOW)
    made.leaf_key.write_bytes(other.leaf_key.read_bytes())  # the power failed between the two
    again = read(certificate_files(tmp_path, ["192.168.1.7"], NOW).leaf)
    assert again.serial_number != before.serial_number
    assert vouches(tmp_path, "192.168.1.7")


def test_an_authority_that_a_wrong_clock_made_is_renewed(tmp_path: Path) -> None:
    for wrong in (NOW + dt.timedelta(days=4000), NOW - dt.timedelta(days=4000)):
        certificate_files(tmp_path, ["192.168.1.7"], wrong)
        assert vouches(tmp_path, "192.168.1.7")

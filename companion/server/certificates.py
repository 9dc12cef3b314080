"""A certificate authority of the house's own, so that a phone lets its camera be used.

It can only vouch for private addresses and local names: a phone that trusts it trusts whoever holds its key
for these, and for nothing on the Internet. The key never leaves this machine.
"""

import datetime as dt
import ipaddress
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

PRIVATE = (
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8",
    "100.64.0.0/10",  # what a network of one's own over the Internet gives, such as Tailscale
)  # fmt: skip
PRIVATE_6 = ("fc00::/7", "fe80::/10", "::1/128")
LEAF_DAYS = 390
"""Phones refuse a certificate that is good for more than 397 days."""
RENEW_DAYS = 30
"""Days before its end at which a certificate is made anew."""
AUTHORITY_DAYS = 3650
"""Days for which the authority is good, so that phones trust it once in ten years."""


@dataclass(frozen=True, slots=True)
class CertificateFiles:
    """The paths of the authority's and the server's certificates and keys."""

    authority: Path
    authority_key: Path
    leaf: Path
    leaf_key: Path

    @classmethod
    def within(cls, folder: Path) -> "CertificateFiles":
        """The certificate files in a folder."""
        return cls(
            folder / "companion-ca.crt",
            folder / "companion-ca.key",
            folder / "companion.crt",
            folder / "companion.key",
        )


def certificate_files(
    folder: Path, names: Iterable[str], now: dt.datetime | None = None
) -> CertificateFiles:
    """The house's certificates, made where they are missing, run out or lack a name."""
    now = now or dt.datetime.now(dt.UTC)
    where = CertificateFiles.within(folder)
    folder.mkdir(parents=True, exist_ok=True)
    if not _can_sign(where, now):
        _make_authority(where, now)
        where.leaf.unlink(missing_ok=True)
    ours = {"localhost", "127.0.0.1", "companion.local"}
    wanted = _within_bounds(where, filter(may_vouch_for, names)) | ours
    if not _still_good(where, wanted, now):
        _make_leaf(where, wanted, now)
    return where


def may_vouch_for(name: str) -> bool:
    """Whether the authority may vouch for a name: an address at home, or a `.local` name."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return name == "localhost" or name.endswith((".local", ".localhost"))
    return any(
        address in net
        for net in map(ipaddress.ip_network, (*PRIVATE, *PRIVATE_6))
        if net.version == address.version
    )


def _within_bounds(where: CertificateFiles, names: Iterable[str]) -> frozenset[str]:
    """The names within this authority's own bounds: one outside would spoil the whole certificate.

    An authority that a phone trusts is kept, also when it was made before its bounds were widened.
    """
    authority = x509.load_pem_x509_certificate(where.authority.read_bytes())
    bounds = authority.extensions.get_extension_for_class(x509.NameConstraints).value
    nets = [one.value for one in bounds.permitted_subtrees or () if isinstance(one, x509.IPAddress)]

    def inside(name: str) -> bool:
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return True
        return any(
            address in net
            for net in nets
            if isinstance(net, ipaddress.IPv4Network | ipaddress.IPv6Network)
            and net.version == address.version
        )

    return frozenset(filter(inside, names))


def _make_authority(where: CertificateFiles, now: dt.datetime) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name(
        [x509.NameAttribute(NameOID.COMMON_NAME, f"companion at home ({now:%Y-%m-%d})")]
    )
    permitted: list[x509.GeneralName] = [x509.DNSName("local"), x509.DNSName("localhost")]
    permitted += [x509.IPAddress(ipaddress.ip_network(net)) for net in (*PRIVATE, *PRIVATE_6)]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=AUTHORITY_DAYS))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_key_usage(signs=True), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    _write(where.authority_key, _pem(key), mode=0o600)
    _write(where.authority, made.public_bytes(serialization.Encoding.PEM), mode=0o644)


def _make_leaf(where: CertificateFiles, names: frozenset[str], now: dt.datetime) -> None:
    authority = x509.load_pem_x509_certificate(where.authority.read_bytes())
    authority_key = serialization.load_pem_private_key(where.authority_key.read_bytes(), None)
    assert isinstance(authority_key, ec.EllipticCurvePrivateKey)
    key = ec.generate_private_key(ec.SECP256R1())
    made = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "companion")]))
        .issuer_name(authority.subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=LEAF_DAYS))
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_key_usage(signs=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(
            x509.SubjectAlternativeName([_general_names(name) for name in sorted(names)]),
            critical=False,
        )
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(authority_key.public_key()),
            critical=False,
        )
        .sign(authority_key, hashes.SHA256())
    )
    _write(where.leaf_key, _pem(key), mode=0o600)
    _write(where.leaf, made.public_bytes(serialization.Encoding.PEM), mode=0o644)


def _can_sign(where: CertificateFiles, now: dt.datetime) -> bool:
    """Whether the authority is there, whole, and good for as long as what it would sign now."""
    made = _matching_pair(where.authority, where.authority_key)
    return made is not None and _is_valid(made, now)


def _matching_pair(certificate: Path, key: Path) -> x509.Certificate | None:
    """A certificate, if the key beside it is its own: a power cut may leave the one new and the other old."""
    try:
        made = x509.load_pem_x509_certificate(certificate.read_bytes())
        private = serialization.load_pem_private_key(key.read_bytes(), None)
    except (FileNotFoundError, ValueError):
        return None
    return made if made.public_key() == private.public_key() else None


def _is_valid(made: x509.Certificate, now: dt.datetime) -> bool:
    """Whether a certificate is good now and for a while; one that was made by a wrong clock is not."""
    return (
        made.not_valid_before_utc <= now <= made.not_valid_after_utc - dt.timedelta(days=RENEW_DAYS)
    )


def _still_good(where: CertificateFiles, names: frozenset[str], now: dt.datetime) -> bool:
    leaf = _matching_pair(where.leaf, where.leaf_key)
    if leaf is None or not _is_valid(leaf, now):
        return False
    authority = x509.load_pem_x509_certificate(where.authority.read_bytes())
    try:
        leaf.verify_directly_issued_by(authority)
    except (ValueError, TypeError, InvalidSignature):
        return False
    found = leaf.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    has = set(found.get_values_for_type(x509.DNSName)) | {
        str(address) for address in found.get_values_for_type(x509.IPAddress)
    }
    return names <= has


def _general_names(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def _key_usage(*, signs: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=signs,
        crl_sign=signs,
        encipher_only=False,
        decipher_only=False,
    )


def _pem(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def _write(path: Path, data: bytes, *, mode: int) -> None:
    """Write a file whole, or leave the old one."""
    half = path.with_name(f"{path.name}.half")
    half.unlink(missing_ok=True)
    file = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    with os.fdopen(file, "wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    os.replace(half, path)

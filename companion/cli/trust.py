"""`companion trust`: explains how a phone learns to trust this machine, so that it can be a camera."""

from pathlib import Path

import click


@click.command("trust")
@click.option(
    "--copy", metavar="FILE", type=click.Path(path_type=Path), help="Copy the certificate here."
)
def command(copy: Path | None) -> None:
    """Explain how a phone is made to trust this machine, for its camera.

    A browser lets a page use the camera only over HTTPS. The companion has a certificate authority of its own,
    made on this machine when it is first needed. It can vouch only for addresses at home.
    """
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes

    from companion.server.certificates import certificate_files
    from companion.server.discovery import addresses
    from companion.store.place import folder

    try:
        made = certificate_files(folder() / "certificates", addresses())
        certificate = x509.load_pem_x509_certificate(made.authority.read_bytes())
        if copy is not None:
            copy.write_bytes(made.authority.read_bytes())
    except OSError as fault:
        raise click.ClickException(f"{fault.filename}: {fault.strerror}.") from fault
    print_ = certificate.fingerprint(hashes.SHA256()).hex(":", 1).upper()
    where = addresses()[0]
    click.echo(
        f"""The certificate of this house:

  {copy or made.authority}
  good until {certificate.not_valid_after_utc:%Y-%m-%d}, SHA-256 {print_[:47]}…

It can only vouch for addresses at home (192.168…, 10…, 172.16…, .local), and its key stays on this machine.

To lend a phone's camera to the table, once:

  1. `companion play` must be running. On the phone, open  http://{where}:8080/companion-ca.crt
     (the port is the one that `companion play` shows).
  2. iPhone, iPad: allow the download; Settings > General > VPN & Device Management > install it;
     then Settings > General > About > Certificate Trust Settings > switch it on.
     Android: Settings > Security > Encryption & credentials > Install a certificate > CA certificate.
  3. Open the https:// address that `companion play` shows, or scan "phone as camera" on the tablet.

Without that, a phone can still join and play: only its camera needs it. In most browsers it also works to
open the https:// address and say "go on all the same" once.

To take it back: remove the certificate on the phone; `rm -r {made.authority.parent}` makes a new one next time."""
    )

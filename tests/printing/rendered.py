"""A printed sheet as a picture, and what a scanner reads on it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pypdfium2
import zxingcpp

Picture = npt.NDArray[np.uint8]
FORMATS = zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.QRCodeModel2])
Ink = npt.NDArray[np.bool_]


def pages(pdf: bytes, dpi: float = 120) -> Iterator[Picture]:
    """Every page in gray, as a printer would put it on paper."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            bitmap = page.render(scale=dpi / 72, grayscale=True)
            picture = bitmap.to_numpy()
            yield np.array(picture if picture.ndim == 2 else picture[:, :, 0])
            page.close()
    finally:
        document.close()


def texts(pdf: bytes) -> list[str]:
    """The words on each page."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()


def codes(picture: Picture) -> list[Any]:
    """Every QR code in a picture."""
    return list(zxingcpp.read_barcodes(picture, formats=FORMATS))


def read(pdf: bytes, dpi: float = 120) -> Counter[str]:
    """How often each text was read on all pages."""
    return Counter(code.text for picture in pages(pdf, dpi) for code in codes(picture))

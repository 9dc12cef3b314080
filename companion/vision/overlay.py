"""The camera's picture with what is seen drawn into it, for people who aim a camera."""

import cv2
import numpy as np

from companion.pile.glance import Glance
from companion.pile.quad import Quad
from companion.vision.mat import MatPose
from companion.vision.picture import Gray

TAG = (60, 220, 60)
STRANGE = (60, 60, 230)
PLACE = (230, 160, 40)


def drawn(picture: Gray, glance: Glance, fix: MatPose | None, *, wide: int = 960) -> bytes:
    """A JPEG: tags framed in green, strangers' codes in red, the mat's places in blue."""
    seen = cv2.cvtColor(picture, cv2.COLOR_GRAY2BGR)
    if fix is not None:
        for place in (fix.pile, fix.draw, fix.outline):
            _draw_frame(seen, place, PLACE)
    for one in glance.sightings:
        _draw_frame(seen, one.corners, TAG if one.ours else STRANGE)
    if seen.shape[1] > wide:
        share = wide / seen.shape[1]
        seen = cv2.resize(seen, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    return jpeg_of(seen, 80)


def jpeg_of(picture: cv2.typing.MatLike, quality: int = 92) -> bytes:
    """A picture as JPEG."""
    _, jpeg = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return np.asarray(jpeg, np.uint8).tobytes()


def _draw_frame(picture: cv2.typing.MatLike, quad: Quad, color: tuple[int, int, int]) -> None:
    thick = max(2, picture.shape[1] // 500)
    points = np.array([quad], np.int32)
    cv2.polylines(
        picture, [points], isClosed=True, color=color, thickness=thick, lineType=cv2.LINE_AA
    )

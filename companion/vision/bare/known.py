"""What is known of one deck: how its faces look, and how the reader sees them. Both grow while people play."""

from collections.abc import Mapping

import numpy as np

from companion.vision.bare.deck import Floats
from companion.vision.bare.reader import Box, Reading
from companion.vision.bare.recognize import Seen

KEPT = 4
"""Looks at one face that are remembered."""
STRENGTH = 8.0
"""How much more likely a sign is that was seen just so before: a natural logarithm."""
UNLIKE = 0.75
"""The likeness, a cosine, up to which an earlier look says nothing."""
ALIKE = 0.93
"""The likeness from which a sign is seen as it was before."""
APART = 0.08
"""How much less like any other known sign it must be."""


class Known:
    """The faces of a box that somebody named or that were told beyond doubt."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._seen: dict[str, list[Seen]] = {}

    def __contains__(self, face: object) -> bool:
        return face in self._seen

    @property
    def faces(self) -> Mapping[str, Seen]:
        """The newest look at each known face."""
        return {face: some[-1] for face, some in self._seen.items()}

    def learn(self, face: str, seen: Seen) -> None:
        """This is how that face looks."""
        some = self._seen.setdefault(face, [])
        some.append(seen)
        del some[:-KEPT]

    def forget(self, face: str, seen: Seen) -> None:
        """This was not that face."""
        left = [one for one in self._seen.get(face, []) if one is not seen]
        if left:
            self._seen[face] = left
        else:
            self._seen.pop(face, None)

    def favor(self, reading: Reading) -> Floats:
        """For each face, how much more likely it is because its sign has been seen just so: a logarithm."""
        alike = self._likeness_by_face(reading)
        return np.asarray(STRENGTH * np.clip((alike - UNLIKE) / (1 - UNLIKE), 0, 1), np.float32)

    def familiar(self, reading: Reading, face: str) -> bool:
        """Whether this face's sign has been seen just so before, and no other known one has."""
        alike = self._likeness_by_face(reading)
        own = self._box.signs == self._box.signs[self._box.names.index(face)]
        others = float(alike[~own].max(initial=0.0))
        return float(alike[own].max()) > max(ALIKE, others + APART)

    def _likeness_by_face(self, reading: Reading) -> Floats:
        """For each face the likeness of the nearest look at its sign, in any color; 0 where there was none."""
        own = direction(reading)
        of_sign: dict[int, float] = {}
        for face, looks in self._seen.items():
            sign = int(self._box.signs[self._box.names.index(face)])
            near = max(float(own @ direction(one.reading)) for one in looks)
            of_sign[sign] = max(of_sign.get(sign, 0.0), near)
        return np.array([of_sign.get(int(sign), 0.0) for sign in self._box.signs], np.float32)


def direction(reading: Reading) -> Floats:
    """The reader's outputs for a sign as a direction: how it sees it, rightly or not."""
    centered = reading.signs - reading.signs.mean()
    return np.asarray(centered / (np.linalg.norm(centered) + 1e-6), np.float32)

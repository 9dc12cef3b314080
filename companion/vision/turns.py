"""Takes turns among several ways of looking, for what one frame has no time to do all at once."""


class Turns:
    """Several ways of looking, each of which gets its share of the turns, spread evenly.

    A way that has just found something gets one turn more: what worked a moment ago is the best guess.
    """

    def __init__(self, **shares: float) -> None:
        self._shares = shares
        self._total = sum(shares.values())
        self._credit = dict.fromkeys(shares, 0.0)

    def begin(self) -> None:
        """Starts over, the way with the greatest share first."""
        self._credit = dict.fromkeys(self._shares, 0.0)

    def next(self) -> str:
        """Whose turn it is."""
        for way, share in self._shares.items():
            self._credit[way] += share
        best = max(self._credit, key=lambda way: self._credit[way])
        self._credit[best] -= self._total
        return best

    def found(self, way: str) -> None:
        """This way has found something."""
        self._credit[way] += self._shares[way]

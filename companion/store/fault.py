"""What can go wrong with the memory, each in one sentence a person at the table can act on."""


class StoreFault(Exception):
    """The memory can't do what was asked; the text says why and what helps."""


class Foreign(StoreFault):
    """That file or database isn't a companion store, or is damaged; it was left as it is."""


class Busy(StoreFault):
    """Somebody else holds the store."""


class NotKept(StoreFault):
    """The act could not be put on disk, so it did not happen; it can be sent again."""


class Full(NotKept):
    """There is no room left on the disk."""


class LostLease(NotKept):
    """Another process has taken this table over; this one may not write to it any more."""

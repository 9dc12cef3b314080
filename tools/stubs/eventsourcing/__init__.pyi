# eventsourcing is in the bench group only: what the benchmark uses of it.

"""What the companion costs and how often it is right, measured beside its peers."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in every process of the companion's own

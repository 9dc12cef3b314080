#!/bin/sh
# A double click on this starts the companion and opens its page.
cd "$(dirname "$0")" && exec ./companion play --open

"""``python -m barracan`` is the command ``barracan``."""

import sys

from barracan.cli.commands import main

if __name__ == "__main__":
    sys.exit(main())

"""`python -m leagues` is the `leagues` command."""

import sys

from leagues.cli import main

sys.exit(main())

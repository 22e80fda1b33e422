"""Play in a terminal: full screen, or as plain sentences."""

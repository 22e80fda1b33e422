"""One file for each decision."""

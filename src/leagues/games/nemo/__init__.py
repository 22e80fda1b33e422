"""Nemo's War: a year aboard the Nautilus, alone."""

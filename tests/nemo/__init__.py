"""Nemo's War."""

"""Nautilus Island: two to four castaways, each for themself."""

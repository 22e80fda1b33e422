"""The decisions of Nautilus Island, one file each."""

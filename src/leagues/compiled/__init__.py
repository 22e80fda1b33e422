"""The same rules on Numba: one core, many cores, GPU. Nothing here is imported unless it is asked for."""

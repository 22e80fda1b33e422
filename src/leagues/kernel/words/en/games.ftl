### What all games share.

standing-printed = printed
standing-inferred = inferred
standing-reconstructed = reconstructed
standing-ruling = our ruling
standing-owner = from your own file
ending-fault = Stopped: the program made a mistake in the rules. Please report it, and add the record of this game.
batch-compiling = Compiling { $game } for batches, part { $part } of { $parts }. This is done once and kept.

"""What helps a player to see a decision: what each answer would do, where it lies on the board, what forbids the others."""

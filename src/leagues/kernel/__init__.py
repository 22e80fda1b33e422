"""What every game is made of. Nothing here knows a game, draws, reads a clock or talks to anyone."""

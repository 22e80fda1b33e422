"""The navigator: what a position is worth, what each choice is worth, and players of every strength."""

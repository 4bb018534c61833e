"""Computer players: pure functions of a seat's view, a level and a seed."""

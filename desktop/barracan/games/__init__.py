"""The games: the catalog, what a family of games shares, and one folder a game."""

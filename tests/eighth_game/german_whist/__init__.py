"""German whist, a game for two that the program finds by its entry point and knows nothing of otherwise."""

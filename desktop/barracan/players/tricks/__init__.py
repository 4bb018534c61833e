"""What computers know of any trick game: what is unseen, how to duck, how to take."""

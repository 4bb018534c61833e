"""Looking at a match that is over, with an analysis of its moves."""

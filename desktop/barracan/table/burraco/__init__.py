"""The table of Burraco, and what Buraco adds to it."""

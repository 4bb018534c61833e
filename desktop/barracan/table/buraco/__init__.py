"""What the table of Buraco adds to that of Burraco."""

"""Computer players of Burraco and Buraco."""

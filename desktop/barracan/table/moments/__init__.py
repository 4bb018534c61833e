"""Moments at the table: the end of a hand and of a match, a complete ladder, a flash exit."""

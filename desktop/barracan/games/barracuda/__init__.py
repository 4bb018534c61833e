"""Barracuda: one play a turn, runs and sets of three, and two columns of points; clauses U1 to U11."""

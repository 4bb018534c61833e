"""Sheepshead for three, with The Least; clauses S1 to S10."""

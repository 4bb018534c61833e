"""Concan: an opening of 51 points, jokers that are swapped and announced, a hand won by the last discard; N1 to N13."""

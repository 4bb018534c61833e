"""Burraco: one discard pile, melds that grow, wildcards and pots."""

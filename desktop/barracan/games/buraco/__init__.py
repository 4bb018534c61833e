"""Buraco: Burraco without jokers, with a first draw to be chosen, a minimum to open and matches by the clock."""

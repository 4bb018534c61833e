"""The library: one SQLite file that keeps every match as its record, line by line.

A match is nothing but its record lines; what lists show (the score, the hand, when it was played) is derived from
them. ``Library`` is the only door: no other module speaks SQL.
"""

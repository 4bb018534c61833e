"""Courses in which the program teaches a game at its own table: what is told, what is awaited, the fixed deal."""

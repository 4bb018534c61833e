"""The score pad of a match."""

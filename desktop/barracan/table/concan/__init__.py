"""The table of Concan."""

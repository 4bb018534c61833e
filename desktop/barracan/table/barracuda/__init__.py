"""The table of Barracuda."""

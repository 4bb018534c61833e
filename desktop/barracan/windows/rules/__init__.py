"""The rules of the games as pages to read."""

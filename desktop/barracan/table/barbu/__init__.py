"""What only the table of Barbu has."""

"""What only the table of Sheepshead has."""

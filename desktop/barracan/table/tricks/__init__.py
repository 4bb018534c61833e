"""What only the tables of the trick games have."""

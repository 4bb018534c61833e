"""What only the tables of the rummies have."""

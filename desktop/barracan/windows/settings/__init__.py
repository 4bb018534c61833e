"""What a person has chosen, and the page on which it is chosen."""

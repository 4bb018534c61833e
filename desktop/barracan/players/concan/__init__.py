"""How computers play Concan."""

"""How computers play Sheepshead."""

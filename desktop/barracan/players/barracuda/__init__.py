"""How computers play Barracuda."""

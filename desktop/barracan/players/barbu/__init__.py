"""How computers play Barbu."""

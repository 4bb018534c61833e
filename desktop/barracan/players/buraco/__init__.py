"""How Buraco is played well: as Burraco is."""

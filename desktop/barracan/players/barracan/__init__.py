"""How computers play BarraCan."""

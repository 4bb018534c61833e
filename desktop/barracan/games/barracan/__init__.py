"""BarraCan: categories, tricks and ladders with four open discard piles; clauses B1 to B14."""

"""What only BarraCan's table has: its layout, ladders and their builder."""

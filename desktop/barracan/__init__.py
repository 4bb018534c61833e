"""BarraCan and its relatives at one card table."""

__version__ = "0.1.0"

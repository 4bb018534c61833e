"""The table for screen readers: interfaces, and what lies there in words."""

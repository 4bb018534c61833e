"""The course for beginners."""

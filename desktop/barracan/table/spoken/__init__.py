"""What lies on the table in words: one sentence for each place and card, for screen readers and for lists."""

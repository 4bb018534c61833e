"""What the rummies share: hands, runs and groups, and the words and places of their tables."""

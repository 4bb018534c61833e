"""What the program is and what it is made of, where its data lies, and how a fault is reported."""

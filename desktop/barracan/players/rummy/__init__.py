"""What computer players of all rummies share."""

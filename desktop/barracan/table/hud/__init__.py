"""Everything on the table screen that is not a card: bars, plates, labels, the side panel, bubbles."""

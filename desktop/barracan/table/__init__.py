"""The table as a Graphics View scene: cards, places, motion and what a person does with them."""

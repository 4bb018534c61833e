"""What a table at rest must show: exactly what its view says."""

from collections import Counter

from barracan.table.cards.card_item import CardItem


def codes(cards):
    return [card.code for card in cards]


def agrees(desk):
    """The table at rest shows exactly what the view says."""
    desk.scene.finish_motion()
    view = desk.seen()
    for place, cards in view.places().items():
        shown = codes(desk.cards(place))
        if place == "hand:0":
            assert Counter(shown) == Counter(cards)
        elif place.startswith("hand:"):
            assert shown == []
        else:
            assert shown == list(cards), place
    for card in desk.scene.tableau.cards():
        assert card.pos() == card.goal
        assert card.parentItem() is desk.scene.tableau.place(card.place)
        assert card.objectName() == (card.code or "back")
    known = set(desk.scene.tableau.cards())
    assert {item for item in desk.scene.items() if isinstance(item, CardItem)} == known

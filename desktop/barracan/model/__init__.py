"""What every game shares: cards, moves, events, refusals, the match and its record.

How a game fits
===============

A match is a record, and a state is what replaying it gives. One mutable ``State`` lives for the whole match: it
carries what passes from hand to hand (totals, and in Barbu the contracts named and the doubles still owed) beside the
hand being played. A game is one folder under ``games`` with a class that implements ``model.game.Game``.

A trick game with bidding and doubling needs no more than that. Choosing a contract, doubling, redoubling, passing,
leading, following and laying dominoes are moves like any other: ``state.turn`` names the seat that speaks next, so
auctions and replies that skip seats are a matter of ``apply``. Who has no turn makes no move; who has one choice still
makes it. The trick on the table is a place (``trick``), taken tricks another, dominoes four more (``foundation:C``).
A hand that ends before its thirteenth trick sets ``state.ending`` in the move that settles it.

A rummy with lay-offs, wild cards and second hands fits the same way. A pot is a place (``pot:0``) and taking it is no
move but an event of the meld or discard that empties the hand; the view hides a fresh pot from its owner, because a
view is built place by place. What a wild card stands for follows from the meld as written in the move, so the move
carries the whole result and ``refusal`` judges it. A stock that is shuffled again is a move that brings its cards in a
key of its own. Extra columns of a score go into ``HandEnd.extra`` and ``MatchEnd.extra`` and are verified like points.

Every choice of a person, a computer player or a record ends in ``Game.refusal`` and ``Game.apply``; there is no other
way to change a state.
"""

"""The match on the table: its controller, hints, sounds, curtain and ends."""

"""The windows around the table: start, new match, curtain, score pad, rules, settings."""

"""Barbu: seven contracts, doubling, and a contract of dominoes; clauses P1 to P13."""

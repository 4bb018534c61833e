"""Cheap players that never change, against whom the levels are measured."""

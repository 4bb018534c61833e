"""The cards on the table: their faces, their places, their motion."""

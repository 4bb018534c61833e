"""The table as a page of plain lists and buttons, on the same session as the painted one."""

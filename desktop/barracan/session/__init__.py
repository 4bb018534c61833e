"""The controller of one table: whose turn it is, what is stored, what each person may see, when computers move.

``TableSession`` is the one writer. The table and the windows send it intents and observe its model; ``messages``
says what these carry. Nothing hidden from the viewer ever leaves it. It needs QtCore alone.
"""

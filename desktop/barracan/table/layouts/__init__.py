"""Where everything lies: pure functions of the window's size and a view, one module a game."""

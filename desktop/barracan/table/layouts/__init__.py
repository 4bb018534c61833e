"""Where everything lies: what the layouts of all tables share, as pure functions of a window's size and a view."""

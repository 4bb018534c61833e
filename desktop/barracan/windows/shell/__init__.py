"""The window itself: the application, its pages, style, language, menu and log."""

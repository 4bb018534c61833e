"""The first page, the matches of the library, and the page on which a match is prepared."""

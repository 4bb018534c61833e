"""The players of the library and the pads that are kept by hand."""

"""What a person does at the table: selection, pointer, keys, drags, drafts, refusals."""

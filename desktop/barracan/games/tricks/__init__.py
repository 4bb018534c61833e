"""What the trick games share: leading, following, taking, and dealing worlds that agree with what play has shown."""

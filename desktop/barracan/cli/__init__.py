"""The commands of ``barracan``; each is a module with ``add_arguments(parser)`` and ``run(arguments) -> int``."""

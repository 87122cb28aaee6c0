"""The routes, one module for each purpose."""

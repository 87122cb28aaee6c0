"""The rules: pure functions over frozen values.

What a seat may know is here (`view`, `public`, `seen`, `legal`). What is true is in `core.truth`, which bots and
deduction never import.
"""

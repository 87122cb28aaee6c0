"""The rules: pure functions over frozen values.

What a seat may know lives here (`view`, `public`, `seen`, `legal`); what is true lives in `core.truth`, which bots and
deduction never import.
"""

"""The companion at the table: it watches the discard pile and knows the rule sheets.

Dependencies point at the rule sheets, and import-linter holds them to it:
cli -> server -> table | demo -> vision | printing | store -> wire | tags -> rules.
"""

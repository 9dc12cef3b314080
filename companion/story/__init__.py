"""What a fact means: a table and what was seen or said in, the few stories that the rules allow out.

Each story has one weight. Sure: what nobody told is assumed, each act an entry of its own. Close: a question.
None: a dispute. The log is read and corrected here, too. Pure like the rules, and the only room that weighs.
"""

"""Acts, prompts and tables as JSON, exactly as the table script fixes them.

Everything that leaves or enters the referee passes here: the command line, HTTP, sockets and
the log all speak the same dictionaries. What is said is a value here; `words` makes a sentence
of it for whoever reads it. Nothing here decides.
"""

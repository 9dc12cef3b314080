"""Acts, prompts and tables as JSON, exactly as the table script fixes them.

Everything that leaves or enters the referee passes here: the command line, HTTP, sockets and
the log all speak the same dictionaries. Sentences are made here, from the one text table in
`english`. Nothing here decides.
"""

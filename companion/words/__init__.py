"""Every sentence that a person reads or hears, by key and language: on screens, by the caller, on paper.

A language is a folder of Fluent files: `cards` names things, `referee` is what the caller says, `table` and
`pages` stand on screens, `rules` explains, `house` is what the companion itself says, `print` goes on paper.
A sentence is a value until somebody reads it: what it says, and whom and which card it is about. A sentence that
a language lacks is said in English.
"""

from companion.words.catalog import ENGLISH, CantDo, Sentence, Words, languages, words_in

__all__ = ["ENGLISH", "CantDo", "Sentence", "Words", "languages", "words_in"]

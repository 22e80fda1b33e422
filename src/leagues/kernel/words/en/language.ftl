# The name of this language, for those who speak it.
language-name = English
    .inside = English

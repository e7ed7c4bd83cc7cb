Write notes that nobody else reads:
    DIARY            # your note on the lines below, until ENDDIARY
    DIARY Blue lies! # a note of one line
    DIARY LIST       # how each note begins
    DIARY READ 3     # the third one
    DIARY DELETE 3

In a game with diaries=on, everybody at the table can read all diaries when it is over.

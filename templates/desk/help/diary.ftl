A diary is for notes that nobody else reads:
    DIARY            # your note on the lines below, until ENDDIARY
    DIARY Blue lies! # a note of one line
    DIARY LIST       # how each note begins
    DIARY READ 3     # the third one
    DIARY DELETE 3

If the game has diaries=on, all diaries are open to the table when it is over.

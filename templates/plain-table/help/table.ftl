A moderated table keeps hands, decks, dice, tracks, pieces and the journal; the rules of your game are in your own box. Lines are done in their order until one cannot be done; the answer says which were done. On your turn:
    DRAW 2
    PLAY 12                  # or its title; then what it is about, if you like, and FOR with a reason
    DISCARD 12
    REVEAL 12
    GIVE 12 TO ${seats[0]}
    RETURN 12 BOTTOM         # or TOP, face down
    REMOVE 12                # out of the game
    SHUFFLE discard INTO main
    SEARCH main              # everybody is told that you looked
    ROLL 2d6 FOR the pass
    ADD VP 3 FOR the ford    # the reason goes behind FOR
    ADD VP ${seats[0]} -1
    SET Price high
    PLACE trader Harbour
    MOVE trader Harbour TO Ford
    REMOVE fire Ford
    END                      # your turn is over; PASS: for this whole phase

At any time:
    CHOOSE wager: 12         # a sealed choice, by its name; usually the name is enough: WAGER 12
    TRADE 12 WITH ${seats[0]?right_pad(10)} # both must write one; nobody else learns which card
    SHOW 12 TO ${seats[0]}
    VALUE 12 5               # the value of a card that you have just shown
    NOTE we play without storms
    OBJECT 14 the value is 4
    UNDO 14                  # if all write it; never what was drawn, rolled or opened
    DECLINE                  # a trade, or the wish to undo
    HAND
    JOURNAL 3-14
    SHEET                    # the table in words; MAP sends the picture

When others may react, all are asked. Answer with REACT and an act, or PASS, or in advance:
    IF PLAY Winter Storm PLAY 9
    REACT TO PLAY IF Reserve >= 1
    OTHERWISE PASS
    CLEAR                    # takes back choices, standing answers and offers

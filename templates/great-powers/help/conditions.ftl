There is no IF in this game. Every list is ranked instead, and the first entry that is possible counts:
    PICK Jazz > ANY VP > PASS    # instead of an IF
    TARGET MOST NAVIES > ${seats[0]}
    STEAL FROM MOST COLONIES

So one list says what you want, and what you want if that is gone. For bids, ALWAYS BID with more cards than you may play does the same: the first possible ones count.

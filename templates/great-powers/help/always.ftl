A standing command counts in every turn in which you say nothing else about the same thing:
    ALWAYS BID NAVIES ARMIES INDUSTRY COLONIES
    ALWAYS PICK ANY VP > ANY
    ALWAYS STEAL FROM MOST COLONIES
    NO ALWAYS BID        # ends that one
    NO ALWAYS            # ends all of them

Of the bids, the first ones that you may play in that turn count, so name more cards than you need: where your level is already the highest, the next card moves up. A command without ALWAYS goes before it, for that turn. CLEAR does not end it, but CLEAR ALL does.

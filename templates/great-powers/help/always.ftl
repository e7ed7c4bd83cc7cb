A command that stands counts in every turn in which you say nothing else about the same:
    ALWAYS BID NAVIES ARMIES INDUSTRY COLONIES
    ALWAYS PICK ANY VP > ANY
    ALWAYS STEAL FROM MOST COLONIES
    NO ALWAYS BID        # ends that one
    NO ALWAYS            # ends all of them

Of the bids the first ones count that you may play in that turn, so name more cards than you need: where your level is the highest already, the next card moves up. What you send without ALWAYS goes before it, for that turn. CLEAR does not end it, but CLEAR ALL does.

    AS BEFORE            # the bids you sent last turn, once more
    BID 2 COLONIES       # and the second one changed

AS BEFORE repeats the bids that your mails named for the turn before, as far as you may play them now; the answer shows them and says which are left out. It comes first in its mail, so another line can change a single bid. Cards and targets change from turn to turn and are not repeated; ALWAYS PICK ANY VP does that.

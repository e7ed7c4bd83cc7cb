In the Action Phase each player may take one of the cards on the table, the Leader first. Send a list of wishes, with your bids or later:
    PICK Opium Wars > Jazz > ANY VP > PASS
    TARGET ${(seats[0] + " > MOST NAVIES")?right_pad(21)} # whom a card targets, in order of preference
    DISCARD                      # the card you take is discarded, not resolved
    RESOLVE                      # takes DISCARD back
    PASS                         # you want no card

ANY VP takes the card that brings most victory points, ANY INDUSTRY the one that brings most industry and so on, ANY BID one that gives a bid card, ANY the first one on the table. A card that you cannot pay for is skipped. PASS ends a list. A new list replaces the old one for good: you are asked again if nothing on it can be met. PASS on a line of its own declines what you are asked at that moment, or else the next question, and no question after that; in the Bid Phase it declines to play bid cards, and PICK PASS declines the card. In the Action Phase the name of a card alone is a wish for it.

In the Action Phase each player may take one of the cards on the table, the Leader first. Send a list of wishes, with your bids or later:
    PICK Opium Wars > Jazz > ANY VP > PASS
    TARGET Blue > MOST NAVIES    whom a card targets, in order of preference
    DISCARD                      the card you take is discarded, not resolved
    PASS                         you want no card

ANY VP takes the card that brings most victory points, ANY INDUSTRY most industry and so on, ANY BID one that gives a bid card, ANY the first one on the table. A card that you cannot pay for is skipped. You are asked again only if nothing on your list can be met.

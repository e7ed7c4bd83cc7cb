A turn goes through all phases of the game; the mail says which it is and whose turn it is. Your own lines:
    SITUATION A-5 FIRST 1 SECOND 1    # Initial Phase: the card, with its modifiers of both dice
    FETCH 31               # a card of the situation or the environment, out of the deck
    WAGER 12               # sealed; VALUE 5 states what the card is worth, if nobody has typed it
    ISSUE Saxony           # selects an issue; each power selects two
    NEGOTIATE Saxony WITH 59 VALUE 2 BONUS 4
    TRADE 12 WITH BRITAIN  # a card for a card, when both have written it
    DEBATE 31 VALUE 4      # you are asked after each negotiation; PASS if you do not debate
    PREEMPT 7 VALUE 4      # France alone, with a French National card, twice a turn
    IF DEBATED ON Saxony PLAY 31 VALUE 4
    BREAK AUSTRIA          # Britain, in a tie
    SPEND 2 Military Support
    ADVANCE Pax Britannica RESOURCES 1 CARDS 1
    PLACE operation Grande Armee
    BATTLE C: 63, 64       # sealed; BATTLE C: none if you play no card
    FIGHT HOMELAND FRANCE MOUNTAIN ALLIES CARDS ALLIES 6 FRANCE -3 BEST ALLIES
    LOSSES ALLIES 4 FRANCE 5    # as the board says
    CONTROL Italy ALLIES
    ADD VP 3 FOR Poland    # all other changes: ADD, SET, MOVE, PLACE, REMOVE, each with its reason
    END                    # ends your part of the phase

A line with IF says in advance what you do. VALUE, BONUS and CARDS state what is not typed in; NATIONAL says that a card is of your own nation, and AS AUSTRIA for which of your powers you play. A leader costs a card: NEGOTIATE Saxony WITH NAPOLEON DISCARD 12.

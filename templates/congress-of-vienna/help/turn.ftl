A turn goes through all phases of the game; the mail says which it is and whose turn it is. Your own lines:
    SITUATION A-5 FIRST 1 SECOND 1    # Initial Phase: the card, with its modifiers of both dice
    FETCH 12               # a card of the situation or the environment, out of the deck
    WAGER 12               # sealed; VALUE 5 states what the card is worth, if nobody has typed it
    ISSUE Saxony           # selects an issue; each power selects two
    NEGOTIATE Saxony WITH 59 VALUE 2 BONUS 4
    TRADE 12 WITH BRITAIN  # a card for a card, when both have written it; your round is over with it
    PASS                   # only if you have debated since your last round (11.7)
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
    RETREAT Grande Armee   # one space on its front; the table knows where two are due
    HANDS FRANCE 2 FOR Italy and Saxony    # cards of the next turn: ten, and one for each space
    CONTROL Italy ALLIES   # a space, where it does not follow from the armies
    ADD VP 3 FOR Poland    # all other changes: ADD, SET, MOVE, PLACE, REMOVE, each with its reason
    END                    # ends your part of the phase

A line with IF says in advance what you do. VALUE, BONUS and CARDS state what nobody has typed in; NATIONAL says that a card is of your own nation, AS AUSTRIA which of your powers you play for. A leader costs a card: NEGOTIATE Saxony WITH NAPOLEON DISCARD 12.

Two players: one has all Allied Powers, with a deck face down. WAGER 12 15 20 names the cards of Britain, Russia and Austria. France names the power it trades with, TRADE 12 WITH RUSSIA, and begins one trade with each in a turn. Each power negotiates in its own round, and the table refuses what 18.2.4 forbids.

One player, scenario=INTRO: take the seat of RUSSIA. You have Russia and Britain; the French bot does everything itself and tells each step.
    TRADE 10 WITH FRANCE   # accepts the bot's offer; END does not
    TRADE 22 WITH BRITAIN 38    # swaps a card of Russia for one of Britain
    BOT UNITS 2            # Government: how many units its paid recruitment gives
    TERRAIN C MOUNTAIN ALLIES    # counts in the battle, and for whether the bot withdraws

One player, solo=FRANCE, COALITION, POWER or ALL: the cards of both sides lie on displays. Roll the fate die for a power, save one military card if you like, and play a card that the die has opened. AS says which power you play for.
    FATE RUSSIA
    SAVE 63 AS RUSSIA
    WAGER 12 AS RUSSIA
    TRADE 47 AS FRANCE WITH RUSSIA 10
    BOT DEBATE RUSSIA      # rolls whether a bot debates; BOT PASS FRANCE, BOT TRADE, BOT SPEND AUSTRIA, BOT FLEETS
    FOG FRANCE             # draws a card in the fog of war
    HANDICAP 2 OF 12 AS FRANCE    # Handicap cards, out of as many as you own
The charts of these bots are not in the playbook: read them, and write what they say.

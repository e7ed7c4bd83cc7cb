A turn is one or two mails. First your discs, with answers in advance:
    ALLOCATE EVENT 2 DIPLOMACY 3 POLITICS 1 # or ALLOCATE 2 3 1
    SIDE GB > RUSSIA       # in a crisis, the first of these that is possible
    LOSE Z > PL            # which party to lose
    DISC FROM EVENT        # the pool that its disc comes from
    DISCARD "Intelligence" # if you take a fifth card

Then the dice are rolled, and you act:
    CANCEL 3               # puts discs on a card; or CANCEL Bukhara
    MOVE ITALY             # one space towards Germany
    REGAIN C               # a party supports you again
    PLAY "Honest Broker" GB
    END                    # ends the turn

Discs that ALLOCATE does not name stay where they are. Lines are carried out in order. A line that cannot be paid or done is refused; the others count. WHAT IF in front of a line tells you what it would do and cost. UNDO takes back the last action since the last roll, card or question, also the END of a turn; CLEAR deletes what you have sent for this phase.

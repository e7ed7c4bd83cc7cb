One mail can hold orders for several phases. A line PHASE begins a part for the phase it names, up to the next such line:
    PHASE F1901M         # the lines below are for Fall 1901
    PHASE Winter 1901    # the same in words
    CLEAR F1901M         # deletes what you have sent for that phase
    CLEAR NOW            # deletes the orders of this phase only
    CLEAR ALL            # deletes everything, standing orders too

What you send ahead is saved and read in full when its phase comes. The report of that phase asks for what is missing or no longer possible, and new orders replace old ones as usual. Where your orders are complete, nobody waits for you; SET WAIT holds a phase until its deadline.

One mail can hold orders for several phases. A line PHASE begins a part for the phase it names, up to the next such line:
    PHASE ${(later[0].id)!"F1901M"}         # the lines below are for ${(later[0].title)!"Fall 1901, movement"}
    PHASE ${(later[1].title)!"Winter 1901, adjustments"}
    CLEAR ${(later[0].id)!"F1901M"}         # deletes what you have sent for that phase
    CLEAR NOW            # deletes the orders of this phase only
    CLEAR ALL            # deletes everything, standing orders too

What you send ahead is saved and read in full when its phase comes. The report of that phase asks for what is missing or no longer possible, and new orders replace old ones as usual. Where your orders are complete, nobody waits for you; SET WAIT holds a phase until its deadline.

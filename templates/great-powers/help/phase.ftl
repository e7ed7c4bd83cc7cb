One mail can hold bids and wishes for several turns. A line PHASE begins a part for the turn it names, up to the next such line:
    PHASE ${(later[0].id)!"4-Bid"}          # the lines below are for ${(later[0].title)!"Turn 4, Bid Phase"}
    BID NAVIES ARMIES INDUSTRY
    PICK ANY VP > ANY
    CLEAR ${(later[0].id)!"4-Bid"}          # deletes what you have sent for that turn
    CLEAR NOW            # deletes what you have sent for this turn only
    CLEAR ALL            # deletes everything, with ALWAYS too

You need no PHASE for a later phase of this turn: send PICK, STEAL and so on whenever you like. Lines that you send ahead are saved and read in full when their turn comes: only then is it known which cards you may play, and how many. The report of that turn asks for what is missing or no longer possible, and new commands replace old ones as usual. Where nothing is missing, nobody waits for you; SET WAIT holds a phase until its deadline.

A turn is judged at its deadline, or earlier: as soon as everybody’s orders are in and nobody has asked to wait. If the game has a delay, that much time passes after the last order, so that you can still change it. If orders are missing at the deadline and the game has grace, latecomers have that much longer; with the last order the grace is over. Every report, receipt and STATUS says which of these applies, when the deadline is and why, and what would count if the turn were judged now.

    SET WAIT               # do not judge this phase before its deadline
    SET NO WAIT            # it may be judged as soon as all orders are in
    READY                  # the same
    SET ABSENCE 24 Dec TO 2 Jan
                           # you are away: no later deadline falls in that
                           # time; each player has some days in each game
    SET NO ABSENCE 24 Dec  # cancels that absence
    EXTEND                 # ask for more time: it is given, once a phase,
                           # if most players ask for it
    EXTEND 2d              # ask for two days: the longest that most agree to
    NO EXTEND              # you no longer ask for it

For the master; all of it also behind CREATE, as days=Mon-Fri grace=12:
    SET CLOCK game 20:00   # the time of day of deadlines
    SET DAYS game Mon-Fri  # and their days
    SET MOVE game 72 MIN 48
                           # hours for movement or bids, and the least;
                           # RETREAT and ADJUST, or MINOR, for the rest
    SET GRACE game 12      # hours for latecomers
    SET DELAY game 15m     # time to change the last order
    SET REMINDERS game 48 6
                           # hours before a deadline
    SET EARLY game OFF     # never judge before the deadline
    SET CLOCK game hours 72 24 24
                           # so long after each report instead: movement,
                           # retreats, builds; or bids, card wishes, other
                           # choices

SET WAIT and READY count for the current phase only. Orders below a heading such as “Provisional orders:” or “In case I miss the deadline:” wait for the deadline, too, until you write READY or send new ones. An absence never moves a deadline that is already set. Orders that you have sent count when the turn is judged, even if others are missing.

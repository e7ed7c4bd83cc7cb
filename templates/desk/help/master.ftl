<#if channel == "discord">
For the master of the games, from the master's linked account or with the masters' role; each line with /judge:
<#else>
For the master of the games, from the master's address:
</#if>
    CREATE game title key=value     # open a game; players then send JOIN game
    START game                      # begin, when enough seats are taken;
                                    # empty seats are removed
    PROCESS game phase              # judge now; name the phase, for example
                                    # S1866M
    SET DEADLINE game 2026-11-24 20:00
                                    # move the deadline; in your time zone
    EXTEND game 2d                  # put it off
    SET CLOCK game 20:00            # deadlines from the next phase on; this
                                    # and more: HELP TIME
    PAUSE game UNTIL 2026-12-27     # pause it; the end may be left out
    RESUME game                     # resume it
    SET MIX game source             # the draws use a public value from now
                                    # on, such as the close of an index;
                                    # OFF ends that
    MIX game value                  # that value, when the orders are sealed
    EJECT game seat                 # take a seat from its player
    REPLACE game seat address       # ask somebody to take it over
    STAND-IN game seat address FOR 2
                                    # ask somebody to play it meanwhile
    DISORDER game seat              # close a seat
    REVIVE game seat                # let its player go on
    INVITE game address             # ask somebody to a private game
    SET RULE game patience=3        # a rule of the table; see below
    BLOCK address                   # the operator: nothing of theirs
                                    # counts; UNBLOCK ends that
    DUMMY game seat                 # release a player; nobody plays the
                                    # seat. REVIVE opens it for anybody
    ROLLBACK game REASON why        # judge the last turn again, if the
                                    # players agree: HELP ROLLBACK
    EDIT game UNIT ${seats[0]} A BER REASON why
                                    # change the position by hand: HELP EDIT
    OPEN game                       # end a game that will not be finished,
                                    # and publish everything in it
    TERMINATE game reason           # the same, and everybody is told that
                                    # there is no result, and why

More in HELP LOOKS (LOG, PREVIEW, BECOME, NOTE) and HELP MASTERS (PROMOTE, HAND OVER, DEMOTE, ANNOUNCE).

Rules of the table, also behind CREATE: patience=2 missed turns in a row give a seat up, after excused=0 that are excused; missing=ABANDON, DISORDER or PAUSE says what happens then; reliability=0 percent to join; anonymous=OFF, private=OFF; page=AUTO, ON or OFF for a page that everybody may read; muster=0 hours to confirm before the start; masters=SEALED, or OPEN if masters may look at orders; log=END, or OPEN if everybody reads the log at once; rollback=ALL, MASTER or NONE, rollbackturns=1, reopen=OFF; allmissing=PAUSE or JUDGE if nobody at all sends orders; votes=PHASE or STANDING, ballot=SECRET or OPEN, dias=ON or OFF: HELP VOTES.

You may leave out the name of the game while there is only one. The master sees no orders before the rules reveal them, unless the game was created with masters=OPEN.

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
    PAUSE game UNTIL 2026-12-27     # pause the game; an end may be missing
    RESUME game                     # resume it
    SET MIX game source             # the draws use a public value from now
                                    # on, such as the close of an index;
                                    # OFF ends that
    MIX game value                  # that value, when the orders are sealed
    OPEN game                       # end a game that will not be finished,
                                    # and publish everything in it

You may leave out the name of the game while there is only one. The master sees no orders before the rules reveal them.

<#if channel == "discord">
For the master of the games, from his linked account or with the role of masters; each line with /judge:
<#else>
For the master of the games, from the configured address:
</#if>
    CREATE game title key=value     open a game; players then send JOIN game
    START game                      begin, when enough seats are taken; the
                                    others are put away
    PROCESS game phase              judge now; name the phase, such as S1866M
    SET DEADLINE game 2026-11-24 20:00
                                    move the deadline; the time is in your zone
    SET CLOCK game hours 72 24 24   hours for movement, retreats, builds
    SET CLOCK game days MON THU at 20:00 in Europe/Berlin minor 24
    PAUSE game                      rest
    RESUME game                     go on
    SET MIX game source             from now on draws take in a public value, such
                                    as an index close; OFF ends it
    MIX game value                  that value, when the letters are sealed
    OPEN game                       end a game that will not be played on, and
                                    publish everything in it

The name of the game may be left out while there is only one. The master sees no orders before the rules reveal them.

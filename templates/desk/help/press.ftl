To write to other players:
    PRESS TO ${(seats[0] + " " + seats[1])?right_pad(23)} # the text on the lines below
    PRESS TO ALL                     # or BROADCAST: also to the observers
    PRESS TO ALL BUT ${seats[2]?right_pad(15)} # or ALL -${seats[2]}: ${seats[2]} never sees it
    PRESS TO MASTER                  # M for short; O are the observers
    ENDPRESS                         # the text ends here

Without ENDPRESS the text ends with your message, or with the next PRESS. Orders go above, or below ENDPRESS. Names may be short (PRESS TO ${seats[0]?substring(0, 3)}, ${seats[1]?substring(0, 3)})<#if initials?has_content>, or initials run together (PRESS TO ${initials})</#if>; if one is not clear, I ask, and send nothing. PRESS without readers sends nothing.

On Discord, ${slash("press")} does the same; its text ends where you stop.

To answer a press:
    REPLY                            # on the first line of your reply: only to its writer

You can answer unsigned press like any other, without learning who wrote it. If your unsigned press is answered, your next reply is unsigned, too, unless you write REPLY WHITE.

If the game allows it:
    PRESS GREY TO ${seats[0]?right_pad(18)} # unsigned; WHITE is signed
    PRESS POSTAL TO ${seats[0]?right_pad(16)} # with the next report
    PRESS PARTIAL TO ${(seats[0] + " " + seats[1])?right_pad(15)} # each sees only their own name
    PRESS TO ${(seats[0] + " FAKE TO " + seats[1] + " " + seats[2])?right_pad(23)} # ${seats[0]} reads it, and is told of ${seats[1]} and ${seats[2]}
    PRESS TO ${(seats[0] + " FROM " + seats[1])?right_pad(23)} # ${seats[0]} is told it is from ${seats[1]}

Unsigned press goes out every quarter of an hour, so that its time gives nobody away. Press that repeats an order of yours for this phase, or a password, is not sent until you write ${typed("SEND")} and its number; ${typed("DROP")} and the number throws it away.

To read again:
    PRESS LOG                        # what you wrote and what you were sent
    PRESS LOG WITH ${seats[0]?right_pad(17)} # or FROM ${seats[0]}
    PRESS LOG ${((phase.id)!"F1866M")?right_pad(22)} # of one phase

The master sets what a game allows:
    SET PRESS grey fake=on           # white, grey, choose or none

    press=white       # white, grey, choose (the writer says) or none
    fake=off          # may a press name other readers, or another writer?
    partial=off       # may it show each reader only their own name?
    postal=on         # may it come with the next report?
    rulebook=off      # on: only in phases with moves or bids
                      # rulebook=moves,builds: in these phases
    touch=off         # on: in private only to neighbours on the board
    minorpress=on     # off: the same
    latepress=on      # off: not from players whose orders are late
    observerpress=off # may observers write to all, on Discord?
    threads=off       # on: private threads on Discord, too
    listpress=off     # on: press to all goes to mailing lists, too
    publish=off       # on: all may read all press at the end; named: also who wrote it
    diaries=off       # on: all may read all diaries at the end
    presssize=32      # thousand characters a press may have
    pressrate=60      # presses of a seat in an hour

With touch=on, two players are neighbours if one has a unit or a centre in or next to a province in which the other has one; in a title without a board all are neighbours. Press to all, to the master and to observers is always possible, and so is an answer to unsigned press. Such a game has no private threads.

With threads=on, and if the operator has named a channel for it, each set of seats that write to each other has a private thread on Discord: their press is shown there too, and what you write there is press to the others if your message mentions me (@ and my name). If you play by mail, you get it by mail. Without the mention I cannot read it, and only the members of the thread see it. Unsigned, forged or partial press is never shown there, nor any press of an anonymous game, because a thread shows who is in it.

Who may read a press: its readers and its writer, and later players of their seats. A press to all is also in the game’s thread on Discord. The master reads only press to the master or to all. The moderators of the Discord server can read its threads. The operator of my server could read its files.

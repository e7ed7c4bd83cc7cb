The master can put a position right by hand. Everybody is told what was changed and why, and the transcript has it:
    EDIT game UNIT ${seats[0]?right_pad(7)} A BER REASON why # a unit more, in games on a map
    EDIT game REMOVE A BER REASON why       # a unit less
    EDIT game OWNER BER ${seats[0]?right_pad(7)} REASON why  # who owns a centre, or NONE
    EDIT game SCORE ${seats[0]?right_pad(7)} VP 5 REASON why # tokens in Great Powers: VP,
                                            # Industry, Navies and so on

In retreats only owners can be changed. If the position was wrong before a turn was judged, write ROLLBACK behind the EDIT: the turn is judged again with the change in front of it. HELP ROLLBACK says more.

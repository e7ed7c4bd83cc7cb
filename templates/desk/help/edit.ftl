The master can put a position right by hand. Everybody is told what was changed and why, and the transcript has it:
    ${("EDIT game UNIT " + seats[0] + " A BER REASON why")?right_pad(39)} # one more unit, on a map
    ${"EDIT game REMOVE A BER REASON why"?right_pad(39)} # one unit less
    ${("EDIT game OWNER BER " + seats[0] + " REASON why")?right_pad(39)} # who owns a centre, or NONE
    ${("EDIT game SCORE " + seats[0] + " VP 5 REASON why")?right_pad(39)} # tokens in Great Powers: VP,
    ${""?right_pad(39)} # Industry, Navies and so on

In retreats only owners can be changed. If the position was already wrong before the last turn, write ROLLBACK after the EDIT: the turn is judged again from the changed position. See HELP ROLLBACK.

A game ends by its rules when somebody wins. The players can also end it together. Write each vote on a line of its own; the answer says what it would mean now.

    SET DRAW               # end the game as a draw between all who are left
    SET DRAW ${(seats[0] + " " + seats[1])?right_pad(13)} # between these, where the game has dias=OFF
<#if initials?has_content>
    DRAW ${initials?right_pad(17)} # the same with initials
</#if>
    SET NO DRAW            # take it back
    SET CONCEDE ${seats[0]?right_pad(10)} # ${seats[0]} has won, as far as you are concerned
    CONCEDE ${seats[0]?right_pad(14)} # the same
    SET NO CONCEDE         # take it back
    PROPOSE DRAW           # vote for it and tell everybody that somebody
                           # proposes it; or PROPOSE CONCEDE ${seats[0]}
    VOTE YES               # you agree to what is proposed
    VOTE NO                # you do not, or no longer
    VOTE PAUSE             # ask for a pause of seven days; more than half
                           # of the players together get it, once a phase
    UNDO                   # ask to take the last turn back; if all agree,
                           # the master is asked to do it
    EXTEND                 # ask for more time; see HELP TIME

Everybody with a say must agree to a draw; all but the winner must agree to concede. Everyone still in the game whose seat is played has a say: not a seat that is abandoned, resigned or in civil disorder. Then the game ends at once. While a turn is being judged no votes are counted, so a player who wins by the rules has won.

If you are on your list, you agree to every draw between seats of the list that includes you; if you are not, to every draw between them, with you or without you. If several draws suit everybody, the largest counts.

A vote counts for the current phase (votes=PHASE), or until you take it back (votes=STANDING). Nobody learns how you voted or that you did (ballot=SECRET), unless the game has open votes (ballot=OPEN). A stand-in has no say in whether a game ends.

When the game is over:
    HISTORY game           # every turn with all orders
    STATEMENT              # and on the lines below, within seven days,
                           # what you want to say about the game

A contest in Bismarck's Dance: two to eight players each play the game for one at a table of their own, all with the same cards in the same order and the same dice. HELP RULES has the rules, HELP TURN says how to write.

No table waits for another: your turn goes on as soon as your mail is complete, and only you get its report. Nobody sees another player's table before all have ended; then the last report shows all of them. Players are ranked by result, then turns, then discs: a win comes before a loss, an early win before a late one, a late loss before an early one, then more discs in the pools. Players who are equal in all of these share the place.

If you let two deadlines in a row pass without a mail, your table is closed and comes last. The cards and the dice were drawn before the first turn; the last report opens both, and the verifier proves that there were no others.

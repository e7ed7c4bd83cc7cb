If an error of the program spoilt a turn, it can be judged again with the same orders and draws. For the master:
    ROLLBACK game REASON an order was lost
                                    # the last judged turn
    ROLLBACK game ${(phase.id)!"F1866M"} REASON …   # this one; further back than one turn
                                    # with rollbackturns=2
    ROLLBACK game REPLAY=OFF        # open its orders again instead; only
                                    # with reopen=ON, and not if anything
                                    # was drawn or shown in it
    EDIT game UNIT ${seats[0]} A BER REASON it was lost by mistake
                                    # change the position by hand; see
                                    # HELP EDIT
    DISAGREE game                   # withdraw the question

For every player, when the master asks:
    AGREE game                      # when all have agreed, it is done
    DISAGREE game                   # everything stays as it is; nobody is
                                    # told who it was

You have three days, and no deadline runs meanwhile; EDIT and RESUME wait, too. A stand-in has no say. If all have voted UNDO for the turn, nobody is asked again. Everybody is told what has changed. HISTORY and the transcript keep what was published. A table can leave the decision to the master (rollback=MASTER) or play without rollbacks (rollback=NONE).

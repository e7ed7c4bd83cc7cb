A turn that an error of the program spoilt can be judged again, by the same orders and the same draws. For the master:
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
    DISAGREE game                   # take the question back

For every player, when the master asks:
    AGREE game                      # when all have agreed, it is done
    DISAGREE game                   # everything stays as it is; nobody is
                                    # told who it was

You have three days, and no deadline runs meanwhile; EDIT and RESUME wait, too. A stand-in has no say. If all have voted UNDO for the turn, nobody is asked again. Everybody is told what is different. What was published stays in HISTORY and in the transcript. A table can leave it to the master (rollback=MASTER) or play without (rollback=NONE).

A game has one master or several. All of them get every report and every notice to the master, and each can give every command for that game.
    PROMOTE game address             # ask somebody to run it with you
    HAND OVER game address           # ask somebody to run it instead of you
    DEMOTE game address              # they no longer run it; a game always
                                     # has at least one master
The person asked answers with ACCEPT. The players are told who joins and who leaves. After HAND OVER you only watch the game. If two masters do something within a minute, each is told of the other; if they contradict each other, the later command counts.

A player may be a master of the game, too. Then nobody may look at orders in it.
    REPORTS game TO list@example.org # its public reports go to a mailing list
    ANNOUNCE game                    # the lines below go to all players and
                                     # to those who watch
    END                              # end of the lines; the end of the mail
                                     # does it, too

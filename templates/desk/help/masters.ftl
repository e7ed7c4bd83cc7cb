A game has one master or several. All of them get every report and every notice to the master, and each can give every command for that game.
    PROMOTE game address             # ask somebody to run it with you
    HAND OVER game address           # ask somebody to run it instead of you
    DEMOTE game address              # they run it no more; a game always
                                     # has at least one master
Whoever is asked answers with ACCEPT. The players are told who comes and who goes. After HAND OVER you watch the game, and have no more say in it. If two masters do something within a minute, each is told; where the two contradict each other, the later one counts.

A player may run a game, too. Then nobody may look at orders in it.
    ANNOUNCE game                    # the lines below go to all players and
                                     # to those who watch
    END                              # end of the lines; the end of the mail
                                     # does it, too

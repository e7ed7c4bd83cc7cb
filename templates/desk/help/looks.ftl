The masters of a game see no orders before they are judged, and neither does the operator of the server. A table can decide otherwise when the game is created, with masters=OPEN; the first report says so. If a master plays in the game, nobody may look in any case.
    LOG game                         # what the masters did and looked at
Everything they do is in that log. They can read it at any time; everybody can read it when the game is over, or at once with log=OPEN.

Where looks are allowed:
    PREVIEW game phase               # what the turn would bring if it were
                                     # judged now, with other draws
    BECOME game seat                 # the lines below count for that seat
The report of the phase says how often orders were looked at. After BECOME the player gets a copy of everything you wrote for them, and of the answer. Such a mail is for one seat, begins with BECOME, and holds orders: no press and no votes.
    NOTE game text                   # for yourself; at the end everybody
                                     # can read it
A note may also stand on the lines below, up to a line END, SIGNOFF, or the end of the mail.

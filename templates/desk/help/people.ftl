To find a game and a seat:
    LIST                             # games that are open for players
    JOIN game AS ${seats[0]?right_pad(19)} # this seat
    JOIN game AS ${(seats[0] + " [" + seats[1] + " " + seats[2] + "] *")?right_pad(19)} # what you like best
    SET PREFERENCE ${(seats[0] + " [" + seats[1] + " " + seats[2] + "]")?right_pad(17)} # the same, later
    CONFIRM game                     # yes, I will play; when I ask for it
    WAITLIST game                    # tell me when a seat is open
    OBSERVE game                     # send me the public reports

Brackets hold seats you like equally, and * is all the rest. The seats are dealt when the game begins, so that all wishes together are met as well as possible.

When you cannot play:
    STAND-IN fred@example.org FOR 2  # they play your seat for two phases
    STAND-IN NOBODY                  # no longer
    ACCEPT                           # in a reply to me: yes, I will
    RESIGN game                      # give up your seat for good

I ask the stand-in; you need not share your password.

About you:
    SET MYNAME Anna                  # what others may call you
    ADDRESS ADD anna@work.example    # write from there, too
    ADDRESS MAIN anna@work.example   # and get your mail there
    RELIABILITY                      # how often you answered in time
    ERASE ME                         # delete all about you; I ask back

You miss a turn if you were asked for something and I have nothing from you when it is judged. Orders to hold are orders. The report says what follows: some games excuse a few misses; after two in a row, unless the game says otherwise, your seat is abandoned, and somebody else may take it.

<#import "/desk/words.ftl" as desk>
<#if channel == "discord">
I moderate games, here and by mail. Use every line below with ${slash("judge")} (several with ; between them) or in a private message to me, one per line; capitals do not matter. Where a slash command exists, it is shown.

To play:
    JOIN game            # take a seat: /join
<#if countries>
    ${("NAME " + desk.exampleOf(place))?right_pad(20)} # name your country, before the game begins
</#if>
    ZONE Europe/Berlin   # show times in your time zone
    your orders          # /orders, a form for all of them, or /order; see HELP ORDERS
    your bids            # /bid and /pick, or /orders; see HELP BIDS
    ENTROPY any words    # add to the random draws of a game before it begins
    SET WAIT             # or READY: when a turn is judged; HELP TIME
    SET ABSENCE 24 Dec TO 2 Jan
                         # no later deadline falls in that time
    FORM                 # your orders to choose in a browser; SET FORM ON
    SET FORMAT BBCODE    # or MARKDOWN, TEXT, OFF: reports to paste elsewhere
    SET DIGEST ON        # one mail a day about all your games
    SET CALENDAR         # your deadlines in a calendar; or NEW, MAIL, OFF
    STAND-IN address     # somebody plays for you; see HELP PEOPLE
    PRESS TO ${seats[0]?right_pad(7)}     # write to other players; see HELP PRESS
    SET DRAW             # end the game together; see HELP VOTES
    RESIGN game          # give up your seat for good

To look:
    LIST                 # games that are open for players
    STATUS               # the state of the game and what you need to do: /status
    SCOREBOARD           # who has how much, in a line: /scoreboard
    DEADLINE, PLAYERS    # likewise: /deadline, /players
    HISTORY              # the results of past phases: /history
    HISTORY AS ISSUE     # all that is new and public, to print in a zine
    REPORT BBCODE        # the last report, to paste into a forum; or MARKDOWN, or TEXT
    MAP                  # the map or the board, with your own orders: /map
    MAP ${(((phase.id)!"S1901M") + " ORDERS")?right_pad(16)} # that of an earlier phase, with its orders
    TRY                  # what orders would bring, and nothing is kept: /try; HELP TRY
    TRANSCRIPT           # what you need to verify my draws and your orders
    HELP topic           # this, and more: /help
    HELP DISCORD         # your account, and where I send your reports

Every line gets an answer that only you see and that says what became of it. If you send more later, new orders replace old ones for the same <#if ((chosen.laterLetter)!"") == "REPLACES">phase, all of them<#else>unit or question</#if>, until the turn is judged: at the deadline, or as soon as everybody’s orders are in and nobody waits; every receipt says exactly when. Nobody else sees your orders before the rules reveal them.
<#else>
I moderate games by mail. Write to me in plain text, one command per line, at the top of your mail; capitals do not matter. Quoted text and signatures are ignored.

To play:
    JOIN game            # take a seat; JOIN ${seats[0]}@game asks for that one
<#if countries>
    ${("NAME " + desk.exampleOf(place))?right_pad(20)} # name your country, before the game begins
</#if>
    ZONE Europe/Berlin   # show times in your time zone
    your orders          # reply to a report with them; see HELP ORDERS or, for bids, HELP BIDS
    ENTROPY any words    # add to the random draws of a game before it begins
    LINK                 # link your Discord account to this address
    SET WAIT             # or READY: when a turn is judged; HELP TIME
    SET ABSENCE 24 Dec TO 2 Jan
                         # no later deadline falls in that time
    SET MAP LARGE        # or SMALL, OFF, DARK, LIGHT: your pictures
    SET DIGEST ON        # one mail a day about all your games
    SET CALENDAR         # your deadlines in a calendar; or NEW, MAIL, OFF
    STAND-IN address     # somebody plays for you; see HELP PEOPLE
    PRESS TO ${seats[0]?right_pad(7)}     # write to other players; see HELP PRESS
    SET DRAW             # end the game together; see HELP VOTES
    RESIGN game          # give up your seat for good

To look:
    LIST                 # games that are open for players
    STATUS               # the state of the game and what you need to do
    SCOREBOARD           # who has how much, in a line
    DEADLINE, PLAYERS    # when orders are due, and who plays, in a line
    HISTORY              # the results of past phases
    HISTORY AS ISSUE     # all that is new and public, to print in a zine
    REPORT BBCODE        # the last report, to paste into a forum; or MARKDOWN, or TEXT
    MAP                  # the map or the board, with your own orders
    MAP ${(((phase.id)!"S1901M") + " ORDERS")?right_pad(16)} # that of an earlier phase, with its orders
    TRY                  # what orders would bring, and nothing is kept; HELP TRY
    TRANSCRIPT           # what you need to verify my draws and your orders
    HELP topic           # this, and more
    HELP topic game      # the same for that game

A mail counts for your seat if it comes from your registered address and either replies to a mail of mine or begins with this line:
    SIGNON ${seats[0]}@game your-password

SIGNOFF on a line of its own ends your commands. Every mail gets an answer that says what became of each line. If you write again, new orders replace old ones for the same <#if ((chosen.laterLetter)!"") == "REPLACES">phase, all of them<#else>unit or question</#if>, until the turn is judged: at the deadline, or as soon as everybody’s orders are in and nobody waits; every receipt says exactly when. Nobody else sees your orders before the rules reveal them.
</#if>

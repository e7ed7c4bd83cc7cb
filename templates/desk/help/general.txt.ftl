<#if channel == "discord">
I moderate games, here and by mail. Every line below goes with /judge, several with ; between them, or in a private message to me, one on a line; capitals do not matter. What has a command of its own names it.

To play:
    JOIN game            take a seat: /join
    NAME Nordmark        name your country, before the game begins
    ZONE Europe/Berlin   have dates in your time
    your orders          /orders, a form for all of them, or /order; see HELP ORDERS
    your bids            /bid and /pick, or /orders; see HELP BIDS
    ENTROPY any words    add to the chance of a game before it begins
    RESIGN game          give up your seat for good

To look:
    STATUS               how the game stands and what you owe: /status
    HISTORY              the results of past phases: /history
    MAP                  the map or the board as a picture: /map
    TRANSCRIPT           what you need to check my draws and your letters
    HELP topic           this, and more: /help
    HELP DISCORD         your account, and what reaches you where

Every line gets an answer that only you see, which says what became of it. What you send later replaces what you sent before of the same unit or card, until the deadline; nobody else sees it before the rules reveal it.
<#else>
I moderate games by mail. Write to me in plain text, one command on a line, at the top of your mail; capitals do not matter. Quoted text and signatures are not read.

To play:
    JOIN game            take a seat; JOIN Red@game asks for that one
    NAME Nordmark        name your country, before the game begins
    ZONE Europe/Berlin   have dates in your time
    your orders          answer a report with them; see HELP ORDERS or, for bids, HELP BIDS
    ENTROPY any words    add to the chance of a game before it begins
    LINK                 tie your account on Discord to this address
    RESIGN game          give up your seat for good

To look:
    STATUS               how the game stands and what you owe
    HISTORY              the results of past phases
    MAP                  the map or the board as a picture
    TRANSCRIPT           what you need to check my draws and your letters
    HELP topic           this, and more
    HELP topic game      the same of that game

A letter counts for your seat if it comes from your registered address and either answers a mail of mine or begins with this line:
    SIGNON Red@game your-password

SIGNOFF on a line of its own ends your commands. Every letter gets an answer that says what became of each line. What you send later replaces what you sent before of the same unit or card, until the deadline; nobody else sees it before the rules reveal it.
</#if>

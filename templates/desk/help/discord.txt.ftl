On Discord every line that you could write by mail works too, and nobody else sees what you say or are told:
    /judge line          any line; several with ; between them
    /orders              all your orders in a form, with what is on file
    /order, /bid, /pick  a line of orders, a bid, wishes for cards
    /status, /map        how the game stands
    /join game           take a seat
    /help topic          this, and more

A private message to me works as well, one line or many. So does a message in a private thread of the server, if it names me (type @ and my name); the answer comes in private, since others may read the thread. What is said while I am away I read when I am back, by the time at which you wrote it. What everybody can read I never take as an order.

To tie your account to your mail address write /link and the address; a code comes by mail, and /link with the code does it. Or write LINK by mail and the code on Discord.
    SET PINGS ON         have the game's place ring for you when you are asked something
    SET REPORTS DISCORD  have reports there; MAIL and BOTH are the other choices
    UNLINK               untie the account

If you play several games, name the game with the command, or give it in the place of the game. In a private message begin with SIGNON and the name of the game.

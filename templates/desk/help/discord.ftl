Every line that works by mail works on Discord too, and nobody else sees your commands or my answers:
    /judge line          any line; several with ; between them
    /orders              a form with all your orders
    /order, /bid, /pick  an order, your bids, your wishes for cards
    /press               write to other players
    /status, /map        the state of the game
    /deadline, /players  in a line, until when orders are due, and who plays
    /scoreboard          in a line, who has how much
    /join game           take a seat
    /help topic          this, and more

Under my messages are buttons: Enter orders opens a form, Hold the rest lets all units hold that have no order, Ready and Wait say whether the turn may be judged early, and My orders shows what is on file. Where one of a few answers is asked for, such as a retreat, a build or a card, there is a menu: what you choose there is sent at once. A button counts for your own seat, in the phase it was made for.

A private message to me works as well, one line or many. So does a message in a private thread of the server, if it mentions me (type @ and my name); I answer in private, since others may read the thread. What you write while I am offline I read when I am back, and it counts from when you wrote it. I ignore orders in public channels.

If you edit a message that I have read, I read its new text as a correction: its orders replace those of the old text. Nothing else in it is done again or undone, and a command you add is refused. When the turn is over it is too late. A message you delete still counts: to change your orders, send new ones.

To link your account to your mail address, use ${slash("link")} with the address; you get a code by mail, and ${slash("link")} with that code does the rest. Or write LINK by mail and use the code on Discord.
    SET PINGS ON         # ping me in the game's thread when it is my turn
    SET REPORTS DISCORD  # send my reports there; or MAIL, or BOTH
    SET REPORTS THREAD   # in the game's thread, with a ping; only what is mine alone comes in private
    UNLINK               # unlink the account

If you play several games, name the game in the command, or use the command in that game's thread. In a private message, begin with SIGNON and the name of the game.

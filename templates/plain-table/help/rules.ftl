A moderated table in short; HELP TABLE says how to write. The rules of the game are those in your own box; the table keeps what cannot be kept by mail.

 1. Hands are hidden: a hand is told to its owner alone; how many cards it has is public. You act with cards of your own hand only.
 2. A deck whose cards nobody has typed in is dealt by number. Look your cards up in your own box. When a card is open, VALUE says what it is worth, and anybody may OBJECT.
 3. Sealed choices are collected like orders. They can be changed until all are in or the deadline is past, and are then opened together. Who has chosen nothing, plays none.
 4. Acts in the sight of all belong to the seat whose turn it is. A mail may hold many; they are done in order until one cannot be done. Each goes to those it concerns at once, and to all with the next report.
 5. A trade is made when both have written it, in one step. One word alone only shows that an offer stands.
 6. Dice and shuffles are drawn by the program and can be checked when the game is over, dice at once. What was rolled, drawn, shown or opened is never taken back.
 7. Markers stay on their tracks, places hold what they have room for, and there are no more pieces than the game has. Each change is an entry of the journal.
 8. An entry that only moved a marker or a piece is undone when all seats write UNDO and its number, or by the master.
 9. Where others may react, all are asked the same, so that the question tells nothing. IF, REACT TO and OTHERWISE answer in advance.
 10. If the deadline passes without a word of those who are asked, their turns are over, and offers stand no longer.

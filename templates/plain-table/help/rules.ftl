A moderated table in short; HELP TABLE says how to write. The rules of the game are in your own box; the table does what players cannot do by mail.

 1. Hands are hidden: only its owner sees a hand; the number of its cards is public. You act with cards of your own hand only.
 2. A deck whose cards nobody has typed in is dealt by number. Look your cards up in your own box. When a card is open, VALUE says what it is worth, and anybody may OBJECT.
 3. Sealed choices are collected like orders. They can be changed until all are in or the deadline is past, and are then opened together. A player who has chosen nothing plays none.
 4. Public acts belong to the seat whose turn it is. A mail may hold many; they are done in order until one cannot be done. The players concerned are told of each at once, and everybody with the next report.
 5. A trade is made when both have written it, in one step. Until then the other side only sees that there is an offer.
 6. The program rolls and shuffles. Dice can be checked at once, shuffles when the game is over. Nothing that was rolled, drawn, shown or opened is ever taken back.
 7. Markers stay on their tracks, places hold what they have room for, and there are no more pieces than the game has. Each change is an entry of the journal.
 8. An entry that only moved a marker or a piece is undone when all seats write UNDO and its number, or by the master.
 9. Where others may react, all are asked the same, so that the question gives nothing away. IF, REACT TO and OTHERWISE answer in advance.
 10. If the players who are asked let the deadline pass without a word, their turns are over, and offers lapse.

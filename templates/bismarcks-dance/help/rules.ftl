The rules of Bismarck's Dance in short; HELP TURN says how to write. A game may play by house rules; its first report lists them.

You play the chancellor alone. Five powers have a flag on a track of six spaces: 1 and 2 are allies of France, 3 and 4 neutral, 5 and 6 allies of Germany. You win if at the end of a turn all five are allies of Germany. You lose if a crisis becomes a war, if an Issue finds fewer than two parties supporting you, or if the draw pile gives its last card. You have seven influence discs. A turn has four parts:
 1. Allocation: put free discs into the Event, Diplomacy and Politics Pools.
 2. Events: two dice are rolled. Doubles move a flag along the arrow of its space (a double six loses a party), and are rolled again. The smaller die is the place of the row whose card comes up; a cancelled card goes without effect. In a crisis you side with one power, never with France: it moves right, all others left; if France is involved, all moves are doubled; if Germany is involved and you do not choose it, you lose the Conservatives, and with France the National Liberals too. After a crisis France may not have more active allies than Germany. Then the row is filled, and each pool keeps at most as many discs as the greater die shows.
 3. Actions: cancel a card for 1, 2, 3, 3, 3 discs; move a flag for 2, or over a solid line for 2, 1 more for each ally of Germany and 1 less for each ally of France, at least 3; regain a party for 2 and 1 more for each open Issue.
 4. All discs go home.

The cards of a deck of our own are named as ours in the first report; the owner of a printed game can type theirs in (option deck).

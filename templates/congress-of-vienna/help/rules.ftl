This table follows the playbook of Congress of Vienna. Its rulebook, charts and cards are yours: keep the box at hand. The table keeps hands, wagers, battle cards and debates secret, shuffles and rolls so that you can check it, and adds up: wager, issue moves, battles, resources, points. It does not know what only the charts say, such as most losses or the environment of the sea: it asks you, and says that you stated it.

Our reading where the playbook is silent:
- The French National Advantage (1 less on the French track) hinders the other powers, not France.
- Clockwise means in the order of the seats. The first in that order who wants to debate does; France before all if it pre-empts.
- In a round a power negotiates, trades, or passes. It passes if it has debated since its last round, or if it can do nothing (11.7). A trade is made in the round of one of the two, and ends that round.
- With two players a trade of France counts when the cards have changed hands (18.2.3); a trade that is not accepted may be offered again.
- There is no Generalissimo before the Armistice (17.6.3). Only the display says which other issues wait for it: keep to it.
- A tie that Britain does not break in time is broken as by its bot: Britain, Austria, Russia, and never France before them (20.2).
- The Spring Campaign ends when France is overtaken with any number of players (17.2.1).
- The cards of a battle are opened front after front, from A to G.
- A space is Allied as far as the foremost Allied block of its front, unless CONTROL says otherwise.
- In Clash of Armies France wins with Gascony, Bavaria and Holland.
- The hand of two players in May 1813 is 29 in the example and 30 by the markers of the set-up. The table deals 30; HANDS counts the example.
- The French bot of the introductory scenario passes by its table even if it has not debated, debates with at least as many non-military cards as its table says, and negotiates when you do not accept its trade. It withdraws by its table; the event forbids that to the Allies alone. It does not know a card that nobody has typed.
- Cards that are traded between displays take each other's spaces, face up.
- A card whose solitaire letter nobody has typed may be the lowest: you choose.

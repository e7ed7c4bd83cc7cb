This table follows the playbook of Congress of Vienna. Its rulebook, charts and cards are yours: keep the box at hand. The table keeps hands, wagers, battle cards and debates secret, shuffles and rolls so that you can check it, and adds up: wager, issue moves, battles, resources, points. It does not know what only the charts say, such as most losses or the environment of the sea: it asks you, and says that you stated it.

Our reading where the playbook is silent:
- The French National Advantage (1 less on the French track) hinders the other powers, not France.
- Clockwise is the order of the seats. Who debates first in that order debates; France before all if it pre-empts.
- The cards of a battle are opened front after front, from A to G.
- A space is Allied as far as the foremost Allied block of its front, unless CONTROL says otherwise.
- In Clash of Armies France wins with Gascony, Bavaria and Holland.

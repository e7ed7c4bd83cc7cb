The rules of standard Diplomacy in short; HELP ORDERS, CONVOYS, RETREATS and BUILDS say how to write.
 1. Seven powers, Austria, England, France, Germany, Italy, Russia and Turkey, begin in Spring 1901 with their units in their home centres.
 2. A year has Spring moves and retreats, Fall moves and retreats, then ownership and winter. Orders are secret and opened together; a unit without an order holds.
 3. A province holds one unit. Armies go by land, fleets by sea and along coasts. Of units that want the same province the strongest gets in; if none is, all stay. Two units may not change places by land, three or more may go round.
 4. Bulgaria, Spain and St. Petersburg have two coasts, and a fleet there stands on one. Where a fleet could go to either, the order must name it; where only one is possible it need not.
 5. A move counts 1, and 1 more for each support. A unit may support what happens in a province it could go to itself. A support is cut by any attack on the supporter, but not by one from the province it is aimed at unless that drives the supporter out, nor by one's own units. Nobody drives out his own unit, nor helps others to.
 6. Fleets at sea may carry an army from coast to coast, in a chain if need be. If a fleet is driven out and no other way is left, the army stays and attacks nobody. A convoy whose landing would decide about itself fails.
 7. A unit driven out retreats to a free neighbouring province from which the attack did not come and in which nobody bounced, or disbands. Units that retreat to the same province disband.
 8. After Fall a centre belongs to whoever stands on it, or else to whoever had it before. Then every power may have as many units as centres: it builds in vacant home centres of its own, a fleet only on a coast, or removes.
 9. A silent power's units hold, do not retreat, and are removed farthest from its own centres first. A power without units and centres is out.
10. Whoever owns 18 centres after Fall, or is the last one left, has won.
11. If everybody who still has a unit writes VOTE DRAW in the same season, the game ends and the survivors share it. Nobody learns of fewer votes.
12. A game may have a last year; after its winter the survivors share a draw.

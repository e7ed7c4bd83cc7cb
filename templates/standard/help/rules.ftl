The rules of standard Diplomacy in short. HELP ORDERS, CONVOYS, RETREATS and BUILDS explain how to write orders.
 1. Seven powers, Austria, England, France, Germany, Italy, Russia and Turkey, begin in Spring 1901 with their units in their home centres.
 2. A year has Spring moves and retreats, Fall moves and retreats, then ownership and winter. Orders are secret and revealed together; a unit without an order holds.
 3. A province holds one unit. Armies go by land, fleets by sea and along coasts. If several units want the same province, the strongest gets in; if no single one is strongest, all stay. Two units may not swap places by land; three or more may rotate.
 4. Bulgaria, Spain and St. Petersburg have two coasts, and a fleet there stands on one. Where a fleet could go to either, the order must name it; where only one is possible it need not.
 5. A move counts 1, plus 1 for each support. A unit can support an order into any province it could move to itself. A support is cut by any attack on the supporting unit, except an attack by its own power, or one from the province the support is aimed at (unless that attack dislodges the supporting unit). A power cannot dislodge its own units, nor help others to do so.
 6. Fleets at sea may carry an army from coast to coast, in a chain if necessary. If a fleet is dislodged and no other route is left, the army stays and attacks nobody. A convoy caught in a paradox fails.
 7. A dislodged unit retreats to a free neighbouring province from which the attack did not come and in which nobody bounced, or disbands. Units that retreat to the same province disband.
 8. After Fall a centre belongs to the power whose unit stands on it, or else to its previous owner. Then every power may have as many units as centres: it builds in vacant home centres of its own, a fleet only on a coast, or removes.
 9. If a power sends no orders, its units hold, do not retreat, and are removed farthest from its own centres first. A power without units and centres is out.
10. A power that owns 18 centres after Fall, or is the last one left, wins.
11. If everybody who still has a unit writes VOTE DRAW in the same season, the game ends and the survivors share the draw. If not all vote for it, nobody is told who did.
12. A game may have a last year; after its winter the survivors share a draw.

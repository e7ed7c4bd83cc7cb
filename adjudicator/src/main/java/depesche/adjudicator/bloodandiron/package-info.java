/// Blood & Iron by Tom Swider: the Bismarck era for five players. What it shares with other titles
/// of the Diplomacy family is in [depesche.adjudicator.diplomacy]; here are the set-up, the foreign
/// armies and their ballots, the handicap, victory, and the rulings.
@NullMarked
package depesche.adjudicator.bloodandiron;

import org.jspecify.annotations.NullMarked;

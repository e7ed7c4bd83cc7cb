/// Blood & Iron by Tom Swider: the Bismarck era for five players. The phases of the game are the
/// records of [depesche.adjudicator.bloodandiron.Position]; all that the rules say are records of
/// the sealed interfaces whose names end in `Fact`.
@NullMarked
package depesche.adjudicator.bloodandiron;

import org.jspecify.annotations.NullMarked;

/// What is told of a step, and the map that goes with it.
@NullMarked
package depesche.adjudicator.diplomacy.reports;

import org.jspecify.annotations.NullMarked;

/// Centres change hands, units are built and removed, seats fall.
@NullMarked
package depesche.adjudicator.diplomacy.winter;

import org.jspecify.annotations.NullMarked;

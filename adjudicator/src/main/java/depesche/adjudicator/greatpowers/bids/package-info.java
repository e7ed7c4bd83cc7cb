/// The Results Phase: bids are revealed and change levels.
@NullMarked
package depesche.adjudicator.greatpowers.bids;

import org.jspecify.annotations.NullMarked;

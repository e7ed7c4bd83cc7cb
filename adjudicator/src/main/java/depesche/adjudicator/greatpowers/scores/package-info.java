/// The Score Phase: awards and what they give besides points.
@NullMarked
package depesche.adjudicator.greatpowers.scores;

import org.jspecify.annotations.NullMarked;

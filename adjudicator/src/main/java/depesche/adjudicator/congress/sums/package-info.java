/// The sums of Congress of Vienna, each with its terms.
@NullMarked
package depesche.adjudicator.congress.sums;

import org.jspecify.annotations.NullMarked;

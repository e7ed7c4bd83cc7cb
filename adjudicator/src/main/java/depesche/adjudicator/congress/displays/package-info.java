/// The card displays of one player, as they lie at the table (19).
@NullMarked
package depesche.adjudicator.congress.displays;

import org.jspecify.annotations.NullMarked;

/// One order: its words, its places, when it counts, and why it is refused.
@NullMarked
package depesche.adjudicator.diplomacy.orders;

import org.jspecify.annotations.NullMarked;

/// Orders for later phases, under conditions and for good: what the lines of a letter say of the
/// orders around them.
@NullMarked
package depesche.adjudicator.diplomacy.ahead;

import org.jspecify.annotations.NullMarked;

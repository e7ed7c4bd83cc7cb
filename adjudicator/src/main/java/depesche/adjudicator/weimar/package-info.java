/// Weimar: The Fight for Democracy, for owners of the printed game: its scenarios, its sequence of
/// play and its sums. The cards stay with their owners.
@NullMarked
package depesche.adjudicator.weimar;

import org.jspecify.annotations.NullMarked;

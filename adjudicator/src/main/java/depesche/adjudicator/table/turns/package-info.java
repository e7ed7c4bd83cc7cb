/// The sequence of play of a moderated table, and what a title brings to it.
@NullMarked
package depesche.adjudicator.table.turns;

import org.jspecify.annotations.NullMarked;

/// What is on the table: levels, cards and what they do, the turn, what a seat plans for it, and
/// the position of each phase as it is kept.
@NullMarked
package depesche.adjudicator.greatpowers.table;

import org.jspecify.annotations.NullMarked;

/// What is on the table: levels, decks, the turn, and the position of each phase as it is kept.
@NullMarked
package depesche.adjudicator.greatpowers.table;

import org.jspecify.annotations.NullMarked;

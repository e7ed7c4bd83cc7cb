/// Provinces and borders. A [depesche.adjudicator.board.Board] is checked once, when it is made;
/// what is wrong with the raw material is said by [depesche.adjudicator.board.Survey]. Seas and
/// coasts come with the titles that have fleets.
@NullMarked
package depesche.adjudicator.board;

import org.jspecify.annotations.NullMarked;

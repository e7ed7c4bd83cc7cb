/// Provinces and borders. A [depesche.adjudicator.board.Board] is checked once, when it is made;
/// what is wrong with the raw material is said by [depesche.adjudicator.board.BoardDefects].
@NullMarked
package depesche.adjudicator.board;

import org.jspecify.annotations.NullMarked;

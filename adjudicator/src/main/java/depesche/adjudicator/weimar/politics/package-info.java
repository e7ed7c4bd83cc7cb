/// The Politics Phase of Weimar in its eight steps: issues, seats, points, threats, governments.
@NullMarked
package depesche.adjudicator.weimar.politics;

import org.jspecify.annotations.NullMarked;

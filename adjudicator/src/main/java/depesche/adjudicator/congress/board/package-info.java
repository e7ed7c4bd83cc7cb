/// The powers, fronts, armies and issues of Congress of Vienna.
@NullMarked
package depesche.adjudicator.congress.board;

import org.jspecify.annotations.NullMarked;

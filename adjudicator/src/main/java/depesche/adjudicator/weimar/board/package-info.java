/// The board of Weimar: parties, cities, units, threats, and the Opinion Track.
@NullMarked
package depesche.adjudicator.weimar.board;

import org.jspecify.annotations.NullMarked;

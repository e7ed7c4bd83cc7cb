/// What lies on the table of Bismarck's Dance, and all there is at one moment of a game.
@NullMarked
package depesche.adjudicator.bismarck.table;

import org.jspecify.annotations.NullMarked;

/// The table of Congress of Vienna: what lies on it, its sequence of play, and its own acts.
@NullMarked
package depesche.adjudicator.congress.play;

import org.jspecify.annotations.NullMarked;

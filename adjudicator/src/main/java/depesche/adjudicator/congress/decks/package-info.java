/// The cards of Congress of Vienna, as their owners type them in.
@NullMarked
package depesche.adjudicator.congress.decks;

import org.jspecify.annotations.NullMarked;

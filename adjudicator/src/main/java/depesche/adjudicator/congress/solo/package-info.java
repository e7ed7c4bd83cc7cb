/// Congress of Vienna for one: the card displays, and the bot that plays France.
@NullMarked
package depesche.adjudicator.congress.solo;

import org.jspecify.annotations.NullMarked;

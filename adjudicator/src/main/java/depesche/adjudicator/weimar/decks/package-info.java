/// The owners' card file of Weimar: what is typed of it, what is wrong and what is missing.
@NullMarked
package depesche.adjudicator.weimar.decks;

import org.jspecify.annotations.NullMarked;

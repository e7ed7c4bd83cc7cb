/// How many dice are rolled in Weimar, and what comes of them. Each sum says what it is made of.
@NullMarked
package depesche.adjudicator.weimar.dice;

import org.jspecify.annotations.NullMarked;

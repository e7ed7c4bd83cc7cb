/// What a player may ask of the open board, and try on it, before they write.
@NullMarked
package depesche.adjudicator.diplomacy.questions;

import org.jspecify.annotations.NullMarked;

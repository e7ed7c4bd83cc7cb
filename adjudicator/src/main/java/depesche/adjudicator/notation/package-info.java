/// Letters to words: what a player wrote, split into lines and orders, with every spelling the
/// field uses. Nothing here knows a game: names stay as written until a title looks them up in its
/// [depesche.adjudicator.notation.ProvinceNames].
@NullMarked
package depesche.adjudicator.notation;

import org.jspecify.annotations.NullMarked;

/// The seam between a moderator and the rules of a title: the words both speak, a dozen small
/// types. What a title implements is in `rules`, what it may draw in `picture`; the bot knows
/// titles by these three packages only.
@NullMarked
package depesche.adjudicator;

import org.jspecify.annotations.NullMarked;

/// The lines of a letter, each with the orders it holds and with what stands above it, around it
/// and behind it: headings, corrections, words by which it is provisional. No title is known here.
@NullMarked
package depesche.adjudicator.letter;

import org.jspecify.annotations.NullMarked;

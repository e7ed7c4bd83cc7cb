/// Letters of orders: which of them count, what is on file, what is still open, and the lines that
/// are offered.
@NullMarked
package depesche.adjudicator.diplomacy.letters;

import org.jspecify.annotations.NullMarked;

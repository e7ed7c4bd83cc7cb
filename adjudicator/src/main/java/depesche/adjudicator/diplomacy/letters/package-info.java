/// Letters of orders: which of them count, what is on file, and what is still open.
@NullMarked
package depesche.adjudicator.diplomacy.letters;

import org.jspecify.annotations.NullMarked;

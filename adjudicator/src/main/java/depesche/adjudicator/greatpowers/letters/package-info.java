/// Letters to plans: what each command says, why one is refused, and the lines that are offered.
@NullMarked
package depesche.adjudicator.greatpowers.letters;

import org.jspecify.annotations.NullMarked;

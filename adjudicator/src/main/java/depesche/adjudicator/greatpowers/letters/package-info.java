/// Letters to plans: what each command says and why one is refused.
@NullMarked
package depesche.adjudicator.greatpowers.letters;

import org.jspecify.annotations.NullMarked;

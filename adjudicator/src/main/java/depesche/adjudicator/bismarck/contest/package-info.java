/// Several players at tables of Bismarck's Dance with the same cards and the same dice.
@NullMarked
package depesche.adjudicator.bismarck.contest;

import org.jspecify.annotations.NullMarked;

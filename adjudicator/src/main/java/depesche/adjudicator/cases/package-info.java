/// Cases: positions and orders in the strict notation, in; the same with results, out. For checks
/// against other adjudicators, not for players' letters. [depesche.adjudicator.cases.Cases] is the
/// door.
@NullMarked
package depesche.adjudicator.cases;

import org.jspecify.annotations.NullMarked;

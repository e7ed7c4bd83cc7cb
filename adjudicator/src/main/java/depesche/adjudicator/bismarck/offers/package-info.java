/// Lines that a player of Bismarck's Dance is offered.
@NullMarked
package depesche.adjudicator.bismarck.offers;

import org.jspecify.annotations.NullMarked;

/// Congress of Vienna (Frank Esparrago, GMT 2024), as a moderated table: sealed wagers and battle
/// cards, negotiation and debate, and sums that show their terms.
@NullMarked
package depesche.adjudicator.congress;

import org.jspecify.annotations.NullMarked;

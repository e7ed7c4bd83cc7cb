/// The scenarios of Congress of Vienna, and who wins them.
@NullMarked
package depesche.adjudicator.congress.scenarios;

import org.jspecify.annotations.NullMarked;

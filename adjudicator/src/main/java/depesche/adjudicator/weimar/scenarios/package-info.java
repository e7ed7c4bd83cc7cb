/// The scenarios of Weimar and the numbers of its box, read from a file.
@NullMarked
package depesche.adjudicator.weimar.scenarios;

import org.jspecify.annotations.NullMarked;

/// What is said at a table of Congress of Vienna.
@NullMarked
package depesche.adjudicator.congress.news;

import org.jspecify.annotations.NullMarked;

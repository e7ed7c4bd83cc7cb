/// What is said at a moderated table.
@NullMarked
package depesche.adjudicator.table.news;

import org.jspecify.annotations.NullMarked;

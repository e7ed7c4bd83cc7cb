/// What each reader may see of a moderated table.
@NullMarked
package depesche.adjudicator.table.views;

import org.jspecify.annotations.NullMarked;

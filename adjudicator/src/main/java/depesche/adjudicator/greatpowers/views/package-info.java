/// What a reader may see of the table.
@NullMarked
package depesche.adjudicator.greatpowers.views;

import org.jspecify.annotations.NullMarked;

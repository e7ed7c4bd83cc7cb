/// All there is at one moment of a moderated table, and the table while acts are done on it.
@NullMarked
package depesche.adjudicator.table.position;

import org.jspecify.annotations.NullMarked;

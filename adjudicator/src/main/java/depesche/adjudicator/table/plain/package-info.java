/// A moderated table from a data file alone.
@NullMarked
package depesche.adjudicator.table.plain;

import org.jspecify.annotations.NullMarked;

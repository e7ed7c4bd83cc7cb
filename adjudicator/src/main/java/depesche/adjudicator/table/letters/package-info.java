/// Letters to a moderated table, the lines that are offered to those who type, and what each reader
/// may see.
@NullMarked
package depesche.adjudicator.table.letters;

import org.jspecify.annotations.NullMarked;

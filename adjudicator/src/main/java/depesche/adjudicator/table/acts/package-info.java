/// What seats do at a moderated table: the acts that every table knows, and what an act of a title
/// looks like.
@NullMarked
package depesche.adjudicator.table.acts;

import org.jspecify.annotations.NullMarked;

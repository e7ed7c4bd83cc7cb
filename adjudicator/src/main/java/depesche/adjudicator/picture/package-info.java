/// Pictures as data: maps, boards and sheets. The rules say what they show, a painter how.
@NullMarked
package depesche.adjudicator.picture;

import org.jspecify.annotations.NullMarked;

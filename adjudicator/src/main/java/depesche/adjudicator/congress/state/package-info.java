/// What Congress of Vienna remembers beside cards, tracks and pieces, each thing typed.
@NullMarked
package depesche.adjudicator.congress.state;

import org.jspecify.annotations.NullMarked;

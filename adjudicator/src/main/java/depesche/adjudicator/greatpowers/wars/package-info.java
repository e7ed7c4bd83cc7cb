/// The Event Phase and the wars that it may bring.
@NullMarked
package depesche.adjudicator.greatpowers.wars;

import org.jspecify.annotations.NullMarked;

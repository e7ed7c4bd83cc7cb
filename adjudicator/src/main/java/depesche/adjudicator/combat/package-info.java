/// Units, what they are ordered to do, how strong each kind is, and where editions of the common
/// rules differ.
@NullMarked
package depesche.adjudicator.combat;

import org.jspecify.annotations.NullMarked;

/// A table of Weimar: how it is laid out, what players do on it, what its phases do by themselves.
@NullMarked
package depesche.adjudicator.weimar.play;

import org.jspecify.annotations.NullMarked;

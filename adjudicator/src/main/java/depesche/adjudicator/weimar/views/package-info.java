/// The picture of a table of Weimar.
@NullMarked
package depesche.adjudicator.weimar.views;

import org.jspecify.annotations.NullMarked;

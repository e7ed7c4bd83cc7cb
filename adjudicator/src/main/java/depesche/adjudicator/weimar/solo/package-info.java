/// Republic on the Brink, for one player: what the KPD and the DNVP decide, step by step.
@NullMarked
package depesche.adjudicator.weimar.solo;

import org.jspecify.annotations.NullMarked;

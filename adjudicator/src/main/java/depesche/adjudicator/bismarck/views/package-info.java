/// What a reader may see of the table of Bismarck's Dance.
@NullMarked
package depesche.adjudicator.bismarck.views;

import org.jspecify.annotations.NullMarked;

/// Who is asked what, and what of it is still open.
@NullMarked
package depesche.adjudicator.greatpowers.questions;

import org.jspecify.annotations.NullMarked;

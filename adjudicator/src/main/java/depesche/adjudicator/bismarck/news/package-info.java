/// What Bismarck's Dance says: what happened, what is asked, what a line means, and why one is
/// refused.
@NullMarked
package depesche.adjudicator.bismarck.news;

import org.jspecify.annotations.NullMarked;

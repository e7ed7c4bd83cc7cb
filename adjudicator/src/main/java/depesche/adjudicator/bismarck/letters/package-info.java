/// What a player of Bismarck's Dance writes, and what is understood of it.
@NullMarked
package depesche.adjudicator.bismarck.letters;

import org.jspecify.annotations.NullMarked;

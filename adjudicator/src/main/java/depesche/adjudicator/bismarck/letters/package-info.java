/// What a player of Bismarck's Dance writes, what is understood of it, and the lines that are
/// offered.
@NullMarked
package depesche.adjudicator.bismarck.letters;

import org.jspecify.annotations.NullMarked;

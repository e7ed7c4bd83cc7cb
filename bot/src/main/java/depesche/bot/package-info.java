/// The moderator: wiring and the command line.
@NullMarked
package depesche.bot;

import org.jspecify.annotations.NullMarked;

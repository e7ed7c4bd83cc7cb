/// The moderator's command line; each command is in `command`.
@NullMarked
package depesche.bot;

import org.jspecify.annotations.NullMarked;

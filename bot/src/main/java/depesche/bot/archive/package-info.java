/// Copies of all a moderator needs to go on, and the way back: what is copied is opened anew and
/// compared before it counts, and a copy without a manifest is none.
@NullMarked
package depesche.bot.archive;

import org.jspecify.annotations.NullMarked;

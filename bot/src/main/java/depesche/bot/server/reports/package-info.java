/// Reports of judged turns, written beside the judging.
@NullMarked
package depesche.bot.server.reports;

import org.jspecify.annotations.NullMarked;

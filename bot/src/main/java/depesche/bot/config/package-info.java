/// Typed settings and the data files of titles: read once at the start, and a mistake in one stops
/// the start with file, line and fix.
@NullMarked
package depesche.bot.config;

import org.jspecify.annotations.NullMarked;

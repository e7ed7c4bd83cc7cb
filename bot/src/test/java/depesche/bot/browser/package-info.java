/// A real browser, for tests that need one.
@NullMarked
package depesche.bot.browser;

import org.jspecify.annotations.NullMarked;

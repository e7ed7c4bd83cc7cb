/// With what benchmarks take what the program sends, and measure when it came.
@NullMarked
package depesche.bot.command.bench;

import org.jspecify.annotations.NullMarked;

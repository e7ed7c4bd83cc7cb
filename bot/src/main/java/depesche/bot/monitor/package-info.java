/// What a running server says of itself over HTTP: figures for Prometheus, and whether it is well.
@NullMarked
package depesche.bot.monitor;

import org.jspecify.annotations.NullMarked;

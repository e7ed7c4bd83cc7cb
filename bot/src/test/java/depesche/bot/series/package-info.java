/// Tests of series: deals, points and tables.
@NullMarked
package depesche.bot.series;

import org.jspecify.annotations.NullMarked;

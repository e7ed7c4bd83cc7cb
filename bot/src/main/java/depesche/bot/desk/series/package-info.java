/// Commands about series: tournaments and leagues.
@NullMarked
package depesche.bot.desk.series;

import org.jspecify.annotations.NullMarked;

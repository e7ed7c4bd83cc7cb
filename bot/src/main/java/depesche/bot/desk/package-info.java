/// What every desk works with: a [Command], the [Request] it is part of, and what may be answered.
/// Each kind of command has a desk in `play`, `people` or `master`; `letter` chooses among them.
@NullMarked
package depesche.bot.desk;

import org.jspecify.annotations.NullMarked;

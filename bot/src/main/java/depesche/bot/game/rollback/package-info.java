/// Judging an earlier turn again, opening its orders again, and editing a position.
@NullMarked
package depesche.bot.game.rollback;

import org.jspecify.annotations.NullMarked;

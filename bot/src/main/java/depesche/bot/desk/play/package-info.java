/// What players send about the game itself: orders, the phase they mean, status, proofs.
@NullMarked
package depesche.bot.desk.play;

import org.jspecify.annotations.NullMarked;

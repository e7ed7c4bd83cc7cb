/// What players write to each other: where a press stands in a letter, whom its head names, what
/// the rules of a game allow, and whether it gives the writer's own secrets away.
@NullMarked
package depesche.bot.press;

import org.jspecify.annotations.NullMarked;

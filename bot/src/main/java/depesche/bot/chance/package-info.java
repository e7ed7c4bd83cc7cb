/// Verifiable chance ("fairdraw/v1"): secrets fixed before a game begins, one key a turn, one
/// stream a purpose. Nothing else in the moderator makes random values, tokens and passwords
/// included.
@NullMarked
package depesche.bot.chance;

import org.jspecify.annotations.NullMarked;

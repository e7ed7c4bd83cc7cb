/// Looks over an installation, from the settings file to the bot's rights on Discord, and says of
/// whatever is wrong how to fix it. Nothing is changed by looking.
@NullMarked
package depesche.bot.doctor;

import org.jspecify.annotations.NullMarked;

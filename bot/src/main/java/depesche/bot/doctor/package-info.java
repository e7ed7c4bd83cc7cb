/// Looks over an installation, from the settings file to the bot's rights on Discord, and says of
/// whatever is wrong how to mend it. Nothing is changed by looking.
@NullMarked
package depesche.bot.doctor;

import org.jspecify.annotations.NullMarked;

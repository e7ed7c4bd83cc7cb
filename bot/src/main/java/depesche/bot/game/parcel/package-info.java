/// What parcels are made of: reply tokens, and messages for Discord.
@NullMarked
package depesche.bot.game.parcel;

import org.jspecify.annotations.NullMarked;

/// What parcels are made of: reply tokens, messages for Discord, files, and where readers find the
/// pages of games.
@NullMarked
package depesche.bot.game.parcel;

import org.jspecify.annotations.NullMarked;

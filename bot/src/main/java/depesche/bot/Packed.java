package depesche.bot;

import depesche.bot.ledger.ParcelRow;
import depesche.bot.post.Placeholder;
import depesche.bot.post.discord.Destination;
import java.util.SequencedMap;

/// A parcel on its way, with its files.
record Packed(ParcelRow parcel, SequencedMap<String, byte[]> files) {

  byte[] message() {
    Placeholder form = Destination.is(parcel.recipient) ? Placeholder.IN_JSON : Placeholder.IN_MAIL;
    return form.fill(parcel.bytes, files);
  }
}

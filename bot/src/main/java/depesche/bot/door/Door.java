package depesche.bot.door;

import depesche.bot.mime.Address;
import depesche.bot.mime.Headers;
import depesche.bot.mime.Limits;
import depesche.bot.mime.Part;
import depesche.bot.mime.Scanner;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/// Opens raw messages.
public final class Door {

  private final String address;

  /// @param address our own: what comes from it came from us. The domain of a Message-ID says too
  ///   little, for on a machine of one's own the players' mail programs use the same.
  public Door(String address) {
    this.address = Address.same(address);
  }

  /// {@return what a raw message is} Never throws, and takes time in proportion to its length.
  ///
  /// @param oversized whether only the header block was fetched
  public Entry open(byte[] raw, boolean oversized) {
    return switch (Scanner.read(raw, Limits.STRICT)) {
      case Scanner.Whole(Part message) ->
          Bounce.read(raw, message)
              .or(() -> robot(message.headers()))
              .orElseGet(
                  () ->
                      new Entry.Admitted(
                          Heading.read(message.headers(), address),
                          oversized ? tooLong() : Pages.read(raw, message, address)));
      case Scanner.Beyond(Headers headers, String limit) ->
          robot(headers)
              .orElseGet(
                  () ->
                      new Entry.Refused(
                          Heading.read(headers, address), "the message has " + limit + " in it"));
    };
  }

  private Optional<Entry> robot(Headers headers) {
    return Robots.why(headers, address).map(Entry.Robot::new);
  }

  private static Body tooLong() {
    return new Body(List.of(), 0, EnumSet.of(Body.Oddity.OVERSIZED));
  }
}

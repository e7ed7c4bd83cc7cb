package depesche.bot.door;

/// Opens raw messages.
public final class Door {

  private final String domain;

  /// @param domain the domain of our own Message-IDs: what carries it came from us
  public Door(String domain) {
    this.domain = domain;
  }

  /// {@return what a raw message is} Never throws, and takes time in proportion to its length.
  ///
  /// @param oversized whether only the header block was fetched
  public Entry open(byte[] raw, boolean oversized) {
    return new Entry.Robot(domain + raw.length + oversized);
  }
}

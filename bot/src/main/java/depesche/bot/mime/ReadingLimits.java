package depesche.bot.mime;

/// How much of a message is read.
///
/// @param headerBytes of one header block
/// @param headerLines of one header block
/// @param lineBytes of one header line
/// @param depth of parts within parts
/// @param parts all together
public record ReadingLimits(int headerBytes, int headerLines, int lineBytes, int depth, int parts) {

  /// For letters by strangers.
  public static final ReadingLimits STRICT = new ReadingLimits(32 * 1024, 200, 8 * 1024, 8, 50);

  /// For showing a stored message to its owner.
  public static final ReadingLimits WIDE =
      new ReadingLimits(256 * 1024, 2_000, 64 * 1024, 20, 1_000);
}

package depesche.bot.mime;

/// How much of a message is read.
///
/// @param headerBytes of one header block
/// @param headerLines of one header block
/// @param lineBytes of one header line
/// @param depth of parts within parts
/// @param parts all together
public record ReadingLimits(int headerBytes, int headerLines, int lineBytes, int depth, int parts) {

  /// So long a text of a letter is read, in bytes of UTF-8, each line end being one.
  public static final int TEXT = 256 * 1024;

  /// No text that is not too long has more bytes as it comes, decoded.
  public static final int RAW_TEXT = 2 * TEXT;

  /// So long a page is, without what nobody sees, in which a text is looked for.
  public static final int PAGE = 1024 * 1024;

  /// For letters by strangers. A mail that was forwarded as an attachment lies two or three parts
  /// deeper each time.
  public static final ReadingLimits STRICT = new ReadingLimits(32 * 1024, 200, 8 * 1024, 50, 500);

  /// For showing a stored message to its owner.
  public static final ReadingLimits WIDE =
      new ReadingLimits(256 * 1024, 2_000, 64 * 1024, 60, 1_000);
}

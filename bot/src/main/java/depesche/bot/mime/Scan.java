package depesche.bot.mime;

/// What came of reading a message once through.
public sealed interface Scan {

  /// The message with its parts.
  record Whole(Part message) implements Scan {}

  /// A message beyond a limit, and the header fields up to there. The limit is named in a few
  /// words.
  record Beyond(Headers headers, String limit) implements Scan {}

  /// {@return what lies in the bytes}
  static Scan of(byte[] bytes, Limits limits) {
    return new Scanner(bytes, limits).scan();
  }
}

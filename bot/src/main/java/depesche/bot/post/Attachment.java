package depesche.bot.post;

/// A file in a mail. HTML shows it by `<img src="cid:CONTENT-ID">`.
///
/// @param name the file name, `map.png`
/// @param contentId without angle brackets, `map@depesche`
/// @param type the media type, `image/png`
/// @param alt what it shows, for those who cannot see it; empty if it is no picture
public record Attachment(String name, String contentId, String type, byte[] bytes, String alt) {

  public Attachment {
    bytes = bytes.clone();
  }

  /// A file that is no picture, or shown to nobody.
  public Attachment(String name, String contentId, String type, byte[] bytes) {
    this(name, contentId, type, bytes, "");
  }

  /// {@return the same file with other bytes}
  public Attachment with(byte[] others) {
    return new Attachment(name, contentId, type, others, alt);
  }
}

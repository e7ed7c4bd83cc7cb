package depesche.bot.post;

/// A file in a mail. HTML shows it by `<img src="cid:CONTENT-ID">`.
///
/// @param name the file name, `map.png`
/// @param contentId without angle brackets, `map@depesche`
/// @param type the media type, `image/png`
public record Attachment(String name, String contentId, String type, byte[] bytes) {

  public Attachment {
    bytes = bytes.clone();
  }

  /// {@return the same file with other bytes}
  public Attachment with(byte[] others) {
    return new Attachment(name, contentId, type, others);
  }
}

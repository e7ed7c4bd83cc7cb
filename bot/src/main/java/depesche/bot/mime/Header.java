package depesche.bot.mime;

/// One header field, its bytes read as ISO-8859-1.
///
/// @param name as written, spaces before the colon included
/// @param value unfolded: line ends taken out, white space at the ends taken off
/// @param start where the field begins in the message
/// @param end where the next one begins
public record Header(String name, String value, int start, int end) {

  /// {@return whether this is the field of that name}
  public boolean is(String other) {
    return name.strip().equalsIgnoreCase(other);
  }
}

package depesche.bot.mime;

import java.util.List;
import java.util.Locale;

/// A message or a part of one, by its place in the bytes.
///
/// @param start where its header block begins
/// @param body where its content begins
/// @param end where its content ends
/// @param parts of a multipart its parts; of a `message/rfc822` the one message it holds
public record Part(
    Headers headers, MediaType type, int start, int body, int end, List<Part> parts) {

  public Part {
    parts = List.copyOf(parts);
  }

  public boolean multipart() {
    return type.type().equals("multipart") && !parts.isEmpty();
  }

  /// {@return whether it holds a whole message}
  public boolean message() {
    return type.is("message", "rfc822") && !parts.isEmpty();
  }

  /// {@return the transfer encoding, lower case}
  public String encoding() {
    return headers
        .first("Content-Transfer-Encoding")
        .orElse("7bit")
        .strip()
        .toLowerCase(Locale.ROOT);
  }

  /// {@return the disposition, lower case; empty when there is none}
  public String disposition() {
    String value = headers.first("Content-Disposition").orElse("");
    int semicolon = value.indexOf(';');
    return (semicolon < 0 ? value : value.substring(0, semicolon)).strip().toLowerCase(Locale.ROOT);
  }
}

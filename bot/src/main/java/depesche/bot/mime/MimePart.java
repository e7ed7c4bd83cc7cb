package depesche.bot.mime;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// A message or a part of one, by its place in the bytes.
///
/// @param start where its header block begins
/// @param body where its content begins
/// @param end where its content ends
/// @param parts of a multipart its parts; of a `message/rfc822` the one message it holds
public record MimePart(
    Headers headers, MediaType type, int start, int body, int end, List<MimePart> parts) {

  public MimePart {
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
    String named = word("Content-Transfer-Encoding");
    return named.isEmpty() ? "7bit" : named;
  }

  /// {@return the disposition, lower case; empty when there is none}
  public String disposition() {
    return word("Content-Disposition");
  }

  /// {@return whether it has a name to be saved under}
  public boolean isFile() {
    String value = headers.first("Content-Disposition").orElse("");
    int semicolon = value.indexOf(';');
    return Stream.concat(
            semicolon < 0
                ? Stream.of()
                : MediaType.parameters(value, semicolon + 1).sequencedKeySet().stream()
                    .filter(name -> name.startsWith("filename")),
            type.parameters().sequencedKeySet().stream().filter(name -> name.startsWith("name")))
        .findAny()
        .isPresent();
  }

  /// {@return the first word of a header, lower case, without quotes or a comment}
  private String word(String name) {
    String value = headers.first(name).orElse("").replace("\"", "").strip();
    return value.split("[;( \t]", 2)[0].toLowerCase(Locale.ROOT);
  }
}

package depesche.bot.mime;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/// What makes two arrivals the same letter. A mail program that missed the server's yes hands its
/// letter in again, and the server stamps it anew: only what the author wrote is compared.
public final class Fingerprint {

  /// Delivered-To is no stamp of the hour, and holds the reply token of a blind copy.
  private static final List<String> AUTHORS =
      List.of(
          "from",
          "to",
          "cc",
          "delivered-to",
          "subject",
          "date",
          "message-id",
          "in-reply-to",
          "references",
          "content-type",
          "content-transfer-encoding");

  private Fingerprint() {}

  /// {@return SHA-256 of a letter, in hexadecimal} A letter without a Message-ID is compared whole:
  /// two short ones may well be alike.
  public static String of(byte[] raw) {
    int end = head(raw);
    Headers headers = Headers.read(raw, 0, end);
    MessageDigest digest = sha256();
    if (!headers.has("Message-ID")) {
      return HexFormat.of().formatHex(digest.digest(raw));
    }
    for (Header field : headers.fields()) {
      if (AUTHORS.contains(field.name().strip().toLowerCase(Locale.ROOT))) {
        digest.update(raw, field.start(), field.end() - field.start());
      }
    }
    digest.update(raw, end, raw.length - end);
    return HexFormat.of().formatHex(digest.digest());
  }

  /// {@return SHA-256 of words, in hexadecimal}
  public static String ofWords(String words) {
    return HexFormat.of().formatHex(sha256().digest(words.getBytes(StandardCharsets.UTF_8)));
  }

  /// {@return where the header block ends: at the first empty line, or with the message}
  private static int head(byte[] raw) {
    int at = 0;
    while (at < raw.length && ByteLines.end(raw, at, ByteLines.next(raw, at, raw.length)) > at) {
      at = ByteLines.next(raw, at, raw.length);
    }
    return at;
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this Java has no SHA-256", e);
    }
  }
}

package depesche.bot.site;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// What something was made of, as a short sum: made of the same it is the same.
final class Made {

  private static final int LENGTH = 12;

  private final MessageDigest digest;

  Made() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Adds words; where one ends and the next begins counts.
  Made of(Object... words) {
    for (Object word : words) {
      byte[] bytes = word.toString().getBytes(StandardCharsets.UTF_8);
      digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
      digest.update(bytes);
    }
    return this;
  }

  /// {@return the sum over all that was added}
  String sum() {
    return HexFormat.of().formatHex(digest.digest()).substring(0, LENGTH);
  }
}

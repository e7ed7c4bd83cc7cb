package depesche.bot.chance;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The formulas of fairdraw/v1: SHA-256, HMAC-SHA-256 and length-prefixed fields, so that nothing
/// is ambiguous.
final class Fairdraw {

  /// How often the open secret is hashed into its chain: more turns than any game has.
  static final int CHAIN = 1_000;

  private Fairdraw() {}

  /// {@return the fields one after the other, each behind its length in two bytes}
  static byte[] fields(Object... fields) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Object field : fields) {
      byte[] bytes = bytes(field);
      out.write(bytes.length >> 8);
      out.write(bytes.length);
      out.writeBytes(bytes);
    }
    return out.toByteArray();
  }

  private static byte[] bytes(Object field) {
    return switch (field) {
      case byte[] raw -> raw;
      case String text -> text.getBytes(StandardCharsets.UTF_8);
      case Integer number -> ByteBuffer.allocate(Long.BYTES).putLong(number).array();
      default -> throw new IllegalArgumentException("no field type: " + field.getClass());
    };
  }

  /// {@return the anchor of turn `turn`: A(T) is the secret itself, A(0) the public anchor}
  static byte[] anchor(byte[] secret, int turn) {
    byte[] link = secret;
    for (int i = turn; i < CHAIN; i++) {
      link = sha256(fields("fairdraw/v1/chain", link));
    }
    return link;
  }

  /// {@return the commitment C, published before the game begins}
  static byte[] commitment(String game, byte[] setup, byte[] anchor, byte[] hidden) {
    return sha256(fields("fairdraw/v1/commit", game, setup, anchor, hidden));
  }

  /// {@return the entropy E of a game to which no player contributes}
  static byte[] entropyOfNobody() {
    return sha256(fields("fairdraw/v1/entropy"));
  }

  /// {@return the key of a turn (from its anchor) or of the hidden decks (from the hidden secret)}
  static byte[] gameKey(byte[] seed, byte[] entropy, String game) {
    return hmac(entropy, fields("fairdraw/v1/game", game, seed));
  }

  /// {@return the key of one stream}
  static byte[] stream(byte[] gameKey, int turn, String purpose, String scope) {
    return hmac(gameKey, fields("fairdraw/v1/stream", turn, purpose, scope));
  }

  static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no SHA-256", e);
    }
  }

  static byte[] hmac(byte[] key, byte[] message) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac.doFinal(message);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no HMAC-SHA-256", e);
    }
  }
}

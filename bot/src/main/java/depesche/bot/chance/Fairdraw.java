package depesche.bot.chance;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The formulas of fairdraw/v1: SHA-256, HMAC-SHA-256 and length-prefixed fields, so that nothing
/// is ambiguous.
final class Fairdraw {

  /// The name and version of all this, in every formula and at the top of every transcript.
  static final String VERSION = "fairdraw/v1";

  /// How often the open secret is hashed into its chain: more turns than any game has.
  static final int CHAIN = 1_000;

  private static final int LONGEST_FIELD = 0xFFFF;
  private static final String HMAC = "HmacSHA256";

  private Fairdraw() {}

  /// {@return the fields one after the other, each behind its length in two bytes}
  static byte[] fields(Object... fields) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Object field : fields) {
      byte[] bytes = bytes(field);
      if (bytes.length > LONGEST_FIELD) {
        throw new IllegalArgumentException("a field of " + bytes.length + " bytes");
      }
      out.write(bytes.length >> 8);
      out.write(bytes.length);
      out.writeBytes(bytes);
    }
    return out.toByteArray();
  }

  private static byte[] bytes(Object field) {
    return switch (field) {
      case byte[] raw -> raw;
      case String text -> utf8(text);
      case Integer number -> ByteBuffer.allocate(Long.BYTES).putLong(number).array();
      default -> throw new IllegalArgumentException("no field type: " + field.getClass());
    };
  }

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] hash(String formula, Object... fields) {
    return sha256(concat(fields(VERSION + "/" + formula), fields(fields)));
  }

  private static byte[] keyed(byte[] key, String formula, Object... fields) {
    return hmac(key, concat(fields(VERSION + "/" + formula), fields(fields)));
  }

  static byte[] concat(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  /// {@return the link before this one in the chain of anchors}
  static byte[] before(byte[] link) {
    return hash("chain", link);
  }

  /// {@return the anchor of turn `turn`: A(T) is the secret itself, A(0) the public anchor}
  static byte[] anchor(byte[] secret, int turn) {
    if (turn >= CHAIN) {
      return secret;
    }
    byte[] link = before(secret);
    // What is hashed at each link is the same text but for the link at its end.
    byte[] text = concat(fields(VERSION + "/chain"), fields(link));
    int end = text.length - link.length;
    for (int i = turn + 1; i < CHAIN; i++) {
      System.arraycopy(sha256(text), 0, text, end, link.length);
    }
    return Arrays.copyOfRange(text, end, text.length);
  }

  /// {@return the commitment C, published before the game begins}
  static byte[] commitment(String game, byte[] setup, byte[] anchor, byte[] hidden) {
    return hash("commit", game, setup, anchor, hidden);
  }

  /// {@return what a player publishes of a phrase before anybody reveals theirs}
  static byte[] pledge(String seat, String phrase) {
    return hash("pledge", seat, phrase);
  }

  /// {@return the entropy E: what the players add to chance}
  ///
  /// @param phrases by seat
  static byte[] entropy(SortedMap<String, String> phrases) {
    byte[] all = fields(VERSION + "/entropy");
    for (Map.Entry<String, String> entry : phrases.entrySet()) {
      all = concat(all, fields(entry.getKey(), entry.getValue()));
    }
    return sha256(all);
  }

  /// {@return the key of a turn (from its anchor) or of the hidden decks (from the hidden secret)}
  static byte[] gameKey(byte[] seed, byte[] entropy, String game) {
    return keyed(entropy, "game", game, seed);
  }

  /// {@return the key of one stream}
  static byte[] stream(byte[] gameKey, int turn, String purpose, String scope) {
    return keyed(gameKey, "stream", turn, purpose, scope);
  }

  /// {@return what blinds one card of a deck until it is turned up}
  static byte[] cardSalt(byte[] streamKey, int index) {
    return keyed(streamKey, "salt", index);
  }

  /// {@return what blinds the code of a seat's letter `number`, from 1}
  static byte[] nonce(byte[] hidden, String game, String seat, int number) {
    return keyed(hidden, "nonce", game, seat, number);
  }

  /// {@return what stands in a set-up for the cards of a deck that nobody may know yet}
  static byte[] deck(List<String> cards) {
    return hash("deck", cards.toArray());
  }

  /// {@return the code before a seat's first letter}
  static byte[] noLetter(String game, String seat) {
    return hash("letters", game, seat);
  }

  /// {@return the receipt code of a letter, which stands for all letters of its seat up to it}
  static byte[] letter(
      String game, String seat, String phase, String text, byte[] before, byte[] nonce) {
    return hash("letter", game, seat, phase, sha256(utf8(text)), before, nonce);
  }

  /// {@return what blinds a seat's leaf under the root of a turn}
  static byte[] leafSalt(byte[] hidden, String game, int turn, String seat) {
    return keyed(hidden, "leaf", game, turn, seat);
  }

  /// {@return the head of the chain of seals before the first}
  static byte[] noSeal(String game, byte[] commitment) {
    return hash("seals", game, commitment);
  }

  /// {@return the head of the chain of seals with one more root at its end}
  static byte[] seal(String game, int turn, byte[] before, byte[] root) {
    return hash("seal", game, turn, before, root);
  }

  /// {@return the sum of all that was published up to a turn}
  ///
  /// @param content of this turn, as [Bencode] writes it
  static byte[] sum(String game, int turn, byte[] before, byte[] content) {
    return hash("sum", game, turn, before, sha256(content));
  }

  static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no SHA-256", e);
    }
  }

  static byte[] hmac(byte[] key, byte[] message) {
    return mac(key).doFinal(message);
  }

  /// {@return HMAC with this key, for many messages}
  static Mac mac(byte[] key) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(key, HMAC));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no HMAC-SHA-256", e);
    }
  }
}

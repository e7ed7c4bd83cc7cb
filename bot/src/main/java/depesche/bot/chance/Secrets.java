package depesche.bot.chance;

import java.security.SecureRandom;
import java.util.HexFormat;

/// The two secrets of one game.
///
/// @param hidden S, 32 bytes, for hidden decks; known to nobody until the game ends
/// @param open Z, 32 bytes, the end of the chain from which each turn's open draws come
public record Secrets(byte[] hidden, byte[] open) {

  private static final int LENGTH = 32;
  private static final HexFormat HEX = HexFormat.of();

  /// {@return fresh secrets from the system's best source}
  public static Secrets fresh() {
    return new Secrets(random(), random());
  }

  /// {@return the secrets that a seed stands for: for a demonstration that can be repeated}
  public static Secrets seeded(String seed) {
    return new Secrets(
        Fairdraw.sha256(Fairdraw.fields("depesche/seed/hidden", seed)),
        Fairdraw.sha256(Fairdraw.fields("depesche/seed/open", seed)));
  }

  private static byte[] random() {
    byte[] bytes = new byte[LENGTH];
    new SecureRandom().nextBytes(bytes);
    return bytes;
  }

  /// {@return the nonce of a seat's letter `number`, from 1, in hexadecimal}
  public String nonce(String game, String seat, int number) {
    return HEX.formatHex(Fairdraw.nonce(hidden, game, seat, number));
  }

  /// {@return the code of a seat's first letters: one after each of them, none before the first}
  ///
  /// @param before the code of the letter before, or an empty text
  public String code(
      String game, String seat, int number, String phase, String text, String before) {
    byte[] last = before.isEmpty() ? Fairdraw.noLetter(game, seat) : HEX.parseHex(before);
    byte[] nonce = Fairdraw.nonce(hidden, game, seat, number);
    return HEX.formatHex(Fairdraw.letter(game, seat, phase, text, last, nonce));
  }

  /// Says nothing: a secret never reaches a log.
  @Override
  public String toString() {
    return "Secrets[…]";
  }
}

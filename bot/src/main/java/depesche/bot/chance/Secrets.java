package depesche.bot.chance;

import java.security.SecureRandom;

/// The two secrets of one game.
///
/// @param hidden S, 32 bytes, for hidden decks; known to nobody until the game ends
/// @param open Z, 32 bytes, the end of the chain from which each turn's open draws come
public record Secrets(byte[] hidden, byte[] open) {

  private static final int LENGTH = 32;

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

  /// Says nothing: a secret never reaches a log.
  @Override
  public String toString() {
    return "Secrets[…]";
  }
}

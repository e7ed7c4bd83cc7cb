package depesche.bot.chance;

import java.util.HexFormat;

/// The chain of the roots under which the letters of a game were sealed. Two who have the same head
/// have seen the same roots in the same order; it says nothing else of any seat.
///
/// @param head the newest link, in hexadecimal
public record SealChain(String game, String head) {

  private static final HexFormat HEX = HexFormat.of();

  /// {@return the chain of a game whose letters were never sealed}
  public static SealChain begun(String game, String commitment) {
    return new SealChain(game, HEX.formatHex(Fairdraw.noSeal(game, HEX.parseHex(commitment))));
  }

  /// {@return the chain after a turn}
  ///
  /// @param root of the letters of that turn; empty if none were sealed for it
  public SealChain then(int turn, String root) {
    return root.isEmpty()
        ? this
        : new SealChain(
            game, HEX.formatHex(Fairdraw.seal(game, turn, HEX.parseHex(head), HEX.parseHex(root))));
  }
}

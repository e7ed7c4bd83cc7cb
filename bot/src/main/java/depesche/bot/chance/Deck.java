package depesche.bot.chance;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// What a hidden draw gave, card by card, under one root.
///
/// @param key of the stream, from which the salts come
record Deck(byte[] key, List<String> cards) {

  /// {@return the deck that these steps of a hidden draw laid out}
  static Deck of(byte[] key, List<Transcript.Step> steps) {
    return new Deck(key, steps.stream().flatMap(step -> step.got().stream()).toList());
  }

  String root() {
    List<byte[]> leaves = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      byte[] card = Fairdraw.fields("card", cards.get(i));
      leaves.add(Merkle.leaf(i, Fairdraw.concat(Fairdraw.cardSalt(key, i), card)));
    }
    return HexFormat.of().formatHex(Merkle.root(leaves));
  }
}

package depesche.bot.chance;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// What a hidden draw gave, card by card, under one root.
///
/// @param key of the stream, from which the salts come
record CommittedDeck(byte[] key, List<String> cards) {

  /// {@return the deck that these steps of a hidden draw laid out}
  static CommittedDeck of(byte[] key, List<Transcript.Step> steps) {
    return new CommittedDeck(key, steps.stream().flatMap(step -> step.got().stream()).toList());
  }

  String root() {
    return HexFormat.of().formatHex(Merkle.root(leaves()));
  }

  /// {@return what proves to anyone who sees the card at this place, from 0, that it lay there}
  Transcript.Card card(int index) {
    HexFormat hex = HexFormat.of();
    List<String> path = Merkle.path(leaves(), index).stream().map(hex::formatHex).toList();
    return new Transcript.Card(
        cards.get(index), hex.formatHex(Fairdraw.cardSalt(key, index)), path);
  }

  private List<byte[]> leaves() {
    List<byte[]> leaves = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      leaves.add(leaf(i, cards.get(i), Fairdraw.cardSalt(key, i)));
    }
    return leaves;
  }

  static byte[] leaf(int index, String card, byte[] salt) {
    return Merkle.leaf(index, Fairdraw.concat(salt, Fairdraw.fields("card", card)));
  }
}

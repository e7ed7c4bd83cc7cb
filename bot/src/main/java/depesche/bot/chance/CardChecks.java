package depesche.bot.chance;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/// Checks turn by turn that the cards which were shown lay under the root of their deck from the
/// moment it was shuffled.
final class CardChecks {

  private static final HexFormat HEX = HexFormat.of();

  private final boolean over;
  private final ProofChecks proofChecks;

  /// The root of each deck by its purpose and scope.
  private final Map<String, String> roots = new HashMap<>();

  /// @param over whether everything must be there, and not only what one reader saw
  CardChecks(boolean over, ProofChecks proofChecks) {
    this.over = over;
    this.proofChecks = proofChecks;
  }

  void turn(Transcript.Turn turn) {
    turn.hidden().forEach(draw -> roots.put(draw.purpose() + " " + draw.scope(), draw.root()));
    for (int i = 0; i < turn.shown().size(); i++) {
      card("turn " + turn.turn(), turn.shown().get(i), turn.opened().cards().get(i));
    }
  }

  private void card(String where, Transcript.Shown place, Transcript.Card card) {
    String deck = place.purpose() + " " + place.scope();
    String name = "%s, %s, card %d".formatted(where, deck, place.index() + 1);
    if (card.isCovered()) {
      if (over || place.to().isEmpty()) {
        proofChecks.failed(name, "it was shown, and is not there");
      }
      return;
    }
    byte[] leaf = CommittedDeck.leaf(place.index(), card.card(), HEX.parseHex(card.salt()));
    List<byte[]> path = card.path().stream().map(HEX::parseHex).toList();
    proofChecks.equal(
        name,
        card.card() + " lay there under the root of its deck",
        roots.getOrDefault(deck, "no such deck"),
        HEX.formatHex(Merkle.climb(leaf, place.index(), place.size(), path)));
  }
}

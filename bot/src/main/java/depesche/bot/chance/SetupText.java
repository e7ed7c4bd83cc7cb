package depesche.bot.chance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a set-up says that others have to know, read from the text that a game is committed to. Of
/// a text that is no set-up nothing is known; that it is not what was committed to, another check
/// finds.
///
/// @param lists the cards of each deck, by its name; none if it was written in the first form
/// @param closed the same for decks whose cards nobody may know before the end: [#hash] of the list
/// @param deck the file of cards that was chosen
/// @param series whether it is the set-up of a series
public record SetupText(
    Map<String, List<String>> lists,
    Map<String, String> closed,
    Optional<DeckFile> deck,
    boolean series) {

  /// A file of cards.
  ///
  /// @param file its name
  /// @param hash of its content, in hexadecimal
  public record DeckFile(String file, String hash) {

    /// {@return a file with this content}
    public static DeckFile of(String file, String content) {
      byte[] hash = Fairdraw.sha256(Fairdraw.utf8(content));
      return new DeckFile(file, HexFormat.of().formatHex(hash));
    }
  }

  /// {@return what a text says}
  public static SetupText of(String setup) {
    JsonNode tree = TranscriptFile.node(setup);
    Map<String, List<String>> lists = new LinkedHashMap<>();
    Map<String, String> closed = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> deck : tree.path("decks").properties()) {
      String name = deck.getKey();
      if (deck.getValue().isTextual()) {
        closed.put(name, deck.getValue().asText());
      } else {
        List<String> cards = new ArrayList<>();
        deck.getValue().forEach(card -> cards.add(card.asText()));
        lists.put(name, cards);
      }
    }
    JsonNode deck = tree.path("deck");
    return new SetupText(
        lists,
        closed,
        deck.isObject()
            ? Optional.of(new DeckFile(deck.path("file").asText(), deck.path("sha256").asText()))
            : Optional.empty(),
        tree.has("series"));
  }

  /// {@return the name of the deck of which a hidden draw is the first shuffle; empty if it is not}
  static Optional<String> deckOf(Transcript.Hidden draw) {
    return draw.purpose().equals("deck")
        ? Optional.of(draw.scope().replaceFirst("/1$", ""))
        : Optional.empty();
  }

  /// {@return what stands for the cards of a deck that nobody may know yet, in hexadecimal}
  public static String hash(List<String> cards) {
    return HexFormat.of().formatHex(Fairdraw.deck(cards));
  }
}

package depesche.adjudicator.table.plain;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckCheck;
import depesche.adjudicator.rules.DeckFormat;
import depesche.adjudicator.rules.DeckSheet;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.news.CardField;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The files of plain tables, as far as their cards go. A deck that is dealt by number lacks
/// nothing.
public final class TableDeckFormat implements DeckFormat {

  /// The one format.
  public TableDeckFormat() {}

  @Override
  public String title() {
    return "plain-table";
  }

  @Override
  public boolean isAsked() {
    return true;
  }

  @Override
  public DeckCheck check(JsonValue file) {
    DeckFindings findings = new DeckFindings();
    TableKeys.check(file, findings);
    Optional<TableFile> table = findings.attempt(() -> TableFile.described(file).getFirst());
    List<TableCard> cards = table.map(TableDeckFormat::cards).orElseGet(List::of);
    int whole = cards.size();
    for (JsonValue deck : findings.entries(file, "decks")) {
      for (JsonValue card : TableFile.typed(deck)) {
        if (card.find("title").isEmpty()) {
          findings.missing(card, "\"title\" is missing; the card goes by its number");
          whole--;
        }
      }
    }
    return findings.check(Math.max(0, whole), cards.size());
  }

  private static List<TableCard> cards(TableFile table) {
    return table.layout().decks().stream().flatMap(deck -> deck.cards().stream()).toList();
  }

  @Override
  public String content(JsonValue file) {
    return TableFile.read(file).layout().toString();
  }

  @Override
  public SequencedMap<String, List<String>> decks(JsonValue file) {
    SequencedMap<String, List<String>> decks = new LinkedHashMap<>();
    TableFile.read(file).layout().decks().forEach(deck -> decks.put(deck.name(), deck.ids()));
    return decks;
  }

  @Override
  public DeckSheet sheet(JsonValue file) {
    TableFile table = TableFile.read(file);
    List<DeckSheet.CardPrint> cards =
        table.layout().decks().stream()
            .flatMap(
                deck ->
                    deck.cards().stream()
                        .filter(card -> !card.title().equals(card.id()))
                        .map(card -> print(deck, card)))
            .toList();
    int left = cards(table).size() - cards.size();
    return new DeckSheet(table.layout().name(), false, "", cards, left);
  }

  private static DeckSheet.CardPrint print(DeckLayout deck, TableCard card) {
    List<String> marks = Stream.of(card.field("value")).filter(one -> !one.isEmpty()).toList();
    List<CardField> parts =
        card.fields().entrySet().stream()
            .filter(field -> !List.of("value", "text").contains(field.getKey()))
            .map(field -> new CardField(field.getKey(), field.getValue()))
            .toList();
    String text = card.field("text");
    return new DeckSheet.CardPrint(card.title(), deck.name(), marks, parts, text, card.id());
  }
}

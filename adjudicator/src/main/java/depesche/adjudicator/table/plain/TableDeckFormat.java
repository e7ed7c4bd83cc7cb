package depesche.adjudicator.table.plain;

import depesche.adjudicator.cards.CardFormat;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Entry;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckSheet;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.news.CardField;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The files of plain tables, as far as their cards go. A deck that is dealt by number lacks
/// nothing.
public final class TableDeckFormat
    implements CardFormat<TableDeckFormat.Card, TableDeckFormat.Cards> {

  private static final Field<String> TITLE = Field.text("name");

  /// A card of which more than the number is typed.
  ///
  /// @param deck the name of its deck
  public record Card(String deck, TableCard face) {}

  /// The decks of a file.
  ///
  /// @param title of the game
  public record Cards(String title, List<DeckLayout> decks) implements Typed<Card> {

    public Cards {
      decks = List.copyOf(decks);
    }

    @Override
    public String note() {
      return "";
    }

    @Override
    public String content() {
      return decks.toString();
    }

    @Override
    public List<Card> cards() {
      return decks.stream()
          .flatMap(deck -> deck.cards().stream().map(face -> new Card(deck.name(), face)))
          .filter(card -> !card.face().title().equals(card.face().id()))
          .toList();
    }

    private int count() {
      return decks.stream().mapToInt(deck -> deck.cards().size()).sum();
    }

    @Override
    public int leftOut(JsonValue file) {
      return count() - cards().size();
    }

    @Override
    public SequencedMap<String, List<String>> lists() {
      SequencedMap<String, List<String>> lists = new LinkedHashMap<>();
      decks.forEach(deck -> lists.put(deck.name(), deck.ids()));
      return lists;
    }
  }

  /// The one format.
  public TableDeckFormat() {}

  @Override
  public String title() {
    return "plain-table";
  }

  @Override
  public ReadDeck<Cards> read(JsonValue file) {
    DeckFindings findings = new DeckFindings();
    TableFile.all(file, findings);
    int untitled = 0;
    for (JsonValue deck : file.listed("decks")) {
      for (JsonValue card : TableCards.typed(deck)) {
        if (card.find(TableCards.TITLE.key()).isEmpty()) {
          findings.missing(card, "\"title\" is missing; the card goes by its number");
          untitled++;
        }
      }
    }
    // What is wrong in them has been found.
    Entry entry = new Entry(file, new DeckFindings(), "");
    Cards cards = new Cards(entry.get(TITLE), entry.get(TableFields.DECKS));
    return new ReadDeck<>(
        cards, findings.check(Math.max(0, cards.count() - untitled), cards.count()));
  }

  /// A game is held by all that lies on its table.
  @Override
  public String content(JsonValue file) {
    return TableFile.read(file).layout().toString();
  }

  /// A table with something wrong in it is mended before it is printed.
  @Override
  public DeckSheet sheet(JsonValue file) {
    TableFile.read(file);
    return CardFormat.super.sheet(file);
  }

  @Override
  public DeckSheet.CardPrint print(Card card) {
    TableCard face = card.face();
    String text = face.field("text");
    List<String> marks = Stream.of(face.field("value")).filter(one -> !one.isEmpty()).toList();
    List<CardField> parts =
        face.fields().entrySet().stream()
            .filter(field -> !List.of("value", "text").contains(field.getKey()))
            .map(field -> new CardField(field.getKey(), field.getValue()))
            .toList();
    return new DeckSheet.CardPrint(face.title(), card.deck(), marks, parts, text, face.id());
  }
}

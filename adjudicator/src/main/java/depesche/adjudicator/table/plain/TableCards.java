package depesche.adjudicator.table.plain;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.layout.TableCard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The cards of a deck in a table's file: typed in, numbers such as `21-40`, or so many.
final class TableCards {

  /// What a card is called; without it, it goes by its number.
  static final Field<Optional<String>> TITLE = Field.maybe("title", (at, _) -> at.text());

  /// Tells the cards of several decks apart.
  static final Field<String> PREFIX = Field.of("prefix", (at, _) -> prefix(at), "");

  private static final Field<String> NUMBER = Field.must("number", (at, _) -> number(at));
  private static final List<String> OWN = Field.keys(NUMBER, TITLE);
  private static final int MOST_CARDS = 1000;
  private static final Pattern RANGE = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

  private TableCards() {}

  private static String prefix(JsonValue at) {
    if (!at.text().matches("\\p{L}{0,8}")) {
      throw at.bad("\"prefix\" is a few letters, not \"" + at.text() + "\"");
    }
    return at.text();
  }

  /// A number, or a word such as `KING`.
  private static String number(JsonValue at) {
    if (at.isText()) {
      if (!at.text().matches("\\p{L}{1,30}")) {
        throw at.bad("the number of a card may be one word, not \"" + at.text() + "\"");
      }
      return at.text().toUpperCase(Locale.ROOT);
    }
    int number = at.whole();
    if (number < 0 || number > MOST_CARDS) {
      throw at.bad("the number of a card is 0 to " + MOST_CARDS + ", not " + number);
    }
    return String.valueOf(number);
  }

  /// {@return the cards of a deck with this prefix}
  static Field<List<TableCard>> cards(String prefix) {
    return Field.must("cards", (at, findings) -> cards(at, prefix, findings));
  }

  private static List<TableCard> cards(JsonValue at, String prefix, DeckFindings findings) {
    if (!at.isList()) {
      int count = at.whole();
      if (count < 1 || count > MOST_CARDS) {
        throw at.bad("\"cards\" must be 1 to " + MOST_CARDS + " or a list of cards");
      }
      return numbered(1, count).map(number -> TableCard.numbered(prefix + number)).toList();
    }
    if (at.items().isEmpty()) {
      throw at.bad("\"cards\" is empty; a deck has one card or more");
    }
    List<TableCard> all = new ArrayList<>();
    Set<String> ids = new LinkedHashSet<>();
    for (JsonValue one : at.items()) {
      findings.attempt(
          () -> {
            for (TableCard card :
                one.isText() ? range(one, prefix) : List.of(card(one, prefix, findings))) {
              if (!ids.add(card.id())) {
                throw one.bad(
                    "there is a card " + card.id() + " before; each has a number of its own");
              }
              all.add(card);
            }
          });
    }
    return all;
  }

  /// `21-40`, or `7` alone. Numbers that begin with zeros are all as long as the first.
  private static List<TableCard> range(JsonValue range, String prefix) {
    Matcher numbers = RANGE.matcher(range.text());
    if (!numbers.matches()) {
      throw range.bad("\"" + range.text() + "\" is no number of a card; write 7, or 21-40");
    }
    String first = numbers.group(1);
    int least = Integer.parseInt(first);
    int most = numbers.group(2) == null ? least : Integer.parseInt(numbers.group(2));
    if (most < least || most > MOST_CARDS) {
      throw range.bad("the numbers of cards go up, to " + MOST_CARDS + " at most");
    }
    return numbered(least, most)
        .map(number -> "0".repeat(Math.max(0, first.length() - number.length())) + number)
        .map(number -> TableCard.numbered(prefix + number))
        .toList();
  }

  private static Stream<String> numbered(int least, int most) {
    return IntStream.rangeClosed(least, most).mapToObj(String::valueOf);
  }

  private static TableCard card(JsonValue card, String prefix, DeckFindings findings) {
    String id = prefix + NUMBER.in(card, findings);
    SequencedMap<String, String> fields = new LinkedHashMap<>();
    card.fields()
        .forEach(
            (key, value) -> {
              if (!OWN.contains(key)) {
                fields.put(key, value.isText() ? value.text() : String.valueOf(value.whole()));
              }
            });
    return new TableCard(id, TITLE.in(card, findings).orElse(id), fields);
  }

  /// {@return whether a card has this word for its number}
  static boolean isNumbered(JsonValue card, String prefix, String word) {
    JsonValue number = card.at(NUMBER.key());
    return number.isText() && word.equals(prefix + number(number));
  }

  /// {@return the cards of a deck of which more than the number is typed in}
  static List<JsonValue> typed(JsonValue deck) {
    return deck.isObject()
        ? deck.listed("cards").stream().filter(JsonValue::isObject).toList()
        : List.of();
  }
}

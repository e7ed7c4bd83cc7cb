package depesche.adjudicator.table.plain;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.OwnersFile;
import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.PieceLayout;
import depesche.adjudicator.table.layout.PieceStart;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// The file of a table: `docs/tables.md` shows each of its fields.
///
/// @param file its name without folder and ending
/// @param variant which of the games in it this is; empty if there is one alone
/// @param seats in table order
/// @param content all in it that can change a game
public record TableFile(
    String file, String variant, List<String> seats, TableLayout layout, String content) {

  private static final int MOST_CARDS = 1000;
  private static final Pattern RANGE = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

  public TableFile {
    seats = List.copyOf(seats);
  }

  /// {@return what the game is called}
  public String id() {
    return variant.isEmpty() ? file : file + "-" + variant;
  }

  /// {@return the table that a file describes, the first if it has variants}
  ///
  /// @throws depesche.adjudicator.json.BadFile with file, line and mend
  public static TableFile read(JsonValue file) {
    return all(file).getFirst();
  }

  /// {@return the tables that a file describes, one for each of its variants}
  ///
  /// @throws depesche.adjudicator.json.BadFile with file, line and mend
  public static List<TableFile> all(JsonValue file) {
    DeckFindings findings = new DeckFindings();
    TableKeys.check(file, findings);
    if (!findings.allWrong().isEmpty()) {
      throw BadFile.found(findings.allWrong().getFirst(), findings.allWrong().size() - 1);
    }
    return described(file);
  }

  /// As above, whatever keys it has.
  static List<TableFile> described(JsonValue file) {
    List<TableFile> tables = new ArrayList<>();
    String content = OwnersFile.content(file);
    TableForm.all(file).forEach((variant, form) -> tables.add(described(form, variant, content)));
    return tables;
  }

  private static TableFile described(JsonValue file, String variant, String content) {
    TableNames.check(file);
    TableBounds.check(file);
    List<String> seats = file.at("seats").texts();
    TableLayout layout =
        new TableLayout(
            file.at("name").text(),
            list(file, "decks").stream().map(TableFile::deck).toList(),
            list(file, "tracks").stream().map(TableFile::track).toList(),
            list(file, "pieces").stream().map(TableFile::piece).toList(),
            list(file, "places").stream().map(TableFile::place).toList(),
            list(file, "start").stream().map(TableFile::start).toList(),
            list(file, "choices").stream().map(TableFile::choice).toList(),
            phases(file.at("phases")),
            file.at("turns").whole(),
            file.find("score").map(JsonValue::text).orElse(""));
    check(file, layout);
    checkStarts(file, layout, seats);
    return new TableFile(file.id(), variant, seats, layout, content);
  }

  private static List<JsonValue> list(JsonValue value, String field) {
    return value.find(field).map(JsonValue::items).orElse(List.of());
  }

  private static int whole(JsonValue value, String field, int other) {
    return value.find(field).map(JsonValue::whole).orElse(other);
  }

  private static boolean is(JsonValue value, String field) {
    return value.find(field).map(JsonValue::truth).orElse(false);
  }

  private static List<String> texts(JsonValue value, String field) {
    return value.find(field).map(JsonValue::texts).orElse(List.of());
  }

  /// Names that the file speaks of must be in it.
  private static void check(JsonValue file, TableLayout layout) {
    List<String> choices = layout.choices().stream().map(ChoiceLayout::name).toList();
    for (JsonValue phase : file.at("phases").items()) {
      for (String choice : texts(phase, "choices")) {
        if (!choices.contains(choice)) {
          throw phase.bad("no choice \"" + choice + "\"; there are " + choices);
        }
      }
    }
    boolean scored =
        layout.score().isEmpty()
            || layout.tracks().stream()
                .anyMatch(track -> track.each() && track.name().equals(layout.score()));
    if (!scored) {
      throw file.at("score").bad("\"score\" must name a track that has \"each\": true");
    }
    if (layout.phases().stream().allMatch(phase -> phase.mode() == PhaseLayout.Mode.NONE)) {
      throw file.at("phases").bad("a phase in which somebody acts is missing");
    }
  }

  private static void checkStarts(JsonValue file, TableLayout layout, List<String> seats) {
    List<String> places = layout.places().stream().map(PlaceLayout::name).toList();
    List<String> pieces = new ArrayList<>();
    for (PieceLayout piece : layout.pieces()) {
      if (piece.each()) {
        seats.forEach(seat -> pieces.add(seat + " " + piece.name()));
      } else {
        pieces.add(piece.name());
      }
    }
    for (JsonValue start : list(file, "start")) {
      String place = start.at("place").text();
      String piece = start.at("piece").text();
      if (!places.contains(place)) {
        throw start.bad("no place \"" + place + "\"; there are " + places);
      }
      if (!pieces.contains(piece)) {
        throw start.bad("no piece \"" + piece + "\"; there are " + pieces);
      }
    }
  }

  // Cards

  private static DeckLayout deck(JsonValue value) {
    return new DeckLayout(
        value.at("name").text(),
        cards(value),
        whole(value, "deal", 0),
        is(value, "renews"),
        after(value, "played", ChoiceLayout.After.DISCARD));
  }

  private static ChoiceLayout.After after(JsonValue value, String field, ChoiceLayout.After other) {
    return value.find(field).map(one -> one.one(ChoiceLayout.After.class)).orElse(other);
  }

  /// {@return the ids of the cards of a deck}
  static List<String> ids(JsonValue deck) {
    return cards(deck).stream().map(TableCard::id).toList();
  }

  /// {@return the cards of a deck of which more than the number is typed in}
  static List<JsonValue> typed(JsonValue deck) {
    Optional<JsonValue> cards = deck.find("cards").filter(JsonValue::isList);
    return cards.map(JsonValue::items).orElse(List.of()).stream()
        .filter(card -> !card.isText())
        .toList();
  }

  /// {@return the id of a typed card}
  static String id(JsonValue deck, JsonValue card) {
    return deck.find("prefix").map(JsonValue::text).orElse("") + number(card);
  }

  /// Cards that are typed in, numbers such as `21-40`, or so many; `prefix` tells the cards of
  /// several decks apart.
  private static List<TableCard> cards(JsonValue value) {
    String prefix = value.find("prefix").map(JsonValue::text).orElse("");
    JsonValue cards = value.at("cards");
    if (!cards.isList()) {
      int count = cards.whole();
      if (count < 1 || count > MOST_CARDS) {
        throw cards.bad("\"cards\" must be 1 to " + MOST_CARDS + " or a list of cards");
      }
      return IntStream.rangeClosed(1, count)
          .mapToObj(number -> TableCard.numbered(prefix + number))
          .toList();
    }
    List<TableCard> all = new ArrayList<>();
    SequencedSet<String> ids = new LinkedHashSet<>();
    for (JsonValue card : cards.items()) {
      for (TableCard face : card.isText() ? numbered(card, prefix) : List.of(card(card, prefix))) {
        if (!ids.add(face.id())) {
          throw card.bad("there is a card " + face.id() + " before; each has a number of its own");
        }
        all.add(face);
      }
    }
    return all;
  }

  /// `21-40`, or `7` alone. Numbers that begin with zeros are all as long as the first.
  private static List<TableCard> numbered(JsonValue range, String prefix) {
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
    return IntStream.rangeClosed(least, most)
        .mapToObj(String::valueOf)
        .map(number -> "0".repeat(Math.max(0, first.length() - number.length())) + number)
        .map(number -> TableCard.numbered(prefix + number))
        .toList();
  }

  private static TableCard card(JsonValue value, String prefix) {
    String id = prefix + number(value);
    SequencedMap<String, String> fields = new LinkedHashMap<>();
    value
        .fields()
        .forEach(
            (field, one) -> {
              if (!field.equals("number") && !field.equals("title")) {
                fields.put(field, one.isText() ? one.text() : String.valueOf(one.whole()));
              }
            });
    return new TableCard(id, value.find("title").map(JsonValue::text).orElse(id), fields);
  }

  /// A number, or a word such as `KING`.
  private static String number(JsonValue card) {
    JsonValue said = card.at("number");
    if (said.isText()) {
      if (!said.text().matches("\\p{L}{1,30}")) {
        throw said.bad("the number of a card may be one word, not \"" + said.text() + "\"");
      }
      return said.text().toUpperCase(Locale.ROOT);
    }
    int number = said.whole();
    if (number < 0 || number > MOST_CARDS) {
      throw card.bad("the number of a card is 0 to " + MOST_CARDS + ", not " + number);
    }
    return String.valueOf(number);
  }

  // The board

  private static TrackLayout track(JsonValue value) {
    String name = value.at("name").text();
    List<String> spaces = texts(value, "spaces");
    if (spaces.isEmpty()) {
      int least = whole(value, "least", 0);
      int most = value.at("most").whole();
      int start = whole(value, "start", least);
      if (least > start || start > most) {
        throw value.bad(name + ": least, start and most must go up");
      }
      return TrackLayout.numbers(name, is(value, "each"), least, most, start);
    }
    String start = value.find("start").map(JsonValue::text).orElse(spaces.getFirst());
    if (!spaces.contains(start)) {
      throw value.bad(name + ": no space \"" + start + "\"; there are " + spaces);
    }
    return new TrackLayout(
        name, is(value, "each"), 0, spaces.size() - 1, spaces.indexOf(start), spaces);
  }

  private static PieceLayout piece(JsonValue value) {
    return new PieceLayout(value.at("name").text(), is(value, "each"), value.at("supply").whole());
  }

  private static PlaceLayout place(JsonValue value) {
    return value.isText()
        ? new PlaceLayout(value.text(), Integer.MAX_VALUE)
        : new PlaceLayout(value.at("name").text(), whole(value, "room", Integer.MAX_VALUE));
  }

  private static PieceStart start(JsonValue value) {
    return new PieceStart(
        value.at("piece").text(), value.at("place").text(), whole(value, "count", 1));
  }

  // Choices and phases

  private static ChoiceLayout choice(JsonValue value) {
    int least = whole(value, "least", 1);
    ChoiceLayout.Kind kind = value.at("kind").one(ChoiceLayout.Kind.class);
    List<String> options = texts(value, "options");
    if (kind == ChoiceLayout.Kind.OPTION && options.isEmpty()) {
      throw value.bad("a choice of kind \"option\" needs \"options\"");
    }
    return new ChoiceLayout(
        value.at("name").text(),
        kind,
        least,
        whole(value, "most", Math.max(1, least)),
        options,
        texts(value, "scopes"),
        after(value, "after", ChoiceLayout.After.DISCARD));
  }

  private static List<PhaseLayout> phases(JsonValue phases) {
    if (phases.items().isEmpty()) {
      throw phases.bad("a phase in which somebody acts is missing");
    }
    return phases.items().stream().map(TableFile::phase).toList();
  }

  private static PhaseLayout phase(JsonValue value) {
    Optional<JsonValue> rounds = value.find("rounds");
    int count =
        rounds.filter(JsonValue::isText).isPresent() ? 0 : rounds.map(JsonValue::whole).orElse(1);
    return new PhaseLayout(
        value.at("name").text(),
        value.at("mode").one(PhaseLayout.Mode.class),
        texts(value, "choices"),
        count,
        capitals(texts(value, "endsTurn")),
        capitals(texts(value, "reactions")),
        whole(value, "draw", 0));
  }

  private static List<String> capitals(List<String> words) {
    return words.stream().map(word -> word.toUpperCase(Locale.ROOT)).toList();
  }
}

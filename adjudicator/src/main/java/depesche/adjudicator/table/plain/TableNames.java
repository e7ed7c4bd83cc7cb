package depesche.adjudicator.table.plain;

import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.acts.TableVerbs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Pattern;

/// The names in a table's file. Players write them in lines, so each must be one that a line can
/// hold, and two things of a kind may not share one.
final class TableNames {

  private static final Pattern SEAT = Pattern.compile("\\p{L}[\\p{L}\\p{N}-]*");
  private static final Pattern THING = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} '’&()/!+-]*");
  private static final Pattern CHOICE = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} '’&()/!+_-]*");
  private static final Pattern PHASE = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} '’&()/!+.-]*");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}-]+");
  private static final int LONGEST = 60;
  private static final int MOST_SEATS = 20;

  /// Behind these words of a line stands why.
  private static final List<String> REASONS = List.of("FOR", "BECAUSE", "REASON");

  /// Words that stand before or behind the name of a deck.
  private static final List<String> OF_DECKS =
      List.of("FROM", "DECK", "INTO", "THE", "DISCARD", "DISCARDS", "PILE", "CARD", "CARDS");

  /// Names that mean somebody else.
  private static final List<String> NOBODYS = List.of("MASTER", "TABLE", "NOBODY", "ALL");

  private final JsonValue file;
  private final List<String> verbs = new TableVerbs(List.of(), List.of()).words();

  private TableNames(JsonValue file) {
    this.file = file;
  }

  /// Goes on only if all names are good.
  ///
  /// @throws depesche.adjudicator.json.BadFile with the first that is not
  static void check(JsonValue file) {
    TableNames names = new TableNames(file);
    names.seats();
    names.decks();
    names.board();
    names.choices();
    names.unique("phases", "phase", PHASE);
    names.phases();
  }

  private List<JsonValue> entries(String list) {
    return file.find(list).map(JsonValue::items).orElse(List.of());
  }

  private static JsonValue name(JsonValue entry) {
    return entry.isText() ? entry : entry.at("name");
  }

  private static String plain(String name) {
    return name.toUpperCase(Locale.ROOT);
  }

  private void seats() {
    List<JsonValue> seats = file.at("seats").items();
    List<String> seen = new ArrayList<>();
    for (JsonValue seat : seats) {
      String name = seat.text();
      if (!SEAT.matcher(name).matches() || name.length() > LONGEST) {
        throw seat.bad("a seat is one word, not \"" + name + "\"");
      }
      if (verbs.contains(plain(name)) || NOBODYS.contains(plain(name))) {
        throw seat.bad("\"" + name + "\" is a word of every table; call the seat otherwise");
      }
      seen.add(plain(name));
    }
    if (seen.size() < 2
        || seen.size() > MOST_SEATS
        || seen.stream().distinct().count() < seen.size()) {
      throw file.at("seats")
          .bad("\"seats\" must be two or more different names, " + MOST_SEATS + " at most");
    }
  }

  private void decks() {
    unique("decks", "deck", THING);
    SequencedMap<String, String> cards = new LinkedHashMap<>();
    for (JsonValue deck : entries("decks")) {
      String name = deck.at("name").text();
      if (!WORD.matcher(name).matches()) {
        throw deck.bad("the name of a deck is one word, not \"" + name + "\"");
      }
      if (OF_DECKS.contains(plain(name))) {
        throw deck.bad("\"" + name + "\" is a word of lines about decks; call the deck otherwise");
      }
      String prefix = deck.find("prefix").map(JsonValue::text).orElse("");
      if (!prefix.matches("\\p{L}{0,8}")) {
        throw deck.at("prefix").bad("\"prefix\" is a few letters, not \"" + prefix + "\"");
      }
      for (String id : TableFile.ids(deck)) {
        String other = cards.putIfAbsent(id.toUpperCase(Locale.ROOT), name);
        if (other != null && !other.equals(name)) {
          throw deck.bad(
              "the decks "
                  + other
                  + " and "
                  + name
                  + " both have a card "
                  + id
                  + "; give one of them a \"prefix\"");
        }
      }
    }
    titles(cards);
  }

  /// A title that is the number of a card would be read as that card.
  private void titles(Map<String, String> cards) {
    for (JsonValue deck : entries("decks")) {
      for (JsonValue card : TableFile.typed(deck)) {
        String title = card.find("title").map(JsonValue::text).orElse("a card");
        boolean own = card.at("number").isText() && plain(title).equals(TableFile.id(deck, card));
        if (title.isBlank()
            || title.length() > LONGEST
            || (!own && cards.containsKey(plain(title.strip())))) {
          throw card.bad("\"title\" must be words, and no number of a card: \"" + title + "\"");
        }
      }
    }
  }

  private void board() {
    unique("tracks", "track", THING);
    unique("pieces", "piece", THING);
    unique("places", "place", THING);
    List<String> tracks = entries("tracks").stream().map(one -> plain(name(one).text())).toList();
    List<String> seats = file.at("seats").texts().stream().map(TableNames::plain).toList();
    for (JsonValue piece : entries("pieces")) {
      String name = piece.at("name").text();
      if (tracks.contains(plain(name))) {
        throw piece.bad("\"" + name + "\" is a track, too; MOVE would not know which");
      }
      if (seats.contains(plain(name).split(" ", 2)[0])) {
        throw piece.bad("\"" + name + "\" begins with a seat; write \"each\": true for its own");
      }
    }
    for (JsonValue track : entries("tracks")) {
      distinct(track, "spaces", THING);
    }
  }

  private void choices() {
    unique("choices", "choice", CHOICE);
    for (JsonValue choice : entries("choices")) {
      String name = choice.at("name").text();
      if (verbs.contains(plain(name))) {
        throw choice.bad("\"" + name + "\" is a command of every table; call the choice otherwise");
      }
      distinct(choice, "scopes", WORD);
      distinct(choice, "options", THING);
    }
  }

  private void phases() {
    List<String> turn = new TableVerbs(List.of(), List.of()).turnWords();
    for (JsonValue phase : entries("phases")) {
      for (String list : List.of("endsTurn", "reactions")) {
        for (String verb : phase.find(list).map(JsonValue::texts).orElse(List.of())) {
          if (!turn.contains(plain(verb))) {
            throw phase.at(list).bad("\"" + list + "\": \"" + verb + "\" is none of " + turn);
          }
        }
      }
    }
  }

  /// The entries of a list have names of their own that a line can hold.
  private void unique(String list, String kind, Pattern form) {
    List<String> seen = new ArrayList<>();
    for (JsonValue entry : entries(list)) {
      JsonValue name = name(entry);
      mustFit(name, kind, form);
      if (seen.contains(plain(name.text()))) {
        throw name.bad(
            "there is a " + kind + " \"" + name.text() + "\" before; call one otherwise");
      }
      seen.add(plain(name.text()));
    }
  }

  private static void distinct(JsonValue entry, String list, Pattern form) {
    List<String> seen = new ArrayList<>();
    for (JsonValue one : entry.find(list).map(JsonValue::items).orElse(List.of())) {
      mustFit(one, list, form);
      if (seen.contains(plain(one.text()))) {
        throw one.bad("\"" + list + "\" has \"" + one.text() + "\" twice; remove one");
      }
      seen.add(plain(one.text()));
    }
  }

  private static void mustFit(JsonValue name, String kind, Pattern form) {
    String text = name.text();
    boolean reason = List.of(plain(text).split(" ", -1)).stream().anyMatch(REASONS::contains);
    if (reason) {
      throw name.bad(
          "\"" + text + "\": behind FOR, BECAUSE and REASON a line says why; leave it out");
    }
    if (!form.matcher(text).matches() || text.length() > LONGEST || !text.equals(text.strip())) {
      String words = form == WORD ? "one word" : "words of letters and digits";
      throw name.bad(
          kind + ": must be " + words + ", " + LONGEST + " signs at most: \"" + text + "\"");
    }
  }
}

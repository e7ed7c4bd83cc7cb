package depesche.adjudicator.table.plain;

import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.Shape;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.acts.TableVerbs;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// The names in a table's file. Players write them in lines, so each must be one that a line can
/// hold.
final class TableNames {

  static final Pattern THING = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} '’&()/!+-]*");
  static final Pattern PHASE = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} '’&()/!+.-]*");
  static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}-]+");
  static final int LONGEST = 60;

  private static final Pattern CHOICE = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} '’&()/!+_-]*");
  private static final Pattern SEAT = Pattern.compile("\\p{L}[\\p{L}\\p{N}-]*");
  private static final int MOST_SEATS = 20;

  /// Behind these words of a line stands why.
  private static final List<String> REASONS = List.of("FOR", "BECAUSE", "REASON");

  /// Words that stand before or behind the name of a deck.
  private static final List<String> OF_DECKS =
      List.of("FROM", "DECK", "INTO", "THE", "DISCARD", "DISCARDS", "PILE", "CARD", "CARDS");

  /// Names that mean somebody else.
  private static final List<String> NOBODYS = List.of("MASTER", "TABLE", "NOBODY", "ALL");

  private static final TableVerbs VERBS = new TableVerbs(List.of(), List.of());

  private TableNames() {}

  /// {@return a name as lines are compared}
  static String plain(String name) {
    return name.toUpperCase(Locale.ROOT);
  }

  /// {@return the name of a thing of this kind}
  static Field<String> of(String kind, Pattern form) {
    return Field.must("name", fitting(kind, form));
  }

  /// {@return a text that a line can hold}
  static Shape<String> fitting(String kind, Pattern form) {
    return (at, _) -> fitting(at, kind, form);
  }

  private static String fitting(JsonValue at, String kind, Pattern form) {
    String name = at.text();
    if (List.of(plain(name).split(" ", -1)).stream().anyMatch(REASONS::contains)) {
      throw at.bad(
          "\"" + name + "\": behind FOR, BECAUSE and REASON a line says why; leave it out");
    }
    if (!form.matcher(name).matches() || name.length() > LONGEST || !name.equals(name.strip())) {
      String words = form == WORD ? "one word" : "words of letters and digits";
      throw at.bad(
          kind + ": must be " + words + ", " + LONGEST + " signs at most: \"" + name + "\"");
    }
    return name;
  }

  static List<String> seats(JsonValue at) {
    List<String> seats = at.items().stream().map(TableNames::seat).toList();
    long different = seats.stream().map(TableNames::plain).distinct().count();
    if (different < 2 || different > MOST_SEATS || different < seats.size()) {
      throw at.bad("\"seats\" must be two or more different names, " + MOST_SEATS + " at most");
    }
    return seats;
  }

  private static String seat(JsonValue at) {
    String name = at.text();
    if (!SEAT.matcher(name).matches() || name.length() > LONGEST) {
      throw at.bad("a seat is one word, not \"" + name + "\"");
    }
    if (VERBS.words().contains(plain(name)) || NOBODYS.contains(plain(name))) {
      throw at.bad("\"" + name + "\" is a word of every table; call the seat otherwise");
    }
    return name;
  }

  static String deck(JsonValue at) {
    String name = fitting(at, "deck", THING);
    if (!WORD.matcher(name).matches()) {
      throw at.bad("the name of a deck is one word, not \"" + name + "\"");
    }
    if (OF_DECKS.contains(plain(name))) {
      throw at.bad("\"" + name + "\" is a word of lines about decks; call the deck otherwise");
    }
    return name;
  }

  static String choice(JsonValue at) {
    String name = fitting(at, "choice", CHOICE);
    if (VERBS.words().contains(plain(name))) {
      throw at.bad("\"" + name + "\" is a command of every table; call the choice otherwise");
    }
    return name;
  }

  /// {@return verbs of the seat whose turn it is}
  static Field<List<String>> verbs(String key) {
    return Field.of(
        key, (at, _) -> at.texts().stream().map(verb -> verb(at, key, verb)).toList(), List.of());
  }

  private static String verb(JsonValue at, String key, String verb) {
    if (!VERBS.turnWords().contains(plain(verb))) {
      throw at.bad("\"" + key + "\": \"" + verb + "\" is none of " + VERBS.turnWords());
    }
    return plain(verb);
  }
}

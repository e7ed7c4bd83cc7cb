package depesche.adjudicator.table.acts;

import depesche.adjudicator.notation.WordList;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveTable;
import java.util.List;

/// Words that say what an act is about: names of the table, numbers, and small words between them.
final class KnownWords {

  private static final WordList SMALL =
      WordList.of(
          "a an the on in at of to from with by and against as into for event card cards value my"
              + " his her their its vp");

  private KnownWords() {}

  /// {@return all that is left of a line} It may name nothing but things of the table: other words
  /// may change what is meant.
  static String take(LiveTable table, ActWords words) {
    String rest = words.takeRest();
    List<String> all = rest.isEmpty() ? List.of() : List.of(rest.split(" ", -1));
    for (int begin = 0; begin < all.size(); ) {
      int end = end(table, all, begin);
      if (end == begin) {
        words.refuse(new TableRefusal.NoSuchTableThing("word", rest, List.of()));
        return rest;
      }
      begin = end;
    }
    return rest;
  }

  /// {@return behind which word a thing ends that is named here; the same place if none is}
  private static int end(LiveTable table, List<String> words, int at) {
    String word = words.get(at);
    if (word.matches("[+-]?\\d+[.!]?")
        || SMALL.begins(word)
        || SeatFinder.of(table.seats(), word).isPresent()) {
      return at + 1;
    }
    for (int end = NamedThing.longest(words, at); end > at; end--) {
      String name = String.join(" ", words.subList(at, end));
      if (table.book().names().knows(name)
          || table.book().layout().phases().stream()
              .map(PhaseLayout::name)
              .anyMatch(name::equalsIgnoreCase)) {
        return end;
      }
    }
    return at;
  }
}

package depesche.adjudicator.table.plain;

import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.PhaseLayout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/// The numbers in a table's file: each within what a table can show and a line can say, and all
/// such that the table can be set up.
final class TableBounds {

  /// Lines have numbers of six digits.
  private static final int MOST = 999_999;

  private static final int MOST_TURNS = 999;
  private static final int MOST_ROUNDS = 99;
  private static final int MOST_PIECES = 999;
  private static final String PASSED = "passed";

  private final JsonValue file;
  private final int seats;

  private TableBounds(JsonValue file) {
    this.file = file;
    this.seats = file.at("seats").items().size();
  }

  /// Goes on only if all numbers are good.
  ///
  /// @throws depesche.adjudicator.json.BadFile with the first that is not
  static void check(JsonValue file) {
    TableBounds bounds = new TableBounds(file);
    within(file, "turns", 1, MOST_TURNS);
    bounds.list("decks").forEach(bounds::deck);
    for (JsonValue track : bounds.list("tracks")) {
      if (track.find("spaces").isEmpty()) {
        List.of("least", "most", "start").forEach(field -> within(track, field, -MOST, MOST));
      }
    }
    bounds.list("pieces").forEach(piece -> within(piece, "supply", 1, MOST_PIECES));
    bounds.list("places").stream()
        .filter(place -> !place.isText())
        .forEach(place -> within(place, "room", 1, MOST));
    bounds.list("choices").forEach(TableBounds::choice);
    bounds.list("phases").forEach(bounds::phase);
    bounds.starts();
  }

  private List<JsonValue> list(String name) {
    return file.find(name).map(JsonValue::items).orElse(List.of());
  }

  private static int whole(JsonValue value, String field, int other) {
    return value.find(field).map(JsonValue::whole).orElse(other);
  }

  private static void within(JsonValue value, String field, int least, int most) {
    value
        .find(field)
        .filter(number -> number.whole() < least || number.whole() > most)
        .ifPresent(
            number -> {
              throw number.bad("\"" + field + "\" must be " + least + " to " + most);
            });
  }

  private void deck(JsonValue deck) {
    int cards = TableFile.ids(deck).size();
    if (cards == 0) {
      throw deck.at("cards").bad("\"cards\" is empty; a deck has one card or more");
    }
    within(deck, "deal", 0, MOST);
    int deal = whole(deck, "deal", 0);
    if ((long) deal * seats > cards) {
      throw deck.at("deal")
          .bad(seats + " seats with " + deal + " cards each need more than " + cards);
    }
  }

  private static void choice(JsonValue choice) {
    boolean number = choice.at("kind").one(ChoiceLayout.Kind.class) == ChoiceLayout.Kind.NUMBER;
    within(choice, "least", number ? -MOST : 0, MOST);
    within(choice, "most", number ? -MOST : 1, MOST);
    int least = whole(choice, "least", 1);
    if (whole(choice, "most", Math.max(1, least)) < least) {
      throw choice.at("most").bad("\"most\" must not be below \"least\"");
    }
  }

  private void phase(JsonValue phase) {
    within(phase, "draw", 0, MOST);
    if (whole(phase, "draw", 0) > 0 && list("decks").isEmpty()) {
      throw phase.at("draw").bad("there is no deck to draw from; add one or leave \"draw\" out");
    }
    boolean sealed = phase.at("mode").one(PhaseLayout.Mode.class) == PhaseLayout.Mode.SEALED;
    boolean chosen = phase.find("choices").filter(list -> !list.items().isEmpty()).isPresent();
    if (sealed != chosen) {
      throw phase.bad("a phase has \"choices\" if its mode is \"sealed\", and then only");
    }
    phase
        .find("rounds")
        .ifPresent(
            rounds -> {
              if (!rounds.isText()) {
                within(phase, "rounds", 1, MOST_ROUNDS);
              } else if (!rounds.text().toLowerCase(Locale.ROOT).equals(PASSED)) {
                throw rounds.bad("\"rounds\" must be a number, or \"" + PASSED + "\"");
              }
            });
  }

  /// There is room on the table for all that lies there at the beginning, and enough of it.
  private void starts() {
    SequencedMap<String, Integer> pieces = new LinkedHashMap<>();
    SequencedMap<String, Integer> places = new LinkedHashMap<>();
    for (JsonValue start : list("start")) {
      within(start, "count", 1, MOST_PIECES);
      int count = whole(start, "count", 1);
      String piece = start.at("piece").text();
      String place = start.at("place").text();
      if (pieces.merge(piece, count, Integer::sum) > supply(piece)) {
        throw start.bad("there are only " + supply(piece) + " of \"" + piece + "\"");
      }
      if (places.merge(place, count, Integer::sum) > room(place)) {
        throw start.bad("\"" + place + "\" has room for " + room(place));
      }
    }
  }

  private int supply(String piece) {
    return list("pieces").stream()
        .filter(
            one ->
                piece.equals(one.at("name").text()) || piece.endsWith(" " + one.at("name").text()))
        .mapToInt(one -> one.at("supply").whole())
        .findFirst()
        .orElse(MOST);
  }

  private int room(String place) {
    return list("places").stream()
        .filter(one -> !one.isText() && place.equals(one.at("name").text()))
        .mapToInt(one -> whole(one, "room", MOST))
        .findFirst()
        .orElse(MOST);
  }
}

package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.cards.Entry;
import depesche.adjudicator.cards.Field;
import depesche.adjudicator.cards.Shape;
import depesche.adjudicator.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// What may be typed of the board: five starts, six arrows, five doubles.
final class DanceBoards {

  private static final int SPACES = 6;
  private static final int DOUBLES = 5;

  private static final Field<SequencedMap<EuropeanPower, Integer>> STARTS =
      Field.of("flagStart", DanceBoards::starts, new LinkedHashMap<>());
  private static final Field<List<DanceBoard.Arrow>> ARROWS =
      Field.list("arrows", Shape.word(DanceBoard.Arrow.class, "direction"));
  private static final Field<List<EuropeanPower>> DOUBLED =
      Field.of(
          "doubles",
          Shape.list(
              (power, _) -> DanceTerms.flag(power, power.text()),
              (at, flag, findings) ->
                  findings.doubtful(
                      at, flag + " is moved by two doubles; correct it unless your board is so")),
          List.of());
  private static final Field<String> NOTE = Field.text("note");

  private DanceBoards() {}

  static DanceBoard read(JsonValue json, DeckFindings findings) {
    Entry board = Entry.of(json, findings, Field.keys(STARTS, ARROWS, DOUBLED, NOTE));
    SequencedMap<EuropeanPower, Integer> starts = board.get(STARTS);
    Optional<JsonValue> typed = json.find(STARTS.key());
    for (EuropeanPower power : EuropeanPower.flags()) {
      if (typed.filter(one -> one.isObject() && one.fields().containsKey(power.name())).isEmpty()) {
        findings.missing(
            typed.orElse(json), "\"flagStart\" has no space for " + power + "; add it, 1 to 6");
      }
    }
    return new DanceBoard(
        starts,
        exactly(board, ARROWS, SPACES, "arrow for each space, RIGHT or LEFT"),
        exactly(board, DOUBLED, DOUBLES, "power for each double from 1 to 5"));
  }

  private static SequencedMap<EuropeanPower, Integer> starts(
      JsonValue written, DeckFindings findings) {
    SequencedMap<EuropeanPower, Integer> starts = new LinkedHashMap<>();
    written
        .fields()
        .forEach(
            (name, space) ->
                findings.attempt(
                    () -> {
                      EuropeanPower power = DanceTerms.flag(space, name);
                      starts.put(power, space(power, space));
                    }));
    return starts;
  }

  private static int space(EuropeanPower power, JsonValue space) {
    int number = space.whole();
    if (number < 1 || number > SPACES) {
      throw space.bad(power + " begins on space " + number + "; the track has spaces 1 to 6");
    }
    return number;
  }

  /// A list of so many; fewer are missing, more are wrong.
  private static <T> List<T> exactly(Entry board, Field<List<T>> field, int size, String each) {
    int there = board.at().listed(field.key()).size();
    board.count(
        field.key(),
        there,
        size,
        board.called(field) + " has " + there + " of " + size,
        "; add one " + each,
        "; keep one " + each);
    return board.get(field);
  }
}

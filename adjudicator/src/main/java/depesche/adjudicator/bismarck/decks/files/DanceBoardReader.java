package depesche.adjudicator.bismarck.decks.files;

import depesche.adjudicator.bismarck.decks.DanceBoard;
import depesche.adjudicator.bismarck.decks.EuropeanPower;
import depesche.adjudicator.cards.DeckFindings;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Reads the board of a deck file: five starts, six arrows, five doubles.
final class DanceBoardReader {

  private static final int SPACES = 6;
  private static final int DOUBLES = 5;

  private final DeckFindings findings;

  DanceBoardReader(DeckFindings findings) {
    this.findings = findings;
  }

  DanceBoard read(JsonValue board) {
    findings.keys(board, List.of("flagStart", "arrows", "doubles", "note"));
    return new DanceBoard(starts(board), arrows(board), doubles(board));
  }

  private SequencedMap<EuropeanPower, Integer> starts(JsonValue board) {
    SequencedMap<EuropeanPower, Integer> starts = new LinkedHashMap<>();
    SequencedMap<String, JsonValue> written =
        board
            .find("flagStart")
            .flatMap(value -> findings.attempt(value::fields))
            .orElseGet(LinkedHashMap::new);
    written.forEach(
        (name, space) ->
            findings
                .attempt(() -> TargetReader.flag(space, name))
                .ifPresent(
                    power ->
                        findings
                            .attempt(() -> space(power, space))
                            .ifPresent(number -> starts.put(power, number))));
    for (EuropeanPower power : EuropeanPower.flags()) {
      if (!written.containsKey(power.name())) {
        findings.missing(
            board.find("flagStart").orElse(board),
            "\"flagStart\" has no space for " + power + "; add it, 1 to 6");
      }
    }
    return starts;
  }

  private static int space(EuropeanPower power, JsonValue space) {
    int number = space.whole();
    if (number < 1 || number > SPACES) {
      throw space.bad(power + " begins on space " + number + "; the track has spaces 1 to 6");
    }
    return number;
  }

  private List<DanceBoard.Arrow> arrows(JsonValue board) {
    List<DanceBoard.Arrow> arrows = new ArrayList<>();
    for (JsonValue arrow : list(board, "arrows", SPACES, "arrow for each space, RIGHT or LEFT")) {
      findings
          .attempt(() -> DeckFindings.one(arrow, arrow.text(), DanceBoard.Arrow.class, "direction"))
          .ifPresent(arrows::add);
    }
    return arrows;
  }

  private List<EuropeanPower> doubles(JsonValue board) {
    List<EuropeanPower> doubles = new ArrayList<>();
    for (JsonValue power : list(board, "doubles", DOUBLES, "power for each double from 1 to 5")) {
      findings
          .attempt(() -> TargetReader.flag(power, power.text()))
          .ifPresent(
              flag -> {
                if (doubles.contains(flag)) {
                  findings.doubtful(
                      power, flag + " is moved by two doubles; correct it unless your board is so");
                }
                doubles.add(flag);
              });
    }
    return doubles;
  }

  /// The items of a list of so many; fewer are missing, more are wrong.
  private List<JsonValue> list(JsonValue board, String key, int size, String each) {
    Optional<JsonValue> list = board.find(key);
    List<JsonValue> items =
        list.flatMap(value -> findings.attempt(value::items)).orElseGet(List::of);
    String count = "\"" + key + "\" has " + items.size() + " of " + size;
    if (items.size() < size) {
      findings.missing(list.orElse(board), count + "; add one " + each);
    } else if (items.size() > size) {
      findings.wrong(list.orElse(board), count + "; keep one " + each);
    }
    return items;
  }
}

package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.Aim;
import depesche.adjudicator.kit.ParsedList;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.WordList;
import java.util.List;
import java.util.Locale;

/// Reads ranked lists of players: `Blue > White`, `MOST NAVIES > Blue`, `NOBODY`.
final class AimReader {

  private static final WordList NOBODY =
      WordList.of("nobody none nothing pass no niemand niemanden");

  /// What may stand behind a word that names nobody.
  private static final WordList MORE =
      WordList.of(
          "one body else target targets player players seat colony colonies at all of them anybody"
              + " anyone this time turn from these the");

  private final PlanContext planContext;
  private final ParsedList<Aim> parsedList = new ParsedList<>();

  private boolean ended;

  private AimReader(PlanContext planContext, boolean ended) {
    this.planContext = planContext;
    this.ended = ended;
  }

  /// @param ended whether the items go on with a list that is at its end
  static ParsedList<Aim> read(PlanContext planContext, List<String> items, boolean ended) {
    AimReader reader = new AimReader(planContext, ended);
    items.forEach(reader::read);
    return reader.parsedList;
  }

  private void read(String item) {
    String[] words = item.strip().split("\\s+", 2);
    String first = words[0].toLowerCase(Locale.ROOT);
    switch (first) {
      case String _ when NOBODY.begins(item) && (words.length == 1 || isMore(words[1])) -> {
        ended = true;
        parsedList.entry(new Aim.Nobody());
      }
      // Ruling nobodyInList.
      case String _ when ended -> parsedList.refuse(new PlanRefusalFact.BehindEnd(item));
      case "most", "highest", "meiste", "least", "fewest", "lowest" -> {
        if (words.length == 2) {
          level(first.matches("most|highest|meiste"), words[1]);
        } else {
          parsedList.refuse(new PlanRefusalFact.NothingNamed(item));
        }
      }
      default -> seat(item);
    }
  }

  private static boolean isMore(String words) {
    return Lines.runs(words, "").stream().allMatch(MORE::has);
  }

  private void level(boolean most, String word) {
    GreatPowersWords.read(
        word,
        GreatPowersWords.token(word),
        parsedList,
        token -> parsedList.entry(most ? new Aim.Most(token) : new Aim.Least(token)));
  }

  private void seat(String word) {
    switch (new NamedSeats(planContext.world().seats()).find(word)) {
      case Match.Found(String name) -> named(word, new Seat(name));
      case Match.Close(String name) -> {
        named(word, new Seat(name));
        parsedList.doubt(new PlanDoubtFact.ReadAs(word, name));
      }
      case Match.Unclear(List<String> names) ->
          parsedList.refuse(new PlanRefusalFact.Unclear(word, names));
      case Match.Unknown _ ->
          parsedList.strange(new PlanRefusalFact.UnknownSeat(word, planContext.others()));
    }
  }

  private void named(String word, Seat seat) {
    if (seat.equals(planContext.seat())) {
      parsedList.refuse(new PlanRefusalFact.TargetSelf(word, planContext.others()));
    } else {
      parsedList.entry(new Aim.At(seat));
    }
  }
}

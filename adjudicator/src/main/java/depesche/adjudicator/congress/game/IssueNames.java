package depesche.adjudicator.congress.game;

import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.IssueTrack;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.scenarios.CongressScenario;
import depesche.adjudicator.congress.scenarios.CongressScenarios;
import depesche.adjudicator.notation.ProvinceNames;
import depesche.adjudicator.notation.ProvinceNames.Name;
import depesche.adjudicator.table.acts.ActWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// Issues by what people call them: as the table does, as the playbook does, and as their markers
/// are printed.
final class IssueNames {

  /// So many are named to those who name none.
  private static final int SOME = 5;

  private final List<CongressIssue> all;

  /// By the issues that a scenario removes.
  private final SequencedMap<List<String>, ProvinceNames> names = new LinkedHashMap<>();

  IssueNames(CongressScenarios files) {
    all = files.issues();
    for (CongressScenario scenario : files.scenarios()) {
      List<String> removed = scenario.removedIssues();
      names.put(removed, of(all.stream().filter(one -> !removed.contains(one.name())).toList()));
    }
  }

  private static ProvinceNames of(List<CongressIssue> issues) {
    return new ProvinceNames(
        issues.stream().map(issue -> new Name(issue.name(), spellings(issue))).toList());
  }

  /// {@return the issue that the next words name}
  ///
  /// @param track with the issues of this game
  String read(ActWords words, List<String> removed, IssueTrack track) {
    words.skip("ON");
    ProvinceNames known = names.get(removed);
    return words.thing(known == null ? of(all) : known, "issue", () -> some(track));
  }

  /// A player who names no issue hears of some that are on the table, or else on the display.
  private static List<String> some(IssueTrack track) {
    return track.spaces().entrySet().stream()
        .sorted(Comparator.comparing(one -> one.getValue() instanceof IssueSpace.OnDisplay))
        .map(Map.Entry::getKey)
        .limit(SOME)
        .toList();
  }

  private static List<String> spellings(CongressIssue issue) {
    String name = issue.name();
    List<String> spellings = new ArrayList<>(List.of(name));
    switch (issue.kind()) {
      case LIBERALISM ->
          spellings.addAll(List.of("Absolutism", "Liberalism/Absolutism", "Absolutism/Liberalism"));
      case OPERATION -> {
        spellings.add(name.replace("Military Operation", "Mil Op"));
        spellings.add(name.replace("Military Operation", "Military Op"));
        spellings.add(name.replace("Military Operation", "Operation"));
      }
      case AID -> spellings.add(name.replace("BR Financial Aid", "Financial Aid"));
      case WAR -> {
        spellings.add(name.replace("Austria ", "AU "));
        spellings.add(name.replace("Sweden ", "SW "));
      }
      case OTHER -> spellings.add(name.replace(" of France", ""));
      case RECRUITMENT, MINOR -> {}
    }
    issue
        .power()
        .ifPresent(
            power -> {
              String nation = CongressTracks.ADJECTIVES.getOrDefault(power, "");
              for (String one : List.copyOf(spellings)) {
                spellings.add(one.replaceFirst("^" + power.letters() + "\\b", nation));
                spellings.add(
                    one.replaceFirst(
                        "^" + power.letters() + "\\b", CongressTracks.words(power.name())));
              }
            });
    return spellings.stream().distinct().toList();
  }
}

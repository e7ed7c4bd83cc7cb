package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.greatpowers.table.GreatPowersRulings;
import depesche.adjudicator.greatpowers.table.PlanVerb;
import depesche.adjudicator.greatpowers.table.Stage;
import depesche.adjudicator.kit.AheadFact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/// What a seat has on file that is not for this turn: plans for later turns, and commands for good.
final class PlansAhead {

  /// A command that stands.
  ///
  /// @param text as written
  /// @param from the first turn in which it counts
  record Standing(PlanVerb planVerb, String text, int from) {}

  /// A plan for a later turn.
  private static final class Later {
    private final PlanOnFile file = new PlanOnFile();
    private boolean repeats;
  }

  private final SequencedMap<Integer, Later> later = new TreeMap<>();
  private final SequencedMap<PlanVerb, Standing> standing = new LinkedHashMap<>();

  void beginLetter() {
    later.values().forEach(one -> one.file.beginLetter());
  }

  /// {@return the plan for a later turn}
  PlanOnFile file(int turn) {
    return later.computeIfAbsent(turn, _ -> new Later()).file;
  }

  /// The bids of the turn before it are to be laid in that turn.
  void repeat(int turn) {
    later.computeIfAbsent(turn, _ -> new Later()).repeats = true;
  }

  /// {@return the later turns for which something is on file}
  List<Integer> turns() {
    later.values().removeIf(one -> one.file.isEmpty() && !one.repeats);
    return List.copyOf(later.keySet());
  }

  /// Takes the plan for a turn off the file. {@return whether there was one}
  boolean drop(int turn) {
    return turns().contains(turn) && later.remove(turn) != null;
  }

  void stand(Standing command) {
    standing.put(command.planVerb(), command);
  }

  /// Takes standing commands of one kind off the file, or all. {@return those taken off}
  List<String> end(PlanVerb planVerb) {
    List<String> gone =
        standing.values().stream()
            .filter(one -> planVerb == PlanVerb.NONE || one.planVerb() == planVerb)
            .map(Standing::text)
            .toList();
    standing.values().removeIf(one -> gone.contains(one.text()));
    return gone;
  }

  List<Standing> standing() {
    return List.copyOf(standing.values());
  }

  /// {@return what is on file, as one would write it}
  List<String> contents() {
    List<String> all = new ArrayList<>();
    turns().forEach(turn -> all.add("PHASE " + first(turn).id()));
    standing.values().forEach(one -> all.add("ALWAYS " + one.text()));
    return all;
  }

  /// {@return what is on file for later turns}
  List<Fact> facts(GreatPowersRulings greatPowersRulings) {
    List<Fact> facts = new ArrayList<>();
    later.forEach(
        (turn, one) -> {
          String title = first(turn).title();
          if (one.repeats) {
            facts.add(new AheadFact.KeptForPhase("AS BEFORE", title));
          }
          List<Fact> plan = PlanOnFile.facts(one.file.plan(), greatPowersRulings);
          if (!plan.isEmpty()) {
            facts.add(new PlanFact.KeptAhead(title, plan));
          }
        });
    return facts;
  }

  /// {@return what is on file for later turns, each line with its phase}
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    later.forEach(
        (turn, one) ->
            one.file.plan().lines().forEach(line -> lines.add(first(turn).id() + ": " + line)));
    return lines;
  }

  /// {@return the first phase of a turn}
  static Stage.Moment first(int turn) {
    return new Stage.Moment(turn, Stage.BID, 1);
  }
}

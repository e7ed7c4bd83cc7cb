package depesche.adjudicator.greatpowers.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/// All that a seat's letters of one turn say. A letter may come before its question, so one plan
/// answers every question of the turn, or some of them, or none.
///
/// @param bids bid cards by slot, each trait once
/// @param picks cards wished for in the Action Phase, the best first; empty if nothing is said
/// @param targets players at whom a card is aimed
/// @param discards whether the card taken is discarded unresolved
/// @param thefts from whom the navy leader steals
/// @param keeps which of the three drawn cards the colony leader resolves
/// @param foes whom the Leader names in the Great War
/// @param allies whom Leader or Foe picks, or whose side the last one takes
/// @param declined what a `PASS` declines, if it comes: the first of these questions, by the
///   command that would answer it
public record Plan(
    SequencedMap<Integer, Token> bids,
    List<Wish> picks,
    List<Aim> targets,
    boolean discards,
    List<Aim> thefts,
    List<Wish> keeps,
    List<Aim> foes,
    List<Aim> allies,
    List<PlanVerb> declined) {

  public static final Plan SILENT =
      new Plan(
          new TreeMap<>(),
          List.of(),
          List.of(),
          false,
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of());

  public Plan {
    bids = Collections.unmodifiableSequencedMap(new TreeMap<>(bids));
    picks = List.copyOf(picks);
    targets = List.copyOf(targets);
    thefts = List.copyOf(thefts);
    keeps = List.copyOf(keeps);
    foes = List.copyOf(foes);
    allies = List.copyOf(allies);
    declined = List.copyOf(declined);
  }

  /// {@return what it says, as one would write it}
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    add(lines, PlanVerb.BID, bids.values().stream().map(Token::word).toList());
    add(lines, PlanVerb.PICK, picks.stream().map(Wish::text).toList());
    if (discards) {
      lines.add(PlanVerb.DISCARD.name());
    }
    add(lines, PlanVerb.TARGET, targets.stream().map(Aim::text).toList());
    add(lines, PlanVerb.STEAL, thefts.stream().map(Aim::text).toList());
    add(lines, PlanVerb.KEEP, keeps.stream().map(Wish::text).toList());
    add(lines, PlanVerb.FOE, foes.stream().map(Aim::text).toList());
    add(lines, PlanVerb.ALLY, allies.stream().map(Aim::text).toList());
    if (!declined.isEmpty()) {
      lines.add(PlanVerb.PASS.name());
    }
    return lines;
  }

  private static void add(List<String> lines, PlanVerb planVerb, List<String> words) {
    if (!words.isEmpty()) {
      lines.add(planVerb.name() + " " + String.join(", ", words));
    }
  }

  /// {@return at whom a card is aimed}
  ///
  /// @param asked whether that is what was asked, so that a `PASS` says at nobody
  public List<Aim> targets(boolean asked) {
    return asked && declined.contains(PlanVerb.TARGET) ? List.of() : targets;
  }
}

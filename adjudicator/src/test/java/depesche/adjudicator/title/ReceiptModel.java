package depesche.adjudicator.title;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.diplomacy.ahead.BranchFact.UnderCondition;
import depesche.adjudicator.diplomacy.orders.OrderFact.HoldOrdered;
import depesche.adjudicator.diplomacy.orders.OrderFact.Several;
import depesche.adjudicator.diplomacy.orders.OrderFact.SupportHoldOrdered;
import depesche.adjudicator.kit.AheadFact.KeptForPhase;
import depesche.adjudicator.kit.AheadFact.Repeated;
import depesche.adjudicator.kit.AheadFact.SectionBegun;
import depesche.adjudicator.kit.AheadFact.StandingEnded;
import depesche.adjudicator.kit.AheadFact.StandingTaken;
import depesche.adjudicator.kit.MeantFact.Withdrawn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/// What a player knows to be on file who reads nothing but the answers. All units stay where they
/// are, so each order is known by its unit, and no condition changes its truth.
final class ReceiptModel {

  /// Orders by unit, of each phase by its title.
  private final Map<String, SequencedMap<String, String>> phases = new LinkedHashMap<>();

  private final SequencedMap<String, String> standing = new LinkedHashMap<>();

  /// The title of the first phase in which a standing order counts, by unit.
  private final Map<String, String> from = new LinkedHashMap<>();

  /// The phase that the part of the letter is for.
  private String section = "";

  /// The titles of phases by their ids.
  private final Map<String, String> titles;

  ReceiptModel(Map<String, String> titles) {
    this.titles = titles;
  }

  private static String unit(String order) {
    return order.substring(0, "A PAR".length());
  }

  private SequencedMap<String, String> of(String title) {
    return phases.computeIfAbsent(title, _ -> new LinkedHashMap<>());
  }

  /// Reads the answer to a letter from top to bottom. Between two lines that take back, what is
  /// repeated comes first, then orders, and those under a condition last.
  void read(List<Line> lines, String now) {
    section = now;
    List<Fact> run = new ArrayList<>();
    for (Line line : lines) {
      List<Fact> said =
          switch (line.verdict()) {
            case Verdict.Taken(Fact meaning) -> parts(meaning);
            case Verdict.Doubted(Fact meaning, _) -> parts(meaning);
            case Verdict.Refused _, Verdict.Skipped _ -> List.of();
          };
      for (Fact fact : said) {
        if (fact instanceof Withdrawn || fact instanceof StandingEnded) {
          readRun(run, now);
          run.clear();
          read(fact, now);
        } else {
          run.add(fact);
        }
      }
    }
    readRun(run, now);
  }

  private void readRun(List<Fact> run, String now) {
    run.stream().filter(Repeated.class::isInstance).forEach(fact -> read(fact, now));
    run.stream()
        .filter(fact -> !(fact instanceof Repeated || fact instanceof UnderCondition))
        .forEach(fact -> read(fact, now));
    run.stream().filter(UnderCondition.class::isInstance).forEach(fact -> read(fact, now));
  }

  private static List<Fact> parts(Fact meaning) {
    return meaning instanceof Several(List<Fact> parts) ? parts : List.of(meaning);
  }

  private void read(Fact fact, String now) {
    switch (fact) {
      case HoldOrdered(String order, _) -> of(now).put(unit(order), order);
      case SupportHoldOrdered(String order, _, _) -> of(now).put(unit(order), order);
      case KeptForPhase(String order, String title) -> of(title).put(unit(order), order);
      case SectionBegun(String title) -> section = title;
      case StandingTaken(String order) -> {
        standing.put(unit(order), order);
        from.put(unit(order), section);
      }
      case StandingEnded(List<String> orders) -> standing.values().removeAll(orders);
      case Repeated(_, List<Fact> orders) -> orders.forEach(order -> read(order, now));
      case UnderCondition(_, boolean holds, List<Fact> meaning) -> {
        if (holds) {
          meaning.forEach(one -> read(one, now));
        }
      }
      case Withdrawn(List<String> gone) -> gone.forEach(one -> withdraw(one, now));
      default -> {}
    }
  }

  private void withdraw(String what, String now) {
    if (titles.containsKey(what)) {
      phases.remove(titles.get(what));
    } else if (what.length() == "PAR".length()) {
      of(section).keySet().removeIf(unit -> unit.endsWith(what));
    } else if (!of(now).values().remove(what)) {
      standing.values().remove(what);
    }
  }

  /// {@return what will be judged now, by unit}
  Map<String, String> judged(String now) {
    List<String> order = List.copyOf(titles.values());
    Map<String, String> judged = new TreeMap<>();
    standing.forEach(
        (unit, text) -> {
          if (order.indexOf(from.get(unit)) <= order.indexOf(now)) {
            judged.put(unit, text);
          }
        });
    judged.putAll(of(now));
    return judged;
  }
}

package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.ahead.BranchFact;
import depesche.adjudicator.diplomacy.ahead.Condition;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.OrderFact;
import depesche.adjudicator.kit.AheadFact;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// What a seat has on file that says nothing of the question asked now: orders for later phases,
/// under conditions that do not hold, and for good.
final class AheadOnFile {

  /// An order that waits.
  ///
  /// @param subject what it is about
  /// @param condition under which it counts, in words; may be empty
  record Later(PhaseId phase, String subject, String condition, Fact meaning) {}

  /// A standing order.
  ///
  /// @param text as written
  /// @param order in canonical notation
  /// @param from the first phase in which it counts
  record Standing(
      String subject, String text, String order, PhaseId from, List<Condition> conditions) {

    Standing {
      conditions = List.copyOf(conditions);
    }

    /// {@return its conditions in words; empty if there are none}
    String condition() {
      return conditions.stream().map(Condition::text).collect(Collectors.joining(" AND "));
    }

    private String key() {
      return subject + condition();
    }
  }

  private final List<Later> later = new ArrayList<>();
  private final SequencedMap<String, Standing> standing = new LinkedHashMap<>();
  private int waived;

  /// Puts an order on file. One without a condition replaces all about the same, one with a
  /// condition the one under the same.
  void put(Later order) {
    boolean waive = order.subject().equals("WAIVE");
    if (!waive) {
      later.removeIf(
          one ->
              isAbout(one, order.phase(), order.subject())
                  && (order.condition().isEmpty() || one.condition().equals(order.condition())));
    }
    later.add(
        waive
            ? new Later(order.phase(), "WAIVE " + ++waived, order.condition(), order.meaning())
            : order);
  }

  private static boolean isAbout(Later one, PhaseId phase, String subject) {
    return one.phase().equals(phase) && one.subject().equals(subject);
  }

  /// An order without a condition has been given: an order under one no longer counts.
  void settle(PhaseId phase, String subject) {
    later.removeIf(one -> isAbout(one, phase, subject));
  }

  /// Takes off what fits.
  ///
  /// @return whether anything did
  boolean drop(Predicate<Later> fits) {
    return later.removeIf(fits);
  }

  void put(Standing order) {
    if (order.conditions().isEmpty()) {
      standing.values().removeIf(one -> one.subject().equals(order.subject()));
    }
    standing.remove(order.key());
    standing.put(order.key(), order);
  }

  /// Takes standing orders about a province off the file, or all of them if it is empty.
  ///
  /// @return the orders taken off
  List<String> end(String about) {
    List<String> gone =
        standing.values().stream()
            .filter(one -> about.isEmpty() || one.subject().endsWith(about))
            .map(Standing::order)
            .toList();
    standing.values().removeIf(one -> gone.contains(one.order()));
    return gone;
  }

  /// {@return the standing orders, the newest first}
  List<Standing> standing() {
    return List.copyOf(standing.sequencedValues().reversed());
  }

  /// {@return the phases behind this one that have orders}
  List<PhaseId> phases(PhaseId now) {
    return later.stream()
        .map(Later::phase)
        .filter(phase -> phase.compareTo(now) > 0)
        .distinct()
        .sorted()
        .toList();
  }

  /// {@return what waits for this phase or a later one, phase by phase}
  List<Fact> facts(PhaseId now) {
    return later.stream()
        .filter(one -> one.phase().compareTo(now) >= 0)
        .sorted(Comparator.comparing(Later::phase))
        .map(Later::meaning)
        .toList();
  }

  /// {@return the orders that wait for this phase or a later one}
  List<FiledOrder> filed(PhaseId now) {
    return later.stream()
        .filter(one -> one.phase().compareTo(now) >= 0)
        .sorted(Comparator.comparing(Later::phase))
        .map(
            one ->
                new FiledOrder(
                    words(one.meaning()),
                    Optional.empty(),
                    one.phase().equals(now) ? "IF" : one.phase().id()))
        .filter(one -> !one.text().isEmpty())
        .toList();
  }

  private static String words(Fact meaning) {
    return switch (meaning) {
      case AheadFact.KeptForPhase(String order, _) -> order;
      case BranchFact.UnderCondition(_, _, List<Fact> parts) -> words(parts.getFirst());
      case OrderFact ordered -> ordered.order();
      default -> "";
    };
  }

  /// {@return what waits and what stands, as one would write it}
  List<String> contents() {
    List<String> all = new ArrayList<>();
    later.stream().map(one -> "PHASE " + one.phase().id()).distinct().forEach(all::add);
    standing
        .values()
        .forEach(
            one ->
                all.add(
                    (one.condition().isEmpty() ? "" : "IF " + one.condition() + " THEN ")
                        + "ALWAYS "
                        + one.order()));
    return all;
  }
}

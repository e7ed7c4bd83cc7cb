package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.combat.OrderRulebook;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.kit.AheadFact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Two different orders for one unit in a part for a later phase: the ruling of [Contradictions]
/// says which counts, when the letter is answered and not only when the phase comes.
record LaterContradictions(OrderRulebook orderRulebook) {

  private record Said(String order, int line) {}

  /// {@return the lines, with those refused that contradict others}
  List<LineParts> settled(List<LineParts> lines) {
    SequencedMap<String, List<Said>> all = new LinkedHashMap<>();
    Cuts cuts = new Cuts();
    for (LineParts line : lines) {
      for (LinePart part : line.parts()) {
        cuts.note(part);
        String key = key(part, cuts);
        said(part, line)
            .ifPresent(one -> all.computeIfAbsent(key, _ -> new ArrayList<>()).add(one));
      }
    }
    List<LineParts> settled = new ArrayList<>();
    cuts = new Cuts();
    for (LineParts line : lines) {
      List<LinePart> parts = new ArrayList<>();
      for (LinePart part : line.parts()) {
        cuts.note(part);
        List<Said> others = all.getOrDefault(key(part, cuts), List.of());
        parts.add(said(part, line).map(one -> settle(part, one, others)).orElse(part));
      }
      settled.add(new LineParts(line.line(), parts));
    }
    return settled;
  }

  private static String key(LinePart part, Cuts cuts) {
    return part
            instanceof LinePart.Ahead(String subject, _, AheadFact.KeptForPhase(_, String phase), _)
        ? cuts.key(subject) + " " + phase
        : "";
  }

  /// Builds may be waived more than once, and where a foreign army stands is seen when the phase
  /// comes.
  private static boolean isOfUnit(String subject) {
    return subject.startsWith("winter ") || !subject.contains(" ");
  }

  /// {@return an order that counts under no condition}
  private static Optional<Said> said(LinePart part, LineParts line) {
    return part
                instanceof
                LinePart.Ahead(
                    String subject,
                    String condition,
                    AheadFact.KeptForPhase(String order, _),
                    _)
            && condition.isEmpty()
            && isOfUnit(subject)
            && !subject.isEmpty()
            && !subject.equals("WAIVE")
        ? Optional.of(new Said(order, line.line().number()))
        : Optional.empty();
  }

  private LinePart settle(LinePart part, Said own, List<Said> all) {
    SequencedMap<String, Said> different = new LinkedHashMap<>();
    all.forEach(one -> different.putIfAbsent(one.order(), one));
    if (different.size() < 2) {
      return part;
    }
    boolean winter = part instanceof LinePart.Ahead ahead && ahead.subject().startsWith("winter");
    OrderRulebook.Several several =
        winter ? orderRulebook.severalBuilds() : orderRulebook.severalOrders();
    Optional<Said> counting =
        several.among(List.copyOf(different.values()), 1).stream().findFirst();
    if (counting.isPresent()) {
      Said other = counting.get();
      return other.order().equals(own.order())
          ? part
          : new LinePart.Bad(
              new OrderRefusalFact.OrderOutdone(own.order(), other.line(), other.order()));
    }
    Said other =
        all.stream().filter(one -> !one.order().equals(own.order())).findFirst().orElseThrow();
    return new LinePart.Bad(
        new OrderRefusalFact.OrderedTwice(own.order(), other.line(), other.order()));
  }
}

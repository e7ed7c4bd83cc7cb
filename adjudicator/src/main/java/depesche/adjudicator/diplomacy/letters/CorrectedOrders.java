package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.diplomacy.orders.OrderRemarks;
import depesche.adjudicator.diplomacy.orders.PlaceReader;
import depesche.adjudicator.kit.MeantFact;
import depesche.adjudicator.letter.Surrounding;
import depesche.adjudicator.notation.EverydayWords;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Of a line and its correction the second counts if it is plain which the first is: the one about
/// the same unit. Otherwise neither does, and each names the other.
final class CorrectedOrders {

  /// `Gulf of Lyon`.
  private static final int LONGEST_NAME = 3;

  private static final int SHORTEST_NAME = 3;

  private final OrderContext orderContext;
  private final List<LineParts> lines;

  CorrectedOrders(OrderContext orderContext, List<LineParts> lines) {
    this.orderContext = orderContext;
    this.lines = new ArrayList<>(lines);
  }

  List<LineParts> settled() {
    for (int i = 0; i < lines.size(); i++) {
      LineParts line = lines.get(i);
      if (line.line().surrounding() instanceof Surrounding.Correction correction) {
        // `Sorry, I meant to send Picardy there` is prose in any other letter.
        boolean meant = correction.means() && !places(line).isEmpty();
        if (meant || line.parts().stream().anyMatch(part -> !(part instanceof LinePart.Spent))) {
          settle(i, correction);
        } else if (correction.retracts()) {
          String by = line.line().text().strip();
          for (int one : above(i)) {
            String text = lines.get(one).line().text().strip();
            lines.set(one, refused(lines.get(one), new MeantFact.LineRetracted(text, by)));
          }
        }
      }
    }
    return lines;
  }

  private void settle(int at, Surrounding.Correction correction) {
    LineParts line = lines.get(at);
    List<Integer> above = above(at);
    if (above.isEmpty()) {
      if (correction.denies()) {
        lines.set(
            at,
            refused(line, new OrderRefusalFact.NotPlain(correction.words(), line.line().text())));
      }
      return;
    }
    List<Integer> meant = new ArrayList<>();
    boolean plain = !correction.denies() && !line.parts().isEmpty();
    for (int i = 0; i < line.parts().size(); i++) {
      Optional<String> subject = subject(line, i);
      List<Integer> alike =
          above.stream().filter(one -> subject.filter(it -> isAbout(one, it)).isPresent()).toList();
      meant.addAll(alike);
      plain &= counts(line.parts().get(i)) && !alike.isEmpty();
    }
    if (meant.isEmpty()) {
      meant.addAll(named(line, above));
    }
    if (meant.isEmpty() && correction.negates()) {
      return;
    }
    if (meant.isEmpty()) {
      meant.add(above.getLast());
    }
    for (int one : meant) {
      lines.set(one, refused(lines.get(one), corrected(lines.get(one), line)));
    }
    if (!plain) {
      lines.set(at, refused(line, corrected(line, lines.get(meant.getLast()))));
    }
  }

  /// {@return the lines above that speak of a province which a correction names: `Not Burgundy,
  /// Picardy.`} An order is about its unit.
  private List<Integer> named(LineParts line, List<Integer> above) {
    return ProseDetector.isShaped(line.line().text())
        ? List.of()
        : places(line).stream()
            .map(id -> above.stream().filter(one -> speaksOf(lines.get(one), id)).toList())
            .filter(there -> !there.isEmpty())
            .findFirst()
            .orElse(List.of());
  }

  /// {@return the provinces that a line names, in its order}
  private List<String> places(LineParts line) {
    List<String> words = Lines.runs(Lines.plainSigns(line.line().text()), "");
    List<String> places = new ArrayList<>();
    for (int at = 0; at < words.size(); at++) {
      for (int end = at + 1; end <= Math.min(words.size(), at + LONGEST_NAME); end++) {
        String name = String.join(" ", words.subList(at, end));
        Match match =
            name.length() < SHORTEST_NAME || EverydayWords.isSaid(name)
                ? new Match.Unknown(List.of())
                : orderContext.map().names().find(name);
        if (match instanceof Match.Found(String id)) {
          places.add(id);
        } else if (match instanceof Match.Close(String id)) {
          places.add(id);
        }
      }
    }
    return places;
  }

  private boolean speaksOf(LineParts line, String place) {
    return places(line).contains(place)
        || line.parts().stream()
            .flatMap(part -> part.accepted().stream())
            .anyMatch(order -> Lines.runs(order.toString(), "").contains(place));
  }

  private static Fact corrected(LineParts line, LineParts other) {
    return new MeantFact.LineCorrected(line.line().text().strip(), other.line().text().strip());
  }

  private static LineParts refused(LineParts line, Fact why) {
    return new LineParts(line.line(), List.of(new LinePart.Bad(why)));
  }

  private List<Integer> above(int at) {
    List<Integer> above = new ArrayList<>();
    for (int i = 0; i < at; i++) {
      if (lines.get(i).parts().stream().anyMatch(CorrectedOrders::counts)) {
        above.add(i);
      }
    }
    return above;
  }

  private boolean isAbout(int at, String subject) {
    LineParts line = lines.get(at);
    for (int i = 0; i < line.parts().size(); i++) {
      if (counts(line.parts().get(i)) && subject(line, i).filter(subject::equals).isPresent()) {
        return true;
      }
    }
    return false;
  }

  private static boolean counts(LinePart part) {
    return switch (part) {
      case LinePart.Good _, LinePart.Kept _, LinePart.Ahead _, LinePart.Others _ -> true;
      case LinePart.Bad _, LinePart.Clear _, LinePart.Spent _ -> false;
    };
  }

  /// {@return what an order of a line is about; of one that is refused, the unit that it names}
  private Optional<String> subject(LineParts line, int at) {
    return switch (line.parts().get(at)) {
      case LinePart.Ahead(String subject, _, _, _) -> Optional.of(last(subject));
      case LinePart.Bad _ ->
          at < line.line().orders().size() ? unit(line.line().orders().get(at)) : Optional.empty();
      case LinePart part -> part.accepted().map(OrdersOnFile::subject).map(CorrectedOrders::last);
    };
  }

  /// Of `unit PAR` and `winter PAR` the province.
  private static String last(String subject) {
    return subject.substring(subject.lastIndexOf(' ') + 1);
  }

  private Optional<String> unit(String order) {
    Wording.Unit unit = OrderText.read(order).ordered();
    return unit.place().isEmpty()
        ? Optional.empty()
        : new PlaceReader(orderContext, new OrderRemarks()).place(unit.place());
  }
}

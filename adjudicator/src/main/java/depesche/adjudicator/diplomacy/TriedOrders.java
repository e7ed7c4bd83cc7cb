package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.diplomacy.ahead.BranchFact;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.letters.OrderLetterReader;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderFact;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.kit.AheadFact;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Orders for any sides, as somebody tries them. A line is read as one of a seat that may give it:
/// the owner of the unit, and where several could, the seat that a heading above names (`FRANCE`,
/// `France:`), or else the one that asks.
///
/// @param lines with a verdict for each
/// @param orders that count, by seat
public record TriedOrders(List<Line> lines, SequencedMap<Seat, Orders> orders) {

  /// What one line came to.
  private record Given(Optional<Seat> by, Verdict verdict) {}

  /// {@return what was understood of these lines}
  ///
  /// @param scene as the asker sees it; any seat stands for one without
  public static TriedOrders read(OrderContext scene, List<String> lines) {
    List<Optional<Seat>> named = headings(scene, lines);
    SequencedMap<Seat, List<Line>> readings = new LinkedHashMap<>();
    for (Seat seat : seats(scene)) {
      List<String> own = new ArrayList<>(lines);
      own.replaceAll(line -> isHeading(scene, line) ? "" : line);
      readings.put(seat, reading(scene, seat, own).lines());
    }
    List<Given> given = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      given.add(given(scene, lines.get(i), i, named.get(i), readings));
    }
    return new TriedOrders(verdicts(scene, lines, given), orders(scene, lines, given));
  }

  /// The one who asks comes first: a line that several could give is theirs.
  private static List<Seat> seats(OrderContext scene) {
    List<Seat> seats = new ArrayList<>(scene.campaign().seats());
    seats.remove(scene.seat());
    seats.addFirst(scene.seat());
    return seats;
  }

  private static Reading<Orders> reading(OrderContext scene, Seat seat, List<String> lines) {
    OrderContext own = new OrderContext(scene.variant(), scene.position(), seat);
    return new OrderLetterReader(own).read(List.of(new Letter(scene.now().id(), lines)));
  }

  private static Optional<Seat> heading(OrderContext scene, String line) {
    String name = line.strip();
    String bare = name.endsWith(":") ? name.substring(0, name.length() - 1).strip() : name;
    return scene.ownerNamed(bare).map(Seat::new).filter(scene.campaign().seats()::contains);
  }

  private static boolean isHeading(OrderContext scene, String line) {
    return heading(scene, line).isPresent();
  }

  /// {@return whose each line is by the heading above it}
  private static List<Optional<Seat>> headings(OrderContext scene, List<String> lines) {
    List<Optional<Seat>> named = new ArrayList<>();
    Optional<Seat> now = Optional.empty();
    for (String line : lines) {
      Optional<Seat> head = heading(scene, line);
      now = head.isPresent() ? head : now;
      named.add(now);
    }
    return named;
  }

  private static Given given(
      OrderContext scene,
      String line,
      int at,
      Optional<Seat> named,
      SequencedMap<Seat, List<Line>> readings) {
    if (line.isBlank() || isHeading(scene, line)) {
      return new Given(Optional.empty(), new Verdict.Skipped());
    }
    List<Given> all = new ArrayList<>();
    readings.forEach(
        (seat, read) -> {
          Given one = new Given(Optional.of(seat), now(scene, line, read.get(at).verdict()));
          all.add(named.filter(seat::equals).isPresent() ? 0 : all.size(), one);
        });
    return all.stream()
        .filter(one -> one.verdict().counts())
        .findFirst()
        .or(() -> all.stream().filter(one -> isItsOwn(one.verdict())).findFirst())
        .or(() -> all.stream().filter(one -> isRefused(one.verdict())).findFirst())
        .orElseGet(() -> new Given(Optional.empty(), new Verdict.Skipped()));
  }

  private static boolean isRefused(Verdict verdict) {
    return verdict instanceof Verdict.Refused;
  }

  /// Whether a refusal says more than that the order is somebody else's.
  private static boolean isItsOwn(Verdict verdict) {
    return verdict instanceof Verdict.Refused(Fact why)
        && !(why instanceof OrderRefusalFact.NotYours)
        && !(why instanceof OrderRefusalFact.OtherSeatNamed);
  }

  /// Orders that would be kept for later are not tried.
  private static Verdict now(OrderContext scene, String line, Verdict verdict) {
    Optional<Fact> meaning =
        switch (verdict) {
          case Verdict.Taken(Fact said) -> Optional.of(said);
          case Verdict.Doubted(Fact said, _) -> Optional.of(said);
          case Verdict.Refused _, Verdict.Skipped _ -> Optional.empty();
        };
    return meaning.filter(TriedOrders::isForLater).isPresent()
        ? new Verdict.Refused(
            new BoardAnswer.NotThisPhase(line.strip(), PhaseId.of(scene.position()).title()))
        : verdict;
  }

  private static boolean isForLater(Fact meaning) {
    return switch (meaning) {
      case OrderFact.KeptForRetreats _, OrderFact.KeptForWinter _ -> true;
      case OrderFact.Several(List<Fact> parts) -> parts.stream().anyMatch(TriedOrders::isForLater);
      case AheadFact _, BranchFact _ -> true;
      default -> false;
    };
  }

  private static List<Line> verdicts(OrderContext scene, List<String> lines, List<Given> given) {
    List<Line> verdicts = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      verdicts.add(new Line(i + 1, lines.get(i), nearest(scene, given.get(i).verdict())));
    }
    return verdicts;
  }

  /// It does not matter to one seat whose units there are.
  private static Verdict nearest(OrderContext scene, Verdict verdict) {
    return verdict instanceof Verdict.Refused(Fact why)
            && why instanceof OrderRefusalFact.NobodyThere(var place, _)
        ? new Verdict.Refused(new BoardAnswers(scene).nobody(place.id()))
        : verdict;
  }

  private static SequencedMap<Seat, Orders> orders(
      OrderContext scene, List<String> lines, List<Given> given) {
    SequencedMap<Seat, Orders> orders = new LinkedHashMap<>();
    for (Seat seat : scene.campaign().seats()) {
      List<String> own = new ArrayList<>(Collections.nCopies(lines.size(), ""));
      boolean any = false;
      for (int i = 0; i < own.size(); i++) {
        if (given.get(i).verdict().counts() && given.get(i).by().filter(seat::equals).isPresent()) {
          own.set(i, lines.get(i));
          any = true;
        }
      }
      if (any) {
        reading(scene, seat, own).orders().ifPresent(read -> orders.put(seat, read));
      }
    }
    return orders;
  }
}

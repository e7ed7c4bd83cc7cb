package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.OrderRulebook;
import depesche.adjudicator.diplomacy.ahead.BranchFact;
import depesche.adjudicator.diplomacy.ahead.PhaseWords;
import depesche.adjudicator.diplomacy.ahead.Piece;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderDoubtFact;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.kit.AheadFact;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Two orders for one unit in one letter, of which one stands under a condition: the last counts,
/// as if each came in a letter of its own, and the line of the other says so. Where none stands
/// under a condition, the ruling decides ([Contradictions]).
final class OutdoneOrders {

  /// @param at the place of its piece
  private record Said(ReadPiece read, int at, String subject, String order) {

    boolean isPlain() {
      return !read.piece().isConditional();
    }

    boolean isDifferent(Said other) {
      return !order.equals(other.order);
    }

    /// Whether it leaves nothing of an earlier one, whatever comes.
    boolean replaces(Said other) {
      return isPlain() || read.piece().condition().equals(other.read.piece().condition());
    }
  }

  private final OrderContext scene;
  private final PhaseId written;
  private final boolean ahead;

  /// @param ahead whether earlier letters left orders for phases behind the one it was written in
  OutdoneOrders(OrderContext scene, PhaseId written, boolean ahead) {
    this.scene = scene;
    this.written = written;
    this.ahead = ahead;
  }

  /// {@return the pieces of a letter, with those refused or doubted that others outdo}
  List<ReadPiece> settled(List<ReadPiece> pieces) {
    List<ReadPiece> settled = new ArrayList<>(pieces);
    for (PhaseId phase :
        pieces.stream()
            .filter(ReadPiece::isOrder)
            .map(one -> one.piece().phase())
            .distinct()
            .toList()) {
      List<Integer> places = new ArrayList<>();
      List<ReadPiece> members = new ArrayList<>();
      boolean later = ahead;
      for (int i = 0; i < pieces.size(); i++) {
        ReadPiece one = pieces.get(i);
        boolean own = one.isOrder() && one.piece().phase().equals(phase);
        later |= one.piece().phase().compareTo(written) > 0;
        if (own || takesBack(one.piece(), phase, later)) {
          places.add(i);
          LinePart all = new LinePart.Clear("", one.piece().text());
          members.add(own ? one : one.with(new LineParts(one.parts().line(), List.of(all))));
        }
      }
      List<ReadPiece> done = outdone(plain(members));
      for (int i = 0; i < places.size(); i++) {
        if (done.get(i).isOrder()) {
          settled.set(places.get(i), done.get(i));
        }
      }
    }
    return settled;
  }

  /// Whether a `CLEAR` takes back all for a phase. Where orders for later phases may be on file,
  /// `CLEAR` alone is asked about.
  private boolean takesBack(Piece piece, PhaseId phase, boolean later) {
    if (piece.kind() != Piece.Kind.CLEAR || !piece.conditions().isEmpty()) {
      return false;
    }
    return piece.clearsAll()
        || (!(piece.text().isEmpty() && later)
            && PhaseWords.read(piece.text()).orElse(written).equals(phase));
  }

  /// Settles what stands under no condition.
  private List<ReadPiece> plain(List<ReadPiece> members) {
    OrderRulebook orderRulebook = scene.campaign().law().rulebook().orderRulebook();
    List<ReadPiece> plain = members.stream().filter(one -> !one.piece().isConditional()).toList();
    boolean now = plain.stream().anyMatch(one -> one.isOrder() && one.counts());
    List<LineParts> lines = plain.stream().map(ReadPiece::parts).toList();
    Iterator<LineParts> settled =
        (now
                ? new Contradictions(lines, orderRulebook).settled()
                : new LaterContradictions(orderRulebook).settled(lines))
            .iterator();
    return members.stream()
        .map(one -> one.piece().isConditional() ? one : one.with(settled.next()))
        .toList();
  }

  private static Optional<Said> said(ReadPiece read, int at, LinePart part, Cuts cuts) {
    return switch (part) {
      case LinePart.Good(Order order, _, _) -> said(read, at, order, cuts);
      case LinePart.Kept(Order order, _, _) -> said(read, at, order, cuts);
      case LinePart.Ahead(String subject, _, Fact meaning, _) ->
          isOfOne(subject)
              ? Optional.of(new Said(read, at, cuts.key(subject), words(meaning, read)))
              : none();
      case LinePart.Bad _, LinePart.Clear _, LinePart.Spent _, LinePart.Others _ -> none();
    };
  }

  private static Optional<Said> said(ReadPiece read, int at, Order order, Cuts cuts) {
    return order instanceof Order.Waive
        ? none()
        : Optional.of(new Said(read, at, cuts.key(OrdersOnFile.subject(order)), order.text()));
  }

  private static Optional<Said> none() {
    return Optional.empty();
  }

  /// Builds may be waived more than once.
  private static boolean isOfOne(String subject) {
    return !subject.isEmpty() && !subject.equals("winter") && !subject.equals("WAIVE");
  }

  private static String words(Fact meaning, ReadPiece read) {
    return switch (meaning) {
      case AheadFact.KeptForPhase(String order, _) -> order;
      case BranchFact.UnderCondition(_, _, List<Fact> parts) -> words(parts.getFirst(), read);
      default -> read.piece().text().strip();
    };
  }

  private static List<ReadPiece> outdone(List<ReadPiece> members) {
    if (members.stream().noneMatch(one -> one.piece().isConditional())) {
      return members;
    }
    List<List<Optional<Said>>> said = new ArrayList<>();
    Cuts cuts = new Cuts();
    for (int i = 0; i < members.size(); i++) {
      List<Optional<Said>> parts = new ArrayList<>();
      for (LinePart part : members.get(i).parts().parts()) {
        cuts.note(part);
        parts.add(said(members.get(i), i, part, cuts));
      }
      said.add(parts);
    }
    SequencedMap<String, List<Said>> subjects =
        said.stream()
            .flatMap(List::stream)
            .flatMap(Optional::stream)
            .collect(Collectors.groupingBy(Said::subject, TreeMap::new, Collectors.toList()));
    List<ReadPiece> settled = new ArrayList<>();
    for (int i = 0; i < members.size(); i++) {
      LineParts read = members.get(i).parts();
      List<LinePart> parts = new ArrayList<>();
      for (int j = 0; j < read.parts().size(); j++) {
        LinePart part = read.parts().get(j);
        parts.add(
            said.get(i)
                .get(j)
                .map(own -> settle(part, own, subjects.getOrDefault(own.subject(), List.of())))
                .orElse(part));
      }
      settled.add(members.get(i).with(new LineParts(read.line(), parts)));
    }
    return settled;
  }

  private static LinePart settle(LinePart part, Said own, List<Said> all) {
    List<Said> later =
        all.stream()
            .filter(one -> one.at() > own.at() && (one.isPlain() || one.isDifferent(own)))
            .toList();
    Optional<Said> instead =
        later.stream().filter(one -> !own.isPlain() && one.replaces(own)).reduce((_, last) -> last);
    if (instead.isPresent()) {
      return new LinePart.Bad(
          new OrderRefusalFact.OrderOutdone(
              own.order(), line(instead.get()), instead.get().order()));
    }
    return later.stream()
        .filter(one -> !one.isPlain() && one.read().counts() && own.read().counts())
        .reduce((_, last) -> last)
        .map(one -> new OrderDoubtFact.ConditionOutdoes(own.order(), line(one), one.order()))
        .map(part::doubted)
        .orElse(part);
  }

  private static int line(Said one) {
    return one.read().piece().line();
  }
}

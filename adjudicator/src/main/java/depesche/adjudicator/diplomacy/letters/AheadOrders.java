package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.combat.OrderRulebook;
import depesche.adjudicator.diplomacy.ahead.BranchFact;
import depesche.adjudicator.diplomacy.ahead.Condition;
import depesche.adjudicator.diplomacy.ahead.PhaseWords;
import depesche.adjudicator.diplomacy.ahead.Piece;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.LaterOrderReader;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderReader;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.kit.AheadFact;
import depesche.adjudicator.kit.AheadRefusalFact;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.MeantFact;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.OrderText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Does what a letter says of more than one phase: repeats orders, lets them stand, takes them
/// back.
final class AheadOrders {

  private final ReadPhase readPhase;
  private final OrderContext orderContext;
  private final OrdersOnFile file;

  /// What the letters gave in an earlier phase.
  private final Function<PhaseId, Repeated> repeated;

  /// Where it goes what an earlier letter kept for now and cannot be done.
  private final List<Fact> lost;

  private final AheadOnFile ahead = new AheadOnFile();

  /// What was meant for phases that were later when it was written, and are not any more.
  private final AheadOnFile then = new AheadOnFile();

  /// The standing orders that count in this phase.
  private final List<Order> standing = new ArrayList<>();

  private final List<Fact> standingFacts = new ArrayList<>();

  AheadOrders(
      ReadPhase readPhase,
      OrdersOnFile file,
      Function<PhaseId, Repeated> repeated,
      List<Fact> lost) {
    this.readPhase = readPhase;
    this.orderContext = readPhase.scene();
    this.file = file;
    this.repeated = repeated;
    this.lost = lost;
  }

  AheadOnFile onFile() {
    return ahead;
  }

  /// {@return whether there were orders for phases behind this one when a letter was written in it}
  boolean isAhead(PhaseId written) {
    return !ahead.phases(written).isEmpty() || !then.phases(written).isEmpty();
  }

  Shelf shelf(PhaseId phase) {
    return new Shelf(phase, file, ahead, readPhase.isLater(phase));
  }

  /// {@return where orders are remembered that were meant for a later phase when they were written}
  Shelf shelfOfThen(PhaseId phase) {
    return new Shelf(phase, file, then, true);
  }

  /// {@return whether an order on file is a standing one}
  boolean isStanding(Order order) {
    return standing.contains(order);
  }

  /// {@return what is on file besides the orders of now}
  List<Fact> facts() {
    List<Fact> facts = new ArrayList<>(standingFacts);
    facts.addAll(ahead.facts(orderContext.now()));
    return facts;
  }

  /// `AS BEFORE`: the orders of the last phase of the same kind, read against the board of now.
  ///
  /// @param replaces whether they replace earlier letters, where that is the ruling
  /// @return whether any count now
  boolean repeat(Piece piece, PhaseId written, boolean replaces, LineFacts facts) {
    PhaseId before = piece.phase().before();
    String condition = piece.condition();
    boolean holds = piece.holds(orderContext.campaign());
    if (piece.phase().kind() == PhaseId.Kind.RETREATS) {
      facts.refuse(new AheadRefusalFact.NotRepeatable(piece.phase().title()));
    } else if (!piece.phase().equals(readPhase.target()) || !holds) {
      if (piece.phase().compareTo(readPhase.target()) >= 0) {
        Fact kept = new AheadFact.KeptForPhase(piece.text(), piece.phase().title());
        LinePart.Ahead later =
            new LinePart.Ahead(
                "AS BEFORE", condition, BranchFact.under(condition, holds, kept), List.of());
        shelf(piece.phase()).put(later);
        facts.mean(later.meaning());
      }
    } else {
      Repeated given = repeated.apply(before).as(piece.text());
      if (given.orders().isEmpty()) {
        boolean was = before.compareTo(orderContext.variant().first()) >= 0;
        facts.refuse(new AheadRefusalFact.NothingBefore(was ? before.title() : ""));
        if (!written.equals(readPhase.target())) {
          lost.addAll(given.lost());
        }
      } else {
        if (replaces && laterLetter() == OrderRulebook.LaterLetter.REPLACES) {
          file.drop(readPhase.target().kind().question());
        }
        file.beginLetter();
        given.orders().forEach(order -> shelf(readPhase.target()).put(order, false));
        List<Fact> meanings = given.orders().stream().map(orderContext::meaning).toList();
        facts.mean(
            BranchFact.under(condition, true, new AheadFact.Repeated(before.title(), meanings)));
      }
      given.lost().forEach(facts::doubt);
      return !given.orders().isEmpty();
    }
    return false;
  }

  private OrderRulebook.LaterLetter laterLetter() {
    return orderContext.campaign().law().rulebook().orderRulebook().laterLetter();
  }

  /// `ALWAYS`: an order for every phase in which its unit has no other. Of two for one unit the
  /// last counts, as if it came in a letter of its own.
  void stand(List<Piece> pieces, Function<Piece, LineFacts> said) {
    List<LaterOrderReader.Later> read = pieces.stream().map(this::standing).toList();
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      LineFacts facts = said.apply(piece);
      switch (read.get(i)) {
        case LaterOrderReader.Later.Good(String subject, _, String order, List<Fact> doubts) -> {
          Optional<Fact> outdone = outdone(pieces, read, i, subject, order);
          if (outdone.isPresent()) {
            facts.refuse(outdone.get());
          } else {
            ahead.put(
                new AheadOnFile.Standing(
                    subject, piece.text(), order, piece.phase(), piece.conditions()));
            facts.mean(standing(piece, order));
            doubts.forEach(facts::doubt);
          }
        }
        case LaterOrderReader.Later.Clear _ ->
            facts.refuse(new OrderRefusalFact.NotAnOrder(piece.text()));
        case LaterOrderReader.Later.Bad(Fact why) -> facts.refuse(why);
      }
    }
  }

  private LaterOrderReader.Later standing(Piece piece) {
    PhaseId phase = new PhaseId("S", piece.phase().year(), PhaseId.Kind.MOVEMENT);
    return new LaterOrderReader(orderContext).read(piece.text(), phase);
  }

  private static Optional<Fact> outdone(
      List<Piece> pieces, List<LaterOrderReader.Later> read, int at, String subject, String order) {
    for (int i = pieces.size() - 1; i > at; i--) {
      boolean replaces =
          pieces.get(i).conditions().isEmpty()
              || pieces.get(i).condition().equals(pieces.get(at).condition());
      if (replaces
          && read.get(i) instanceof LaterOrderReader.Later.Good(String other, _, String last, _)
          && other.equals(subject)
          && !last.equals(order)) {
        return Optional.of(new OrderRefusalFact.OrderOutdone(order, pieces.get(i).line(), last));
      }
    }
    return Optional.empty();
  }

  private Fact standing(Piece piece, String order) {
    boolean holds = piece.holds(orderContext.campaign());
    return BranchFact.under(piece.condition(), holds, new AheadFact.StandingTaken(order));
  }

  /// {@return the standing orders that are no longer on file} None if the words name no place.
  List<String> endStanding(String words) {
    String place = words.replaceFirst("(?i)^(?:orders?|army|fleet|[AF])(?:\\s+|$)", "");
    if (place.isEmpty() || place.equalsIgnoreCase("all")) {
      return ahead.end("");
    }
    return orderContext.map().names().find(place) instanceof Match.Found(String id)
        ? ahead.end(id)
        : List.of();
  }

  /// `CLEAR NOW`, `CLEAR F1866M` or `CLEAR ALL`.
  void clear(Piece piece, PhaseId written, LineFacts facts) {
    Optional<PhaseId> named = PhaseWords.read(piece.text());
    PhaseId phase = named.orElse(written);
    List<String> gone = new ArrayList<>();
    if (piece.clearsAll()) {
      gone.addAll(file.drop("", readPhase.target()));
      ahead.phases(written).stream().map(PhaseId::id).forEach(gone::add);
      boolean waits = ahead.drop(_ -> true);
      then.drop(_ -> true);
      gone.addAll(ahead.end(""));
      if (waits && gone.isEmpty()) {
        gone.add(phase.id());
      }
    } else {
      gone.addAll(
          named.isPresent() && !phase.equals(written) ? file.drop(phase) : file.drop("", phase));
      then.drop(one -> one.phase().equals(phase));
      boolean later = ahead.drop(one -> one.phase().equals(phase));
      if (later && gone.isEmpty()) {
        gone.add(phase.id());
      }
    }
    if (gone.isEmpty()) {
      facts.refuse(
          new AheadRefusalFact.NothingAhead(
              piece.clearsAll() ? "" : phase.title(), shelf(readPhase.target()).contents()));
    } else {
      facts.mean(new MeantFact.Withdrawn(gone));
    }
  }

  /// Standing orders fill what nothing else has filled.
  void fill() {
    PhaseId now = orderContext.now();
    for (AheadOnFile.Standing one : ahead.standing()) {
      Question question =
          PhaseId.Kind.MOVEMENT.answered(
              OrderText.read(orderContext.map().names().whole(one.text())));
      boolean asked = question == now.kind().question() && one.from().compareTo(now) <= 0;
      boolean holds = Condition.all(one.conditions()).holds(orderContext.campaign());
      boolean counts =
          asked
              && holds
              && new OrderReader(orderContext).read(one.text())
                  instanceof LinePart.Good(Order order, _, _)
              && fill(order);
      standingFacts.add(
          BranchFact.under(
              one.condition(), holds, new AheadFact.StandingOrder(one.order(), counts)));
    }
  }

  private boolean fill(Order order) {
    int due = Math.abs(orderContext.campaign().change(orderContext.seat()));
    boolean free =
        order instanceof Order.Adjustment
            ? file.orders().size() < due && !file.orders().contains(order)
            : !file.has(order);
    if (free) {
      file.put(order, false, orderContext.now());
      standing.add(order);
    }
    return free;
  }
}

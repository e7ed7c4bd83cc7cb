package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Reader;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Step;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.diplomacy.ahead.LetterOutline;
import depesche.adjudicator.diplomacy.ahead.PhaseWords;
import depesche.adjudicator.diplomacy.campaign.DiplomacyCodec;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import depesche.adjudicator.diplomacy.letters.OrderDemands;
import depesche.adjudicator.diplomacy.letters.OrderExamples;
import depesche.adjudicator.diplomacy.letters.OrderLetterReader;
import depesche.adjudicator.diplomacy.letters.OrderSuggestions;
import depesche.adjudicator.diplomacy.moves.MovementFact;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.diplomacy.winter.AdjustmentPhase;
import depesche.adjudicator.diplomacy.winter.Standings;
import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.Ahead;
import depesche.adjudicator.rules.Codec;
import depesche.adjudicator.rules.DrawVoting;
import depesche.adjudicator.rules.DrawnOrders;
import depesche.adjudicator.rules.Draws;
import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.rules.Editable;
import depesche.adjudicator.rules.Eliminates;
import depesche.adjudicator.rules.Explores;
import depesche.adjudicator.rules.Maps;
import depesche.adjudicator.rules.NeighbourSeats;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Scored;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.rules.Title;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The rules of a title of the Diplomacy family. A title adds its [Variant], how its board is set
/// up, and what leads from one phase to the next.
public abstract class DiplomacyRules
    implements Rules<DiplomacyPosition, Orders>,
        Maps,
        Eliminates<DiplomacyPosition>,
        NeighbourSeats<DiplomacyPosition>,
        DrawVoting<DiplomacyPosition>,
        Scored<DiplomacyPosition>,
        Ahead<DiplomacyPosition>,
        Suggests<DiplomacyPosition>,
        DrawnOrders<DiplomacyPosition>,
        Explores<DiplomacyPosition>,
        Editable<DiplomacyPosition> {

  private final Variant variant;
  private final List<Class<? extends Fact>> facts;

  /// @param ownFacts the kinds of facts that only this title says
  protected DiplomacyRules(Variant variant, List<Class<? extends Fact>> ownFacts) {
    this.variant = variant;
    this.facts = FamilyFacts.with(ownFacts);
  }

  /// {@return the first position}
  protected abstract DiplomacyPosition opening(Table table, Chance chance, StepLog stepLog);

  /// {@return what follows when one phase is judged}
  protected abstract DiplomacyPosition next(
      DiplomacyPosition diplomacyPosition,
      SequencedMap<Seat, Orders> orders,
      Chance chance,
      StepLog stepLog);

  /// {@return what it adds to the common rules}
  public final Variant variant() {
    return variant;
  }

  @Override
  public final Title title() {
    return variant.title();
  }

  @Override
  public final List<MapDrawing> maps() {
    return List.of(variant.drawing());
  }

  @Override
  public final List<Class<? extends Fact>> facts() {
    return facts;
  }

  @Override
  public final Step<DiplomacyPosition> open(Table table, Chance chance) {
    StepLog stepLog = new StepLog();
    DiplomacyPosition diplomacyPosition = opening(table, chance, stepLog);
    return stepLog.step(variant.map(), diplomacyPosition, PhaseId.of(diplomacyPosition).title());
  }

  /// Judges a phase and all phases after it in which nobody has to answer.
  @Override
  public final Step<DiplomacyPosition> resolve(
      DiplomacyPosition diplomacyPosition, SequencedMap<Seat, Orders> orders, Chance chance) {
    StepLog stepLog = new StepLog();
    DiplomacyPosition next = next(diplomacyPosition, orders, chance, stepLog);
    while (!(next instanceof DiplomacyPosition.Over) && OrderDemands.of(variant, next).isEmpty()) {
      next = next(next, new LinkedHashMap<>(), chance, stepLog);
    }
    if (next instanceof DiplomacyPosition.Adjustments(SharedBoard winter)) {
      new AdjustmentPhase(variant.map(), stepLog).announceOut(winter);
    }
    return stepLog.step(variant.map(), next, PhaseId.of(diplomacyPosition).title());
  }

  @Override
  public final Phase phase(DiplomacyPosition diplomacyPosition) {
    return PhaseId.of(diplomacyPosition).phase();
  }

  @Override
  public final boolean isOut(DiplomacyPosition diplomacyPosition, Seat seat) {
    return !diplomacyPosition.campaign().living().contains(seat);
  }

  @Override
  public final boolean areNeighbours(DiplomacyPosition diplomacyPosition, Seat one, Seat other) {
    return new Neighbourhood(variant.map().board(), diplomacyPosition).includes(one, other);
  }

  @Override
  public final Draws draws(DiplomacyPosition diplomacyPosition) {
    return diplomacyPosition.campaign().law().draws();
  }

  @Override
  public final Status status(DiplomacyPosition diplomacyPosition) {
    return diplomacyPosition
            instanceof DiplomacyPosition.Over(_, List<DiplomacyPosition.Rank> standing)
        ? new Status.Over(standing.stream().map(Standings::place).toList())
        : new Status.Waiting(OrderDemands.of(variant, diplomacyPosition));
  }

  @Override
  public final SequencedMap<Seat, Integer> scores(DiplomacyPosition diplomacyPosition) {
    return Standings.scores(diplomacyPosition);
  }

  @Override
  public final Unit unit() {
    return Unit.CENTRES;
  }

  @Override
  public final Reading<Orders> read(
      DiplomacyPosition diplomacyPosition, Seat seat, List<Letter> letters) {
    return new OrderLetterReader(new OrderContext(variant, diplomacyPosition, seat)).read(letters);
  }

  @Override
  public final Optional<When> when(DiplomacyPosition diplomacyPosition, String words) {
    PhaseId now = PhaseId.of(diplomacyPosition);
    return PhaseWords.read(words)
        .map(
            phase ->
                phase.equals(now) ? When.NOW : phase.compareTo(now) < 0 ? When.PAST : When.LATER);
  }

  /// A condition speaks of the board, so it does not matter whose letter it is in.
  @Override
  public final SequencedMap<Integer, String> withheld(
      DiplomacyPosition diplomacyPosition, List<String> lines) {
    PhaseId now = PhaseId.of(diplomacyPosition);
    Seat anybody = diplomacyPosition.campaign().seats().getFirst();
    return LetterOutline.of(new OrderContext(variant, diplomacyPosition, anybody), now, lines)
        .withheld(lines);
  }

  @Override
  public final List<Phase> later(Optional<Phase> now) {
    PhaseId phase = now.flatMap(one -> PhaseId.parse(one.id())).orElse(variant.first());
    return phase.next().stream().map(PhaseId::phase).toList();
  }

  @Override
  public final boolean isProse(String line) {
    return variant.isProse(line, _ -> false);
  }

  @Override
  public final List<String> suggest(DiplomacyPosition diplomacyPosition, Seat seat, String typed) {
    return new OrderSuggestions(new OrderContext(variant, diplomacyPosition, seat)).of(typed);
  }

  @Override
  public final List<String> examples(DiplomacyPosition diplomacyPosition, Seat seat) {
    return new OrderExamples(new OrderContext(variant, diplomacyPosition, seat)).lines();
  }

  @Override
  public final List<Menu> menus(DiplomacyPosition diplomacyPosition, Seat seat) {
    return new OrderSuggestions(new OrderContext(variant, diplomacyPosition, seat)).menus();
  }

  @Override
  public final List<Menu> choices(DiplomacyPosition diplomacyPosition, Seat seat) {
    return new OrderSuggestions(new OrderContext(variant, diplomacyPosition, seat)).choices();
  }

  @Override
  public final Optional<Verdict> answer(DiplomacyPosition diplomacyPosition, String line) {
    return new BoardQuestions(seen(diplomacyPosition, Optional.empty())).answer(line);
  }

  @Override
  public final List<String> questions(DiplomacyPosition diplomacyPosition, Optional<Seat> seat) {
    return new BoardQuestions(seen(diplomacyPosition, seat)).offered();
  }

  @Override
  public final Tried<DiplomacyPosition> tried(
      DiplomacyPosition diplomacyPosition, Optional<Seat> seat, List<String> lines, Chance chance) {
    TriedOrders tried = TriedOrders.read(seen(diplomacyPosition, seat), lines);
    return new Tried<>(
        tried.lines(),
        Optional.of(tried.orders())
            .filter(orders -> !orders.isEmpty())
            .map(orders -> shorter(resolve(diplomacyPosition, orders, chance))));
  }

  /// Of units that nobody ordered and that stayed there is nothing to say.
  private static Step<DiplomacyPosition> shorter(Step<DiplomacyPosition> step) {
    return new Step<>(
        step.position(),
        step.news().stream()
            .filter(one -> !(one.fact() instanceof MovementFact.NoOrderStood))
            .toList());
  }

  @Override
  public final boolean isOpen() {
    return true;
  }

  /// What lies open looks the same to everybody.
  private OrderContext seen(DiplomacyPosition diplomacyPosition, Optional<Seat> seat) {
    Seat eyes = seat.orElseGet(() -> diplomacyPosition.campaign().seats().getFirst());
    return new OrderContext(variant, diplomacyPosition, eyes);
  }

  @Override
  public final Edit<DiplomacyPosition> edit(DiplomacyPosition diplomacyPosition, String line) {
    return new BoardEdits(variant.map(), diplomacyPosition).edit(line);
  }

  @Override
  public final BoardView view(DiplomacyPosition diplomacyPosition, Reader reader) {
    return BoardView.of(variant, diplomacyPosition);
  }

  @Override
  public final Picture drawn(DiplomacyPosition diplomacyPosition, Seat seat, List<Letter> letters) {
    return OrderArrows.picture(new OrderContext(variant, diplomacyPosition, seat), letters);
  }

  @Override
  public final Codec<DiplomacyPosition> codec() {
    return new DiplomacyCodec(variant::law);
  }
}

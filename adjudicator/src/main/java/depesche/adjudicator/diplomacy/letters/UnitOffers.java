package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.OrderRulebook;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.combat.movement.ConvoyRoutes;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.notation.Offer;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// All that one unit may be ordered to do in a movement phase, as lines to choose from.
public final class UnitOffers {

  private final OrderContext orderContext;
  private final Unit unit;
  private final OfferedOrderWords words;
  private final ConvoyRoutes convoyRoutes;

  public UnitOffers(OrderContext orderContext, Unit unit) {
    this.orderContext = orderContext;
    this.unit = unit;
    this.words = new OfferedOrderWords(orderContext.map());
    this.convoyRoutes = orderContext.map().crossing(orderContext.campaign().units());
  }

  /// {@return its moves, then to hold, to support, to go by convoy and to convoy}
  public Stream<Offer> moves() {
    return Stream.<Function<UnitOffers, Stream<Offer>>>of(
            UnitOffers::steps,
            UnitOffers::holding,
            UnitOffers::supports,
            UnitOffers::voyages,
            UnitOffers::convoys)
        .flatMap(kind -> kind.apply(this));
  }

  private Offer orders() {
    return words.unit(unit);
  }

  /// Supply centres that are not held yet come first.
  private Stream<Offer> steps() {
    return orderContext.map().open(unit).stream()
        .sorted(Comparator.comparing(place -> !isGoal(Province.of(place))))
        .map(to -> orders().and(OfferedOrderWords.MOVE, words.place(to)));
  }

  private boolean isGoal(String province) {
    return orderContext.map().isCentre(province)
        && orderContext
            .campaign()
            .ownerOf(province)
            .filter(orderContext.seat().name()::equals)
            .isEmpty();
  }

  private Stream<Offer> holding() {
    return Stream.of(orders().and(OfferedOrderWords.HOLD));
  }

  /// Own units are supported before those of others.
  private Stream<Offer> supports() {
    List<String> near =
        orderContext.map().open(unit).stream().map(Province::of).distinct().toList();
    return others().flatMap(aided -> near.stream().flatMap(to -> support(aided, to)));
  }

  private Stream<Offer> support(Unit aided, String to) {
    boolean held = aided.province().equals(to);
    if (!held && !orderContext.map().reaches(aided, to)) {
      return Stream.of();
    }
    Offer support = orders().and(OfferedOrderWords.SUPPORT).and(aided(aided));
    return held
        ? Stream.of(support)
        : goals(aided, to).map(goal -> support.and(OfferedOrderWords.MOVE, words.place(goal)));
  }

  /// DATC 4.B.4: a support need name the coast in some games only.
  private Stream<String> goals(Unit aided, String to) {
    return rulebook().supportedCoast() == Rulebook.SupportedCoast.REQUIRED
        ? orderContext.map().open(aided).stream().filter(place -> Province.of(place).equals(to))
        : Stream.of(to);
  }

  /// DATC 4.C.5: nor must it name the owner.
  private Offer aided(Unit aided) {
    boolean named =
        rulebook().orderRulebook().missingOwner() == OrderRulebook.Named.ILLEGAL
            && !aided.power().equals(orderContext.seat().name());
    return named
        ? new Offer(List.of(Offer.Name.of(aided.power()))).and(words.unit(aided))
        : words.unit(aided);
  }

  private Rulebook rulebook() {
    return orderContext.campaign().law().rulebook();
  }

  private Stream<Unit> others() {
    return orderContext.campaign().units().stream()
        .filter(other -> !other.equals(unit))
        .sorted(Comparator.comparing(other -> !other.power().equals(orderContext.seat().name())));
  }

  /// Where a path must be written, nobody is spared writing it.
  private Stream<Offer> voyages() {
    return unit.unitKind() == UnitKind.FLEET || rulebook().path() == Rulebook.Path.REQUIRED
        ? Stream.of()
        : convoyRoutes.shores(unit.province()).stream().map(this::voyage);
  }

  private Offer voyage(String to) {
    Offer voyage = orders().and(OfferedOrderWords.MOVE, words.place(to));
    return orderContext.map().reaches(unit, to) ? voyage.and(OfferedOrderWords.VIA) : voyage;
  }

  private Stream<Offer> convoys() {
    if (unit.unitKind() != UnitKind.FLEET || orderContext.map().isCoastal(unit.province())) {
      return Stream.of();
    }
    return others().filter(army -> army.unitKind() != UnitKind.FLEET).flatMap(this::convoys);
  }

  private Stream<Offer> convoys(Unit army) {
    Offer convoy = orders().and(OfferedOrderWords.CONVOY).and(aided(army));
    return convoyRoutes.shores(army.province(), unit.province()).stream()
        .map(to -> convoy.and(OfferedOrderWords.MOVE, words.place(to)));
  }

  /// {@return where it may retreat to, and to disband it}
  ///
  /// @param open the places that are open to it
  public Stream<Offer> flights(List<String> open) {
    return Stream.concat(
        open.stream().map(to -> orders().and(OfferedOrderWords.RETREAT, words.place(to))),
        Stream.of(orders().and(OfferedOrderWords.DISBAND)));
  }
}

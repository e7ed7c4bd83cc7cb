package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Letter;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.kit.Examples;
import depesche.adjudicator.notation.Offer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// A few lines with which a seat could answer what it is asked now: orders for units of its own.
public final class OrderExamples {

  /// More lines would be no example but advice.
  private static final int MOST = 3;

  private final OrderContext orderContext;
  private final OfferedOrderWords words;

  public OrderExamples(OrderContext orderContext) {
    this.orderContext = orderContext;
    this.words = new OfferedOrderWords(orderContext.map());
  }

  /// {@return the lines; together they are a good letter}
  public List<String> lines() {
    return Examples.of(
        sources(),
        letter ->
            new OrderLetterReader(orderContext)
                .read(List.of(new Letter(orderContext.now().id(), letter))));
  }

  private List<Stream<Offer>> sources() {
    return switch (orderContext.position()) {
      case DiplomacyPosition.Movement _ -> with(moves(), orderContext.foreign().size());
      case DiplomacyPosition.Retreats _ -> with(flights(), orderContext.foreignDisplaced().size());
      case DiplomacyPosition.Adjustments _ -> winter();
      case DiplomacyPosition.Over _ -> List.of();
    };
  }

  /// Adds what the title asks about units of others, if it does.
  private List<Stream<Offer>> with(List<Stream<Offer>> own, int foreign) {
    List<Stream<Offer>> all = new ArrayList<>(own);
    if (foreign > 0) {
      all.addAll(orderContext.variant().offers(orderContext));
    }
    return all;
  }

  /// A move, a support of it and a hold show most of what units do.
  private List<Stream<Offer>> moves() {
    List<Unit> units = orderContext.own();
    for (Unit mover : units) {
      for (String to : orderContext.map().open(mover)) {
        for (Unit helper : units) {
          if (!helper.equals(mover) && isWorthSupport(helper, Province.of(to))) {
            return together(mover, to, helper);
          }
        }
      }
    }
    List<Stream<Offer>> moves = new ArrayList<>();
    units.stream().limit(1).map(this::orders).forEach(moves::add);
    units.stream().skip(1).limit(MOST - 1).map(this::hold).forEach(moves::add);
    return moves;
  }

  private boolean isWorthSupport(Unit helper, String goal) {
    return orderContext.map().reaches(helper, goal)
        && orderContext.campaign().unitAt(goal).isEmpty();
  }

  private List<Stream<Offer>> together(Unit mover, String to, Unit helper) {
    Offer move = words.unit(mover).and(OfferedOrderWords.MOVE, words.place(to));
    Offer support = words.unit(helper).and(OfferedOrderWords.SUPPORT).and(words.unit(mover));
    List<Stream<Offer>> lines = new ArrayList<>();
    lines.add(Stream.of(move));
    // A support need name the coast only in a strict game.
    lines.add(
        Stream.of(Province.of(to), to)
            .map(goal -> support.and(OfferedOrderWords.MOVE, words.place(goal))));
    orderContext.own().stream()
        .filter(unit -> !unit.equals(mover) && !unit.equals(helper))
        .limit(MOST - 2)
        .map(this::hold)
        .forEach(lines::add);
    return lines;
  }

  private Stream<Offer> orders(Unit unit) {
    return new UnitOffers(orderContext, unit).moves();
  }

  private Stream<Offer> hold(Unit unit) {
    return Stream.of(words.unit(unit).and(OfferedOrderWords.HOLD));
  }

  /// No two go to the same place, where they would be lost.
  private List<Stream<Offer>> flights() {
    Set<String> used = new LinkedHashSet<>();
    List<Stream<Offer>> flights = new ArrayList<>();
    for (RetreatingUnit one : orderContext.ownDisplaced().stream().limit(MOST).toList()) {
      List<String> open =
          one.open().stream().filter(place -> !used.contains(Province.of(place))).toList();
      open.stream().limit(1).map(Province::of).forEach(used::add);
      flights.add(new UnitOffers(orderContext, one.unit()).flights(open));
    }
    return flights;
  }

  /// Of more than are due the rules take none.
  private List<Stream<Offer>> winter() {
    OrderSuggestions orderSuggestions = new OrderSuggestions(orderContext);
    if (orderContext.campaign().change(orderContext.seat()) < 0) {
      return Stream.generate(orderSuggestions::removals).limit(MOST).toList();
    }
    Stream<Offer> fleetsFirst =
        Stream.concat(
            orderSuggestions
                .builds()
                .filter(offer -> offer.words().contains(words.kind(UnitKind.FLEET))),
            orderSuggestions.builds());
    return List.of(orderSuggestions.builds(), fleetsFirst, Stream.of(OrderSuggestions.WAIVE));
  }
}

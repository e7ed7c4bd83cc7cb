package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.notation.Offer;
import depesche.adjudicator.notation.OrderLexicon;
import depesche.adjudicator.notation.ProseDetector;
import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.rules.Title;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// What one title of the family asks and understands beyond the common questions and orders.
public interface Variant {

  /// {@return the title as a library lists it}
  Title title();

  /// {@return the map it is played on}
  MapIndex map();

  /// {@return the same map as it is printed}
  MapDrawing drawing();

  /// {@return the first phase of a game}
  PhaseId first();

  /// {@return the law of a table that chose these options}
  ///
  /// @throws IllegalArgumentException if an option or its value is unknown
  HouseRules law(List<Seat> seats, SequencedMap<String, String> options);

  /// {@return what became of an order in words that only this title knows; empty if it is none}
  Optional<LinePart> read(OrderContext orderContext, String text);

  /// An order for a unit that is not the writer's.
  ///
  /// @param subject what it is about, so that another order about it replaces it
  /// @param address how the order begins: `FOREIGN AUSTRIA`
  /// @param order what the unit should do, with its place or without
  record Addressed(String subject, String address, String order) {}

  /// {@return an order to a unit that stands elsewhere, or nowhere yet, until the phase comes for
  /// which it is meant}
  default Optional<Addressed> addressed(OrderContext orderContext, String text) {
    return Optional.empty();
  }

  /// {@return the words that only this title knows of what a seat may order, in small letters}
  List<String> deeds();

  /// {@return whether a line is plainly no order}
  ///
  /// @param own whether a word names the writer
  default boolean isProse(String line, Predicate<String> own) {
    return ProseDetector.is(line, new OrderLexicon(map().names(), deeds(), own));
  }

  /// {@return whether a name before a colon belongs to the order behind it}
  boolean addresses(OrderContext orderContext, String name);

  /// {@return whether a seat is asked about a unit that is not its own}
  boolean asks(OrderContext orderContext, Unit unit);

  /// {@return what a seat may write besides orders for its own units, kind by kind and the best
  /// first}
  List<Stream<Offer>> offers(OrderContext orderContext);

  /// {@return what is still missing from a seat, apart from orders for its own units}
  List<Fact> missing(OrderContext orderContext, Orders orders);
}

package depesche.adjudicator.diplomacy.orders;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// A position as one seat reads it: who asks, in which title, in which phase.
///
/// @param written the phase in which the order was written that is read; an earlier one than now if
///   the order has waited for its question
public record OrderContext(
    Variant variant, DiplomacyPosition position, Seat seat, PhaseId written) {

  /// A seat that writes now.
  public OrderContext(Variant variant, DiplomacyPosition position, Seat seat) {
    this(variant, position, seat, PhaseId.of(position));
  }

  /// {@return the same for an order that was written in this phase}
  public OrderContext writtenIn(PhaseId phase) {
    return new OrderContext(variant, position, seat, phase);
  }

  /// {@return the map}
  public MapIndex map() {
    return variant.map();
  }

  public PhaseId now() {
    return PhaseId.of(position);
  }

  /// {@return the question that is open now}
  public Question asked() {
    return now().kind().question();
  }

  /// {@return whether an order of an earlier phase answers a question that is no longer open}
  public boolean spent(Question question) {
    PhaseId now = now();
    boolean earlier = !written.equals(now);
    return switch (question) {
      case MOVES -> earlier;
      case RETREATS ->
          !written.season().equals(now.season()) || (earlier && question.compareTo(asked()) < 0);
      case ADJUSTMENTS -> false;
    };
  }

  /// {@return what all phases share}
  public SharedBoard campaign() {
    return position.campaign();
  }

  public List<Unit> own() {
    return campaign().unitsOf(seat.name());
  }

  /// {@return the units of others about which this seat is asked, by owner}
  public List<Unit> foreign() {
    return campaign().units().stream()
        .filter(unit -> variant.asks(this, unit))
        .sorted(Comparator.comparing(Unit::power))
        .toList();
  }

  /// {@return the dislodged units}
  public List<RetreatingUnit> displaced() {
    return position instanceof DiplomacyPosition.Retreats(_, _, List<RetreatingUnit> displaced)
        ? displaced
        : List.of();
  }

  public List<RetreatingUnit> ownDisplaced() {
    List<RetreatingUnit> all = displaced();
    return all.isEmpty()
        ? all
        : all.stream().filter(one -> one.unit().power().equals(seat.name())).toList();
  }

  public List<RetreatingUnit> foreignDisplaced() {
    return displaced().stream().filter(one -> variant.asks(this, one.unit())).toList();
  }

  /// Whether a line is plainly no order of this seat.
  public boolean isProse(String line) {
    return variant.isProse(line, this::isSelf);
  }

  private boolean isSelf(String word) {
    return ownerNamed(word).filter(seat.name()::equals).isPresent();
  }

  public UnitAt unit(Unit unit) {
    return map().unit(unit);
  }

  public List<UnitAt> units(List<Unit> units) {
    return units.stream().map(this::unit).toList();
  }

  /// {@return an order as a receipt can say it}
  public Fact meaning(Order order) {
    MapIndex map = map();
    String text = order.text();
    return switch (order) {
      case Order.Hold(Unit unit) -> new OrderFact.HoldOrdered(text, map.unit(unit));
      case Order.Advance(Unit unit, String to, _, _) ->
          new OrderFact.MoveOrdered(text, map.unit(unit), map.spot(to));
      case Order.Convoy(Unit unit, Unit army, String to) ->
          new OrderFact.ConvoyOrdered(text, map.unit(unit), map.unit(army), map.spot(to));
      case Order.SupportHold(Unit unit, Unit aided) ->
          new OrderFact.SupportHoldOrdered(text, map.unit(unit), map.unit(aided));
      case Order.SupportAdvance(Unit unit, Unit aided, String to) ->
          new OrderFact.SupportMoveOrdered(text, map.unit(unit), map.unit(aided), map.spot(to));
      case Order.Retreat(Unit unit, String to) ->
          new OrderFact.RetreatOrdered(text, map.unit(unit), map.spot(to));
      case Order.Disband(Unit unit) -> new OrderFact.DisbandOrdered(text, map.unit(unit));
      case Order.Build(_, String at) -> new OrderFact.BuildOrdered(text, map.spot(at));
      case Order.Remove(Unit unit) -> new OrderFact.RemovalOrdered(text, map.unit(unit));
      case Order.Extra extra -> extra.meaning();
      case Order.Waive _ -> new OrderFact.WaiveOrdered(text);
    };
  }

  /// {@return the seat or power of that name, in any case: `Red`, `RED's`, `Austrian`}
  public Optional<String> ownerNamed(String word) {
    return named(word).or(() -> word.endsWith("s") ? named(possessor(word)) : Optional.empty());
  }

  /// {@return the seat or power that a word names or shortens: `FRA`, `Ger`}
  ///
  /// @param fewest how many letters must be there
  public Optional<String> ownerMeant(String word, int fewest) {
    return ownerNamed(word)
        .or(
            () ->
                word.length() >= fewest
                    ? shortened(word.toUpperCase(Locale.ROOT))
                    : Optional.empty());
  }

  private Optional<String> shortened(String begun) {
    Stream<String> seats =
        campaign().seats().stream()
            .map(Seat::name)
            .filter(name -> name.toUpperCase(Locale.ROOT).startsWith(begun));
    Stream<String> powers =
        map().powers().stream()
            .filter(power -> map().powerWords(power).stream().anyMatch(it -> it.startsWith(begun)))
            .map(campaign().law()::player);
    List<String> owners = Stream.concat(seats, powers).distinct().toList();
    return owners.size() == 1 ? Optional.of(owners.getFirst()) : Optional.empty();
  }

  private static String possessor(String word) {
    int end = word.length() - 1;
    return word.substring(0, word.startsWith("'", end - 1) ? end - 1 : end);
  }

  private Optional<String> named(String word) {
    if (word.isBlank()) {
      return Optional.empty();
    }
    String plain = word.strip();
    for (Seat one : campaign().seats()) {
      if (one.name().equalsIgnoreCase(plain)) {
        return Optional.of(one.name());
      }
    }
    return map().powerNamed(plain).map(campaign().law()::player);
  }
}

package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Letter;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.MapPictures;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.letters.FiledOrder;
import depesche.adjudicator.diplomacy.letters.OrderLetterReader;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.notation.OrderText;
import depesche.adjudicator.notation.Wording;
import depesche.adjudicator.picture.Picture.MapPicture;
import depesche.adjudicator.picture.Picture.MapPicture.Act;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The map as a seat sees it that has orders on file: each is an arrow. What others have on file is
/// not asked.
public final class OrderArrows {

  private final OrderContext orderContext;
  private final List<FiledOrder> filed;
  private final VainOrders vain;

  private OrderArrows(OrderContext orderContext, List<FiledOrder> filed) {
    this.orderContext = orderContext;
    this.filed = filed;
    List<Order> now = filed.stream().flatMap(one -> one.order().stream()).toList();
    this.vain = new VainOrders(orderContext, now);
  }

  /// {@return the map of now with the orders of a seat}
  public static MapPicture picture(OrderContext orderContext, List<Letter> letters) {
    OrderLetterReader reader = new OrderLetterReader(orderContext);
    var _ = reader.read(letters);
    return new MapPictures(orderContext.map())
        .of(
            orderContext.position(),
            orderContext.now().title(),
            new OrderArrows(orderContext, reader.filed()).arrows());
  }

  private List<MapPicture.Arrow> arrows() {
    List<MapPicture.Arrow> arrows = new ArrayList<>();
    for (FiledOrder one : filed) {
      boolean idle = one.order().filter(vain::includes).isPresent();
      MapPicture.Fate fate = idle ? MapPicture.Fate.VAIN : MapPicture.Fate.ORDERED;
      arrow(one.text(), fate)
          .map(
              arrow ->
                  arrow.by(
                      new MapPicture.Written(orderContext.seat().name(), one.text(), one.when())))
          .ifPresent(arrows::add);
    }
    return arrows;
  }

  /// {@return what an order in canonical notation looks like; nothing for one that is about no
  /// place}
  private Optional<MapPicture.Arrow> arrow(String text, MapPicture.Fate fate) {
    Optional<Variant.Addressed> addressed = orderContext.variant().addressed(orderContext, text);
    Wording wording = OrderText.read(addressed.map(Variant.Addressed::order).orElse(text));
    String at = wording.ordered().place();
    if (at.isEmpty()) {
      at = addressed.map(one -> foreign(one, wording)).orElse("");
    }
    return at.isEmpty() ? Optional.empty() : arrow(wording, at, fate);
  }

  /// {@return where the army stands that an order is for; empty if it is nowhere}
  private String foreign(Variant.Addressed addressed, Wording wording) {
    boolean retreats = wording instanceof Wording.Retreat;
    Stream<Unit> units =
        retreats
            ? orderContext.displaced().stream().map(RetreatingUnit::unit)
            : orderContext.campaign().units().stream();
    return units
        .filter(unit -> addressed.address().endsWith(" " + unit.power()))
        .map(Unit::place)
        .findFirst()
        .orElse("");
  }

  private Optional<MapPicture.Arrow> arrow(Wording wording, String at, MapPicture.Fate fate) {
    return switch (wording) {
      case Wording.Hold _ -> arrow(Act.HOLD, at, at, at, List.of(), fate);
      case Wording.Move(_, String to) -> arrow(Act.MOVE, at, at, to, List.of(), fate);
      case Wording.Convoyed(_, String to, List<String> through, _) ->
          arrow(Act.MOVE, at, at, to, through, fate);
      case Wording.SupportHold(_, Wording.Unit aided) ->
          arrow(Act.SUPPORT_HOLD, at, aided.place(), aided.place(), List.of(), fate);
      case Wording.SupportMove(_, Wording.Unit aided, String to) ->
          arrow(Act.SUPPORT_MOVE, at, aided.place(), to, List.of(), fate);
      case Wording.Convoy(_, Wording.Unit army, String to, _) ->
          arrow(Act.CONVOY, at, army.place(), to, List.of(), fate);
      case Wording.Retreat(_, List<String> to) ->
          arrow(Act.RETREAT, at, at, to.getFirst(), List.of(), fate);
      case Wording.Build _ -> arrow(Act.BUILD, at, at, at, List.of(), fate);
      case Wording.Remove _, Wording.Disband _ -> arrow(Act.REMOVE, at, at, at, List.of(), fate);
      case Wording.Waive _, Wording.Pass _, Wording.Clear _ -> Optional.empty();
      case Wording.Bare _, Wording.Stray _, Wording.Nothing _ -> Optional.empty();
    };
  }

  private Optional<MapPicture.Arrow> arrow(
      Act act, String from, String aided, String to, List<String> via, MapPicture.Fate fate) {
    return Optional.of(new MapPicture.Arrow(owner(from), act, from, aided, to, via, fate));
  }

  /// {@return whose unit stands there; where none does, the order is for one to come}
  private String owner(String at) {
    return Stream.concat(
            orderContext.campaign().units().stream(),
            orderContext.displaced().stream().map(RetreatingUnit::unit))
        .filter(unit -> unit.place().equals(at))
        .map(Unit::power)
        .filter(power -> power.equals(orderContext.seat().name()) || isForeign(power))
        .findFirst()
        .orElse(orderContext.seat().name());
  }

  private boolean isForeign(String power) {
    return orderContext.foreign().stream().anyMatch(unit -> unit.power().equals(power))
        || orderContext.foreignDisplaced().stream()
            .anyMatch(one -> one.unit().power().equals(power));
  }
}

package depesche.adjudicator.standard;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Order.Question;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.OrderWords;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderRemarks;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.notation.Offer;
import depesche.adjudicator.picture.MapDrawing;
import depesche.adjudicator.rules.Title;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// What standard Diplomacy adds to the common questions and orders: the powers have seats, and
/// these may vote for a draw.
///
/// @param sheet the map as it was handed in
record StandardVariant(StandardMap sheet, MapIndex map, Title title) implements Variant {

  StandardVariant(StandardMap sheet) {
    this(
        sheet, sheet.index(), title(sheet.powers().stream().map(StandardMap.Power::name).toList()));
  }

  private static Title title(List<String> powers) {
    return new Title(
        "standard",
        "Diplomacy",
        "1",
        powers.size(),
        powers.size(),
        powers,
        StandardOptions.ALL,
        Title.Naming.SEATS,
        OrderWords.WORDS,
        Title.Asked.SEATS);
  }

  /// {@return the seat of each power: the one of its name, or else the one in its place}
  SequencedMap<String, String> players(List<Seat> seats) {
    SequencedMap<String, String> players = new LinkedHashMap<>();
    for (Seat seat : seats) {
      map.powerNamed(seat.name()).ifPresent(power -> players.put(power, seat.name()));
    }
    if (players.size() < seats.size()) {
      players.clear();
      for (int i = 0; i < seats.size(); i++) {
        players.put(sheet.powers().get(i).name(), seats.get(i).name());
      }
    }
    return players;
  }

  @Override
  public PhaseId first() {
    return new PhaseId("S", sheet.startYear(), PhaseId.Kind.MOVEMENT);
  }

  @Override
  public MapDrawing drawing() {
    return sheet.drawing();
  }

  @Override
  public HouseRules law(List<Seat> seats, SequencedMap<String, String> options) {
    return StandardRulings.of(sheet, players(seats), options);
  }

  @Override
  public Optional<LinePart> read(OrderContext orderContext, String text) {
    return DrawVote.read(text).map(vote -> read(vote, orderContext, text));
  }

  private static LinePart read(DrawVote vote, OrderContext orderContext, String text) {
    if (StandardRulings.of(orderContext.campaign()).draw() == StandardRulings.Draw.NONE) {
      return new LinePart.Bad(new DrawFact.NoDraws(text));
    }
    return orderContext.spent(Question.MOVES)
        ? new LinePart.Spent()
        : new OrderRemarks().now(orderContext, Question.MOVES, text, Optional.of(vote));
  }

  @Override
  public List<String> deeds() {
    return List.of("draw", "remis", "vote");
  }

  @Override
  public boolean addresses(OrderContext orderContext, String name) {
    return false;
  }

  @Override
  public boolean asks(OrderContext orderContext, Unit unit) {
    return false;
  }

  @Override
  public List<Stream<Offer>> offers(OrderContext orderContext) {
    return orderContext.position() instanceof DiplomacyPosition.Movement
        ? List.of(DrawVote.offers().stream())
        : List.of();
  }

  @Override
  public List<Fact> missing(OrderContext orderContext, Orders orders) {
    return List.of();
  }
}

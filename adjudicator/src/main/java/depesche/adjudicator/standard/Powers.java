package depesche.adjudicator.standard;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Title;
import depesche.adjudicator.combat.orders.Order.Question;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.OrderWords;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Law;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.orders.Part;
import depesche.adjudicator.diplomacy.orders.Remarks;
import depesche.adjudicator.diplomacy.orders.Scene;
import depesche.adjudicator.diplomacy.orders.Timing;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.notation.Offer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// What standard Diplomacy adds to the common questions and orders: the powers have seats, and
/// these may vote for a draw.
///
/// @param sheet the map as it was handed in
record Powers(StandardMap sheet, Atlas map, Title title) implements Variant {

  Powers(StandardMap sheet) {
    this(
        sheet, sheet.atlas(), title(sheet.powers().stream().map(StandardMap.Power::name).toList()));
  }

  private static Title title(List<String> powers) {
    return new Title(
        "standard",
        "Diplomacy",
        "1",
        powers.size(),
        powers.size(),
        powers,
        Options.ALL,
        Title.Naming.SEATS,
        OrderWords.WORDS);
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
  public Law law(List<Seat> seats, SequencedMap<String, String> options) {
    return Rulings.of(sheet, players(seats), options);
  }

  @Override
  public Optional<Part> read(Scene scene, Timing timing, String text) {
    return DrawVote.read(text).map(vote -> read(vote, scene, timing, text));
  }

  private static Part read(DrawVote vote, Scene scene, Timing timing, String text) {
    if (Rulings.of(scene.campaign()).draw() == Rulings.Draw.NONE) {
      return new Part.Bad(new DrawFact.NoDraws(text));
    }
    return timing.spent(Question.MOVES)
        ? new Part.Spent()
        : timing.now(Question.MOVES, text, Optional.of(vote), new Remarks());
  }

  @Override
  public List<String> deeds() {
    return List.of("draw", "remis", "vote");
  }

  @Override
  public boolean addresses(Scene scene, String name) {
    return false;
  }

  @Override
  public boolean asks(Scene scene, Unit unit) {
    return false;
  }

  @Override
  public List<Stream<Offer>> offers(Scene scene) {
    return scene.position() instanceof Position.Movement
        ? List.of(DrawVote.offers().stream())
        : List.of();
  }

  @Override
  public List<Fact> missing(Scene scene, Orders orders) {
    return List.of();
  }
}

package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.MapPictures;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.letters.OrderDemands;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.picture.Picture;
import depesche.adjudicator.rules.View;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The board as everybody sees it: orders are secret, the position is not.
public record BoardView(Fact state, Optional<Picture> picture) implements View {

  /// The board in a movement or adjustment phase, or at the end.
  public record BoardState(
      String phase,
      List<String> units,
      SequencedMap<String, List<String>> centres,
      List<String> demands,
      boolean over,
      List<String> winners)
      implements Fact {}

  /// The board in a retreat phase.
  public record RetreatState(
      String phase,
      List<String> units,
      SequencedMap<String, List<String>> centres,
      List<String> dislodged,
      List<String> demands,
      boolean over,
      List<String> winners)
      implements Fact {}

  /// {@return the view that every reader has}
  public static BoardView of(Variant variant, DiplomacyPosition diplomacyPosition) {
    MapIndex map = variant.map();
    SharedBoard sharedBoard = diplomacyPosition.campaign();
    PhaseId phase = PhaseId.of(diplomacyPosition);
    List<String> units = sharedBoard.units().stream().map(Unit::toString).sorted().toList();
    SequencedMap<String, List<String>> centres = centres(map, sharedBoard);
    List<String> demands =
        OrderDemands.of(variant, diplomacyPosition).stream()
            .map(Demand::seat)
            .map(Seat::name)
            .sorted()
            .toList();
    List<String> winners = winners(diplomacyPosition);
    boolean over = diplomacyPosition instanceof DiplomacyPosition.Over;
    Fact state =
        diplomacyPosition
                instanceof DiplomacyPosition.Retreats(_, _, List<RetreatingUnit> displaced)
            ? new RetreatState(
                phase.id(), units, centres, dislodged(displaced), demands, over, winners)
            : new BoardState(phase.id(), units, centres, demands, over, winners);
    return new BoardView(
        state, Optional.of(new MapPictures(map).of(diplomacyPosition, phase.title(), List.of())));
  }

  private static List<String> dislodged(List<RetreatingUnit> displaced) {
    return displaced.stream().map(RetreatingUnit::unit).map(Unit::toString).sorted().toList();
  }

  private static List<String> winners(DiplomacyPosition diplomacyPosition) {
    return diplomacyPosition
            instanceof DiplomacyPosition.Over(_, List<DiplomacyPosition.Rank> standing)
        ? standing.stream()
            .filter(rank -> rank.rank() == 1)
            .map(rank -> rank.seat().name())
            .sorted()
            .toList()
        : List.of();
  }

  private static SequencedMap<String, List<String>> centres(MapIndex map, SharedBoard sharedBoard) {
    SequencedMap<String, List<String>> centres = new LinkedHashMap<>();
    for (String owner : map.owners(sharedBoard)) {
      List<String> owned = sharedBoard.centresOf(owner);
      if (!owned.isEmpty()) {
        centres.put(owner, owned);
      }
    }
    return Collections.unmodifiableSequencedMap(centres);
  }
}

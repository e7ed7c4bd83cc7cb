package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Picture;
import depesche.adjudicator.Seat;
import depesche.adjudicator.View;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Displaced;
import depesche.adjudicator.diplomacy.campaign.PhaseId;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.letters.Owed;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.diplomacy.reports.Pictures;
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
  public static BoardView of(Variant variant, Position position) {
    Atlas map = variant.map();
    Campaign campaign = position.campaign();
    PhaseId phase = PhaseId.of(position);
    List<String> units = campaign.units().stream().map(Unit::toString).sorted().toList();
    SequencedMap<String, List<String>> centres = centres(map, campaign);
    List<String> demands =
        Owed.demands(variant, position).stream()
            .map(Demand::seat)
            .map(Seat::name)
            .sorted()
            .toList();
    List<String> winners = winners(position);
    boolean over = position instanceof Position.Over;
    Fact state =
        position instanceof Position.Retreats(_, _, List<Displaced> displaced)
            ? new RetreatState(
                phase.id(), units, centres, dislodged(displaced), demands, over, winners)
            : new BoardState(phase.id(), units, centres, demands, over, winners);
    return new BoardView(state, Optional.of(Pictures.of(map, position, phase.title(), List.of())));
  }

  private static List<String> dislodged(List<Displaced> displaced) {
    return displaced.stream().map(Displaced::unit).map(Unit::toString).sorted().toList();
  }

  private static List<String> winners(Position position) {
    return position instanceof Position.Over(_, List<Position.Rank> standing)
        ? standing.stream()
            .filter(rank -> rank.rank() == 1)
            .map(rank -> rank.seat().name())
            .sorted()
            .toList()
        : List.of();
  }

  private static SequencedMap<String, List<String>> centres(Atlas map, Campaign campaign) {
    SequencedMap<String, List<String>> centres = new LinkedHashMap<>();
    for (String owner : map.owners(campaign)) {
      List<String> owned = campaign.centresOf(owner);
      if (!owned.isEmpty()) {
        centres.put(owner, owned);
      }
    }
    return Collections.unmodifiableSequencedMap(centres);
  }
}

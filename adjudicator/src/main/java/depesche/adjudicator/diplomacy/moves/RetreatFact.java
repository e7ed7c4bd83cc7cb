package depesche.adjudicator.diplomacy.moves;

import depesche.adjudicator.OrderNews;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// What became of a dislodged unit.
public sealed interface RetreatFact extends OrderNews {

  record Retreated(String owner, String order, NamedProvince to) implements RetreatFact {}

  /// Several units retreated to one province: all are disbanded.
  record RetreatsCollided(NamedProvince at, List<UnitAt> units) implements RetreatFact {}

  /// Disbanded as ordered.
  record RetreatDisbanded(String owner, String order, UnitAt unit) implements RetreatFact {}

  /// Disbanded because no retreat was ordered.
  record RetreatMissed(UnitAt unit) implements RetreatFact {}

  @Override
  default List<OrderNews.Judged> orders() {
    return switch (this) {
      case Retreated one -> List.of(new OrderNews.Judged(one.owner(), one.order(), "succeeds"));
      case RetreatDisbanded one ->
          List.of(new OrderNews.Judged(one.owner(), one.order(), "succeeds"));
      case RetreatsCollided(NamedProvince at, List<UnitAt> units) ->
          units.stream()
              .map(
                  unit ->
                      new OrderNews.Judged(unit.owner(), unit.text() + " - " + at.id(), "fails"))
              .toList();
      case RetreatMissed _ -> List.of();
    };
  }
}

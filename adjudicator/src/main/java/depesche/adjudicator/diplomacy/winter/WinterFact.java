package depesche.adjudicator.diplomacy.winter;

import depesche.adjudicator.OrderNews;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// Ownership, the Diplowinn handicap and adjustments.
public sealed interface WinterFact extends OrderNews {

  /// A centre changes hands.
  record CentreTaken(NamedProvince centre, String by, String from) implements WinterFact {}

  /// A centre that was nobody's.
  record CentreWon(NamedProvince centre, String by) implements WinterFact {}

  /// A centre becomes nobody's.
  record CentreLost(NamedProvince centre, String from) implements WinterFact {}

  /// The centres of every owner, in table order, then Austria and France.
  ///
  /// @param offset units fewer than centres that everybody may keep this winter
  record CentreTable(int year, int offset, List<CentreRow> rows) implements WinterFact {}

  /// One owner of the centre table.
  ///
  /// @param centres the owner's centres by name
  /// @param count how many
  /// @param net `count` less the offset, never below 0; how many units they may keep
  /// @param builds how many they may build
  /// @param removals how many they must remove
  record CentreRow(
      String owner,
      List<NamedProvince> centres,
      int count,
      int offset,
      int net,
      int units,
      int builds,
      int removals) {}

  record Built(String owner, String order, NamedProvince at) implements WinterFact {}

  record Removed(String owner, String order, UnitAt unit) implements WinterFact {}

  /// Removed by rule, because the seat chose too few.
  ///
  /// @param distance provinces to the nearest of the owner's centres
  record RemovedByRule(UnitAt unit, int distance) implements WinterFact {}

  /// Removed by rule where distance is that to the home centres.
  record RemovedFromAfar(UnitAt unit) implements WinterFact {}

  /// Removed by rule from a seat that has no centre left.
  record RemovedCentreless(UnitAt unit) implements WinterFact {}

  /// Builds not used.
  record BuildsWaived(String owner, int builds) implements WinterFact {}

  @Override
  default List<OrderNews.Judged> orders() {
    return switch (this) {
      case Built one -> List.of(new OrderNews.Judged(one.owner(), one.order(), "succeeds"));
      case Removed one -> List.of(new OrderNews.Judged(one.owner(), one.order(), "succeeds"));
      case CentreTaken _, CentreWon _, CentreLost _, CentreTable _ -> List.of();
      case RemovedByRule _, RemovedFromAfar _, RemovedCentreless _, BuildsWaived _ -> List.of();
    };
  }
}

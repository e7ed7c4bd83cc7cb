package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.Fact;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.notation.Match;
import depesche.adjudicator.notation.PlaceWithCoast;
import java.util.List;
import java.util.Optional;

/// The place that a condition names. It is not guessed at: only names as they are count.
///
/// @param coast such as `SC`; empty if none is named
/// @param length how many words name it
/// @param words as they are written
record ConditionSpot(String province, String coast, int length, String words) {

  /// `St. Petersburg south coast`, and one word more.
  private static final int LONGEST_NAME = 6;

  /// {@return the place that the first of some words name, the longest name first}
  static Optional<ConditionSpot> of(MapIndex map, List<String> words) {
    for (int length = Math.min(LONGEST_NAME, words.size()); length > 0; length--) {
      String name = String.join(" ", words.subList(0, length)).replaceAll("[,.:;]+$", "");
      Optional<String> whole = exact(map, name);
      if (whole.isPresent()) {
        return Optional.of(new ConditionSpot(whole.get(), "", length, name));
      }
      PlaceWithCoast parted = PlaceWithCoast.of(name);
      Optional<String> province =
          parted.coast().isEmpty() ? Optional.empty() : exact(map, parted.place());
      if (province.isPresent()) {
        return Optional.of(new ConditionSpot(province.get(), parted.coast(), length, name));
      }
    }
    return Optional.empty();
  }

  private static Optional<String> exact(MapIndex map, String name) {
    // A dash behind a name begins a move, and is no part of the name.
    if (name.isEmpty() || !Character.isLetterOrDigit(name.codePointBefore(name.length()))) {
      return Optional.empty();
    }
    return map.names().find(name) instanceof Match.Found(String id)
        ? Optional.of(id)
        : Optional.empty();
  }

  /// {@return the place as orders write it: `SPA`, `SPA/NC`}
  String place() {
    return coast.isEmpty() ? province : province + Province.SLASH + coast;
  }

  /// {@return what is wrong with it in a condition}
  ///
  /// @param kind `A` or `F`; empty for any unit
  /// @param owned whether the condition asks who owns it
  Optional<Fact> fault(MapIndex map, String kind, boolean owned, String owner) {
    List<String> coasts = map.board().province(province).coasts();
    if (!coast.isEmpty() && (kind.equals("A") || !coasts.contains(coast))) {
      return Optional.of(
          new BranchRefusalFact.ConditionCoast(words, map.spot(province), kind, coasts));
    }
    return owned && !map.isCentre(province)
        ? Optional.of(new BranchRefusalFact.ConditionCentre(map.spot(province), owner))
        : Optional.empty();
  }
}

package depesche.adjudicator.board;

/// One thing that is wrong with the raw material of a map.
public sealed interface Defect {

  /// {@return a word to look for in the map file: where to fix it}
  String at();

  /// Two provinces, or a province and a box, have the same id.
  record Duplicate(String at) implements Defect {}

  /// The list of neighbours, the border or the start area `at` names a province that is not there.
  record Unknown(String at, String province) implements Defect {}

  /// A province borders itself.
  record BordersItself(String at) implements Defect {}

  /// `at` names `province` as a neighbour, `province` does not name `at`.
  record OneWay(String at, String province) implements Defect {}

  /// The list of borders has this pair, the lists of neighbours have not.
  record NotNeighbours(String at, String province) implements Defect {}

  /// The lists of neighbours have this pair, the list of borders has not.
  record NotInBorders(String at, String province) implements Defect {}

  /// A start area deals armies to a province that is not a supply centre.
  record NoCentre(String at, String province) implements Defect {}

  /// A list for armies names a sea, or a list for fleets a place where no fleet can lie: inland, or
  /// a province that has several coasts.
  record Unfit(String at, String place) implements Defect {}

  /// {@return what is wrong, and how to fix it}
  default String mend() {
    return switch (this) {
      case Duplicate(String at) -> at + " is there twice; give one of them another id";
      case Unknown(String at, String province) ->
          at + " names " + province + ", which is no province; correct the id or add it";
      case BordersItself(String at) -> at + " is its own neighbour; take it out of its list";
      case OneWay(String at, String to) ->
          (at + " has " + to + " as a neighbour, but " + to + " does not have " + at)
              + "; add it there or remove it here";
      case NotNeighbours(String at, String to) ->
          "\"borders\" has " + at + " and " + to + ", which are no neighbours; remove the pair";
      case NotInBorders(String at, String to) ->
          at + " and " + to + " are neighbours; add the pair to \"borders\"";
      case Unfit(String at, String place) ->
          at + " names " + place + ", where such a unit cannot be; correct it";
      case NoCentre(String at, String to) ->
          at + " deals an army to " + to + ", which is no centre; make it one or remove it";
    };
  }
}

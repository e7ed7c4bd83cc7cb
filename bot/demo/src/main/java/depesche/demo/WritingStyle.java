package depesche.demo;

import depesche.demo.planning.Intent;
import depesche.demo.planning.PrintedMap;
import depesche.demo.planning.StatusBoard.Unit;
import java.util.Locale;

/// How a player writes: people differ, and the moderator must read them all.
enum WritingStyle {
  /// `A BER - POM`
  FIELD("A ", "F ", " - ", " S ", " H"),
  /// `BER-POM`
  TERSE("", "", "-", " S ", " H"),
  /// `a ber - pom`
  SMALL("a ", "f ", " - ", " s ", " h"),
  /// `Army Berlin to Pomerania`
  ENGLISH("Army ", "Fleet ", " to ", " supports ", " holds"),
  /// `Berlin - Pommern`
  GERMAN("", "", " - ", " S ", " H");

  private final String army;
  private final String fleet;
  private final String moves;
  private final String supports;
  private final String holds;

  WritingStyle(String army, String fleet, String moves, String supports, String holds) {
    this.army = army;
    this.fleet = fleet;
    this.moves = moves;
    this.supports = supports;
    this.holds = holds;
  }

  /// {@return the line that says what is meant}
  String write(PrintedMap printedMap, Intent intent) {
    return switch (intent) {
      case Intent.Hold(Unit unit) -> unit(printedMap, unit) + holds;
      case Intent.Move(Unit unit, String to) ->
          unit(printedMap, unit) + moves + name(printedMap, to);
      case Intent.SupportHold(Unit unit, Unit aided) ->
          unit(printedMap, unit) + supports + unit(printedMap, aided);
      case Intent.SupportMove(Unit unit, Unit mover, String to) ->
          unit(printedMap, unit)
              + supports
              + unit(printedMap, mover)
              + moves
              + name(printedMap, to);
      case Intent.Convoy(Unit unit, Unit carried, String to) ->
          unit(printedMap, unit)
              + convoys()
              + unit(printedMap, carried)
              + moves
              + name(printedMap, to);
      case Intent.Ballot(Unit foreign, String to) ->
          "FOREIGN %s %s%s%s"
              .formatted(
                  foreign.owner(), name(printedMap, foreign.place()), moves, name(printedMap, to));
      case Intent.BallotPass(String power) -> "FOREIGN " + power + " PASS";
      case Intent.Retreat(Unit unit, String to) ->
          unit(printedMap, unit) + moves + name(printedMap, to);
      case Intent.Disband(Unit unit) -> unit(printedMap, unit) + " D";
      case Intent.Build(String kind, String place) ->
          "BUILD " + kind + " " + name(printedMap, place);
      case Intent.Remove(Unit unit) ->
          "REMOVE " + (unit.fleet() ? "F " : "A ") + name(printedMap, unit.place());
    };
  }

  private String convoys() {
    return switch (this) {
      case FIELD, TERSE, GERMAN -> " C ";
      case SMALL -> " c ";
      case ENGLISH -> " convoys ";
    };
  }

  private String unit(PrintedMap printedMap, Unit unit) {
    return (unit.fleet() ? fleet : army) + name(printedMap, unit.place());
  }

  private String name(PrintedMap printedMap, String place) {
    PrintedMap.Land land = printedMap.land(place);
    if (land.box()) {
      return land.id();
    }
    String coast = place.substring(land.id().length());
    return switch (this) {
      case FIELD, TERSE -> place;
      case SMALL -> place.toLowerCase(Locale.ROOT);
      case ENGLISH -> land.english() + coast;
      case GERMAN -> land.german() + coast;
    };
  }
}

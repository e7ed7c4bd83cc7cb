package depesche.bot.demo;

import depesche.bot.demo.Board.Unit;
import java.util.Locale;

/// How a player writes: people differ, and the moderator must read them all.
enum Hand {
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

  Hand(String army, String fleet, String moves, String supports, String holds) {
    this.army = army;
    this.fleet = fleet;
    this.moves = moves;
    this.supports = supports;
    this.holds = holds;
  }

  /// {@return the line that says what is meant}
  String write(Chart chart, Intent intent) {
    return switch (intent) {
      case Intent.Hold(Unit unit) -> unit(chart, unit) + holds;
      case Intent.Move(Unit unit, String to) -> unit(chart, unit) + moves + name(chart, to);
      case Intent.SupportHold(Unit unit, Unit aided) ->
          unit(chart, unit) + supports + unit(chart, aided);
      case Intent.SupportMove(Unit unit, Unit mover, String to) ->
          unit(chart, unit) + supports + unit(chart, mover) + moves + name(chart, to);
      case Intent.Convoy(Unit unit, Unit carried, String to) ->
          unit(chart, unit) + convoys() + unit(chart, carried) + moves + name(chart, to);
      case Intent.Ballot(Unit foreign, String to) ->
          "FOREIGN %s %s%s%s"
              .formatted(foreign.owner(), name(chart, foreign.place()), moves, name(chart, to));
      case Intent.BallotPass(String power) -> "FOREIGN " + power + " PASS";
      case Intent.Retreat(Unit unit, String to) -> unit(chart, unit) + moves + name(chart, to);
      case Intent.Disband(Unit unit) -> unit(chart, unit) + " D";
      case Intent.Build(String kind, String place) -> "BUILD " + kind + " " + name(chart, place);
      case Intent.Remove(Unit unit) ->
          "REMOVE " + (unit.fleet() ? "F " : "A ") + name(chart, unit.place());
    };
  }

  private String convoys() {
    return switch (this) {
      case FIELD, TERSE, GERMAN -> " C ";
      case SMALL -> " c ";
      case ENGLISH -> " convoys ";
    };
  }

  private String unit(Chart chart, Unit unit) {
    return (unit.fleet() ? fleet : army) + name(chart, unit.place());
  }

  private String name(Chart chart, String place) {
    Chart.Land land = chart.land(place);
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

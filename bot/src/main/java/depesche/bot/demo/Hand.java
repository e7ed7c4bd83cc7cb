package depesche.bot.demo;

import java.util.Locale;
import java.util.function.UnaryOperator;

/// How a player writes: people differ, and the moderator must read them all.
enum Hand {
  /// `A BER - POM`
  FIELD("A ", " - ", " S ", " H"),
  /// `BER-POM`
  TERSE("", "-", " S ", " H"),
  /// `a ber - pom`
  SMALL("a ", " - ", " s ", " h"),
  /// `Army Berlin to Pomerania`
  ENGLISH("Army ", " to ", " supports ", " holds"),
  /// `Berlin - Pommern`
  GERMAN("", " - ", " S ", " H");

  private final String army;
  private final String moves;
  private final String supports;
  private final String holds;

  Hand(String army, String moves, String supports, String holds) {
    this.army = army;
    this.moves = moves;
    this.supports = supports;
    this.holds = holds;
  }

  /// {@return the line that says what is meant}
  String write(Chart chart, Intent intent) {
    UnaryOperator<String> name = place -> name(chart.land(place));
    return switch (intent) {
      case Intent.Hold(String at) -> unit(name, at) + holds;
      case Intent.Move(String at, String to) -> unit(name, at) + moves + name.apply(to);
      case Intent.SupportHold(String at, String aided) ->
          unit(name, at) + supports + unit(name, aided);
      case Intent.SupportMove(String at, String from, String to) ->
          unit(name, at) + supports + unit(name, from) + moves + name.apply(to);
      case Intent.Ballot(String power, String at, String to) ->
          "FOREIGN " + power + " " + name.apply(at) + moves + name.apply(to);
      case Intent.BallotPass(String power) -> "FOREIGN " + power + " PASS";
      case Intent.Retreat(String at, String to) -> unit(name, at) + moves + name.apply(to);
      case Intent.Disband(String at) -> unit(name, at) + " D";
      case Intent.Build(String at) -> "BUILD A " + name.apply(at);
      case Intent.Remove(String at) -> "REMOVE A " + name.apply(at);
    };
  }

  private String unit(UnaryOperator<String> name, String at) {
    return army + name.apply(at);
  }

  private String name(Chart.Land land) {
    if (land.box()) {
      return land.id();
    }
    return switch (this) {
      case FIELD, TERSE -> land.id();
      case SMALL -> land.id().toLowerCase(Locale.ROOT);
      case ENGLISH -> land.english();
      case GERMAN -> land.german();
    };
  }
}

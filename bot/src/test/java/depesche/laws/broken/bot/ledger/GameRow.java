package depesche.laws.broken.bot.ledger;

/// A row that everybody sees and changes.
public final class GameRow {

  String state = "";

  /// Sets it from outside.
  static final class Hand {

    private Hand() {}

    static void stop(GameRow row) {
      row.state = "stopped";
    }
  }
}

package depesche.bot.ledger.rows;

/// What a game has on file of its settings, as text.
public record GameSettings(
    long id, String name, String title, String clock, String tableRules, String options) {}

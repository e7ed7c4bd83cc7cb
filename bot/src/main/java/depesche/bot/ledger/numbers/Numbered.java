package depesche.bot.ledger.numbers;

/// A row with a number from [Entries]; all others get theirs from their table.
public interface Numbered {

  /// The number it has for ever.
  void number(long number);
}

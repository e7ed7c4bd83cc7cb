package depesche.bot.ledger.copy;

/// What is in a table.
///
/// @param rows how many
/// @param sum the same for the same rows, and for no others
public record TableSum(long rows, String sum) {}

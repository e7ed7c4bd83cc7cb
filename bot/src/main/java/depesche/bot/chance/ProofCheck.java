package depesche.bot.chance;

/// One check of a transcript.
///
/// @param line in a player's words; of one that failed with what was expected and what was found
public record ProofCheck(boolean passed, String line) {}

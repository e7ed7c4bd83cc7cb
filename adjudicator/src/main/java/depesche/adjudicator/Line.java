package depesche.adjudicator;

/// One line of a letter and what became of it.
///
/// @param number from 1
/// @param text as the player wrote it
public record Line(int number, String text, Verdict verdict) {}

package depesche.adjudicator;

/// What a player wrote.
///
/// @param phase the id of the phase in which it was written
/// @param text its lines, separated by `\n`; commands that are not the title's affair are blank
///   lines here
public record Letter(String phase, String text) {}

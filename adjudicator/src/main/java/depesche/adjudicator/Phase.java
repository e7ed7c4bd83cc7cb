package depesche.adjudicator;

/// One phase of a game.
///
/// @param id short and unique within the game, such as `S1866M` or `3-Bid`
/// @param title for a heading, such as `Spring 1866, movement`
/// @param turn the turn or season it belongs to, such as `S1866`: a letter may speak of later
///   phases of its turn
public record Phase(String id, String title, String turn) {}

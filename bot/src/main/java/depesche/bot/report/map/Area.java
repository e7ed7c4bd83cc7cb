package depesche.bot.report.map;

/// A province or home box as the map file draws it.
///
/// @param group areas of one group have no thick line between them
/// @param label where its name would like to sit
/// @param town where its town lies
record Area(
    String id, String name, Kind kind, String group, Outline outline, Point label, Point town) {

  /// What an area is in the game.
  enum Kind {
    CENTRE,
    PLAIN,
    HOME_BOX
  }
}

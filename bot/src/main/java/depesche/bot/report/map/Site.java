package depesche.bot.report.map;

import java.util.List;

/// Where the things of one area sit on the sheet.
///
/// @param words its name and its code, or what of them finds room
/// @param town where its town or star lies
/// @param unit the middle of the unit that holds it
/// @param dislodged the middle of a unit driven from it
record Site(Area area, List<Words> words, Point town, Point unit, Point dislodged) {

  /// A line of text and the point under its middle.
  record Words(Lettering line, Point place) {}
}

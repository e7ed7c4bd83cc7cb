package depesche.bot.site;

import depesche.bot.game.Game;
import depesche.bot.game.GameCalendar;
import depesche.bot.people.TableRules;
import depesche.bot.report.CalendarFile;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The deadlines of games for calendars, with the addresses of their pages.
///
/// @param address where people find the pages, ending in a slash; empty if nobody said so
record SiteCalendar(GameCalendar gameCalendar, String address) {

  /// {@return the deadlines of a game}
  ///
  /// @param titles of phases that are known already, by their ids
  List<CalendarFile.Event> events(Game game, Map<String, String> titles, ZoneId zone) {
    Optional<String> page =
        address.isEmpty() || !TableRules.of(game).hasPage()
            ? Optional.empty()
            : Optional.of(address + game.name() + "/index.html");
    return gameCalendar.events(game, titles, zone, page);
  }
}

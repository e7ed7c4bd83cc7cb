package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.news.WeimarNews;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The bases of the beginning: so many of each party, in different cities.
final class StartBases {

  private StartBases() {}

  private static boolean isNow(WeimarTable table) {
    return table.live().stage().phase().name().equals(WeimarPhase.SET_UP.title());
  }

  private static int due(WeimarTable table, WeimarParty party) {
    return table.scenario().bases().getOrDefault(party, 0);
  }

  private static int placed(WeimarTable table, WeimarParty party) {
    return table.cities().bases(party);
  }

  /// {@return why a base may not be placed there at the beginning}
  static Optional<Fact> stops(WeimarTable table, Seat seat, String city) {
    WeimarParty party = CityActs.party(seat);
    if (!isNow(table)) {
      return Optional.empty();
    }
    if (placed(table, party) >= due(table, party)) {
      return Optional.of(new WeimarRefusal.StartBasesPlaced(due(table, party)));
    }
    return table.city(city).bases(party) > 0
        ? Optional.of(new WeimarRefusal.BaseThereAlready(city))
        : Optional.empty();
  }

  /// A party that has placed all is done.
  static void acted(WeimarTable table, Seat seat) {
    WeimarParty party = WeimarTable.party(seat).orElse(WeimarParty.SPD);
    if (isNow(table) && placed(table, party) >= due(table, party)) {
      table.live().stage().end(seat);
    }
  }

  /// Tells how many each party places.
  static void begin(WeimarTable table) {
    List<WeimarNews.PartyLine> lines = new ArrayList<>();
    for (WeimarParty party : WeimarParty.values()) {
      lines.add(new WeimarNews.PartyLine(party.name(), String.valueOf(due(table, party))));
    }
    table.live().tell(new WeimarNews.StartBasesDue(lines));
  }
}

package depesche.adjudicator.weimar.solo;

import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.solo.BotPlan.Preparation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Prepare Coup, the special action of the bots (1.4.7): take control of a Reichswehr, then bring
/// units from the supply, then from the cities lowest in the list.
///
/// @param city the target as it is afterwards
/// @param moves in their order
/// @param left points that could not be used
record CoupPreparation(CityState city, List<Preparation> moves, int left) {

  private static final int CONTROL = 2;

  /// {@return what these points can do in a city}
  ///
  /// @param enough so many points of strength are needed; units of other cities come only up to it
  static CoupPreparation of(
      SoloBot bot,
      GermanCities cities,
      List<CityUnit> supply,
      String target,
      int points,
      int enough) {
    CityState city = cities.at(target);
    List<Preparation> moves = new ArrayList<>();
    int left = points;
    Optional<CityUnit> army =
        strongest(city.units().stream().filter(CityUnit::isLoyalReichswehr).toList());
    while (bot == SoloBot.DNVP && left >= CONTROL && army.isPresent()) {
      CityUnit turned = army.get().under(bot.owner());
      List<CityUnit> units = new ArrayList<>(city.units());
      units.set(units.indexOf(army.get()), turned);
      city = city.withUnits(units);
      moves.add(new Preparation(turned, Optional.empty(), CONTROL));
      left -= CONTROL;
      army = strongest(city.units().stream().filter(CityUnit::isLoyalReichswehr).toList());
    }
    List<CityUnit> waiting = new ArrayList<>(supply);
    while (left > 0 && !waiting.isEmpty()) {
      CityUnit unit = strongest(waiting).orElseThrow();
      waiting.remove(unit);
      city = city.with(unit);
      moves.add(new Preparation(unit, Optional.of(""), 1));
      left--;
    }
    for (String name : bot.cities().reversed()) {
      List<CityUnit> there = new ArrayList<>(own(bot, cities.at(name)));
      while (!name.equals(target)
          && left > 0
          && !there.isEmpty()
          && city.strengthOf(bot.owner()) < enough) {
        CityUnit unit = strongest(there).orElseThrow();
        there.remove(unit);
        city = city.with(unit);
        moves.add(new Preparation(unit, Optional.of(name), 1));
        left--;
      }
    }
    return new CoupPreparation(city, moves, left);
  }

  private static List<CityUnit> own(SoloBot bot, CityState city) {
    return city.units().stream().filter(unit -> unit.commander() == bot.owner()).toList();
  }

  private static Optional<CityUnit> strongest(List<CityUnit> units) {
    return units.stream().max(Comparator.comparingInt(CityUnit::strength));
  }
}

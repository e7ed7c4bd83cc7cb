package depesche.adjudicator.weimar;

import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.scenarios.WeimarBox;
import depesche.adjudicator.weimar.scenarios.WeimarFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Boards for the examples, in short words.
final class WeimarExample {

  static final WeimarBox BOX = box();

  private GermanCities cities = GermanCities.empty(BOX.cities());

  private static WeimarBox box() {
    Path file = Path.of("..", "config", "scenarios", "weimar.json");
    try {
      return WeimarFile.read(JsonValue.read("weimar.json", Files.readString(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Puts things in a city: `SPD`, `KPD 2` for bases, names of units (`Reichswehr-2!` is the
  /// DNVP's), and threats in capitals.
  WeimarExample at(String city, String... things) {
    CityState state = cities.at(city);
    for (String thing : things) {
      state = with(state, thing);
    }
    cities = cities.with(state);
    return this;
  }

  private static CityState with(CityState city, String thing) {
    for (ThreatKind kind : ThreatKind.values()) {
      if (kind.name().equals(thing)) {
        return city.with(kind);
      }
    }
    for (WeimarParty party : WeimarParty.values()) {
      if (thing.equals(party.name())) {
        return city.withBases(party, 1);
      } else if (thing.startsWith(party.name() + " ")) {
        return city.withBases(party, Integer.parseInt(thing.substring(party.name().length() + 1)));
      }
    }
    CityUnit unit = unit(thing.replace("!", ""));
    return city.with(thing.endsWith("!") ? unit.under(UnitOwner.DNVP) : unit);
  }

  static CityUnit unit(String id) {
    return new CityUnit(BOX.unit(id));
  }

  GermanCities cities() {
    return cities;
  }

  CityState city(String name) {
    return cities.at(name);
  }
}

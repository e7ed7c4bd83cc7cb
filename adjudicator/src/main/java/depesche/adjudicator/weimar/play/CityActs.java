package depesche.adjudicator.weimar.play;

import static depesche.adjudicator.table.acts.TableVerb.turn;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.BasePlacement;
import depesche.adjudicator.weimar.board.CityPlace;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.UnitType;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.dice.DicePool;
import depesche.adjudicator.weimar.news.WeimarRefusal;
import depesche.adjudicator.weimar.solo.SoloLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What parties do in cities: demonstrate, strike, fight, place bases and units.
final class CityActs {

  private final WeimarGame game;
  private final ReactionActs reactions;

  CityActs(WeimarGame game, ReactionActs reactions) {
    this.game = game;
    this.reactions = reactions;
  }

  List<TableVerb> all() {
    return Stream.of(
            turn("DEMONSTRATE {city}", this::demonstrate).answered("DEMONSTRATE IN {city}"),
            turn("COUP {city}", this::coup).answered("COUP IN {city}"),
            turn("COUNTERCOUP {city}", this::counterCoup),
            turn("FIGHT {city} KPD", this::fight),
            turn("BASES {city} 2 REMOVE DNVP", this::bases),
            turn("PLACE base {city}", this::place),
            turn("MOBILISE {unit} {city}", this::mobilise),
            turn("CONTROL {city}", this::control),
            turn("DISSOLVE {unit} {city}", this::dissolve))
        .map(verb -> verb.naming("city", (table, _) -> cities(of(table))))
        .map(verb -> verb.naming("unit", (_, _) -> units()))
        .toList();
  }

  private WeimarTable of(LiveTable table) {
    return new WeimarTable(table, game);
  }

  /// {@return the party that acts: every seat of the table is one}
  static WeimarParty party(Seat seat) {
    return WeimarTable.party(seat).orElseThrow();
  }

  private static String city(WeimarTable table, ActWords words) {
    String place = words.place();
    words.check(() -> noCity(table, place));
    return place;
  }

  static Optional<Fact> noCity(WeimarTable table, String place) {
    List<String> cities = cities(table);
    return cities.contains(place)
        ? Optional.empty()
        : Optional.of(new WeimarRefusal.NoSuchCity(place, cities));
  }

  private static List<String> cities(WeimarTable table) {
    return table.box().cities().stream().map(CityPlace::id).toList();
  }

  private List<String> units() {
    return game.box().units().stream().map(UnitType::id).toList();
  }

  private static Optional<WeimarParty> partyNamed(String word) {
    return Stream.of(WeimarParty.values())
        .filter(
            party -> word.length() > 1 && party.name().startsWith(word.toUpperCase(Locale.ROOT)))
        .findFirst();
  }

  /// Points and cards may add to a result: `+1 FOR Arm the Workers!`.
  static DicePool with(DicePool pool, ActWords words) {
    DicePool more = pool;
    while (words.isNumber()) {
      more = more.plus(words.number(), words.why().isEmpty() ? "card" : words.why());
    }
    return more;
  }

  private Optional<Fact> demonstrate(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String city = city(table, words);
    if (words.refused().isPresent()) {
      return words.refused();
    }
    DicePool pool = with(DicePool.demonstration(table.city(city), party(seat)), words);
    return words.then(
        () -> {
          reactions.announce(table, seat, "DEMONSTRATE", city, pool);
        });
  }

  private Optional<Fact> coup(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String city = city(table, words);
    words.check(() -> noRebel(table, party(seat)));
    if (words.refused().isPresent()) {
      return words.refused();
    }
    DicePool pool = table.coup(city, party(seat));
    words.check(() -> noDie(pool, city));
    DicePool all = with(pool, words);
    return words.then(
        () -> {
          reactions.announce(table, seat, "COUP", city, all);
        });
  }

  /// The KPD and the DNVP attempt coups, and not while they govern (playbook, step 8).
  private static Optional<Fact> noRebel(WeimarTable table, WeimarParty party) {
    if (party.isDemocratic()) {
      return Optional.of(new WeimarRefusal.ForPartiesOnly("COUP", List.of("KPD", "DNVP")));
    }
    return table.government().contains(party)
        ? Optional.of(new WeimarRefusal.GovernsNow("COUP", party.name()))
        : Optional.empty();
  }

  private static Optional<Fact> noDie(DicePool pool, String city) {
    return pool.count() > 0
        ? Optional.empty()
        : Optional.of(new WeimarRefusal.NoDie(pool.kind().name(), city, pool.dice().text()));
  }

  /// Rolls the dice of a line, with what its words add.
  ///
  /// @return what they bring about; nothing if the line is refused
  private static Optional<List<String>> rolled(
      WeimarTable table, Seat seat, ActWords words, DicePool pool, String city) {
    words.check(() -> noDie(pool, city));
    DicePool all = with(pool, words);
    return words.end().isPresent()
        ? Optional.empty()
        : new Rolls(table).roll(seat.name(), all, city);
  }

  /// Against the party whose marker lies there.
  private Optional<Fact> counterCoup(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String city = city(table, words);
    if (words.refused().isPresent()) {
      return words.refused();
    }
    CityState state = table.city(city);
    Optional<WeimarParty> against =
        partyNamed(words.peek())
            .filter(_ -> words.skip(words.peek()))
            .or(() -> state.threats().stream().flatMap(kind -> kind.party().stream()).findFirst());
    if (against.isEmpty()) {
      return Optional.of(new WeimarRefusal.NotInCity("Uprising, Councils or Regime", city));
    }
    DicePool pool = DicePool.counterCoup(state, party(seat), against.get());
    rolled(table, seat, words, pool, city)
        .filter(list -> list.contains("SUCCESS"))
        .ifPresent(_ -> new BoardChanges(table).counterCoup(against.get(), city));
    return words.end();
  }

  /// The parties of the Government fight with its units, the others with their own.
  private Optional<Fact> fight(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String city = city(table, words);
    Optional<WeimarParty> named = partyNamed(words.word());
    if (named.isEmpty()) {
      words.refuse(new TableRefusal.VerbWordUnknown("FIGHT", words.rest(), List.of("KPD", "DNVP")));
    }
    if (words.refused().isPresent()) {
      return words.refused();
    }
    WeimarParty against = named.orElseThrow();
    WeimarParty party = party(seat);
    // Reichswehr and Police are never dissolved, so they are no target.
    boolean target =
        table.city(city).units().stream()
            .anyMatch(unit -> unit.commander() == UnitOwner.of(against) && !unit.type().lasting());
    if (!target) {
      return Optional.of(new WeimarRefusal.NothingToFight(against.name(), city));
    }
    UnitOwner by = table.government().contains(party) ? UnitOwner.GOVERNMENT : UnitOwner.of(party);
    rolled(table, seat, words, DicePool.fight(table.city(city), by, against), city);
    return words.end();
  }

  // Bases

  private Optional<Fact> bases(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String city = city(table, words);
    int count = words.isNumber() ? words.number() : 1;
    words.skip("REMOVE", "AGAINST");
    List<WeimarParty> removed = new ArrayList<>();
    while (!words.isAtEnd()) {
      String word = words.word();
      Optional<WeimarParty> party = partyNamed(word);
      party.ifPresent(removed::add);
      if (party.isEmpty()) {
        List<String> parties = List.of("SPD", "ZENTRUM", "KPD", "DNVP");
        words.refuse(new TableRefusal.VerbWordUnknown("BASES", word, parties));
      }
    }
    if (words.end().isPresent()) {
      return words.end();
    }
    boolean mayHitSpd =
        table.scenario().solo()
            && party(seat) == WeimarParty.ZENTRUM
            && BasePlacement.removals(table.city(city), count) > 0;
    if (mayHitSpd
        && SoloLimits.zentrumHitsSpd(table.city(city), new Rolls(table).one("ZENTRUM 1.3"))) {
      removed.addFirst(WeimarParty.SPD);
    }
    return new BoardChanges(table).bases(party(seat), city, count, removed, words.why());
  }

  /// A piece in one place or several; a base needs room in its city.
  private Optional<Fact> place(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String piece = words.piece(seat);
    do {
      String place = words.place();
      if (piece.endsWith(" " + WeimarNames.BASE)) {
        words.check(() -> noPlaceForBase(table, seat, place));
      }
      if (words.refused().isEmpty()) {
        live.pieces().place(piece, place, words.why());
      }
      words.skip("AND");
    } while (!words.isAtEnd());
    return words.end();
  }

  private static Optional<Fact> noPlaceForBase(WeimarTable table, Seat seat, String place) {
    Optional<Fact> refused = noCity(table, place);
    if (refused.isEmpty() && WeimarTable.party(seat).isEmpty()) {
      return Optional.of(new WeimarRefusal.NoPartyOfTable(seat.name()));
    }
    refused = refused.or(() -> StartBases.stops(table, seat, place));
    if (refused.isEmpty() && table.city(place).free() < 1) {
      return Optional.of(new WeimarRefusal.CityIsFull(place, table.city(place).place().room()));
    }
    return refused;
  }

  // Units

  /// From the party's supply of such units to a city.
  private Optional<Fact> mobilise(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    int count = words.isNumber() ? words.number() : 1;
    String piece = words.piece(seat);
    String city = city(table, words);
    if (words.end().isPresent()) {
      return words.end();
    }
    Optional<UnitOwner> known =
        table.box().units().stream()
            .filter(unit -> unit.id().equals(piece))
            .map(UnitType::owner)
            .findFirst();
    if (known.isEmpty()) {
      return Optional.of(new TableRefusal.VerbWordUnknown("MOBILISE", piece, units()));
    }
    UnitOwner owner = known.get();
    WeimarParty party = party(seat);
    boolean own =
        owner == UnitOwner.GOVERNMENT
            ? table.government().contains(party)
            : owner == UnitOwner.of(party);
    if (!own && !seat.equals(Seat.MASTER)) {
      return Optional.of(new WeimarRefusal.UnitsOfOthers(piece, owner.name()));
    }
    for (int i = 0; i < count; i++) {
      live.pieces().move(piece, WeimarNames.supply(owner), city, words.why());
    }
    return Optional.empty();
  }

  private Optional<Fact> control(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    if (party(seat) != WeimarParty.DNVP) {
      return Optional.of(new WeimarRefusal.ForPartiesOnly("CONTROL", List.of("DNVP")));
    }
    String city = city(table, words);
    if (words.end().isPresent()) {
      return words.end();
    }
    Optional<CityUnit> unit =
        table.city(city).units().stream()
            .filter(CityUnit::isLoyalReichswehr)
            .reduce((one, other) -> other.strength() > one.strength() ? other : one);
    unit.ifPresent(one -> new BoardChanges(table).control(one, city));
    return unit.isPresent()
        ? Optional.empty()
        : Optional.of(new WeimarRefusal.NotInCity("Reichswehr", city));
  }

  private Optional<Fact> dissolve(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String piece = words.piece(seat);
    String city = city(table, words);
    if (words.end().isPresent()) {
      return words.end();
    }
    Optional<CityUnit> unit =
        table.city(city).units().stream()
            .filter(one -> WeimarNames.piece(one.type(), one.commander()).equals(piece))
            .findFirst();
    if (unit.isEmpty()) {
      return Optional.of(new WeimarRefusal.NotInCity(piece, city));
    }
    if (unit.get().type().lasting()) {
      return Optional.of(new WeimarRefusal.NeverDissolved(unit.get().type().id()));
    }
    new BoardChanges(table).dissolve(unit.get(), city, words.why());
    return Optional.empty();
  }
}

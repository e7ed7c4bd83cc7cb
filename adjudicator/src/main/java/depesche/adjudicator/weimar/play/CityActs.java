package depesche.adjudicator.weimar.play;

import static depesche.adjudicator.table.acts.TableVerb.turn;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.ActRefused;
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
    return List.of(
        turn("DEMONSTRATE", "DEMONSTRATE Hamburg", this::demonstrate),
        turn("COUP", "COUP Berlin", this::coup),
        turn("COUNTERCOUP", "COUNTERCOUP Essen", this::counterCoup),
        turn("FIGHT", "FIGHT Essen KPD", this::fight),
        turn("BASES", "BASES Rostock 2 REMOVE DNVP", this::bases),
        turn("PLACE", "PLACE base Berlin", this::place),
        turn("MOBILISE", "MOBILISE Police Essen", this::mobilise),
        turn("CONTROL", "CONTROL Essen", this::control),
        turn("DISSOLVE", "DISSOLVE Workers Essen", this::dissolve));
  }

  private WeimarTable of(LiveTable table) {
    return new WeimarTable(table, game);
  }

  /// {@return the party that acts}
  static WeimarParty party(Seat seat) {
    return WeimarTable.party(seat)
        .orElseThrow(() -> new ActRefused(new WeimarRefusal.NoPartyOfTable(seat.name())));
  }

  private static String city(WeimarTable table, ActWords words) {
    return mustBeCity(table, words.place());
  }

  static String mustBeCity(WeimarTable table, String place) {
    List<String> cities = table.box().cities().stream().map(CityPlace::id).toList();
    if (!cities.contains(place)) {
      throw new ActRefused(new WeimarRefusal.NoSuchCity(place, cities));
    }
    return place;
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
    words.mustEnd();
    return more;
  }

  private void demonstrate(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String city = city(table, words);
    DicePool pool = with(DicePool.demonstration(table.city(city), party(seat)), words);
    reactions.announce(table, seat, "DEMONSTRATE", city, pool);
  }

  private void coup(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String city = city(table, words);
    WeimarParty party = party(seat);
    mustRebel(table, party);
    DicePool pool = table.coup(city, party);
    mustHaveDie(pool, city);
    reactions.announce(table, seat, "COUP", city, with(pool, words));
  }

  /// The KPD and the DNVP attempt coups, and not while they govern (playbook, step 8).
  private static void mustRebel(WeimarTable table, WeimarParty party) {
    if (party.isDemocratic()) {
      throw new ActRefused(new WeimarRefusal.ForPartiesOnly("COUP", List.of("KPD", "DNVP")));
    } else if (table.government().contains(party)) {
      throw new ActRefused(new WeimarRefusal.GovernsNow("COUP", party.name()));
    }
  }

  private static void mustHaveDie(DicePool pool, String city) {
    if (pool.count() == 0) {
      throw new ActRefused(new WeimarRefusal.NoDie(pool.kind().name(), city, pool.dice().text()));
    }
  }

  /// Against the party whose marker lies there.
  private void counterCoup(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String city = city(table, words);
    CityState state = table.city(city);
    WeimarParty against =
        partyNamed(words.peek())
            .filter(_ -> words.skip(words.peek()))
            .or(() -> state.threats().stream().flatMap(kind -> kind.party().stream()).findFirst())
            .orElseThrow(
                () ->
                    new ActRefused(
                        new WeimarRefusal.NotInCity("Uprising, Councils or Regime", city)));
    DicePool pool = DicePool.counterCoup(state, party(seat), against);
    mustHaveDie(pool, city);
    Optional<List<String>> effects = new Rolls(table).roll(seat.name(), with(pool, words), city);
    if (effects.filter(list -> list.contains("SUCCESS")).isPresent()) {
      new BoardChanges(table).counterCoup(against, city);
    }
  }

  /// The parties of the Government fight with its units, the others with their own.
  private void fight(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String city = city(table, words);
    WeimarParty against =
        partyNamed(words.word())
            .orElseThrow(
                () ->
                    new ActRefused(
                        new WeimarRefusal.WeimarWordUnknown(
                            "FIGHT", words.rest(), List.of("KPD", "DNVP"))));
    WeimarParty party = party(seat);
    // Reichswehr and Police are never dissolved, so they are no target.
    boolean target =
        table.city(city).units().stream()
            .anyMatch(unit -> unit.commander() == UnitOwner.of(against) && !unit.type().lasting());
    if (!target) {
      throw new ActRefused(new WeimarRefusal.NothingToFight(against.name(), city));
    }
    UnitOwner by = table.government().contains(party) ? UnitOwner.GOVERNMENT : UnitOwner.of(party);
    DicePool pool = DicePool.fight(table.city(city), by, against);
    mustHaveDie(pool, city);
    new Rolls(table).roll(seat.name(), with(pool, words), city);
  }

  // Bases

  private void bases(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String city = city(table, words);
    int count = words.isNumber() ? words.number() : 1;
    words.skip("REMOVE", "AGAINST");
    List<WeimarParty> removed = new ArrayList<>();
    while (!words.isAtEnd()) {
      String word = words.word();
      removed.add(
          partyNamed(word)
              .orElseThrow(
                  () ->
                      new ActRefused(
                          new WeimarRefusal.WeimarWordUnknown(
                              "BASES", word, List.of("SPD", "ZENTRUM", "KPD", "DNVP")))));
    }
    boolean mayHitSpd =
        table.scenario().solo()
            && party(seat) == WeimarParty.ZENTRUM
            && BasePlacement.removals(table.city(city), count) > 0;
    if (mayHitSpd
        && SoloLimits.zentrumHitsSpd(table.city(city), new Rolls(table).one("ZENTRUM 1.3"))) {
      removed.addFirst(WeimarParty.SPD);
    }
    new BoardChanges(table).bases(party(seat), city, count, removed, words.why());
  }

  /// A piece in one place or several; a base needs room in its city.
  private void place(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String piece = words.piece(seat);
    do {
      String place = words.place();
      if (piece.endsWith(" " + WeimarNames.BASE)) {
        mustBeCity(table, place);
        StartBases.check(table, seat, place);
        if (table.city(place).free() < 1) {
          throw new ActRefused(
              new WeimarRefusal.CityIsFull(place, table.city(place).place().room()));
        }
      }
      live.pieces().place(piece, place, words.why());
      words.skip("AND");
    } while (!words.isAtEnd());
  }

  // Units

  /// From the party's supply of such units to a city.
  private void mobilise(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    int count = words.isNumber() ? words.number() : 1;
    String piece = words.piece(seat);
    String city = city(table, words);
    words.mustEnd();
    UnitOwner owner =
        table.box().units().stream()
            .filter(unit -> unit.id().equals(piece))
            .map(UnitType::owner)
            .findFirst()
            .orElseThrow(
                () ->
                    new ActRefused(
                        new WeimarRefusal.WeimarWordUnknown(
                            "MOBILISE",
                            piece,
                            table.box().units().stream().map(UnitType::id).toList())));
    WeimarParty party = party(seat);
    boolean own =
        owner == UnitOwner.GOVERNMENT
            ? table.government().contains(party)
            : owner == UnitOwner.of(party);
    if (!own && !seat.equals(Seat.MASTER)) {
      throw new ActRefused(new WeimarRefusal.UnitsOfOthers(piece, owner.name()));
    }
    for (int i = 0; i < count; i++) {
      live.pieces().move(piece, WeimarNames.supply(owner), city, words.why());
    }
  }

  private void control(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    if (party(seat) != WeimarParty.DNVP) {
      throw new ActRefused(new WeimarRefusal.ForPartiesOnly("CONTROL", List.of("DNVP")));
    }
    String city = city(table, words);
    words.mustEnd();
    CityUnit unit =
        table.city(city).units().stream()
            .filter(CityUnit::isLoyalReichswehr)
            .reduce((one, other) -> other.strength() > one.strength() ? other : one)
            .orElseThrow(() -> new ActRefused(new WeimarRefusal.NotInCity("Reichswehr", city)));
    new BoardChanges(table).control(unit, city);
  }

  private void dissolve(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String piece = words.piece(seat);
    String city = city(table, words);
    words.mustEnd();
    CityUnit unit =
        table.city(city).units().stream()
            .filter(one -> WeimarNames.piece(one.type(), one.commander()).equals(piece))
            .findFirst()
            .orElseThrow(() -> new ActRefused(new WeimarRefusal.NotInCity(piece, city)));
    new BoardChanges(table).dissolve(unit, city, words.why());
  }
}

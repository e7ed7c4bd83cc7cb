package depesche.adjudicator.weimar.play;

import static depesche.adjudicator.table.acts.TableVerb.turn;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.position.ActRefused;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.dice.DicePool;
import depesche.adjudicator.weimar.news.WeimarRefusal;
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
        turn("DISSOLVE", "DISSOLVE Workers Essen", this::dissolve),
        turn("THREAT", "THREAT Poverty", this::threat),
        turn("CRISIS", "CRISIS 2", this::crisis),
        turn("FOREIGN", "FOREIGN France", this::foreign));
  }

  private WeimarTable of(LiveTable table) {
    return new WeimarTable(table, game);
  }

  /// {@return the party of whoever acts}
  static WeimarParty party(Seat seat) {
    return WeimarTable.party(seat)
        .orElseThrow(() -> new ActRefused(new WeimarRefusal.NoPartyOfTable(seat.name())));
  }

  private static String city(WeimarTable table, ActWords words) {
    String place = words.place();
    if (table.box().cities().stream().noneMatch(city -> city.id().equals(place))) {
      throw new ActRefused(new WeimarRefusal.NotInCity(place, "Germany"));
    }
    return place;
  }

  private static Optional<WeimarParty> partyNamed(String word) {
    return Stream.of(WeimarParty.values())
        .filter(party -> word.length() > 1 && party.name().startsWith(word.toUpperCase(Locale.ROOT)))
        .findFirst();
  }

  /// Points and cards may add to a result: `+1 FOR Arm the Workers!`.
  private static DicePool with(DicePool pool, ActWords words) {
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
    DicePool pool = DicePool.coup(table.city(city), party, DicePool.opposing(party));
    mustHaveDie(pool, city);
    reactions.announce(table, seat, "COUP", city, with(pool, words));
  }

  private static void mustHaveDie(DicePool pool, String city) {
    if (pool.count() == 0) {
      throw new ActRefused(
          new WeimarRefusal.NoDie(pool.kind().name(), city, pool.dice().text()));
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
    UnitOwner by =
        table.government().contains(party) ? UnitOwner.GOVERNMENT : UnitOwner.of(party);
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
    new BoardChanges(table).bases(party(seat), city, count, removed, words.why());
  }

  /// A piece in one place or several; a base needs room in its city.
  private void place(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String piece = words.piece(seat);
    do {
      String place = words.place();
      if (piece.endsWith(" " + WeimarNames.BASE)) {
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

  /// From the supply of whoever has such units, to a city.
  private void mobilise(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    int count = words.isNumber() ? words.number() : 1;
    String piece = words.piece(seat);
    String city = city(table, words);
    words.mustEnd();
    UnitOwner owner = table.box().unit(piece).owner();
    for (int i = 0; i < count; i++) {
      live.pieces().move(piece, WeimarNames.supply(owner), city, words.why());
    }
  }

  private void control(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    if (party(seat) != WeimarParty.DNVP) {
      throw new ActRefused(new WeimarRefusal.NoPartyOfTable(seat.name()));
    }
    String city = city(table, words);
    words.mustEnd();
    CityUnit unit =
        table.city(city).units().stream()
            .filter(CityUnit::isLoyalReichswehr)
            .reduce((one, other) -> other.strength() > one.strength() ? other : one)
            .orElseThrow(
                () -> new ActRefused(new WeimarRefusal.NotInCity("Reichswehr", city)));
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

  // Threats and dice

  /// In a city, in the DR box, or where two dice say.
  private void threat(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    String piece = words.piece(seat);
    ThreatKind kind =
        WeimarNames.threat(piece)
            .orElseThrow(
                () ->
                    new ActRefused(
                        new WeimarRefusal.WeimarWordUnknown(
                            "THREAT",
                            piece,
                            Stream.of(ThreatKind.values()).map(WeimarNames::piece).toList())));
    BoardChanges changes = new BoardChanges(table);
    if (kind.isOfEmpire() && words.isAtEnd()) {
      changes.box(kind, words.why());
    } else if (words.isAtEnd()) {
      changes.randomThreat(kind);
    } else {
      String place = words.place();
      words.mustEnd();
      if (place.equals(WeimarNames.BOX)) {
        changes.box(kind, words.why());
      } else {
        changes.threat(kind, place, words.why());
      }
    }
  }

  private void crisis(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    int count = words.isNumber() ? words.number() : 1;
    words.mustEnd();
    for (int i = 0; i < Math.clamp(count, 1, 10); i++) {
      new Rolls(table).roll(seat.name(), DicePool.crisis(), "");
    }
  }

  /// With the flags of a nation, or so many as are stated.
  private void foreign(LiveTable live, Seat seat, ActWords words) {
    WeimarTable table = of(live);
    int flags;
    if (words.isNumber()) {
      flags = words.number();
    } else {
      String nation = words.word();
      String known =
          table.box().nations().stream()
              .filter(name -> name.equalsIgnoreCase(nation))
              .findFirst()
              .orElseThrow(
                  () ->
                      new ActRefused(
                          new WeimarRefusal.WeimarWordUnknown(
                              "FOREIGN", nation, table.box().nations())));
      flags = table.value(WeimarNames.flags(known));
    }
    new Rolls(table)
        .roll(seat.name(), with(DicePool.foreignAffairs(flags), words), words.rest());
  }
}

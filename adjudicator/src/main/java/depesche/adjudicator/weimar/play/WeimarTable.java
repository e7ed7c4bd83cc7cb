package depesche.adjudicator.weimar.play;

import depesche.adjudicator.Seat;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.LiveTracks;
import depesche.adjudicator.weimar.board.CityPlace;
import depesche.adjudicator.weimar.board.CityState;
import depesche.adjudicator.weimar.board.CityUnit;
import depesche.adjudicator.weimar.board.GermanCities;
import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.UnitType;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.board.WeimarReason;
import depesche.adjudicator.weimar.dice.DicePool;
import depesche.adjudicator.weimar.scenarios.WeimarBox;
import depesche.adjudicator.weimar.scenarios.WeimarScenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// A table in words of Weimar: its cities, issues, seats and points.
public final class WeimarTable {

  private final LiveTable table;
  private final WeimarGame game;
  private final WeimarScenario scenario;

  public WeimarTable(LiveTable table, WeimarGame game) {
    this.table = table;
    this.game = game;
    this.scenario = game.scenario(table.options());
  }

  public LiveTable live() {
    return table;
  }

  public WeimarGame game() {
    return game;
  }

  public WeimarBox box() {
    return game.box();
  }

  public WeimarScenario scenario() {
    return scenario;
  }

  // Parties

  /// {@return the party of a seat, if it is one}
  public static Optional<WeimarParty> party(Seat seat) {
    return Stream.of(WeimarParty.values())
        .filter(party -> party.name().equals(seat.name()))
        .findFirst();
  }

  public static Seat seat(WeimarParty party) {
    return new Seat(party.name());
  }

  /// {@return whether a party plays itself}
  public boolean isBot(WeimarParty party) {
    return scenario.solo() && !party.isDemocratic();
  }

  /// {@return whether a deck is that of a seat's party}
  public boolean isOwn(Seat seat, String deck) {
    return party(seat).map(WeimarNames::deck).filter(deck::equals).isPresent();
  }

  /// {@return the seats of these parties}
  public static List<Seat> seats(List<WeimarParty> parties) {
    return parties.stream().map(WeimarTable::seat).distinct().toList();
  }

  /// {@return whether a seat is that of a party that plays itself}
  public boolean isBot(Seat seat) {
    return party(seat).filter(this::isBot).isPresent();
  }

  /// {@return the round that is printed on the board}
  public int round() {
    return scenario.first() + table.stage().turn() - 1;
  }

  // Tracks

  private String key(String track, WeimarParty party) {
    return LiveTracks.key(table.book().track(track), seat(party));
  }

  public int value(String track, WeimarParty party) {
    return table.tracks().value(key(track, party));
  }

  /// Adds as much as the track has room for.
  public void add(String track, WeimarParty party, int more, WeimarReason why) {
    add(track, party, more, why.name());
  }

  public void add(String track, WeimarParty party, int more, String why) {
    if (more != 0) {
      table.tracks().addWithin(key(track, party), more, why);
    }
  }

  /// Sets a marker when the table is set up.
  public void lay(String track, WeimarParty party, int value) {
    table.tracks().lay(key(track, party), value);
  }

  public SequencedMap<WeimarParty, Integer> values(String track) {
    SequencedMap<WeimarParty, Integer> values = new LinkedHashMap<>();
    for (WeimarParty party : WeimarParty.values()) {
      values.put(party, value(track, party));
    }
    return values;
  }

  /// {@return where a marker stands that is not of a party}
  public String shown(String track) {
    return table.tracks().shown(GameTable.key(track));
  }

  public int value(String track) {
    return table.tracks().value(GameTable.key(track));
  }

  /// Moves a marker to a space of its name.
  public void set(String track, String space, String why) {
    String key = GameTable.key(track);
    if (!shown(track).equals(space)) {
      table.tracks().set(key, table.tracks().track(key).spaces().indexOf(space), why);
    }
  }

  /// {@return the party that a marker names}
  public Optional<WeimarParty> holder(String track) {
    return party(new Seat(shown(track)));
  }

  /// {@return the parties of the Government, the Chancellor's first}
  public List<WeimarParty> government() {
    return Stream.of(WeimarNames.CHANCELLOR, WeimarNames.PARTNER)
        .flatMap(track -> holder(track).stream())
        .distinct()
        .toList();
  }

  public Optional<WeimarParty> chancellor() {
    return holder(WeimarNames.CHANCELLOR);
  }

  /// {@return the seats in play order: as the Chancellor has said, or from the Chancellor on}
  public List<Seat> playOrder() {
    List<Seat> said = WeimarState.of(table).order().play();
    if (said.isEmpty()) {
      Seat first = seat(chancellor().orElse(WeimarParty.SPD));
      List<Seat> order = new ArrayList<>(table.from(first));
      order.addFirst(order.removeLast());
      return order;
    }
    return said;
  }

  /// {@return where the issues in play stand: white ones in board order, then yellow ones as the
  /// Chancellor has said}
  public SequencedMap<String, OpinionTrack.Space> issues() {
    OpinionTrack track = game.board().opinion();
    SequencedMap<String, OpinionTrack.Space> issues = new LinkedHashMap<>();
    Stream.concat(box().white().stream(), PlayOrder.yellow(table, box()).stream())
        .forEach(
            issue ->
                track
                    .named(shown(WeimarNames.issue(issue)))
                    .ifPresent(space -> issues.put(issue, space)));
    return issues;
  }

  // Cities

  public GermanCities cities() {
    SequencedMap<String, CityState> cities = new LinkedHashMap<>();
    box().cities().forEach(place -> cities.put(place.id(), city(place)));
    return new GermanCities(cities);
  }

  public CityState city(String name) {
    return cities().at(name);
  }

  private CityState city(CityPlace place) {
    SequencedMap<WeimarParty, Integer> bases = new LinkedHashMap<>();
    List<ThreatKind> threats = new ArrayList<>();
    List<String> there = table.pieces().in(place.id());
    for (String piece : there) {
      WeimarNames.threat(piece).ifPresent(threats::add);
      for (WeimarParty party : WeimarParty.values()) {
        if (piece.equals(WeimarNames.base(party))) {
          bases.merge(party, 1, Integer::sum);
        }
      }
    }
    return new CityState(place, bases, units(place.id()), threats);
  }

  /// {@return the units in a city, a supply, or among the dissolved ones}
  public List<CityUnit> units(String place) {
    List<CityUnit> units = new ArrayList<>();
    for (String piece : table.pieces().in(place)) {
      for (UnitType type : box().units()) {
        if (piece.equals(type.id())) {
          units.add(new CityUnit(type));
        } else if (type.turns() && piece.equals(WeimarNames.piece(type, UnitOwner.DNVP))) {
          units.add(new CityUnit(type, UnitOwner.DNVP));
        }
      }
    }
    return units;
  }

  /// {@return the threats in the DR box}
  public List<ThreatKind> drBox() {
    return table.pieces().in(WeimarNames.BOX).stream()
        .flatMap(piece -> WeimarNames.threat(piece).stream())
        .toList();
  }

  /// {@return the dice of a coup}
  DicePool coup(String city, WeimarParty party) {
    UnitOwner other = UnitOwner.of(party.otherExtreme());
    return DicePool.coup(
        city(city),
        party,
        DicePool.opposing(party).and(unit -> !(isOtherBotNeutral() && unit.commander() == other)));
  }

  /// {@return whether the units of one bot stand by when the other strikes (1.4.1)}
  boolean isOtherBotNeutral() {
    return live().options().getOrDefault(WeimarGame.SCENARIO, "").equals(WeimarGame.BRINK)
        && live()
            .options()
            .getOrDefault(WeimarGame.NEUTRAL, WeimarGame.OPPOSES)
            .equals(WeimarGame.STANDS_BY);
  }
}

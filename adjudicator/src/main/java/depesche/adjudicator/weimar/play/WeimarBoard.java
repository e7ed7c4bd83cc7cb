package depesche.adjudicator.weimar.play;

import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PieceStart;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.plain.BoardNeeds;
import depesche.adjudicator.table.plain.TableFile;
import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.ThreatKind;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.decks.WeimarCard;
import depesche.adjudicator.weimar.decks.WeimarDeck;
import depesche.adjudicator.weimar.scenarios.WeimarBox;
import depesche.adjudicator.weimar.scenarios.WeimarScenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The board, `config/boards/weimar.json`, as each scenario begins on it.
///
/// @param box whose things lie on it
/// @param layout what the file says
public record WeimarBoard(WeimarBox box, TableLayout layout) {

  /// The deck that all draw from.
  public static final String TIMELINE = "timeline";

  /// The sealed choice of an agenda card, 1 to 4.
  public static final String AGENDA = "AGENDA";

  /// {@return the board that a file describes}
  ///
  /// @throws depesche.adjudicator.json.BadFile if it lacks what is in the box, or a scenario needs
  public static WeimarBoard read(JsonValue file, WeimarBox box) {
    WeimarBoard board = new WeimarBoard(box, TableFile.read(file).layout());
    BoardNeeds needs = new BoardNeeds(file, board.layout());
    needs.phases(WeimarPhase.titles());
    needs.choices(List.of(AGENDA));
    needs.tracks(board.trackNames());
    needs.pieces(board.pieceNames());
    needs.places(board.placeNames());
    if (!board.hasOpinion()) {
      throw file.at("tracks").bad("the issues must have all spaces of the Opinion Track");
    }
    for (WeimarScenario scenario : box.scenarios().values()) {
      needs.cards(timeline(scenario));
      needs.places(board.starts(scenario).stream().map(PieceStart::place).toList());
      needs.scenario(scenario.id(), () -> board.tracks(scenario));
    }
    return board;
  }

  /// {@return the table of a scenario, with the cards that are typed}
  public TableBook book(WeimarScenario scenario, WeimarDeck typed) {
    List<String> timeline = timeline(scenario);
    List<DeckLayout> decks = new ArrayList<>();
    for (DeckLayout deck : layout.decks()) {
      List<TableCard> cards =
          deck.ids().stream()
              .filter(id -> !deck.name().equals(TIMELINE) || timeline.contains(id))
              .filter(id -> !scenario.removed().contains(id))
              .map(id -> face(id, typed))
              .toList();
      decks.add(deck.of(cards));
    }
    return new TableBook(
        layout.begun(decks, tracks(scenario), starts(scenario), scenario.rounds()));
  }

  /// {@return the Opinion Track, with columns as long as they are on the board}
  public OpinionTrack opinion() {
    String issue = WeimarNames.issue(box.white().getFirst());
    String column = WeimarParty.KPD + " ";
    long spaces =
        layout.tracks().stream()
            .filter(track -> track.name().equals(issue))
            .flatMap(track -> track.spaces().stream())
            .filter(space -> space.startsWith(column))
            .count();
    return new OpinionTrack((int) spaces);
  }

  /// An issue is out of play, or on one of the spaces of the Opinion Track.
  private boolean hasOpinion() {
    List<String> spaces = new ArrayList<>(List.of(WeimarNames.OUT));
    opinion().spaces().forEach(space -> spaces.add(OpinionTrack.name(space)));
    List<String> issues = issueNames();
    return layout.tracks().stream()
        .filter(track -> issues.contains(track.name()))
        .allMatch(track -> track.spaces().containsAll(spaces));
  }

  // What must be there

  private List<String> trackNames() {
    return Stream.of(
            List.of(
                WeimarNames.VP,
                WeimarNames.SEATS,
                WeimarNames.RESERVE,
                WeimarNames.NSDAP,
                WeimarNames.ECONOMY,
                WeimarNames.TREATIES,
                WeimarNames.PRESIDENT,
                WeimarNames.CHANCELLOR,
                WeimarNames.PARTNER),
            box.minorSeats().sequencedKeySet().stream().map(WeimarNames::minor).toList(),
            issueNames())
        .flatMap(List::stream)
        .toList();
  }

  private List<String> issueNames() {
    return Stream.concat(box.white().stream(), box.yellow().stream())
        .map(WeimarNames::issue)
        .toList();
  }

  private List<String> pieceNames() {
    List<String> names = new ArrayList<>(List.of(WeimarNames.BASE));
    box.units().forEach(unit -> names.add(unit.id()));
    box.units().stream()
        .filter(unit -> unit.turns())
        .forEach(unit -> names.add(WeimarNames.piece(unit, UnitOwner.DNVP)));
    for (ThreatKind threat : ThreatKind.values()) {
      names.add(WeimarNames.piece(threat));
    }
    box.society().forEach(marker -> names.add(WeimarNames.society(marker.name())));
    return names;
  }

  private List<String> placeNames() {
    List<String> names =
        new ArrayList<>(List.of(WeimarNames.BOX, WeimarNames.SOCIETY, WeimarNames.DISSOLVED));
    box.cities().forEach(city -> names.add(city.id()));
    for (UnitOwner owner : UnitOwner.values()) {
      names.add(WeimarNames.supply(owner));
    }
    return names;
  }

  // What a scenario begins with

  private static List<String> timeline(WeimarScenario scenario) {
    List<String> timeline = new ArrayList<>(scenario.timeline());
    scenario.later().values().forEach(timeline::addAll);
    return timeline;
  }

  private static TableCard face(String id, WeimarDeck typed) {
    return typed.card(id).map(WeimarBoard::face).orElseGet(() -> TableCard.numbered(id));
  }

  private static TableCard face(WeimarCard card) {
    SequencedMap<String, String> fields = new LinkedHashMap<>();
    card.large().ifPresent(value -> fields.put("value", String.valueOf(value)));
    card.small().ifPresent(value -> fields.put("small", String.valueOf(value)));
    if (card.once()) {
      fields.put("once", "true");
    }
    if (card.politician()) {
      fields.put("politician", "true");
    }
    if (!card.note().isEmpty()) {
      fields.put("text", card.note());
    }
    return new TableCard(card.id(), card.title(), fields);
  }

  private List<TrackLayout> tracks(WeimarScenario scenario) {
    SequencedMap<String, String> spaces = new LinkedHashMap<>();
    spaces.put(WeimarNames.TREATIES, scenario.foreignAffairs());
    spaces.put(WeimarNames.PRESIDENT, scenario.president());
    spaces.put(WeimarNames.CHANCELLOR, scenario.government().getFirst().name());
    spaces.put(WeimarNames.PARTNER, scenario.government().getLast().name());
    scenario
        .minorParties()
        .forEach((minor, party) -> spaces.put(WeimarNames.minor(minor), party.name()));
    return layout.tracks().stream()
        .map(
            track ->
                spaces.containsKey(track.name())
                    ? track.from(spaces.getOrDefault(track.name(), ""))
                    : track.name().equals(WeimarNames.ECONOMY)
                        ? track.from(scenario.economy())
                        : WeimarNames.nation(track.name()).isPresent()
                            ? track.from(scenario.flags())
                            : track)
        .toList();
  }

  private List<PieceStart> starts(WeimarScenario scenario) {
    List<PieceStart> starts = new ArrayList<>();
    scenario
        .cities()
        .forEach(
            (city, threats) ->
                threats.forEach(
                    threat -> starts.add(new PieceStart(WeimarNames.piece(threat), city, 1))));
    scenario
        .drBox()
        .forEach(
            threat -> starts.add(new PieceStart(WeimarNames.piece(threat), WeimarNames.BOX, 1)));
    starts.addAll(layout.starts());
    // The piece that came last lies on the left.
    for (String marker : scenario.society().reversed()) {
      starts.add(new PieceStart(WeimarNames.society(marker), WeimarNames.SOCIETY, 1));
    }
    return starts;
  }
}

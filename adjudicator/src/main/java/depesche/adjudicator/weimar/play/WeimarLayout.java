package depesche.adjudicator.weimar.play;

import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.PhaseLayout.Mode;
import depesche.adjudicator.table.layout.PieceLayout;
import depesche.adjudicator.table.layout.PieceStart;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.weimar.board.CityPlace;
import depesche.adjudicator.weimar.board.OpinionTrack;
import depesche.adjudicator.weimar.board.UnitOwner;
import depesche.adjudicator.weimar.board.UnitType;
import depesche.adjudicator.weimar.board.WeimarParty;
import depesche.adjudicator.weimar.decks.WeimarCard;
import depesche.adjudicator.weimar.decks.WeimarDeck;
import depesche.adjudicator.weimar.scenarios.SocietyMarker;
import depesche.adjudicator.weimar.scenarios.WeimarBox;
import depesche.adjudicator.weimar.scenarios.WeimarScenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The table of a scenario, from the box and the cards that are typed.
public final class WeimarLayout {

  /// The deck that all draw from.
  public static final String TIMELINE = "timeline";

  /// The sealed choice of an agenda card, 1 to 4.
  public static final String AGENDA = "AGENDA";

  private static final int PLENTY = 60;
  private static final int MOST_SEATS = 40;
  private static final int MOST_POINTS = 99;

  private final WeimarBox box;
  private final WeimarDeck deck;
  private final WeimarScenario scenario;

  private WeimarLayout(WeimarBox box, WeimarDeck deck, WeimarScenario scenario) {
    this.box = box;
    this.deck = deck;
    this.scenario = scenario;
  }

  /// {@return the table of a scenario}
  public static TableBook of(WeimarBox box, WeimarDeck deck, WeimarScenario scenario) {
    return new TableBook(new WeimarLayout(box, deck, scenario).layout());
  }

  private TableLayout layout() {
    return new TableLayout(
        "Weimar",
        decks(),
        tracks(),
        pieces(),
        places(),
        starts(),
        List.of(
            new ChoiceLayout(
                AGENDA,
                ChoiceLayout.Kind.OPTION,
                1,
                1,
                List.of("1", "2", "3", "4"),
                List.of(),
                ChoiceLayout.After.KEEP)),
        phases(),
        scenario.rounds(),
        WeimarNames.VP);
  }

  // Cards

  private List<DeckLayout> decks() {
    List<String> timeline = new ArrayList<>(scenario.timeline());
    scenario.later().values().forEach(timeline::addAll);
    List<DeckLayout> decks = new ArrayList<>(List.of(deck(TIMELINE, timeline)));
    for (WeimarParty party : WeimarParty.values()) {
      String letter = party.name().substring(0, 1);
      decks.add(
          deck(
              WeimarNames.deck(party),
              WeimarDeck.numbers().stream().filter(id -> id.matches(letter + "\\d\\d")).toList()));
    }
    return decks;
  }

  private DeckLayout deck(String name, List<String> ids) {
    return new DeckLayout(
        name,
        ids.stream().filter(id -> !scenario.removed().contains(id)).map(this::card).toList(),
        0,
        true,
        ChoiceLayout.After.DISCARD);
  }

  private TableCard card(String id) {
    return deck.card(id).map(WeimarLayout::face).orElseGet(() -> TableCard.numbered(id));
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

  // Tracks

  private List<TrackLayout> tracks() {
    List<TrackLayout> tracks = new ArrayList<>();
    tracks.add(TrackLayout.numbers(WeimarNames.VP, true, -MOST_POINTS, MOST_POINTS, 0));
    tracks.add(TrackLayout.numbers(WeimarNames.SEATS, true, 0, MOST_SEATS, 0));
    tracks.add(TrackLayout.numbers(WeimarNames.RESERVE, true, 0, box.reserve(), 0));
    tracks.add(TrackLayout.numbers(WeimarNames.NSDAP, true, 0, MOST_SEATS, 0));
    tracks.add(
        TrackLayout.numbers(WeimarNames.ECONOMY, false, 0, box.economy(), scenario.economy()));
    tracks.add(
        TrackLayout.named(WeimarNames.TREATIES, box.foreignAffairs(), scenario.foreignAffairs()));
    List<String> presidents =
        List.of("Ebert", "Hindenburg", "Thaelmann", "Braun", "Marx", WeimarNames.NOBODY);
    tracks.add(TrackLayout.named(WeimarNames.PRESIDENT, presidents, scenario.president()));
    tracks.add(holder(WeimarNames.CHANCELLOR, scenario.government().getFirst().name()));
    tracks.add(holder(WeimarNames.PARTNER, scenario.government().getLast().name()));
    for (String minor : box.minorSeats().sequencedKeySet()) {
      WeimarParty party = scenario.minorParties().get(minor);
      tracks.add(
          holder(WeimarNames.minor(minor), party == null ? WeimarNames.NOBODY : party.name()));
    }
    for (String nation : box.nations()) {
      tracks.add(TrackLayout.numbers(WeimarNames.flags(nation), false, 0, 9, scenario.flags()));
    }
    List<String> spaces = new ArrayList<>(List.of(WeimarNames.OUT));
    new OpinionTrack(box.columns()).spaces().forEach(space -> spaces.add(OpinionTrack.name(space)));
    Stream.concat(box.white().stream(), box.yellow().stream())
        .forEach(
            issue ->
                tracks.add(TrackLayout.named(WeimarNames.issue(issue), spaces, WeimarNames.OUT)));
    return tracks;
  }

  private static TrackLayout holder(String name, String start) {
    List<String> holders = new ArrayList<>(List.of(WeimarNames.NOBODY));
    for (WeimarParty party : WeimarParty.values()) {
      holders.add(party.name());
    }
    return TrackLayout.named(name, holders, start);
  }

  // Pieces and places

  private List<PieceLayout> pieces() {
    List<PieceLayout> pieces = new ArrayList<>();
    pieces.add(new PieceLayout(WeimarNames.BASE, true, PLENTY));
    for (UnitType unit : box.units()) {
      pieces.add(new PieceLayout(unit.id(), false, unit.count()));
      if (unit.turns()) {
        pieces.add(new PieceLayout(WeimarNames.piece(unit, UnitOwner.DNVP), false, unit.count()));
      }
    }
    box.threats()
        .forEach(
            (kind, count) -> pieces.add(new PieceLayout(WeimarNames.piece(kind), false, count)));
    for (SocietyMarker marker : box.society()) {
      pieces.add(new PieceLayout(WeimarNames.society(marker.name()), false, 1));
    }
    return pieces;
  }

  private List<PlaceLayout> places() {
    List<PlaceLayout> places = new ArrayList<>();
    for (CityPlace city : box.cities()) {
      places.add(new PlaceLayout(city.id(), Integer.MAX_VALUE));
    }
    for (String place : List.of(WeimarNames.BOX, WeimarNames.SOCIETY, WeimarNames.DISSOLVED)) {
      places.add(new PlaceLayout(place, Integer.MAX_VALUE));
    }
    for (UnitOwner owner : UnitOwner.values()) {
      places.add(new PlaceLayout(WeimarNames.supply(owner), Integer.MAX_VALUE));
    }
    return places;
  }

  private List<PieceStart> starts() {
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
    for (UnitType unit : box.units()) {
      if (unit.owner() == UnitOwner.GOVERNMENT) {
        starts.add(new PieceStart(unit.id(), WeimarNames.GOVERNMENT_SUPPLY, unit.count()));
      }
    }
    // The piece that came last lies on the left.
    for (String marker : scenario.society().reversed()) {
      starts.add(new PieceStart(WeimarNames.society(marker), WeimarNames.SOCIETY, 1));
    }
    return starts;
  }

  // Phases

  private static List<PhaseLayout> phases() {
    List<PhaseLayout> phases = new ArrayList<>();
    for (WeimarPhase phase : WeimarPhase.values()) {
      phases.add(
          switch (phase.mode()) {
            case SEALED -> PhaseLayout.sealed(phase.title(), AGENDA);
            case TURNS, TOGETHER, NONE ->
                new PhaseLayout(
                    phase.title(),
                    phase.mode(),
                    List.of(),
                    phase == WeimarPhase.IMPULSES ? 0 : 1,
                    List.of(),
                    List.of(),
                    0);
          });
    }
    return phases;
  }

  /// The phases of a round.
  public enum WeimarPhase {
    SET_UP("Set-up", Mode.TURNS),
    AGENDA("Agenda", Mode.SEALED),
    EFFECTS("Effects", Mode.TURNS),
    OPENING("Opening", Mode.TURNS),
    IMPULSES("Impulses", Mode.TURNS),
    MAJORITY("Issue Majority", Mode.NONE),
    ISSUES("Issues", Mode.TURNS),
    SOCIETY("Society", Mode.TURNS),
    PARTIES("Parties", Mode.TURNS),
    REPUBLIC("Republic", Mode.TURNS),
    MINOR("Minor Parties", Mode.NONE),
    PARLIAMENT("Parliament", Mode.TURNS),
    GOVERNMENT("Government", Mode.TURNS);

    private final String title;
    private final Mode mode;

    WeimarPhase(String title, Mode mode) {
      this.title = title;
      this.mode = mode;
    }

    public String title() {
      return title;
    }

    Mode mode() {
      return mode;
    }

    /// {@return the phase of this title}
    public static WeimarPhase named(String title) {
      for (WeimarPhase phase : values()) {
        if (phase.title.equals(title)) {
          return phase;
        }
      }
      throw new IllegalArgumentException("no phase " + title);
    }
  }
}

package depesche.adjudicator.congress.game;

import depesche.adjudicator.congress.board.ArmyUnitKind;
import depesche.adjudicator.congress.board.FrontArmy;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.board.WarStatus;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.decks.CongressDeck;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.scenarios.CongressScenario;
import depesche.adjudicator.congress.scenarios.CongressScenarios;
import depesche.adjudicator.congress.scenarios.FrontSpaces;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.table.layout.ChoiceLayout;
import depesche.adjudicator.table.layout.ChoiceLayout.After;
import depesche.adjudicator.table.layout.ChoiceLayout.Kind;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PieceLayout;
import depesche.adjudicator.table.layout.PieceStart;
import depesche.adjudicator.table.layout.PlaceLayout;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// What lies on the table in each scenario.
public final class CongressBooks {

  private static final int MOST_POINTS = 120;
  private static final int MOST_CARDS = 40;
  private static final int MOST_RESOURCES = 30;
  private static final int MOST_UNITS = 60;

  private final CongressScenarios all;
  private final CongressDeck deck;

  CongressBooks(CongressScenarios all, CongressDeck deck) {
    this.all = all;
    this.deck = deck;
  }

  public TableLayout layout(CongressScenario scenario, PlayMode mode) {
    return new TableLayout(
        "Congress of Vienna",
        List.of(mainDeck(scenario), leaders(scenario)),
        tracks(scenario, mode),
        pieces(mode),
        places(scenario),
        starts(scenario),
        choices(mode),
        CongressPhases.layouts(mode),
        scenario.lastTurn() - scenario.firstTurn() + 1,
        mode.isLone() ? "" : CongressTracks.POINTS);
  }

  // Cards

  private DeckLayout mainDeck(CongressScenario scenario) {
    List<TableCard> cards = new ArrayList<>();
    for (int number = 1; number <= CongressDeck.CARDS; number++) {
      if (!scenario.removedCards().contains(number) && !scenario.toRussia().contains(number)) {
        cards.add(card(number));
      }
    }
    return new DeckLayout(CongressTracks.MAIN, cards, 0, false, After.DISCARD);
  }

  private TableCard card(int number) {
    return deck.numbered(number)
        .map(card -> typed(String.valueOf(number), card))
        .orElseGet(() -> TableCard.numbered(String.valueOf(number)));
  }

  private static TableCard typed(String id, CongressCard card) {
    SequencedMap<String, String> fields = new LinkedHashMap<>();
    card.value().ifPresent(value -> fields.put("value", String.valueOf(value)));
    fields.put("kind", card.nation().name());
    return new TableCard(id, card.title(), fields);
  }

  private DeckLayout leaders(CongressScenario scenario) {
    List<TableCard> cards = new ArrayList<>();
    CongressTracks.LEADERS.forEach(
        (power, title) -> cards.add(new TableCard(leader(power), title, new LinkedHashMap<>())));
    scenario.toRussia().forEach(number -> cards.add(card(number)));
    return new DeckLayout(CongressTracks.LEADER_DECK, cards, 0, false, After.DISCARD);
  }

  /// {@return the id of the leader of a power}
  public static String leader(MajorPower power) {
    return CongressTracks.LEADERS.getOrDefault(power, "").toUpperCase(Locale.ROOT);
  }

  // Tracks

  private List<TrackLayout> tracks(CongressScenario scenario, PlayMode mode) {
    List<TrackLayout> tracks = new ArrayList<>();
    if (!mode.isLone()) {
      tracks.add(TrackLayout.numbers(CongressTracks.POINTS, true, 0, MOST_POINTS, 0));
      tracks.add(TrackLayout.numbers(CongressTracks.HAND, true, 0, MOST_CARDS, 10));
      tracks.add(TrackLayout.numbers(CongressTracks.RESOURCES, true, 0, MOST_RESOURCES, 0));
    }
    for (String who : hands(mode)) {
      tracks.add(TrackLayout.numbers(CongressTracks.handOf(who), false, 0, MOST_CARDS, 0));
    }
    for (MajorPower power : CongressSeats.without(mode)) {
      tracks.add(
          TrackLayout.numbers(
              CongressTracks.pointsOf(power),
              false,
              0,
              MOST_POINTS,
              scenario.points().getOrDefault(power, 0)));
      tracks.add(
          TrackLayout.numbers(CongressTracks.resourcesOf(power), false, 0, MOST_RESOURCES, 0));
    }
    tracks.add(
        TrackLayout.named(
            CongressTracks.TURN, all.turns(), all.turns().get(scenario.firstTurn() - 1)));
    tracks.add(
        TrackLayout.named(
            CongressTracks.WAR,
            Stream.of(WarStatus.values())
                .map(status -> CongressTracks.words(status.name()))
                .toList(),
            CongressTracks.words(scenario.war().name())));
    tracks.add(TrackLayout.numbers(CongressTracks.WAR_OF_1812, false, -4, 4, scenario.war1812()));
    for (String pawn : CongressTracks.PAWNS) {
      tracks.add(TrackLayout.numbers(pawn, false, 0, 10, 0));
    }
    tracks.add(
        TrackLayout.named(
            CongressTracks.HEADQUARTERS,
            List.of("nobody", "RU", "AU"),
            MajorPower.named(scenario.special().getOrDefault("generalissimo", ""))
                .map(MajorPower::letters)
                .orElse("nobody")));
    tracks.add(
        TrackLayout.named(CongressTracks.NAPOLEON, List.of("Emperor", "surrendered"), "Emperor"));
    for (CongressIssue issue : all.issues()) {
      if (!scenario.removedIssues().contains(issue.name())) {
        tracks.add(TrackLayout.named(issue.name(), CongressTracks.SPACES, "DISPLAY"));
      }
    }
    for (FrontArmy army : blocks(scenario)) {
      tracks.add(TrackLayout.named(CongressTracks.block(army.name()), spaces(army), army.space()));
    }
    return tracks;
  }

  /// Whose hand size has a track of its own.
  private static List<String> hands(PlayMode mode) {
    return mode.hasDisplays()
        ? List.of("France", "the Allies")
        : mode.isIntro()
            ? CongressSeats.without(mode).stream()
                .map(power -> CongressTracks.words(power.name()))
                .toList()
            : List.of();
  }

  /// The armies that have a block on the map; the War of 1812 has none.
  private static List<FrontArmy> blocks(CongressScenario scenario) {
    return scenario.armies().stream().filter(army -> army.front() != WarFront.G).toList();
  }

  private List<String> spaces(FrontArmy army) {
    FrontSpaces front =
        all.fronts().stream().filter(one -> one.front() == army.front()).findFirst().orElseThrow();
    List<String> spaces = new ArrayList<>(front.spaces());
    spaces.addAll(front.besides());
    return spaces;
  }

  // Pieces

  private static List<PieceLayout> pieces(PlayMode mode) {
    List<PieceLayout> pieces = new ArrayList<>();
    for (ArmyUnitKind kind : ArmyUnitKind.values()) {
      pieces.add(new PieceLayout(CongressTracks.unit(kind), false, MOST_UNITS));
    }
    if (mode.isLone()) {
      for (String whose : CongressTracks.ADJECTIVES.values()) {
        pieces.add(new PieceLayout(whose + " " + CongressTracks.OPERATION, false, 4));
        pieces.add(new PieceLayout(whose + " " + CongressTracks.SUPPORT, false, 4));
      }
    } else {
      pieces.add(new PieceLayout(CongressTracks.OPERATION, true, 4));
      pieces.add(new PieceLayout(CongressTracks.SUPPORT, true, 4));
    }
    if (mode.isIntro()) {
      pieces.add(new PieceLayout(CongressTracks.US_OPERATION, false, 1));
    }
    return pieces;
  }

  private static List<PlaceLayout> places(CongressScenario scenario) {
    return Stream.concat(
            scenario.armies().stream().map(FrontArmy::name), CongressTracks.CAPITALS.stream())
        .map(name -> new PlaceLayout(name, Integer.MAX_VALUE))
        .toList();
  }

  private static List<PieceStart> starts(CongressScenario scenario) {
    List<PieceStart> starts = new ArrayList<>();
    for (FrontArmy army : scenario.armies()) {
      army.units()
          .forEach(
              (kind, count) ->
                  starts.add(new PieceStart(CongressTracks.unit(kind), army.name(), count)));
    }
    return starts;
  }

  private static List<ChoiceLayout> choices(PlayMode mode) {
    List<ChoiceLayout> choices = new ArrayList<>();
    int most = mode == PlayMode.TWO_PLAYERS ? 3 : mode == PlayMode.THREE_PLAYERS ? 2 : 1;
    if (!mode.hasDisplays()) {
      choices.add(wager(most));
    }
    for (WarFront front : WarFront.values()) {
      choices.add(
          new ChoiceLayout(
              CongressTracks.battle(front),
              Kind.CARD,
              0,
              MOST_CARDS,
              List.of(),
              List.of(),
              After.DISCARD));
    }
    return choices;
  }

  private static ChoiceLayout wager(int most) {
    return new ChoiceLayout(
        CongressTracks.WAGER, Kind.CARD, 1, most, List.of(), List.of(), After.PLAY);
  }
}

package depesche.adjudicator.congress.game;

import depesche.adjudicator.congress.board.ArmyUnitKind;
import depesche.adjudicator.congress.board.FrontArmy;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarFront;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.decks.CongressDeck;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.scenarios.CongressScenario;
import depesche.adjudicator.congress.scenarios.CongressScenarios;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.layout.DeckLayout;
import depesche.adjudicator.table.layout.PieceStart;
import depesche.adjudicator.table.layout.TableCard;
import depesche.adjudicator.table.layout.TableLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.plain.BoardNeeds;
import depesche.adjudicator.table.plain.TableFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The boards, `config/boards/congress-of-vienna.json`, as each scenario begins on them: one for
/// each way to play.
///
/// @param all the scenarios
/// @param variants what the file says, by who plays whom
public record CongressBoards(CongressScenarios all, SequencedMap<PlayMode, TableLayout> variants) {

  /// {@return the boards that a file describes}
  ///
  /// @throws depesche.adjudicator.json.BadFile if they lack what the scenarios need
  public static CongressBoards read(JsonValue file, CongressScenarios all) {
    List<TableFile> tables = TableFile.all(file);
    SequencedMap<PlayMode, TableLayout> variants = new LinkedHashMap<>();
    for (PlayMode mode : PlayMode.values()) {
      TableFile table =
          tables.stream()
              .filter(one -> one.variant().equals(variant(mode)))
              .findFirst()
              .orElseThrow(() -> file.bad("the variant \"" + variant(mode) + "\" is missing"));
      variants.put(mode, table.layout());
    }
    CongressBoards boards = new CongressBoards(all, variants);
    variants.forEach((mode, board) -> boards.check(mode, new BoardNeeds(file, board)));
    variants.values().forEach(board -> boards.checkSpaces(file, board));
    return boards;
  }

  /// A bot's cards lie on the same board, whoever plays against it.
  private static String variant(PlayMode mode) {
    return mode.hasDisplays()
        ? "solo"
        : mode.name().toLowerCase(Locale.ROOT).replace("_players", "").replace('_', '-');
  }

  private void check(PlayMode mode, BoardNeeds needs) {
    needs.phases(CongressPhases.names());
    needs.choices(Stream.of(WarFront.values()).map(CongressTracks::battle).toList());
    needs.choices(mode.hasDisplays() ? List.of() : List.of(CongressTracks.WAGER));
    needs.tracks(trackNames(mode));
    needs.pieces(Stream.of(ArmyUnitKind.values()).map(CongressTracks::unit).toList());
    needs.pieces(markers(mode));
    needs.cards(MajorPower.allies().stream().map(CongressBoards::leader).toList());
    needs.cards(List.of(leader(MajorPower.FRANCE)));
    for (CongressScenario scenario :
        Stream.concat(all.scenarios().stream(), Stream.of(all.intro())).toList()) {
      needs.places(scenario.armies().stream().map(FrontArmy::name).toList());
      needs.tracks(blocks(scenario).map(army -> CongressTracks.block(army.name())).toList());
      needs.scenario(scenario.id(), () -> tracks(scenario, mode));
    }
  }

  /// Markers move by the order of their spaces.
  private void checkSpaces(JsonValue file, TableLayout board) {
    SequencedMap<String, List<String>> right = new LinkedHashMap<>();
    all.issues().forEach(issue -> right.put(issue.name(), CongressTracks.SPACES));
    for (CongressScenario scenario : all.scenarios()) {
      blocks(scenario).forEach(army -> right.put(CongressTracks.block(army.name()), front(army)));
    }
    for (TrackLayout track : board.tracks()) {
      List<String> spaces = right.getOrDefault(track.name(), track.spaces());
      if (!track.spaces().equals(spaces)) {
        throw file.at("tracks")
            .bad("\"" + track.name() + "\" must have the spaces " + String.join(", ", spaces));
      }
    }
  }

  private List<String> front(FrontArmy army) {
    return all.fronts().stream()
        .filter(front -> front.front() == army.front())
        .flatMap(front -> Stream.concat(front.spaces().stream(), front.besides().stream()))
        .toList();
  }

  private List<String> trackNames(PlayMode mode) {
    List<String> names =
        new ArrayList<>(
            List.of(
                CongressTracks.TURN,
                CongressTracks.WAR,
                CongressTracks.WAR_OF_1812,
                CongressTracks.HEADQUARTERS,
                CongressTracks.NAPOLEON));
    names.addAll(CongressTracks.PAWNS);
    all.issues().stream().map(CongressIssue::name).forEach(names::add);
    if (!mode.isLone()) {
      names.addAll(List.of(CongressTracks.POINTS, CongressTracks.HAND, CongressTracks.RESOURCES));
    }
    for (MajorPower power : mode.without()) {
      names.add(CongressTracks.pointsOf(power));
      names.add(CongressTracks.resourcesOf(power));
      if (mode.isIntro()) {
        names.add(CongressTracks.handOf(CongressTracks.words(power.name())));
      }
    }
    if (mode.hasDisplays()) {
      names.add(CongressTracks.handOf(CongressTracks.FRANCE));
      names.add(CongressTracks.handOf(CongressTracks.ALLIES));
    }
    return names;
  }

  private static List<String> markers(PlayMode mode) {
    List<String> markers = new ArrayList<>();
    for (String marker : List.of(CongressTracks.OPERATION, CongressTracks.SUPPORT)) {
      if (mode.isLone()) {
        CongressTracks.ADJECTIVES.values().forEach(whose -> markers.add(whose + " " + marker));
      } else {
        markers.add(marker);
      }
    }
    if (mode.isIntro()) {
      markers.add(CongressTracks.US_OPERATION);
    }
    return markers;
  }

  private TableLayout board(PlayMode mode) {
    return Objects.requireNonNull(variants.get(mode));
  }

  /// {@return the table of a scenario, with the cards that are typed}
  public TableLayout layout(CongressScenario scenario, PlayMode mode, CongressDeck typed) {
    TableLayout board = board(mode);
    return board.begun(
        decks(board, scenario, typed),
        tracks(scenario, mode),
        starts(scenario),
        scenario.lastTurn() - scenario.firstTurn() + 1);
  }

  // Cards

  /// {@return the id of the leader of a power}
  public static String leader(MajorPower power) {
    return CongressTracks.LEADERS.getOrDefault(power, "").toUpperCase(Locale.ROOT);
  }

  private static List<DeckLayout> decks(
      TableLayout board, CongressScenario scenario, CongressDeck typed) {
    List<String> given = scenario.toRussia().stream().map(String::valueOf).toList();
    List<String> out = scenario.removedCards().stream().map(String::valueOf).toList();
    List<DeckLayout> decks = new ArrayList<>();
    for (DeckLayout deck : board.decks()) {
      List<TableCard> cards = new ArrayList<>();
      for (TableCard card : deck.cards()) {
        if (!given.contains(card.id()) && !out.contains(card.id())) {
          cards.add(face(card, typed));
        }
      }
      if (deck.name().equals(CongressTracks.LEADER_DECK)) {
        given.forEach(id -> cards.add(face(TableCard.numbered(id), typed)));
      }
      decks.add(deck.of(cards));
    }
    return decks;
  }

  private static TableCard face(TableCard card, CongressDeck typed) {
    return card.id().matches("\\d+")
        ? typed.numbered(Integer.parseInt(card.id())).map(one -> face(card.id(), one)).orElse(card)
        : card;
  }

  private static TableCard face(String id, CongressCard card) {
    SequencedMap<String, String> fields = new LinkedHashMap<>();
    card.value().ifPresent(value -> fields.put("value", String.valueOf(value)));
    fields.put("kind", card.nation().name());
    return new TableCard(id, card.title(), fields);
  }

  // What a scenario begins with

  private List<TrackLayout> tracks(CongressScenario scenario, PlayMode mode) {
    SequencedMap<String, String> spaces = new LinkedHashMap<>();
    spaces.put(CongressTracks.WAR, CongressTracks.words(scenario.war().name()));
    MajorPower.named(scenario.special().getOrDefault("generalissimo", ""))
        .ifPresent(power -> spaces.put(CongressTracks.HEADQUARTERS, power.letters()));
    blocks(scenario).forEach(army -> spaces.put(CongressTracks.block(army.name()), army.space()));
    SequencedMap<String, Integer> numbers = new LinkedHashMap<>();
    numbers.put(CongressTracks.TURN, scenario.firstTurn() - 1);
    numbers.put(CongressTracks.WAR_OF_1812, scenario.war1812());
    for (MajorPower power : mode.without()) {
      numbers.put(CongressTracks.pointsOf(power), scenario.points().getOrDefault(power, 0));
    }
    List<TrackLayout> tracks = new ArrayList<>();
    for (TrackLayout track : board(mode).tracks()) {
      if (spaces.containsKey(track.name())) {
        tracks.add(track.from(spaces.getOrDefault(track.name(), "")));
      } else if (!scenario.removedIssues().contains(track.name())) {
        tracks.add(track.from(numbers.getOrDefault(track.name(), track.start())));
      }
    }
    return tracks;
  }

  /// The armies that have a block on the map; the War of 1812 has none.
  private static Stream<FrontArmy> blocks(CongressScenario scenario) {
    return scenario.armies().stream().filter(army -> army.front() != WarFront.G);
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
}

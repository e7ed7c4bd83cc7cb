package depesche.adjudicator.congress.game;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.IssueTrack;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.decks.CongressDeck;
import depesche.adjudicator.congress.news.CongressRefusal.ActOfPhase;
import depesche.adjudicator.congress.news.CongressRefusal.NoSuchPower;
import depesche.adjudicator.congress.news.SoloRefusal.NotInThisGame;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.scenarios.CongressScenario;
import depesche.adjudicator.congress.scenarios.CongressScenarios;
import depesche.adjudicator.congress.scenarios.PlayMode;
import depesche.adjudicator.congress.state.CongressState;
import depesche.adjudicator.table.acts.ActWords;
import depesche.adjudicator.table.acts.TableVerb;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.layout.TrackLayout;
import depesche.adjudicator.table.position.GameTable;
import depesche.adjudicator.table.position.LiveTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// What the files say, and how the table says what it has of it.
public final class CongressGame {

  /// The option that names the scenario.
  public static final String SCENARIO = "scenario";

  /// The option that says whom one player plays.
  public static final String SOLO = "solo";

  /// The answer of a game for several.
  public static final String NO = "NO";

  private static final String INTRO = "INTRO";
  private static final SequencedMap<String, PlayMode> SOLOS = solos();
  private static final String TWO = "TWO_PLAYER_";
  private static final String THREE = "THREE_PLAYER_";

  private final CongressScenarios files;
  private final CongressBoards boards;
  private final CongressDeck deck;
  private final SequencedMap<String, TableBook> books = new LinkedHashMap<>();

  private final IssueNames issues;

  /// The game of these files.
  public CongressGame(CongressBoards boards, CongressDeck deck) {
    this.boards = boards;
    this.files = boards.all();
    this.deck = deck;
    issues = new IssueNames(files);
    for (String value : values()) {
      books.put(key(value, mode(value)), book(scenario(value), mode(value)));
    }
    for (CongressScenario scenario : files.scenarios()) {
      for (PlayMode solo : SOLOS.values()) {
        books.put(key(scenario.id(), solo), book(scenario, solo));
      }
    }
  }

  private TableBook book(CongressScenario scenario, PlayMode mode) {
    return new TableBook(boards.layout(scenario, mode, deck));
  }

  private static SequencedMap<String, PlayMode> solos() {
    SequencedMap<String, PlayMode> solos = new LinkedHashMap<>();
    solos.put("FRANCE", PlayMode.SOLO_FRANCE);
    solos.put("COALITION", PlayMode.SOLO_COALITION);
    solos.put("POWER", PlayMode.SOLO_POWER);
    solos.put("ALL", PlayMode.SOLO_ALL);
    return Collections.unmodifiableSequencedMap(solos);
  }

  private static String key(String value, PlayMode mode) {
    return mode + " " + value;
  }

  /// {@return the values of the option, for four players first}
  public List<String> values() {
    List<String> ids = files.scenarios().stream().map(CongressScenario::id).toList();
    List<String> values = new ArrayList<>(ids);
    ids.forEach(id -> values.add(TWO + id));
    ids.forEach(id -> values.add(THREE + id));
    values.addAll(List.of(INTRO, TWO + INTRO, THREE + INTRO));
    return values;
  }

  /// {@return the values of the option for one player}
  public static List<String> soloValues() {
    List<String> values = new ArrayList<>(List.of(NO));
    values.addAll(SOLOS.sequencedKeySet());
    return values;
  }

  /// {@return what lies on the table of a scenario}
  public TableBook book(SequencedMap<String, String> options) {
    PlayMode mode = mode(options);
    String value = value(options);
    String id = mode.hasDisplays() ? value.replace(TWO, "").replace(THREE, "") : value;
    TableBook book = books.get(key(id, mode));
    if (book == null) {
      throw new IllegalArgumentException("no scenario " + value);
    }
    return book;
  }

  private String value(SequencedMap<String, String> options) {
    return options.getOrDefault(SCENARIO, files.scenarios().getFirst().id());
  }

  private CongressScenario scenario(String value) {
    String id = value.replace(TWO, "").replace(THREE, "");
    if (id.equals(INTRO)) {
      return files.intro();
    }
    Optional<CongressScenario> found = value.startsWith(TWO) ? files.forTwo(id) : files.find(id);
    return found.orElseThrow(() -> new IllegalArgumentException("no scenario " + value));
  }

  /// {@return who plays whom in a game}
  public static PlayMode mode(SequencedMap<String, String> options) {
    PlayMode mode = mode(options.getOrDefault(SCENARIO, ""));
    return mode.isIntro() ? mode : SOLOS.getOrDefault(options.getOrDefault(SOLO, NO), mode);
  }

  private static PlayMode mode(String value) {
    if (value.endsWith(INTRO)) {
      return value.startsWith(TWO)
          ? PlayMode.INTRO_TWO
          : value.startsWith(THREE) ? PlayMode.INTRO_THREE : PlayMode.INTRO;
    }
    return value.startsWith(TWO)
        ? PlayMode.TWO_PLAYERS
        : value.startsWith(THREE) ? PlayMode.THREE_PLAYERS : PlayMode.FOUR_PLAYERS;
  }

  public CongressScenario scenario(LiveTable table) {
    String value = value(table.options());
    boolean displays = mode(table.options()).hasDisplays();
    return scenario(displays ? value.replace(TWO, "").replace(THREE, "") : value);
  }

  public static PlayMode mode(LiveTable table) {
    return mode(table.options());
  }

  public CongressScenarios files() {
    return files;
  }

  /// {@return how many cards are typed in}
  public int typed() {
    return (int) deck.cards().stream().filter(card -> card.number().isPresent()).count();
  }

  /// {@return the typed card of a name}
  public Optional<CongressCard> named(String title) {
    return deck.find(title).filter(card -> card.number().isPresent() || card.leader());
  }

  /// {@return a card as its owner typed it}
  public Optional<CongressCard> card(String id) {
    return id.matches("\\d{1,2}")
        ? deck.numbered(Integer.parseInt(id))
        : CongressTracks.LEADERS.values().stream()
            .filter(title -> title.equalsIgnoreCase(id))
            .findFirst()
            .flatMap(
                title ->
                    deck.cards().stream()
                        .filter(card -> card.leader() && card.title().startsWith(title))
                        .findFirst());
  }

  /// {@return whether a card is a leader}
  public static boolean isLeader(String id) {
    return CongressTracks.LEADERS.values().stream().anyMatch(title -> title.equalsIgnoreCase(id));
  }

  /// {@return the calendar number of this turn}
  public int turn(LiveTable table) {
    return scenario(table).firstTurn() + table.stage().turn() - 1;
  }

  /// {@return the names of all turns}
  public static List<String> turns(LiveTable table) {
    return table.book().track(CongressTracks.TURN).spaces();
  }

  public String month(LiveTable table) {
    List<String> turns = turns(table);
    return turns.get(Math.min(turns.size(), turn(table)) - 1);
  }

  // Issues

  public IssueSpace space(LiveTable table, String issue) {
    return IssueSpace.named(table.tracks().shown(GameTable.key(issue))).orElseThrow();
  }

  /// Moves the marker of an issue.
  public void put(LiveTable table, String issue, IssueSpace space, String why) {
    TrackLayout track = table.book().track(issue);
    table.tracks().set(GameTable.key(issue), track.spaces().indexOf(space.placed().words()), why);
  }

  /// {@return all issues of this game with their spaces}
  public IssueTrack track(LiveTable table) {
    SequencedMap<String, IssueSpace> spaces = new LinkedHashMap<>();
    for (CongressIssue issue : files.issues()) {
      boolean there =
          table.book().layout().tracks().stream()
              .anyMatch(track -> track.name().equals(issue.name()));
      if (there) {
        spaces.put(issue.name(), space(table, issue.name()));
      }
    }
    return new IssueTrack(spaces);
  }

  /// {@return a verb with the issues of this game for `{issue}`}
  public TableVerb onIssues(TableVerb verb) {
    return verb.naming("issue", (table, _) -> List.copyOf(track(table).spaces().keySet()));
  }

  /// {@return the issue that the next words name}
  public String issue(LiveTable table, ActWords words) {
    return issues.read(words, scenario(table).removedIssues(), track(table));
  }

  /// {@return the power that the next word names}
  public static MajorPower power(ActWords words) {
    String word = words.word();
    Optional<MajorPower> power = MajorPower.named(word).or(() -> CongressSeats.adjective(word));
    if (power.isEmpty()) {
      words.refuse(new NoSuchPower(word));
    }
    return power.orElse(MajorPower.FRANCE);
  }

  /// {@return the power for which a seat acts: that behind AS, or else its own}
  public static MajorPower powerAs(LiveTable table, Seat seat, ActWords words) {
    return words.skip("AS") ? power(words) : CongressSeats.power(table, seat);
  }

  // The order of the rounds

  public static void order(LiveTable table, List<MajorPower> order) {
    CongressState.rounds(table, rounds -> rounds.ordered(order));
  }

  /// {@return the powers in the order of the rounds; as they sit before the wager}
  public static List<MajorPower> order(LiveTable table) {
    List<MajorPower> order = CongressState.of(table).rounds().order();
    return order.isEmpty() ? CongressSeats.clockwise(table) : order;
  }

  /// {@return the power that selects or negotiates in this phase}
  public static MajorPower acting(LiveTable table) {
    return order(table).get(CongressPhases.place(table.stage().phase().name()) - 1);
  }

  /// {@return the power that selects or negotiates in this phase, if one does}
  public static Optional<MajorPower> actingNow(LiveTable table) {
    String phase = table.stage().phase().name();
    boolean there =
        CongressPhases.isOfPower(phase) && CongressPhases.place(phase) <= order(table).size();
    return there ? Optional.of(acting(table)) : Optional.empty();
  }

  /// {@return that something is of one phase alone}
  public static TableVerb.Rule in(String kind) {
    return in(List.of(kind));
  }

  /// {@return that a verb belongs to these phases alone}
  public static TableVerb.Rule in(List<String> kinds) {
    return (table, verb) -> {
      String phase = table.stage().phase().name();
      return kinds.stream().anyMatch(kind -> CongressPhases.is(phase, kind))
          ? Optional.empty()
          : Optional.of(new ActOfPhase(verb, kinds.getFirst().toLowerCase(Locale.ROOT)));
    };
  }

  /// {@return that a verb is of games with card displays}
  public static Optional<Fact> hasDisplays(LiveTable table, String verb) {
    return mode(table).hasDisplays() ? Optional.empty() : Optional.of(new NotInThisGame(verb));
  }
}

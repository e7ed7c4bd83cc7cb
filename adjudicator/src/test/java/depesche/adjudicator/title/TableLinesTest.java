package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.Lapses;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Seating;
import depesche.adjudicator.rules.Suggests;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableOrders;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// In every phase of a moderated table there are lines that a seat can copy. A verb is offered to
/// those who type it (`Phase? VERB`), and what a refusal shows as an example is a line of this
/// table.
class TableLinesTest {

  private static final int STEPS = 400;
  private static final int MOST = 3;
  private static final int PATIENCE = 8;

  static Stream<Arguments> titles() {
    return Stream.of(
        Arguments.of(
            MapFiles.PLAIN_TABLE,
            "",
            List.of(
                "Wager: WAGER",
                "Trade: TRADE",
                "Trade: END",
                "Caravan: ADD",
                "Caravan: PLAY",
                "Caravan? REMOVE",
                "Caravan? UNDO",
                "Caravan? GIVE")),
        Arguments.of(
            MapFiles.PLAIN_TABLE,
            "game=two-fronts",
            List.of(
                "Battles: BATTLE",
                "Votes: BALLOT",
                "Votes: RIVAL",
                "Votes: PRICE",
                "Votes: MOTTO",
                "Council: ADD",
                "Reserves: SUPPORT")),
        Arguments.of(
            MapFiles.CONGRESS_OF_VIENNA,
            "",
            List.of(
                "InitialPhase: SET",
                "Wager: WAGER",
                "WagerResult: ISSUE",
                "IssueSelection1: ISSUE",
                "Negotiation11: NEGOTIATE",
                "Debate11: DEBATE",
                "Government: ADD",
                "MilitaryOperations: PLACE",
                "MilitarySupport: PLACE",
                "StrategicMovement: MOVE",
                "EndofTurn: HANDS",
                "InitialPhase? SITUATION",
                "Negotiation11? IF",
                "Government? SPEND")),
        Arguments.of(
            MapFiles.CONGRESS_WITH_ALL_CARDS,
            "scenario=SPRING;solo=FRANCE;seats=FRANCE",
            List.of(
                "InitialPhase: BOT",
                "Wager: FATE",
                "Wager: WAGER",
                "Negotiation11: FATE",
                "Negotiation11: SAVE",
                "Negotiation11: NEGOTIATE",
                "Negotiation12: BOT",
                "Debate11: DEBATE",
                "Debate22: BOT",
                "Government: BOT",
                "MilitaryOperations: PLACE",
                "BattleA: FIGHT",
                "BattleA: LOSSES")),
        Arguments.of(
            MapFiles.CONGRESS_OF_VIENNA,
            "scenario=1814;solo=COALITION;seats=BRITAIN",
            List.of("Wager: FATE", "Debate11: BOT", "Debate12: BOT", "Negotiation12: NEGOTIATE")),
        Arguments.of(
            MapFiles.CONGRESS_OF_VIENNA,
            "scenario=1814;solo=ALL;seats=RUSSIA",
            List.of("Wager: FATE", "Debate11: FATE", "Debate11: DEBATE")),
        Arguments.of(
            MapFiles.CONGRESS_WITH_ALL_CARDS,
            "scenario=INTRO;seats=RUSSIA",
            List.of("Wager: WAGER", "Negotiation11: NEGOTIATE", "BattleA: FIGHT")),
        Arguments.of(
            MapFiles.CONGRESS_OF_VIENNA,
            "scenario=TWO_PLAYER_CLASH;seats=FRANCE,BRITAIN",
            List.of("Wager: WAGER", "WagerResult: VALUE", "Debate11: DEBATE", "EndofTurn: HANDS")),
        Arguments.of(
            MapFiles.CONGRESS_OF_VIENNA,
            "scenario=THREE_PLAYER_CLASH;seats=FRANCE,BRITAIN,RUSSIA",
            List.of("Wager: WAGER", "WagerResult: VALUE", "Debate11: DEBATE", "EndofTurn: HANDS")),
        Arguments.of(
            MapFiles.WEIMAR,
            "",
            List.of(
                "Setup: PLACE",
                "Agenda: AGENDA",
                "Effects: DRAW",
                "Impulses: PLAY",
                "Republic: THREAT",
                "Impulses? MOBILISE",
                "Impulses? DEBATE",
                "Impulses? SCORE")),
        Arguments.of(
            MapFiles.WEIMAR,
            "scenario=BRINK",
            List.of("Impulses: PLAY", "Effects: BOT", "Impulses: BOT")));
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyPhaseShowsLinesThatCanBeCopied(
      Rules<TablePosition, TableOrders> rules, String option, List<String> expected) {
    // Issue 17: first mails, help and answers show what a player could really write now.
    SequencedSet<String> shown = new LinkedHashSet<>();
    SequencedSet<String> hints = new LinkedHashSet<>();
    SequencedSet<String> phases = new LinkedHashSet<>();
    TablePosition position = rules.open(table(rules, option), new PlainChance(7, 1)).position();
    String kind = "";
    int same = 0;
    for (int step = 2; step < STEPS && demands(rules, position).size() > 0; step++) {
      SequencedMap<Seat, TableOrders> orders = new LinkedHashMap<>();
      for (Demand demand : demands(rules, position)) {
        read(rules, position, demand.seat(), shown)
            .ifPresent(letter -> orders.put(demand.seat(), letter));
        offered(rules, position, demand.seat(), expected, shown);
        if (phases.add(kind(rules, position))) {
          hints.addAll(new RefusedHints(rules, position, demand.seat()).assertSendable());
        }
      }
      position = rules.resolve(position, orders, new PlainChance(7, step)).position();
      // Deadlines end what nobody ends by themselves.
      same = kind(rules, position).equals(kind) ? same + 1 : 0;
      kind = kind(rules, position);
      for (int i = 0; i < MOST && same > PATIENCE && kind(rules, position).equals(kind); i++) {
        position = lapsed(rules, position, STEPS * (1 + i) + step);
      }
    }
    assertThat(shown).containsAll(expected);
    assertThat(hints).as("examples in refusals").hasSizeGreaterThan(10);
  }

  /// Adds what of the expected is offered to those who type the verb.
  private static void offered(
      Rules<TablePosition, TableOrders> rules,
      TablePosition position,
      Seat seat,
      List<String> expected,
      SequencedSet<String> shown) {
    String typing = kind(rules, position) + "? ";
    for (String one : expected) {
      String verb = one.replace(typing, "");
      if (one.startsWith(typing)
          && !shown.contains(one)
          && suggests(rules).suggest(position, seat, verb).stream()
              .anyMatch(line -> line.startsWith(verb + " "))) {
        shown.add(one);
      }
    }
  }

  private static Suggests<TablePosition> suggests(Rules<TablePosition, TableOrders> rules) {
    return rules.<Suggests<TablePosition>>as(Suggests.class).orElseThrow();
  }

  /// @param option `key=value` with `;` between two; `seats` are those that are taken
  private static Table table(Rules<TablePosition, TableOrders> rules, String option) {
    SequencedMap<String, String> options = new LinkedHashMap<>();
    for (String one : option.isEmpty() ? List.<String>of() : List.of(option.split(";", -1))) {
      options.put(one.split("=", -1)[0], one.split("=", -1)[1]);
    }
    String seats = options.remove("seats");
    Seating seating = Seated.of(rules, options);
    List<String> names =
        seats == null
            ? seating.seats().stream().limit(seating.size().most()).toList()
            : List.of(seats.split(",", -1));
    return new Table(names.stream().map(Seat::new).toList(), options);
  }

  private static TablePosition lapsed(
      Rules<TablePosition, TableOrders> rules, TablePosition position, int step) {
    return demands(rules, position).isEmpty()
        ? position
        : rules
            .<Lapses<TablePosition, TableOrders>>as(Lapses.class)
            .orElseThrow()
            .lapse(position, new LinkedHashMap<>(), new PlainChance(7, step))
            .position();
  }

  private static List<Demand> demands(
      Rules<TablePosition, TableOrders> rules, TablePosition position) {
    return rules.status(position) instanceof Status.Waiting(List<Demand> demands)
        ? demands
        : List.of();
  }

  private static Optional<TableOrders> read(
      Rules<TablePosition, TableOrders> rules,
      TablePosition position,
      Seat seat,
      SequencedSet<String> shown) {
    List<String> lines = suggests(rules).examples(position, seat);
    String phase = rules.phase(position).id();
    assertThat(lines).as("%s, %s", phase, seat).isNotEmpty();
    assertThat(lines.size()).as("%s, %s: %s", phase, seat, lines).isLessThanOrEqualTo(MOST + 1);
    String kind = kind(rules, position);
    lines.forEach(line -> shown.add(kind + ": " + line.split(" ", -1)[0]));
    Reading<TableOrders> whole =
        rules.read(position, seat, List.of(new Letter(phase, String.join("\n", lines))));
    for (String line : lines) {
      Reading<TableOrders> alone = rules.read(position, seat, List.of(new Letter(phase, line)));
      assertThat(alone.lines().getFirst().verdict())
          .as("%s, %s: %s", phase, seat, line)
          .isInstanceOf(Verdict.Taken.class);
    }
    assertThat(whole.lines()).allMatch(line -> line.verdict() instanceof Verdict.Taken);
    return whole.orders();
  }

  private static String kind(Rules<TablePosition, TableOrders> rules, TablePosition position) {
    return rules.phase(position).id().split("-", -1)[1];
  }
}

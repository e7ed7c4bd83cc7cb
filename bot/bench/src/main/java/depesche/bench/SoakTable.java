package depesche.bench;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Seated;
import depesche.bot.server.Server;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// The same people round after round at one table: when a game of theirs is over, they begin
/// another. All of it by letters.
final class SoakTable {

  /// Five play at a table of this kind.
  static final String TITLE = "blood-and-iron";

  private static final String OPTIONS = "endYear=1869";

  private final int number;
  private final String clock;
  private final Server server;
  private final SoakPost post;
  private final String master;
  private final Rules<?, ?> rules;
  private final List<String> seats;

  /// Counts on, so that each unit does one thing after the other of all it may do.
  private int orders;

  private int games;
  private String position = "";
  private String answered = "";
  private Optional<Instant> due = Optional.empty();
  private long turns;

  /// @param clock what stands behind `CREATE` about deadlines
  /// @param master the address of the master of the games
  SoakTable(int number, String clock, Server server, SoakPost post, String master) {
    this.number = number;
    this.clock = clock;
    this.server = server;
    this.post = post;
    this.master = master;
    this.rules = server.library().rules(TITLE);
    this.seats = Seated.of(rules, new LinkedHashMap<>()).seats();
  }

  String name() {
    return "soak-%d-%d".formatted(number, games);
  }

  /// {@return whether nobody plays here just now}
  boolean isFree() {
    return games == 0 || (!position.isEmpty() && moment().demands().isEmpty());
  }

  void create() {
    seats.forEach(seat -> post.forget(seat + "@" + name()));
    games++;
    position = "";
    post.write(master, "CREATE %s %s %s %s".formatted(name(), TITLE, OPTIONS, clock));
  }

  void join() {
    seats.forEach(seat -> post.write(address(seat), "JOIN %s AS %s".formatted(name(), seat)));
  }

  void start() {
    post.write(master, "START " + name());
  }

  private String address(String seat) {
    return "%s.%d@example.org".formatted(seat.toLowerCase(Locale.ROOT), number);
  }

  private GamePosition<?, ?> moment() {
    return GamePosition.at(rules, position);
  }

  /// Looks where the game stands now.
  void look() {
    String now = server.position(name());
    if (!now.equals(position)) {
      turns += position.isEmpty() ? 0 : 1;
      position = now;
    }
    due = server.deadline(name());
  }

  /// {@return whether no deadline is behind us whose turn is not judged yet}
  boolean isJudged(Instant now) {
    // Between sealing and judging a game has no deadline, so that says nothing.
    return due.filter(last -> !last.isAfter(now)).isEmpty()
        || !server.position(name()).equals(position);
  }

  /// {@return the address of one of them}
  String anybody() {
    return address(seats.getFirst());
  }

  /// {@return how many games were begun here}
  int games() {
    return games;
  }

  /// {@return how many turns were judged here}
  long turns() {
    return turns;
  }

  /// {@return how many reports have been made of them, and of beginnings}
  long reports() {
    // The master gets one, too.
    return (turns + games) * (seats.size() + 1);
  }

  /// Everybody who is asked something answers, once.
  void answer() {
    if (position.equals(answered)) {
      return;
    }
    answered = position;
    GamePosition<?, ?> moment = moment();
    for (String seat : seats) {
      if (moment.demand(seat).isPresent()) {
        String signOn = seat + "@" + name();
        post.write(
            address(seat),
            "SIGNON %s %s\n%s".formatted(signOn, post.password(signOn), letter(moment, seat)));
      }
    }
  }

  /// {@return one order for each unit that something is known for; what the rules show as an
  /// example, if those would not go together}
  private String letter(GamePosition<?, ?> moment, String seat) {
    SequencedMap<String, List<String>> byUnit = new LinkedHashMap<>();
    for (String line : moment.suggest(seat, "")) {
      String[] words = line.split(" ", 3);
      String unit = words.length < 2 ? line : words[0] + " " + words[1];
      byUnit.computeIfAbsent(unit, _ -> new ArrayList<>()).add(line);
    }
    List<String> lines =
        byUnit.sequencedValues().stream()
            .map(offered -> offered.get(orders++ % offered.size()))
            .toList();
    String drawn = String.join("\n", lines);
    return !lines.isEmpty() && isGood(moment, seat, drawn)
        ? drawn
        : String.join("\n", moment.examples(seat));
  }

  private static boolean isGood(GamePosition<?, ?> moment, String seat, String text) {
    return moment
        .read(new Seat(seat), List.of(new Letter(moment.phase().id(), text)))
        .lines()
        .stream()
        .allMatch(line -> line.verdict().counts());
  }
}

package depesche.bot.demo;

import depesche.adjudicator.Draw;
import depesche.bot.post.Got;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/// A scripted player: their manners, their mistakes, and how they get their orders through.
final class Player {

  private static final int CARE = 6;

  private final Person person;
  private final Casting.Role manner;
  private final IntUnaryOperator offset;
  private final Optional<Sandtable> table;
  private String password = "";

  /// @param offset for a year, how many fewer units than centres a seat may have
  /// @param table where they try orders out, if they do
  Player(Person person, Casting.Role manner, IntUnaryOperator offset, Optional<Sandtable> table) {
    this.person = person;
    this.manner = manner;
    this.offset = offset;
    this.table = table;
  }

  Person person() {
    return person;
  }

  String country() {
    return manner.country();
  }

  Hand hand() {
    return manner.hand();
  }

  String seat() {
    return person.name();
  }

  void welcome(Got mail) {
    password = Mailbag.password(mail);
  }

  /// {@return what they mean to order in this phase; nothing if nothing is asked of them}
  List<Intent> plan(Chart chart, Board board, List<String> seats, Got report, Draw whim) {
    General general = new General(chart, board, seat(), whim);
    return switch (board.kind()) {
      case 'M' -> movement(general, chart, board, seats, whim);
      case 'R' -> {
        Map<String, List<String>> open = Mailbag.flights(report);
        yield board.dislodgedOf(seat()).stream()
            .map(unit -> general.retreat(unit, open.getOrDefault(unit.place(), List.of())))
            .toList();
      }
      default -> new Quartermaster(chart, board, seat()).winter(offset);
    };
  }

  private List<Intent> movement(
      General general, Chart chart, Board board, List<String> seats, Draw whim) {
    if (board.living().noneMatch(seat()::equals)) {
      return List.of();
    }
    List<Intent> orders =
        table
            .map(it -> new Staff(chart, board, seat(), it, whim).orders())
            .orElseGet(general::orders);
    return Stream.concat(orders.stream(), board.foreign(seats).stream().map(general::ballot))
        .toList();
  }

  /// Sends the orders, and sends them again in the plainest form if a line was refused.
  ///
  /// @return whether everything that was asked for is on file
  boolean order(Chart chart, Board board, List<Intent> plan, Draw whim) {
    List<String> lines = plan.stream().map(intent -> manner.hand().write(chart, intent)).toList();
    boolean careless = board.kind() == 'M' && whim.below(CARE) == 0;
    Got receipt = send(board.phase(), careless ? spoilt(lines, board, whim) : lines);
    if (Mailbag.isRefusal(receipt) || Mailbag.isOwing(receipt)) {
      List<String> plain = plan.stream().map(intent -> Hand.FIELD.write(chart, intent)).toList();
      receipt = send(board.phase(), plain);
    }
    return !Mailbag.isOwing(receipt);
  }

  /// Sends some lines, in the way they write their letters.
  Got send(String phase, List<String> lines) {
    String orders = String.join("\n", lines);
    String closing =
        orders.isEmpty() || manner.farewell().isEmpty() ? "" : "\n" + manner.farewell();
    return manner.signsOn()
        ? person.write(
            "Orders for " + phase,
            "SIGNON " + seat() + "@" + DemoGame.NAME + " " + password + "\n" + orders + closing)
        : person.answer(orders + closing);
  }

  /// What a hasty person sends instead.
  private List<String> spoilt(List<String> lines, Board board, Draw whim) {
    List<String> spoilt = new ArrayList<>(lines);
    String first = lines.getFirst();
    switch (whim.below(4)) {
      case 0 -> spoilt.set(0, first + "zzz");
      case 1 ->
          board.units().values().stream()
              .filter(unit -> !unit.owner().equals(seat()) && unit.strength() == 1)
              .findFirst()
              .ifPresent(unit -> spoilt.add(unit.kind() + " " + unit.place() + " H"));
      case 2 ->
          board.unitsOf(seat()).stream()
              .findFirst()
              .ifPresent(unit -> spoilt.add(unit.kind() + " " + unit.place() + " H"));
      default -> spoilt.clear();
    }
    return spoilt;
  }
}

package depesche.demo;

import depesche.adjudicator.Draw;
import depesche.bot.post.client.ReceivedMail;
import depesche.demo.planning.AdjustmentPlanner;
import depesche.demo.planning.CarefulPlanner;
import depesche.demo.planning.Intent;
import depesche.demo.planning.MovementPlanner;
import depesche.demo.planning.PrintedMap;
import depesche.demo.planning.StatusBoard;
import depesche.demo.planning.TrialBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/// A scripted player: their manners, their mistakes, and how they get their orders through.
final class Player {

  /// The game they all play.
  static final String GAME = "demo";

  private static final int CARE = 6;

  private final Person person;
  private final DemoCast.Role manner;
  private final IntUnaryOperator offset;
  private final Optional<TrialBoard> table;
  private String password = "";

  /// @param offset for a year, how many fewer units than centres a seat may have
  /// @param table where they try orders out, if they do
  Player(Person person, DemoCast.Role manner, IntUnaryOperator offset, Optional<TrialBoard> table) {
    this.person = person;
    this.manner = manner;
    this.offset = offset;
    this.table = table;
  }

  Person person() {
    return person;
  }

  /// {@return what their country is called, which they may have named themselves}
  String country() {
    return manner.title();
  }

  /// {@return the name they give their country; empty if it has one}
  String ownName() {
    return manner.country();
  }

  WritingStyle hand() {
    return manner.writingStyle();
  }

  String seat() {
    return person.name();
  }

  void welcome(ReceivedMail mail) {
    password = ReportReader.password(mail);
  }

  /// {@return what they mean to order in this phase; nothing if nothing is asked of them}
  List<Intent> plan(PrintedMap printedMap, StatusBoard statusBoard, List<String> seats, Draw whim) {
    MovementPlanner movementPlanner = new MovementPlanner(printedMap, statusBoard, seat(), whim);
    return switch (statusBoard.kind()) {
      case 'M' -> movement(movementPlanner, printedMap, statusBoard, seats, whim);
      case 'R' ->
          statusBoard.dislodgedOf(seat()).stream()
              .map(unit -> movementPlanner.retreat(unit, statusBoard.flights(unit)))
              .toList();
      default -> new AdjustmentPlanner(printedMap, statusBoard, seat()).winter(offset);
    };
  }

  private List<Intent> movement(
      MovementPlanner movementPlanner,
      PrintedMap printedMap,
      StatusBoard statusBoard,
      List<String> seats,
      Draw whim) {
    if (statusBoard.living().noneMatch(seat()::equals)) {
      return List.of();
    }
    List<Intent> orders =
        table
            .map(it -> new CarefulPlanner(printedMap, statusBoard, seat(), it, whim).orders())
            .orElseGet(movementPlanner::orders);
    return Stream.concat(
            orders.stream(), statusBoard.foreign(seats).stream().map(movementPlanner::ballot))
        .toList();
  }

  /// Sends the orders, and sends them again in the plainest form if a line was refused.
  ///
  /// @return whether everything that was asked for is on file
  boolean order(PrintedMap printedMap, StatusBoard statusBoard, List<Intent> plan, Draw whim) {
    List<String> lines =
        plan.stream().map(intent -> manner.writingStyle().write(printedMap, intent)).toList();
    boolean careless = statusBoard.kind() == 'M' && whim.below(CARE) == 0;
    ReceivedMail receipt =
        send(statusBoard.phase(), careless ? spoilt(lines, statusBoard, whim) : lines);
    if (ReportReader.isRefusal(receipt) || ReportReader.isOwing(receipt)) {
      List<String> plain =
          plan.stream().map(intent -> WritingStyle.FIELD.write(printedMap, intent)).toList();
      receipt = send(statusBoard.phase(), plain);
    }
    return !ReportReader.isOwing(receipt);
  }

  /// Says something that is no order.
  ReceivedMail say(String subject, String text) {
    return manner.signsOn() ? person.write(subject, signOn() + text) : person.answer(text);
  }

  private String signOn() {
    return "SIGNON " + seat() + "@" + GAME + " " + password + "\n";
  }

  /// Sends some lines, in the way they write their letters.
  ReceivedMail send(String phase, List<String> lines) {
    String orders = String.join("\n", lines);
    String closing =
        orders.isEmpty() || manner.farewell().isEmpty() ? "" : "\n" + manner.farewell();
    return manner.signsOn()
        ? person.write("Orders for " + phase, signOn() + orders + closing)
        : person.answer(orders + closing);
  }

  /// What a hasty person sends instead.
  private List<String> spoilt(List<String> lines, StatusBoard statusBoard, Draw whim) {
    List<String> spoilt = new ArrayList<>(lines);
    String first = lines.getFirst();
    switch (whim.below(4)) {
      case 0 -> spoilt.set(0, first + "zzz");
      case 1 ->
          statusBoard.units().values().stream()
              .filter(unit -> !unit.owner().equals(seat()) && unit.strength() == 1)
              .findFirst()
              .ifPresent(unit -> spoilt.add(unit.kind() + " " + unit.place() + " H"));
      case 2 ->
          statusBoard.unitsOf(seat()).stream()
              .findFirst()
              .ifPresent(unit -> spoilt.add(unit.kind() + " " + unit.place() + " H"));
      default -> spoilt.clear();
    }
    return spoilt;
  }
}

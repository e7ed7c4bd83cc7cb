package depesche.bot.desk.play;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.desk.CountryNames;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.Proof;
import depesche.bot.game.Trouble;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// The lines that are no commands: orders, which the rules read. What they accept goes on file,
/// what they refuse leaves what was on file as it was. A form holds all orders of a seat: if every
/// line of it is accepted, what it leaves out is no longer on file.
public final class OrderDesk {

  private OrderDesk() {}

  /// Reads the order lines of a letter.
  ///
  /// @param lines the letter with every other line blank, so that line numbers stay those the
  ///   player sees
  /// @param misspelt what is said of a line that is no order, if it is nearly a command
  public static void read(
      Request request, List<String> lines, Function<String, Optional<Verdict>> misspelt) {
    Optional<Fact> obstacle = obstacle(request);
    if (obstacle.isPresent()) {
      refuse(request, lines, obstacle.get(), misspelt);
      return;
    }
    StoredSeat seat = writer(request).orElseThrow();
    Game game = request.game(seat);
    GamePosition<?, ?> gamePosition = game.position();
    List<Letter> before = game.written(seat);
    Seat writer = new Seat(seat.name());
    List<String> named = CountryNames.asSeats(game.seats(), lines);
    Reading<?> reading = gamePosition.read(writer, with(before, game, named));
    for (Line line : reading.lines()) {
      String text = lines.get(line.number() - 1);
      say(request, line.number(), text, heard(request, game, line), misspelt);
    }
    if (gamePosition.demand(seat.name()).isEmpty()) {
      // A seat that is asked nothing now may write ahead, for a later question of the turn.
      request.note(
          reading.accepted()
              ? new LetterNote.WrittenAhead(seat.name(), game.phase())
              : new LetterNote.NothingToDo(seat.name(), game.phase()));
    }
    if (!reading.accepted()) {
      return;
    }
    file(request, game, seat, anew(request, game, seat, named, reading));
  }

  /// {@return whether a letter has a line that would count as an order}
  public static boolean counts(Request request, List<String> lines) {
    if (obstacle(request).isPresent()) {
      return false;
    }
    StoredSeat seat = writer(request).orElseThrow();
    Game game = request.game(seat);
    List<String> named = CountryNames.asSeats(game.seats(), lines);
    return game
        .position()
        .read(new Seat(seat.name()), with(game.written(seat), game, named))
        .lines()
        .stream()
        .anyMatch(
            line ->
                line.verdict() instanceof Verdict.Taken
                    || line.verdict() instanceof Verdict.Doubted);
  }

  /// {@return whose letters this one joins: those of a seat, or the master's in a game that asks
  /// them}
  public static Optional<StoredSeat> writer(Request request) {
    return request
        .seat()
        .or(
            () ->
                request.rights.any()
                    ? request.game("").filter(request.rights::runs).flatMap(Game::asMaster)
                    : Optional.<StoredSeat>empty());
  }

  /// {@return how a form is read that says everything again; any other letter as it was read}
  private static Reading<?> anew(
      Request request, Game game, StoredSeat seat, List<String> named, Reading<?> reading) {
    String withdrawal = game.title().words().withdrawal();
    boolean good =
        request.lines().stream().noneMatch(one -> one.verdict() instanceof Verdict.Refused);
    boolean form = request.call().filter(said -> !said.form().isEmpty()).isPresent();
    if (!form || !good || withdrawal.isEmpty()) {
      return reading;
    }
    List<String> afresh = new ArrayList<>(named);
    afresh.addFirst(withdrawal);
    Reading<?> anew =
        game.position().read(new Seat(seat.name()), with(game.written(seat), game, afresh));
    return refusals(anew) == 0 ? anew : reading;
  }

  /// What another title would take for an order may be one for another game; a sentence is none.
  private static Verdict heard(Request request, Game game, Line line) {
    boolean lost =
        line.verdict() instanceof Verdict.Skipped
            && !request.services.library().isProseElsewhere(line.text(), game.title().id());
    return lost
        ? new Verdict.Refused(new Refusal.OtherGame(line.text(), game.name()))
        : line.verdict();
  }

  private static List<Letter> with(List<Letter> before, Game game, List<String> lines) {
    List<Letter> letters = new ArrayList<>(before);
    letters.add(new Letter(game.phase(), lines));
    return letters;
  }

  private static long refusals(Reading<?> reading) {
    return reading.lines().stream()
        .filter(line -> line.verdict() instanceof Verdict.Refused)
        .count();
  }

  /// Why no order line of this letter can count, if so.
  private static Optional<Fact> obstacle(Request request) {
    Optional<StoredSeat> writer = writer(request);
    if (writer.isEmpty()) {
      return Optional.of(request.unproven());
    }
    StoredSeat seat = writer.get();
    Game game = request.game(seat);
    String state = game.state().name().toLowerCase(Locale.ROOT);
    if (game.state() != GameLife.State.RUNNING && game.state() != GameLife.State.PAUSED) {
      return Optional.of(new Refusal.NotNow("orders", game.name(), state));
    }
    Optional<Trouble.OtherRules> otherRules = game.otherRules();
    if (otherRules.isPresent()) {
      return Optional.of(otherRules.get());
    }
    Optional<String> meant =
        request.meant().filter(phase -> !game.position().isStillAsked(seat.name(), phase));
    if (meant.isPresent()) {
      return Optional.of(new Refusal.StaleLetter(meant.get(), game.phase()));
    }
    if (game.isSealed()) {
      return Optional.of(new Refusal.LettersSealedAlready(game.phase()));
    }
    if (isOvertaken(request, game, seat)) {
      return Optional.of(new Trouble.LetterOvertaken(seat.name()));
    }
    return Optional.empty();
  }

  /// A letter that was put aside when it came, and is read again now, undoes nothing that its seat
  /// has sent since.
  private static boolean isOvertaken(Request request, Game game, StoredSeat seat) {
    return request.unitOfWork.message(request.inboxId).aside > 0
        && game.letters(seat).stream().anyMatch(letter -> letter.received.isAfter(request.now));
  }

  private static void refuse(
      Request request, List<String> lines, Fact why, Function<String, Optional<Verdict>> misspelt) {
    for (int i = 0; i < lines.size(); i++) {
      boolean prose = !request.isCall() && request.services.library().isProse(lines.get(i));
      say(
          request,
          i + 1,
          lines.get(i),
          prose ? new Verdict.Skipped() : new Verdict.Refused(why),
          misspelt);
    }
  }

  private static void say(
      Request request,
      int number,
      String line,
      Verdict verdict,
      Function<String, Optional<Verdict>> misspelt) {
    if (!line.isBlank()) {
      Optional<Verdict> better =
          verdict instanceof Verdict.Skipped ? misspelt.apply(line) : Optional.empty();
      request.say(number, line, better.orElse(verdict));
    }
  }

  private static void file(Request request, Game game, StoredSeat seat, Reading<?> reading) {
    String code = game.file(seat, reading, request.now, request.inboxId);
    request.note(new Proof.LetterCoded(code));
  }
}

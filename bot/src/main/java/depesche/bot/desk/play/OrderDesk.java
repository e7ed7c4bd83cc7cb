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
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Game;
import depesche.bot.game.Proof;
import depesche.bot.game.Trouble;
import depesche.bot.ledger.StoredSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// The lines that are no commands: orders, which the rules read. What they accept goes on file,
/// what they refuse leaves what was on file as it was. A form holds all orders of a seat: if every
/// line of it is accepted, what it leaves out is no longer on file.
public record OrderDesk(Request request) {

  /// Reads the order lines of a letter.
  ///
  /// @param lines the letter with every other line blank, so that line numbers stay those the
  ///   player sees
  /// @param good whether no line before was refused
  /// @param misspelt what is said of a line that is no order, if it is nearly a command
  public Answered read(
      List<String> lines, boolean good, Function<String, Optional<Verdict>> misspelt) {
    Optional<Fact> obstacle = obstacle();
    if (obstacle.isPresent()) {
      return new Answered(refused(lines, obstacle.get(), misspelt), List.of());
    }
    StoredSeat seat = writer().orElseThrow();
    Game game = request.game(seat);
    GamePosition<?, ?> gamePosition = game.position();
    List<String> named = CountryNames.asSeats(game.seats(), lines);
    Function<List<Letter>, Reading<?>> reader =
        before -> gamePosition.read(new Seat(seat.name()), with(before, game, named));
    Function<Reading<?>, List<Line>> answer =
        reading ->
            reading.lines().stream()
                .map(
                    line ->
                        new Line(line.number(), lines.get(line.number() - 1), heard(game, line)))
                .flatMap(line -> answered(line, misspelt).stream())
                .toList();
    List<LetterEffect> effects = new ArrayList<>();
    Optional<Restatement> changed =
        request
            .envelope
            .correction()
            .map(correction -> new Restatement(game, seat, correction.messages()));
    if (changed.isPresent()
        && !changed.get().isFiled()
        && lines.stream().allMatch(String::isBlank)) {
      return new Answered(List.of(), effects);
    }
    changed
        .map(rest -> corrected(rest, before -> answer.apply(reader.apply(before))))
        .ifPresent(note -> effects.add(new LetterEffect.Noted(note)));
    List<Letter> before = game.written(seat);
    Reading<?> reading = reader.apply(before);
    List<Line> answers = answer.apply(reading);
    if (gamePosition.demand(seat.name()).isEmpty()) {
      // A seat that is asked nothing now may write ahead, for a later question of the turn.
      effects.add(
          new LetterEffect.Noted(
              reading.accepted()
                  ? new LetterNote.WrittenAhead(seat.name(), game.phase())
                  : new LetterNote.NothingToDo(seat.name(), game.phase())));
    }
    if (reading.accepted()) {
      boolean form = good && isForm() && answers.stream().noneMatch(OrderDesk::isRefused);
      Reading<?> kept = form ? anew(game, seat, named, reading) : reading;
      String code = game.file(seat, kept, request.now, request.envelope.inboxId(), false);
      effects.add(new LetterEffect.Noted(new Proof.LetterCoded(code)));
    }
    return new Answered(answers, effects);
  }

  /// What became of the order lines of a letter.
  ///
  /// @param lines with a verdict for each
  public record Answered(List<Line> lines, List<LetterEffect> effects) {}

  /// Takes back what a message said before it was changed. With a line refused nothing is taken
  /// back: its words then count as those of a letter do, order by order.
  ///
  /// @param answers what is said of its lines below some letters
  private Fact corrected(Restatement restatement, Function<List<Letter>, List<Line>> answers) {
    if (!restatement.isFiled()) {
      return new LetterNote.Corrected(false, false);
    }
    Optional<Letter> rest =
        restatement
            .letter()
            .filter(
                letter ->
                    answers.apply(restatement.below(letter)).stream()
                        .noneMatch(OrderDesk::isRefused));
    rest.map(letter -> restatement.read(restatement.below(letter)))
        .ifPresent(
            reading -> {
              long message = request.envelope.inboxId();
              String _ =
                  restatement.game().file(restatement.seat(), reading, request.now, message, true);
            });
    return new LetterNote.Corrected(true, rest.isPresent());
  }

  private boolean isForm() {
    return request.envelope.call().filter(said -> !said.form().isEmpty()).isPresent();
  }

  private static boolean isRefused(Line line) {
    return line.verdict() instanceof Verdict.Refused;
  }

  /// {@return whether a letter has a line that would count as an order}
  public boolean counts(List<String> lines) {
    return read(lines)
        .anyMatch(
            verdict -> verdict instanceof Verdict.Taken || verdict instanceof Verdict.Doubted);
  }

  /// {@return whether a letter has a line that is read as an order, be it refused}
  public boolean speaks(List<String> lines) {
    return read(lines).anyMatch(verdict -> !(verdict instanceof Verdict.Skipped));
  }

  private Stream<Verdict> read(List<String> lines) {
    if (obstacle().isPresent()) {
      return Stream.empty();
    }
    StoredSeat seat = writer().orElseThrow();
    Game game = request.game(seat);
    List<String> named = CountryNames.asSeats(game.seats(), lines);
    return game
        .position()
        .read(new Seat(seat.name()), with(game.written(seat), game, named))
        .lines()
        .stream()
        .map(Line::verdict);
  }

  /// {@return whose letters this one joins: those of a seat, or the master's in a game that asks
  /// them}
  public Optional<StoredSeat> writer() {
    return request
        .seat()
        .or(
            () ->
                request.rights.any()
                    ? request.game("").filter(request.rights::runs).flatMap(Game::asMaster)
                    : Optional.<StoredSeat>empty());
  }

  /// {@return how a form is read that says everything again}
  private static Reading<?> anew(
      Game game, StoredSeat seat, List<String> named, Reading<?> reading) {
    String withdrawal = game.title().words().withdrawal();
    if (withdrawal.isEmpty()) {
      return reading;
    }
    List<String> afresh = new ArrayList<>(named);
    afresh.addFirst(withdrawal);
    Reading<?> anew =
        game.position().read(new Seat(seat.name()), with(game.written(seat), game, afresh));
    return anew.lines().stream().noneMatch(OrderDesk::isRefused) ? anew : reading;
  }

  /// An order of another title may be one for another game; a sentence is none.
  private Verdict heard(Game game, Line line) {
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

  /// Why no order line of this letter can count, if so.
  private Optional<Fact> obstacle() {
    Optional<StoredSeat> writer = writer();
    if (writer.isEmpty()) {
      return Optional.of(Unproven.of(request));
    }
    StoredSeat seat = writer.get();
    Game game = request.game(seat);
    String state = game.state().name().toLowerCase(Locale.ROOT);
    if (!game.isUnderWay()) {
      return Optional.of(new Refusal.NotNow("orders", game.name(), state));
    }
    Optional<Trouble.OtherRules> otherRules = game.otherRules();
    if (otherRules.isPresent()) {
      return Optional.of(otherRules.get());
    }
    Optional<String> meant =
        request.standing.meant().filter(phase -> !game.position().isStillAsked(seat.name(), phase));
    if (meant.isPresent()) {
      return Optional.of(new Refusal.StaleLetter(meant.get(), game.phase()));
    }
    if (game.isSealed()) {
      return Optional.of(new Refusal.LettersSealedAlready(game.phase()));
    }
    if (isOvertaken(game, seat)) {
      return Optional.of(new Trouble.LetterOvertaken(seat.name()));
    }
    return Optional.empty();
  }

  /// A letter that was put aside when it came, and is read again now, undoes nothing that its seat
  /// has sent since.
  private boolean isOvertaken(Game game, StoredSeat seat) {
    return request.unitOfWork.message(request.envelope.inboxId()).aside > 0
        && game.letters(seat).stream().anyMatch(letter -> letter.received.isAfter(request.now));
  }

  private List<Line> refused(
      List<String> lines, Fact why, Function<String, Optional<Verdict>> misspelt) {
    List<Line> answers = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      boolean prose = !request.isCall() && request.services.library().isProse(lines.get(i));
      Verdict verdict = prose ? new Verdict.Skipped() : new Verdict.Refused(why);
      answered(new Line(i + 1, lines.get(i), verdict), misspelt).ifPresent(answers::add);
    }
    return answers;
  }

  private static Optional<Line> answered(Line line, Function<String, Optional<Verdict>> misspelt) {
    Optional<Verdict> better =
        line.verdict() instanceof Verdict.Skipped && !line.text().isBlank()
            ? misspelt.apply(line.text())
            : Optional.empty();
    return Optional.of(better.map(said -> new Line(line.number(), line.text(), said)).orElse(line))
        .filter(one -> !one.text().isBlank());
  }
}

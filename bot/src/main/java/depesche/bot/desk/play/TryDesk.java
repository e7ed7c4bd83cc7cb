package depesche.bot.desk.play;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.adjudicator.Reader;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.rules.Explores;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.chance.RandomTokens;
import depesche.bot.chance.TurnChance;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.GameStatus;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.turn.Timeline;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.report.Mail;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// `TRY`, orders for any sides on the lines below, and `ENDTRY`: what they would bring, from the
/// present position or from that of an earlier phase (`TRY S1901M`). Nothing of it is kept, nobody
/// else hears of it, and no order on file is part of it.
public final class TryDesk implements Desk {

  /// More than there are units on any map, and than anybody tries.
  private static final int MOST = 200;

  /// So many earlier phases an answer names.
  private static final int NAMED = 4;

  @Override
  public List<String> words() {
    return List.of("TRY", "ENDTRY");
  }

  @Override
  public Form form(String word) {
    return Form.EXACT;
  }

  @Override
  public boolean fits(Command command) {
    int words = command.words().size();
    return switch (command.said(0)) {
      case "TRY" -> words == 1 || (words == 2 && isPhase(command.said(1)));
      case "ENDTRY" -> words == 1;
      default -> false;
    };
  }

  /// `S1901M`, `3-Bid`: capitals and a number.
  private static boolean isPhase(String word) {
    return word.length() <= 40
        && word.chars().anyMatch(Character::isDigit)
        && Character.isLetterOrDigit(word.charAt(word.length() - 1));
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    return command.said(0).equals("ENDTRY")
        ? refused(new TrialFact.NoTryToEnd())
        : CommonVerdicts.forReader(request, "TRY", "", game -> tried(request, game, command));
  }

  private static LineOutcome tried(Request request, Game game, Command command) {
    if (!game.hasBegun()) {
      return CommonVerdicts.notNow("TRY", game);
    }
    if (game.otherRules().isPresent()) {
      return refused(game.otherRules().get());
    }
    Optional<Explores<?>> explores = game.rules().as(Explores.class);
    if (explores.isEmpty()) {
      return refused(new TrialFact.NoTrials(game.title().name()));
    }
    Optional<StoredSeat> own = request.seat().filter(seat -> seat.gameId() == game.id());
    if (own.isEmpty() && !explores.get().isOpen()) {
      return refused(Unproven.of(request));
    }
    long written = command.below().stream().filter(line -> !line.isBlank()).count();
    if (written == 0 || written > MOST) {
      return refused(
          written == 0
              ? new TrialFact.NothingToTry(game.name())
              : new TrialFact.TryTooLong((int) written, MOST));
    }
    String phase = command.said(1);
    Optional<GamePosition<?, ?>> from = position(game, phase);
    if (from.isEmpty()) {
      return refused(new TrialFact.NoPhaseToTry(phase, phases(game)));
    }
    return from.get().status() instanceof Status.Over
        ? refused(new TrialFact.TryPastPhase(game.name(), phases(game)))
        : judged(request, game, from.get(), own, command.below());
  }

  /// The draws are others than those of the turn: nobody learns these before their time.
  private static LineOutcome judged(
      Request request,
      Game game,
      GamePosition<?, ?> from,
      Optional<StoredSeat> own,
      List<String> lines) {
    String seed = request.unitOfWork.word(RandomTokens.TOKEN, "try", request.envelope.sign());
    Optional<Seat> seat = own.map(row -> new Seat(row.name()));
    GamePosition.Trial trial =
        from.tried(seat, lines, TurnChance.seeded(seed, game.turn() + 1)).orElseThrow();
    Reader reader = seat.<Reader>map(Reader.Holder::new).orElseGet(Reader.Onlooker::new);
    return LineOutcome.taken(new DeskFact.Enclosed("TRY"))
        .with(
            new LetterEffect.Enclosed(
                read ->
                    new Mail.Trial(
                        new GameStatus(read).heading(game),
                        from.phase(),
                        trial.lines(),
                        trial.news(),
                        trial.judged().flatMap(judged -> judged.picture(reader)),
                        new GameStatus(read).onFile(game))));
  }

  /// {@return the present position, or the one before a phase that was judged}
  private static Optional<GamePosition<?, ?>> position(Game game, String phase) {
    if (phase.isEmpty() || phase.equalsIgnoreCase(game.phase())) {
      return Optional.of(game.position());
    }
    Timeline timeline = new Timeline(game.turns());
    return timeline.judged().stream()
        .filter(turn -> turn.phase.equalsIgnoreCase(phase))
        .reduce((_, later) -> later)
        .map((TurnRow turn) -> timeline.at(turn.begins()).position)
        .map(text -> GamePosition.at(game.rules(), text));
  }

  private static List<String> phases(Game game) {
    Stream<String> judged =
        new Timeline(game.turns()).judged().reversed().stream().map((TurnRow turn) -> turn.phase);
    return judged.distinct().limit(NAMED).toList();
  }
}

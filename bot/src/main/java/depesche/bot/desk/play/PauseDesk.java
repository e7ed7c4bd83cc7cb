package depesche.bot.desk.play;

import static depesche.bot.desk.CommonVerdicts.forMaster;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.clock.TimeSpan;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.TimeFact;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.game.Trouble;
import depesche.bot.game.rollback.RollbackFact;
import depesche.bot.ledger.master.RequestRow;
import depesche.bot.report.page.TimeText;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The master's `PAUSE bismarck UNTIL 2 Jan 20:00`, `PAUSE bismarck 10 days`, and `RESUME`. A pause
/// without an end is one until `RESUME`; everybody is reminded of it every week.
public final class PauseDesk implements Desk {

  private static final Duration MOST = Duration.ofDays(60);
  private static final Duration DAY = Duration.ofDays(1);

  @Override
  public List<String> words() {
    return List.of("PAUSE", "RESUME");
  }

  @Override
  public Form form(String word) {
    return word.equals("PAUSE") ? Form.TIMED : Form.ONE_WORD;
  }

  /// `Pause for a moment` is prose: behind the game stands an end, or nothing.
  @Override
  public boolean means(Request request, Command command) {
    Command plain = command.plain();
    return !plain.word(0).equals("PAUSE") || plain.words().size() < 3 || request.rights.any();
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    boolean named = request.named(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
    if (command.word(0).equals("RESUME")) {
      return forMaster(request, "RESUME", command.said(1), game -> resume(request, game));
    }
    String said = command.rest(named ? 2 : 1);
    String rest = said.replaceFirst("(?i)^(until|till|to|for|bis) ", "");
    boolean misnamed = !named && !rest.isEmpty() && end(request, rest).isEmpty();
    return forMaster(
        request,
        "PAUSE",
        named || misnamed ? command.said(1) : "",
        game ->
            said.equals(rest) && mayBegin(request, rest)
                ? LineOutcome.refused(
                    new TimeFact.Refused.LengthUnclear(
                        rest, "PAUSE " + game.name() + " UNTIL " + rest))
                : pause(request, game, rest));
  }

  /// `PAUSE bismarck tomorrow`: from then on, or until then?
  private static boolean mayBegin(Request request, String text) {
    return TimeSpan.read(text, DAY).isEmpty() && end(request, text).isPresent();
  }

  private static Optional<Instant> end(Request request, String text) {
    return TimeSpan.read(text, DAY)
        .map(request.now::plus)
        .or(() -> new SpanReader(request.now, request.zone()).end(text));
  }

  private static LineOutcome pause(Request request, Game game, String text) {
    if (!game.isRunning()) {
      return CommonVerdicts.notNow("PAUSE", game);
    }
    if (new SpanReader(request.now, request.zone()).read(text)
        instanceof SpanReader.Span.Unclear(String word, List<LocalDate> days)) {
      return LineOutcome.refused(DateRefusal.unsure(word, days));
    }
    Optional<Instant> end = end(request, text);
    if (!text.isEmpty() && end.filter(request.now::isBefore).isEmpty()) {
      return LineOutcome.refused(
          new TimeFact.Refused.LengthUnclear(text, "PAUSE " + game.name() + " 10 days"));
    }
    if (end.filter(request.now.plus(MOST)::isBefore).isPresent()) {
      return LineOutcome.refused(new TimeFact.Refused.PauseTooLong((int) MOST.toDays()));
    }
    game.pause(end, request.now);
    GameNotice notice =
        end.<GameNotice>map(GameNotice.PausedUntil::new).orElseGet(GameNotice.IsPaused::new);
    Fact paused =
        end.<Fact>map(
                moment -> new TimeFact.PausedFor(game.name(), TimeText.say(moment, request.zone())))
            .orElseGet(() -> new DeskFact.GamePaused(game.name()));
    return taken(paused).with(LetterEffect.everyone(game, notice));
  }

  private static LineOutcome resume(Request request, Game game) {
    Optional<Trouble.OtherRules> otherRules = game.otherRules();
    if (otherRules.isPresent()) {
      return LineOutcome.refused(otherRules.get());
    }
    if (!game.isPaused()) {
      return CommonVerdicts.notNow("RESUME", game);
    }
    Optional<RequestRow> asked = game.book().rollbacks().open(game.id(), game.turn(), request.now);
    if (asked.isPresent()) {
      return LineOutcome.refused(
          new RollbackFact.Refused.QuestionOpen(game.name(), asked.get().phase));
    }
    game.resume(request.now);
    String when =
        game.deadline().map(due -> TimeText.say(due, request.zone())).orElse("no deadline");
    return taken(new DeskFact.GameResumed(game.name(), when))
        .with(LetterEffect.everyone(game, new GameNotice.GoesOn(game.phase())));
  }
}

package depesche.bot.desk.play;

import depesche.adjudicator.Fact;
import depesche.bot.clock.TimeSpan;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.OwnSeat;
import depesche.bot.desk.Request;
import depesche.bot.desk.TimeFact;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.report.page.TimeText;
import depesche.bot.votes.Quorum;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `EXTEND`, `EXTEND 2d`, `EXTEND UNTIL Sat 18:00`: a player asks for more time, and gets it, once
/// in a phase, when more than half of the players ask: the longest that so many of them agree to. A
/// player who names no length agrees to the shortest that was asked for, or asks for what the game
/// gives. `EXTEND bismarck 2d` of the master gives it.
public final class ExtendDesk implements Desk {

  /// Nobody gets more by vote, unless the game gives more.
  private static final Duration MOST = Duration.ofDays(7);

  @Override
  public List<String> words() {
    return List.of("EXTEND", "NOEXTEND", "SETEXTEND", "VOTEEXTEND");
  }

  @Override
  public Form form(String word) {
    return word.equals("NOEXTEND") ? Form.QUESTION : Form.TIMED;
  }

  /// `Extend my greetings` is prose.
  @Override
  public boolean means(Request request, Command command) {
    Command plain = command.plain();
    return plain.words().size() == 1
        || request.game(plain.said(1).toLowerCase(Locale.ROOT)).isPresent()
        || LongerReader.isMeant(plain.rest(1));
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    boolean wanted = !command.word(0).equals("NOEXTEND");
    boolean named = request.named(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
    return request.seat().isEmpty() && request.rights.any() && wanted
        ? give(request, command)
        : new OwnSeat(request)
            .of(
                "EXTEND",
                named ? command.said(1) : "",
                (game, seat) -> ask(request, game, seat, wanted, command.rest(named ? 2 : 1)));
  }

  private static LineOutcome give(Request request, Command command) {
    boolean named = request.named(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
    String length = command.rest(named ? 2 : 1);
    return CommonVerdicts.forMaster(
        request,
        "EXTEND",
        named ? command.said(1) : "",
        game -> {
          if (!game.isRunning() || game.limit().isEmpty()) {
            return CommonVerdicts.notNow("EXTEND", game);
          }
          Duration usual = game.policy().extension();
          return switch (length.isEmpty() && usual.isPositive()
              ? new LongerReader.Longer.By(usual)
              : new LongerReader(request).read(game, length)) {
            case LongerReader.Longer.By(Duration time) -> putOff(request, game, time, "master");
            case LongerReader.Longer.Unclear(Fact why) -> LineOutcome.refused(why);
          };
        });
  }

  private static LineOutcome ask(
      Request request, Game game, StoredSeat seat, boolean wanted, String length) {
    Duration usual = game.policy().extension();
    if (usual.isZero()) {
      return LineOutcome.refused(new TimeFact.Refused.LongerNever(game.name()));
    }
    if (!game.isRunning() || game.limit().isEmpty()) {
      return CommonVerdicts.notNow("EXTEND", game);
    }
    if (!wanted) {
      seat.wantNoLonger();
      return LineOutcome.taken(new TimeFact.LongerWithdrawn(game.phase()));
    }
    if (game.wasPutOffByVote()) {
      return LineOutcome.refused(new TimeFact.Refused.LongerAlready(game.phase()));
    }
    if (length.isEmpty()) {
      return ask(request, game, seat, Optional.empty());
    }
    Duration most = usual.compareTo(MOST) > 0 ? usual : MOST;
    return switch (new LongerReader(request).read(game, length)) {
      case LongerReader.Longer.By(Duration time) when time.compareTo(most) > 0 ->
          LineOutcome.refused(
              new TimeFact.Refused.LongerTooMuch(TimeSpan.say(time), TimeSpan.say(most)));
      case LongerReader.Longer.By(Duration time) -> ask(request, game, seat, Optional.of(time));
      case LongerReader.Longer.Unclear(Fact why) -> LineOutcome.refused(why);
    };
  }

  private static LineOutcome ask(
      Request request, Game game, StoredSeat seat, Optional<Duration> named) {
    boolean again = seat.wantsLonger(game.phase());
    Duration time =
        named
            .or(() -> asked(game).reversed().stream().findFirst())
            .orElse(game.policy().extension());
    seat.wantLonger(game.phase(), time);
    List<Duration> asked = asked(game);
    int needed = Quorum.MOST.of((int) game.seats().stream().filter(StoredSeat::isHeld).count());
    if (asked.size() >= needed) {
      return putOff(request, game, asked.get(needed - 1), "vote");
    }
    String length = TimeSpan.say(time);
    LineOutcome taken =
        LineOutcome.taken(new TimeFact.LongerTaken(game.phase(), length, asked.size(), needed));
    return asked.size() == 1 && !again
        ? taken.with(
            LetterEffect.others(
                game, request.player(), new GameNotice.LongerAsked(game.phase(), length, needed)))
        : taken;
  }

  /// {@return what players ask for in this phase, the longest first}
  private static List<Duration> asked(Game game) {
    return game.seats().stream()
        .filter(seat -> seat.isHeld() && seat.wantsLonger(game.phase()))
        .map(seat -> seat.longer())
        .map(time -> time.isZero() ? game.policy().extension() : time)
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  private static LineOutcome putOff(Request request, Game game, Duration time, String by) {
    Optional<Fact> tooFar =
        game.deadline().flatMap(due -> DeadlineDesk.tooFar(request, due.plus(time)));
    if (tooFar.isPresent()) {
      return LineOutcome.refused(tooFar.get());
    }
    Optional<Instant> before = game.deadline();
    game.putOff(time, by, request.now);
    // The next clock time of the game may lie further off than was asked for.
    Duration gained =
        before.flatMap(old -> game.deadline().map(due -> Duration.between(old, due))).orElse(time);
    GameNotice told = new GameNotice.DeadlinePutOff(game.phase(), TimeSpan.say(gained), by);
    // Once in a phase: the key is what is known of it later.
    String key = "voted." + game.phase() + "." + request.envelope.sign();
    LetterEffect effect =
        by.equals("vote")
            ? new LetterEffect.ToldOnce(game, key, Optional.empty(), List.of(told))
            : LetterEffect.everyone(game, told);
    String due =
        game.deadline().map(moment -> TimeText.say(moment, request.zone())).orElse("no deadline");
    return LineOutcome.taken(new TimeFact.LongerGiven(game.name(), game.phase(), due)).with(effect);
  }
}

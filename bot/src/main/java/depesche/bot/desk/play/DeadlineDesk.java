package depesche.bot.desk.play;

import static depesche.bot.desk.CommonVerdicts.forMaster;
import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.clock.ClockPolicy;
import depesche.bot.clock.ClockTerms;
import depesche.bot.clock.DateReader;
import depesche.bot.clock.PolicyReading;
import depesche.bot.clock.PolicyText;
import depesche.bot.clock.ReadDate;
import depesche.bot.config.Settings;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.TimeFact;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.game.Games;
import depesche.bot.report.page.TimeText;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The master's settings for time: `SET DEADLINE bismarck Sat 18:00` for the current phase, and for
/// all later ones `SET CLOCK 20:00`, `SET DAYS Mon-Fri`, `SET MOVE 72 MIN 48`, `SET GRACE 12`.
public final class DeadlineDesk implements Desk {

  /// No deadline is further away.
  private static final int MOST_DAYS = 365;

  /// Behind SET, these begin a setting of the clock.
  private static final List<String> SETTINGS =
      List.of(
          "DAYS",
          "MOVE",
          "RETREAT",
          "ADJUST",
          "MINOR",
          "MIN",
          "NEXT",
          "GRACE",
          "DELAY",
          "EARLY",
          "REMINDERS",
          "EXTENSION",
          "NOTICE");

  @Override
  public List<String> words() {
    List<String> words = new ArrayList<>(List.of("SETDEADLINE", "DEADLINE", "SETCLOCK"));
    SETTINGS.forEach(word -> words.add("SET" + word));
    return words;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    boolean named = request.named(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
    String said = command.word(0).replaceFirst("^SET", "");
    String rest = command.rest(named ? 2 : 1);
    if (command.word(0).equals("DEADLINE") && rest.isEmpty()) {
      return CommonVerdicts.forReader(
          request, said, named ? command.said(1) : "", DeadlineDesk::told);
    }
    String setting = SETTINGS.contains(said) ? said + " " + rest : rest;
    return forMaster(
        request,
        said.equals("DEADLINE") ? "SET DEADLINE" : said,
        named ? command.said(1) : "",
        game ->
            said.equals("DEADLINE")
                ? deadline(request, game, rest)
                : clock(request.services.games(), game, setting));
  }

  private static LineOutcome told(Game game) {
    return game.hasBegun() && !game.isOver()
        ? LineOutcome.taken(new TimeFact.DeadlineTold(game.name(), game.phase(), game.deadline()))
        : CommonVerdicts.notNow("DEADLINE", game);
  }

  private static LineOutcome deadline(Request request, Game game, String text) {
    if (!game.isRunning()) {
      return CommonVerdicts.notNow("SET DEADLINE", game);
    }
    Optional<String> meant = request.standing.otherPhase(game);
    if (meant.isPresent()) {
      return refused(new Refusal.OtherPhase(meant.get(), game.phase()));
    }
    ReadDate date = DateReader.read(text, request.now, request.zone());
    return date instanceof ReadDate.Moment(Instant due)
        ? deadline(request, game, due)
        : refused(new DateRefusal(request).of(text, date));
  }

  private static LineOutcome deadline(Request request, Game game, Instant due) {
    Optional<Fact> tooFar = tooFar(request, due);
    if (tooFar.isPresent()) {
      return LineOutcome.refused(tooFar.get());
    }
    game.moveDeadline(due, request.now);
    LetterEffect moved = LetterEffect.everyone(game, new GameNotice.DeadlineMoved(game.phase()));
    return new AwaySeats(game)
        .told(new DeskFact.DeadlineSet(game.name(), game.phase(), said(request, due)))
        .behind(List.of(moved));
  }

  /// {@return why no deadline can lie there, if it is so far away that the game would stand still}
  static Optional<Fact> tooFar(Request request, Instant due) {
    return due.isAfter(request.now.plus(Duration.ofDays(MOST_DAYS)))
        ? Optional.of(new TimeFact.Refused.DeadlineTooFar(said(request, due), MOST_DAYS))
        : Optional.empty();
  }

  private static String said(Request request, Instant moment) {
    return TimeText.say(moment, request.zone());
  }

  static LineOutcome clock(Games games, Game game, String text) {
    if (game.isOver()) {
      return CommonVerdicts.notNow("SET CLOCK", game);
    }
    return switch (changed(games, game.policy(), text)) {
      case Clock.Bad(Fact why) -> LineOutcome.refused(why);
      case Clock.Good(ClockPolicy policy) -> {
        game.setClock(PolicyText.of(policy));
        yield taken(new DeskFact.ClockSet(game.name(), ClockTerms.of(policy, game.title())));
      }
    };
  }

  /// What became of words about deadlines.
  public sealed interface Clock {

    record Good(ClockPolicy policy) implements Clock {}

    record Bad(Fact why) implements Clock {}
  }

  /// {@return the clock of a new game: the server's, changed by these words}
  public static Clock clock(Request request, String text) {
    Settings.Games usual = request.services.settings().games();
    ClockPolicy policy = PolicyText.kept(usual.clock(), ZoneId.of(usual.zone())).orElseThrow();
    return text.isEmpty()
        ? new Clock.Good(policy)
        : changed(request.services.games(), policy, text);
  }

  private static Clock changed(Games games, ClockPolicy before, String text) {
    return switch (PolicyText.change(before, text)) {
      case PolicyReading.Unclear(String word) ->
          new Clock.Bad(new Refusal.ClockUnclear(text, word, PolicyText.EXAMPLES));
      case PolicyReading.Understood(ClockPolicy policy) ->
          holidays(games, policy)
              .<Clock>map(Clock.Bad::new)
              .orElseGet(() -> new Clock.Good(policy));
    };
  }

  /// {@return why the days of a policy cannot be used, if so}
  private static Optional<TimeFact.Refused> holidays(Games games, ClockPolicy policy) {
    String file = policy.holidays();
    if (file.isEmpty()) {
      return Optional.empty();
    }
    return games.holidays().isThere(file)
        ? games.holidays().fault(file).map(TimeFact.Refused.HolidaysBroken::new)
        : Optional.of(new TimeFact.Refused.HolidaysUnknown(file, games.holidays().names()));
  }
}

package depesche.bot.desk.play;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.OrderLexicon;
import depesche.adjudicator.rules.Ahead;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.WriterStanding;
import depesche.bot.game.Game;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `PHASE F1866M`: the letter is meant for this phase and no other. A letter that arrives too late
/// then does no harm. Where a letter has parts for several phases, or one for a later phase, such a
/// line begins a part, and the rules read it with the orders below it.
public final class PhaseDesk implements Desk {

  /// `Orders for Fall 1901: A PAR H`; the rules say whether it is a phase.
  private static final Pattern HEADING =
      Pattern.compile("(?:.*\\s)?([\\p{L}]+[\\s,]*\\d{4}[\\s,]*\\p{L}*)\\s*(?:[:：].*)?");

  private static final Pattern NAME =
      Pattern.compile("\\p{L}+[\\s,]*\\d{4}[\\s,]*\\p{L}*|\\d{1,3}-\\p{L}+(?:-\\d+)?");

  @Override
  public List<String> words() {
    return List.of("PHASE");
  }

  @Override
  public boolean means(Request request, Command command) {
    Optional<Game> game = request.game("");
    Optional<GamePosition<?, ?>> position = game.flatMap(Game::begun);
    if (!request.parts.namePhases() || position.isEmpty()) {
      return true;
    }
    return !request.parts.areSeveral(game.orElseThrow(), position.get())
        && request.parts.withheld(command.line(), game).isEmpty();
  }

  /// {@return the phases that the lines of a letter name, and what may be one in a heading} Each is
  /// there once.
  public static List<String> named(List<String> lines) {
    return lines.stream()
        .filter(line -> !line.isBlank())
        .map(line -> Command.of(1, line).withoutComment().given())
        .map(PhaseDesk::named)
        .filter(words -> !words.isEmpty())
        .distinct()
        .toList();
  }

  private static String named(Command command) {
    Matcher heading = HEADING.matcher(command.text());
    return command.word(0).equals("PHASE")
        ? command.plain().rest(1)
        : heading.matches()
            ? heading.group(1)
            : Lines.heading(command.text()).map(Lines.Heading::words).orElse("");
  }

  /// {@return how the lines below a line `PHASE F1901M` are read}
  public static WriterStanding begins(Request request, Command command) {
    String said = command.plain().rest(1).replaceFirst("^[\\s:]+", "");
    Optional<String> other =
        request
            .game("")
            .flatMap(Game::begun)
            .flatMap(position -> position.when(said))
            .filter(when -> when != Ahead.When.NOW)
            .map(_ -> said);
    return request.standing.below(misspells(command) ? Optional.of(command.rest(0)) : other);
  }

  /// {@return how the lines below a heading such as `Fall 1901:` are read} It says the same as a
  /// line `PHASE F1901M`: what stands below it is meant for that phase, commands too.
  public static Optional<WriterStanding> heads(Request request, Command command) {
    return !request.parts.namePhases()
        ? Optional.empty()
        : Lines.heading(Lines.said(command.text()))
            .map(Lines.Heading::words)
            .flatMap(words -> heads(request, words));
  }

  private static Optional<WriterStanding> heads(Request request, String words) {
    return request
        .game("")
        .flatMap(Game::begun)
        .flatMap(position -> position.when(words))
        .map(when -> Optional.of(words).filter(_ -> when != Ahead.When.NOW))
        .map(request.standing::below);
  }

  /// {@return whether a line is meant as `PHASE F1866M`, and does not say so: `PHSE F1866M`} The
  /// lines below it are not guessed at.
  public static boolean misspells(Command command) {
    Command plain = command.plain();
    String word = plain.said(0).replaceFirst("^/", "");
    return plain.words().size() > 1
        && !plain.word(0).equals("PHASE")
        && OrderLexicon.isNear(word, List.of("phase"))
        && NAME.matcher(plain.rest(1)).matches();
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    if (misspells(command)) {
      return refused(new Refusal.UnknownCommand(command.said(0), "PHASE"))
          .with(means(request, command.rest(0)));
    }
    return CommonVerdicts.withGame(
        request, "PHASE", "", game -> guard(request, game, command.rest(1)));
  }

  private static LineOutcome guard(Request request, Game game, String phase) {
    boolean now =
        game.begun().flatMap(position -> position.when(phase)).equals(Optional.of(Ahead.When.NOW));
    if (now || request.standing.isNow(game, phase)) {
      return taken(new DeskFact.PhaseAgreed(game.phase())).with(means(request, game.phase()));
    }
    String[] words = phase.split("\\s+", 2);
    boolean more =
        words.length == 2
            && game.begun().filter(position -> position.when(words[0]).isPresent()).isPresent()
            && game.begun().filter(position -> position.when(phase).isPresent()).isEmpty();
    return refused(
            more
                ? new Refusal.PhaseAlone(words[0], words[1])
                : new Refusal.OtherPhase(phase, game.phase()))
        .with(means(request, phase));
  }

  private static LetterEffect means(Request request, String phase) {
    return new LetterEffect.Turned(request.standing.meaning(phase));
  }
}

package depesche.bot.desk.play;

import static depesche.bot.desk.Outcome.refused;
import static depesche.bot.desk.Outcome.taken;

import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.OrderLexicon;
import depesche.adjudicator.rules.Ahead;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.Outcome;
import depesche.bot.desk.Request;
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
    String said = command.plain().rest(1).replaceFirst("^[\\s:]+", "");
    Optional<Ahead.When> when = position.flatMap(now -> now.when(said));
    if (misspells(command)) {
      request.parts.begins(Optional.of(command.rest(0)));
    } else {
      request.parts.begins(when.filter(one -> one != Ahead.When.NOW).map(_ -> said));
    }
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

  /// A heading such as `Fall 1901:` says the same as a line `PHASE F1901M`: what stands below it is
  /// meant for that phase, commands too.
  public static void heads(Request request, Command command) {
    if (command.word(0).equals("PHASE") || !request.parts.namePhases()) {
      return;
    }
    Lines.heading(Lines.said(command.text()))
        .map(Lines.Heading::words)
        .ifPresent(
            words ->
                request
                    .game("")
                    .flatMap(Game::begun)
                    .flatMap(position -> position.when(words))
                    .ifPresent(
                        when ->
                            request.parts.begins(
                                Optional.of(words).filter(_ -> when != Ahead.When.NOW))));
  }

  /// {@return whether a line is meant as `PHASE F1866M`, and does not say so: `PHSE F1866M`} What
  /// stands below it is not guessed at.
  public static boolean misspells(Command command) {
    Command plain = command.plain();
    String word = plain.said(0).replaceFirst("^/", "");
    return plain.words().size() > 1
        && !plain.word(0).equals("PHASE")
        && OrderLexicon.isNear(word, List.of("phase"))
        && NAME.matcher(plain.rest(1)).matches();
  }

  @Override
  public Outcome serve(Request request, Command command) {
    if (misspells(command)) {
      request.meansPhase(command.rest(0));
      return refused(new Refusal.UnknownCommand(command.said(0), "PHASE"));
    }
    return CommonVerdicts.withGame(
        request, "PHASE", "", game -> guard(request, game, command.rest(1)));
  }

  private static Outcome guard(Request request, Game game, String phase) {
    boolean now =
        game.begun().flatMap(position -> position.when(phase)).equals(Optional.of(Ahead.When.NOW));
    if (now || request.isNow(game, phase)) {
      request.meansPhase(game.phase());
      return taken(new DeskFact.PhaseAgreed(game.phase()));
    }
    request.meansPhase(phase);
    String[] words = phase.split("\\s+", 2);
    boolean more =
        words.length == 2
            && game.begun().filter(position -> position.when(words[0]).isPresent()).isPresent()
            && game.begun().filter(position -> position.when(phase).isPresent()).isEmpty();
    if (more) {
      return refused(new Refusal.PhaseAlone(words[0], words[1]));
    }
    return refused(new Refusal.OtherPhase(phase, game.phase()));
  }
}

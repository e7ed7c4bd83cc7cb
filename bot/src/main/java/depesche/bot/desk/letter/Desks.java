package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.notation.OrderLexicon;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.WriterStanding;
import depesche.bot.desk.master.AnnounceDesk;
import depesche.bot.desk.master.BecomeDesk;
import depesche.bot.desk.master.ConsentDesk;
import depesche.bot.desk.master.CreateDesk;
import depesche.bot.desk.master.EditDesk;
import depesche.bot.desk.master.ListDesk;
import depesche.bot.desk.master.LogDesk;
import depesche.bot.desk.master.MasterDesk;
import depesche.bot.desk.master.MixDesk;
import depesche.bot.desk.master.PreviewDesk;
import depesche.bot.desk.master.RollbackDesk;
import depesche.bot.desk.master.TerminateDesk;
import depesche.bot.desk.people.AcceptDesk;
import depesche.bot.desk.people.CalendarDesk;
import depesche.bot.desk.people.DigestDesk;
import depesche.bot.desk.people.DummyDesk;
import depesche.bot.desk.people.JoinDesk;
import depesche.bot.desk.people.LinkDesk;
import depesche.bot.desk.people.LobbyDesk;
import depesche.bot.desk.people.MastersDesk;
import depesche.bot.desk.people.ObserverDesk;
import depesche.bot.desk.people.PersonDesk;
import depesche.bot.desk.people.PlayerDesk;
import depesche.bot.desk.people.SeatingDesk;
import depesche.bot.desk.people.SignOnDesk;
import depesche.bot.desk.people.StandInDesk;
import depesche.bot.desk.play.AbsenceDesk;
import depesche.bot.desk.play.AskDesk;
import depesche.bot.desk.play.DeadlineDesk;
import depesche.bot.desk.play.EntropyDesk;
import depesche.bot.desk.play.ExtendDesk;
import depesche.bot.desk.play.FormDesk;
import depesche.bot.desk.play.GameSetting;
import depesche.bot.desk.play.InformationDesk;
import depesche.bot.desk.play.PauseDesk;
import depesche.bot.desk.play.PhaseDesk;
import depesche.bot.desk.play.PostingDesk;
import depesche.bot.desk.play.ProofDesk;
import depesche.bot.desk.play.TryDesk;
import depesche.bot.desk.play.WaitDesk;
import depesche.bot.desk.press.DiaryDesk;
import depesche.bot.desk.press.PressDesk;
import depesche.bot.desk.press.PressRulesDesk;
import depesche.bot.desk.series.SeriesDesk;
import depesche.bot.desk.votes.StatementDesk;
import depesche.bot.desk.votes.VoteDesk;
import depesche.bot.people.ProofFact;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// All the desks, and which of them a line is for.
public final class Desks {

  /// The desk for each word, in the order in which a misspelt word is compared with them.
  private static final SequencedMap<String, Desk> BY_WORD =
      byWord(
          new SignOnDesk(),
          new PhaseDesk(),
          new JoinDesk(),
          new PlayerDesk(),
          new LinkDesk(),
          new InformationDesk(),
          new PostingDesk(),
          new FormDesk(),
          new CreateDesk(),
          new EntropyDesk(),
          new ProofDesk(),
          new AskDesk(),
          new TryDesk(),
          new MixDesk(),
          new MasterDesk(),
          new LogDesk(),
          new PreviewDesk(),
          new BecomeDesk(),
          new AnnounceDesk(),
          new ListDesk(),
          new TerminateDesk(),
          new MastersDesk(),
          new DummyDesk(),
          new RollbackDesk(),
          new ConsentDesk(),
          new EditDesk(),
          new DeadlineDesk(),
          new PauseDesk(),
          new ExtendDesk(),
          new WaitDesk(),
          new AbsenceDesk(),
          new VoteDesk(),
          new StatementDesk(),
          new StandInDesk(),
          new AcceptDesk(),
          new SeatingDesk(),
          new LobbyDesk(),
          new DigestDesk(),
          new CalendarDesk(),
          new ObserverDesk(),
          new PersonDesk(),
          new PressDesk(),
          new PressRulesDesk(),
          new DiaryDesk(),
          new SeriesDesk());

  /// Of a shorter word too many others miss a letter.
  private static final int LONG_ENOUGH = 4;

  /// What somebody may ask for who has proved nothing yet.
  private static final List<String> ASKING =
      List.of("JOIN", "OBSERVE", "WATCH", "MONITOR", "WAITLIST", "CREATE", "SERIES");

  /// A command, and the desk for it.
  private record Found(Desk desk, Command command) {

    Desk.Form form() {
      return desk.form(command.word(0));
    }

    /// Whether nothing is changed by it.
    boolean asks() {
      return form() == Desk.Form.QUESTION || form() == Desk.Form.EXACT;
    }
  }

  private Desks() {}

  private static SequencedMap<String, Desk> byWord(Desk... desks) {
    SequencedMap<String, Desk> byWord = new LinkedHashMap<>();
    for (Desk desk : desks) {
      desk.words().forEach(word -> byWord.put(word, desk));
    }
    return Collections.unmodifiableSequencedMap(byWord);
  }

  /// {@return all words that begin a command}
  public static List<String> words() {
    return List.copyOf(BY_WORD.sequencedKeySet());
  }

  private static Optional<Found> find(Command command) {
    return Stream.of(command, command.joined())
        .flatMap(
            form ->
                Stream.ofNullable(BY_WORD.get(form.word(0)))
                    .filter(desk -> desk.fits(form))
                    .map(desk -> new Found(desk, form)))
        .findFirst()
        .or(
            () ->
                Optional.of(command)
                    .filter(PhaseDesk::misspells)
                    .map(line -> new Found(Objects.requireNonNull(BY_WORD.get("PHASE")), line)));
  }

  /// {@return whether a line is a command}
  public static boolean knows(Command command) {
    return find(command).isPresent();
  }

  /// {@return whether a line is a command in this letter}
  static boolean means(Request request, Command command) {
    return find(command).filter(one -> means(request, one)).isPresent();
  }

  /// {@return whether a line is a command in this letter that would do something: it is no question
  /// and no heading}
  static boolean acts(Request request, Command command) {
    return find(command)
        .filter(one -> means(request, one))
        .filter(one -> !one.asks() && !(one.desk() instanceof PhaseDesk))
        .isPresent();
  }

  /// {@return whether a line is a command that nobody takes for a part of a text: it is written in
  /// capitals, or names a game}
  static boolean stands(Request request, Command command) {
    String word = command.said(0);
    boolean loud = word.length() > 1 && word.equals(command.word(0));
    return find(command)
        .filter(
            one ->
                loud
                    || (namesGame(request, command)
                        && (one.desk() instanceof PhaseDesk || means(request, one))))
        .isPresent();
  }

  private static boolean namesGame(Request request, Command command) {
    return command.words().stream()
        .anyMatch(word -> request.named(word.toLowerCase(Locale.ROOT)).isPresent());
  }

  private static boolean means(Request request, Found found) {
    return found.desk().means(request, found.command());
  }

  /// {@return by what the lines below this one are read, if it says so: `PHASE F1866M`, or a
  /// heading}
  static Optional<WriterStanding> heads(Request request, Command command) {
    return find(command)
        .filter(one -> one.desk() instanceof PhaseDesk)
        .map(one -> PhaseDesk.begins(request, one.command()))
        .or(() -> PhaseDesk.heads(request, command));
  }

  /// Serves a line if it is a command.
  ///
  /// @return whether it is one
  static boolean serve(LetterCourse course, Command command, CommandLimit limit) {
    Optional<Found> found = find(command).filter(one -> means(course.request(), one));
    if (found.isEmpty()) {
      return false;
    }
    Command said = found.get().command();
    Optional<LineOutcome> barred =
        misplaced(course.request(), found.get()).or(() -> limit.bars(said.word(0)));
    LineOutcome outcome =
        barred.isPresent() ? barred.get() : limit.count(said.word(0), served(course, found.get()));
    course.say(said, withoutPassword(said), outcome);
    return true;
  }

  /// {@return the line as the receipt repeats it: a password is not written twice}
  private static String withoutPassword(Command command) {
    int last = command.words().size() - 1;
    return command.word(0).equals("SIGNON") && last > 1
        ? command.text().replace(command.said(last), "…")
        : command.text();
  }

  /// {@return why a command is not carried out where it stands, if so} A mere question may stand
  /// anywhere.
  private static Optional<LineOutcome> misplaced(Request request, Found found) {
    Command command = found.command();
    boolean asks = found.asks() && !command.word(0).replace("SET", "").startsWith("NO");
    boolean acts =
        !asks && !(found.desk() instanceof SignOnDesk) && !(found.desk() instanceof PhaseDesk);
    return acts ? misplaced(request, command.line(), command.word(0)) : Optional.empty();
  }

  /// {@return why something is not done that stands in this line, if so} Only orders wait for a
  /// condition. A command that a heading takes back is not done in a game, as its orders are not.
  static Optional<LineOutcome> misplaced(Request request, int line, String word) {
    String said = ActedLines.spelt(word);
    return request
        .parts
        .withheld(line, request.game(""))
        .map(
            heading ->
                heading.isEmpty()
                    ? new LetterNote.UnderIf(said, request.parts.isEndBelow(line))
                    : new LetterNote.UnderHeading(said, heading))
        .map(LineOutcome::refused);
  }

  /// What a letter asks for that may not be its writer's waits, and all below it waits, too.
  private static boolean waits(LetterCourse course, Found found) {
    return course.waits() && !ASKING.contains(found.command().word(0)) && !found.asks();
  }

  private static LineOutcome served(LetterCourse course, Found found) {
    if (waits(course, found)) {
      return LineOutcome.taken(new ProofFact.Kept());
    }
    Request request = course.request();
    Command command = found.command();
    Desk.Form form = found.form();
    boolean written = form == Desk.Form.VERBATIM || form == Desk.Form.EXACT;
    Command said = written ? command : command.plain();
    Optional<LineOutcome> setting = new GameSetting(request).of(command.plain());
    if (setting.isPresent()) {
      return setting.get();
    }
    Optional<Fact> why =
        CommonVerdicts.unplain(command, form)
            .<Fact>map(refusal -> refusal)
            .or(() -> new KeptNames(request).bars(command, words()))
            .or(() -> new ActedLines(request).bars(command.word(0)));
    return why.isPresent() ? LineOutcome.refused(why.get()) : found.desk().serve(request, said);
  }

  /// {@return what is answered to a line that says a command is not to be carried out: `do not JOIN
  /// bismarck`}
  static Optional<LineOutcome> denied(Request request, Command command) {
    return find(command.undenied())
        .filter(one -> means(request, one))
        .filter(Desks::changes)
        .flatMap(_ -> CommonVerdicts.unplain(command.text()))
        .map(LineOutcome::refused);
  }

  private static boolean changes(Found found) {
    return switch (found.form()) {
      case ONE_WORD, PLAIN, TIMED -> true;
      case QUESTION, EXACT -> false;
      case VERBATIM -> found.desk() instanceof JoinDesk || found.desk() instanceof SeriesDesk;
    };
  }

  /// {@return what is said of a line that is no order, if it is nearly a command: `JION bismarck`}
  static Optional<LineOutcome> misspelt(Request request, String line) {
    Command command = Command.of(1, line).given();
    String word = command.said(0);
    String game = command.plain().said(1).toLowerCase(Locale.ROOT);
    boolean meant = word.equals(word.toUpperCase(Locale.ROOT)) || request.named(game).isPresent();
    return word.length() >= LONG_ENOUGH && meant
        ? BY_WORD.entrySet().stream()
            .filter(known -> known.getValue().form(known.getKey()) != Desk.Form.EXACT)
            .map(Map.Entry::getKey)
            .filter(known -> OrderLexicon.isNear(word, List.of(known.toLowerCase(Locale.ROOT))))
            .findFirst()
            .map(known -> LineOutcome.refused(nearly(command, known)))
        : Optional.empty();
  }

  /// The command itself may be right, and the words behind it make no sense.
  private static Refusal nearly(Command command, String known) {
    String word = command.said(0);
    return word.equalsIgnoreCase(known)
        ? new Refusal.CommandTooLong(command.rest(1), known)
        : new Refusal.UnknownCommand(word, known);
  }
}

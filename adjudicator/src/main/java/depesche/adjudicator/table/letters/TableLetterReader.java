package depesche.adjudicator.table.letters;

import depesche.adjudicator.Audience;
import depesche.adjudicator.Demand;
import depesche.adjudicator.Fact;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.News;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.kit.CommandReader;
import depesche.adjudicator.kit.LineFacts;
import depesche.adjudicator.kit.ParsedCommand;
import depesche.adjudicator.kit.UnclearCommandFact;
import depesche.adjudicator.letter.LetterLine;
import depesche.adjudicator.notation.Lexicon;
import depesche.adjudicator.notation.Lines;
import depesche.adjudicator.notation.OrderLexicon;
import depesche.adjudicator.table.acts.ChoiceWords;
import depesche.adjudicator.table.acts.TableVerbs;
import depesche.adjudicator.table.layout.TableBook;
import depesche.adjudicator.table.news.TableLineFact;
import depesche.adjudicator.table.news.TablePrompt;
import depesche.adjudicator.table.news.TableRefusal;
import depesche.adjudicator.table.position.ChanceAhead;
import depesche.adjudicator.table.position.LiveTable;
import depesche.adjudicator.table.position.SealedChoice;
import depesche.adjudicator.table.position.TablePosition;
import depesche.adjudicator.table.turns.TableCommand;
import depesche.adjudicator.table.turns.TableDemands;
import depesche.adjudicator.table.turns.TableJudge;
import depesche.adjudicator.table.turns.TableListing;
import depesche.adjudicator.table.turns.TableOrders;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the letters of a seat. Each act is tried on the table as the acts before it leave it,
/// without chance; from the first that cannot be done on, none counts.
public final class TableLetterReader extends CommandReader<String, String, TableOrders> {

  /// Lines that are kept as they are written: conditions and remarks would be none elsewhere.
  private static final Pattern VERBATIM =
      Pattern.compile(
          "\\W*(if|otherwise|react\\s+to|note|object)\\b[\\s:]*(\\S.*?)\\s*",
          Pattern.CASE_INSENSITIVE);

  /// More than anybody does in one letter; each is tried on the table as those before it leave it.
  private static final int MOST = 300;

  private static final Pattern CARD = Pattern.compile("#(?=\\d)");
  private static final Pattern SIGN_OFF = Pattern.compile("(?i)\\s*sign-?off\\W*");

  private final TablePosition position;
  private final Seat seat;
  private final TableBook book;
  private final TableJudge judge;
  private LiveTable table;
  private final List<Filed> filed = new ArrayList<>();
  private boolean blurred;
  private String failed = "";

  /// A command, and how its writer wrote it.
  private record Filed(TableCommand command, String line) {}

  public TableLetterReader(TablePosition position, Seat seat, TableBook book, TableJudge judge) {
    super(seat, judge.verbs().spellings());
    this.position = position;
    this.seat = seat;
    this.book = book;
    this.judge = judge;
    this.table = new LiveTable(position.table(), book, Optional.empty());
  }

  /// {@return what a single letter of this phase means}
  public Reading<TableOrders> read(String text) {
    return read(List.of(new Letter(TablePhases.id(position, book), text)));
  }

  /// Earlier letters have been judged; what of them still counts is part of the position.
  @Override
  protected Optional<String> written(String phase) {
    return Optional.of(phase).filter(TablePhases.id(position, book)::equals);
  }

  @Override
  protected void beginLetter() {
    failed = "";
  }

  @Override
  protected List<Line> file(List<String> letter, String written) {
    beginLetter();
    // `#31` is the card 31, and no remark.
    DeclinedChoice declined =
        DeclinedChoice.of(new LiveTable(position.table(), book, Optional.empty()), seat, book);
    List<String> said =
        letter.stream()
            .map(line -> CARD.matcher(line).replaceAll(""))
            .map(declined::plain)
            .toList();
    // A condition that is kept as it is written is no heading for the lines below it.
    List<Matcher> verbatim = said.stream().map(TableLetterReader::verbatim).toList();
    List<String> plain = new ArrayList<>();
    for (int i = 0; i < said.size(); i++) {
      plain.add(verbatim.get(i).matches() ? "THEN" : said.get(i));
    }
    List<Line> verdicts = new ArrayList<>();
    boolean closed = false;
    for (LetterLine line : lines(letter, plain)) {
      Matcher kept = verbatim.get(line.number() - 1);
      closed |= SIGN_OFF.matcher(line.text()).matches();
      if (!kept.matches()) {
        verdicts.add(read(line, written));
      } else {
        verdicts.add(kept(line, kept, closed));
      }
    }
    return verdicts;
  }

  private static Matcher verbatim(String line) {
    String said = Lines.withoutComment(line);
    // `If Green attacks:` takes back what stands below it.
    return VERBATIM.matcher(LetterLine.heads(said) ? "" : said);
  }

  private Line kept(LetterLine line, Matcher kept, boolean closed) {
    String text = line.text();
    LineFacts facts = new LineFacts();
    if (!line.heading().isEmpty()) {
      facts.refuse(new UnclearCommandFact.BelowHeading(line.heading(), text));
    } else if (!closed && maySign(line.number(), text)) {
      facts.refuse(new UnclearCommandFact.MaybeSigned(text.strip()));
    } else if (!closed) {
      String verb = kept.group(1).toUpperCase(Locale.ROOT);
      boolean react = verb.startsWith(TableVerbs.REACT);
      TableCommand command =
          react
              ? new TableCommand(TableVerbs.REACT, "TO " + kept.group(2))
              : new TableCommand(verb, kept.group(2));
      take(command, command.line(), facts);
    }
    return new Line(line.number(), text, facts.verdict(UnclearCommandFact.SeveralSaid::new));
  }

  @Override
  protected void read(ParsedCommand<String> command, String verb, String written, LineFacts facts) {
    String text = command.text().replaceFirst("^[\\p{L}\\d_]+[\\s:]*", "").strip();
    switch (verb) {
      case TableVerbs.HAND -> facts.mean(TableLooks.hand(position.table(), seat, book));
      case TableVerbs.JOURNAL -> facts.mean(TableLooks.journal(position.table(), text));
      case TableVerbs.SHEET -> facts.mean(TableLooks.sheet(table));
      case TableVerbs.CLEAR -> clear(facts);
      default -> {
        TableCommand one = new TableCommand(verb, text);
        // Parts of a list are parted by commas, unless their writer ranks them.
        boolean ranked = command.written().indexOf('>') >= 0;
        take(one, ranked ? one.line() : one.line().replace(" > ", ", "), facts);
      }
    }
  }

  private void take(TableCommand command, String line, LineFacts facts) {
    if (position instanceof TablePosition.Ended) {
      facts.refuse(new TableRefusal.NothingMoreToDo(command.verb()));
    } else if (filed.size() >= MOST) {
      facts.refuse(new TableRefusal.LinesFull(MOST));
    } else if (isAct(command) && !failed.isEmpty()) {
      facts.refuse(new TableRefusal.BehindRefusal(failed));
    } else {
      attempt(new Filed(command, line), facts);
    }
  }

  private void attempt(Filed one, LineFacts facts) {
    TableCommand command = one.command();
    List<Fact> doubts = new ArrayList<>();
    int sealed = table.answers().filed();
    try {
      Optional<Fact> refused =
          table.attempt(() -> judge.perform(table, seat, command, doubts::add));
      if (refused.isPresent()) {
        refused(one, refused.get(), facts);
        return;
      }
      filed.add(one);
      facts.mean(meaning(one, table.answers().filed() > sealed));
    } catch (ChanceAhead _) {
      blurred = true;
      filed.add(one);
      facts.mean(new TableLineFact.WillBeDone(one.line()));
    }
    doubts.forEach(facts::doubt);
  }

  private void refused(Filed one, Fact why, LineFacts facts) {
    if (blurred && isAct(one.command())) {
      filed.add(one);
      facts.mean(new TableLineFact.WillBeDone(one.line()));
      facts.doubt(new TableLineFact.DependsOnChance(one.line(), List.of(why)));
    } else {
      failed = isAct(one.command()) ? one.line() : failed;
      facts.refuse(why);
    }
  }

  /// Whether a line does something at the table. Sealed choices and standing answers are filed.
  private boolean isAct(TableCommand command) {
    boolean standing =
        command.verb().equals(TableVerbs.REACT)
            && command.text().toUpperCase(Locale.ROOT).startsWith("TO ");
    return !standing
        && !List.of(TableVerbs.IF, TableVerbs.OTHERWISE, TableVerbs.CLEAR, TableVerbs.CHOOSE)
            .contains(command.verb())
        && (judge.verbs().act(command.verb()).isPresent()
            || ChoiceWords.named(book, command.verb()).isEmpty());
  }

  /// @param sealed whether the line has sealed a choice, with whatever verb
  private Fact meaning(Filed one, boolean sealed) {
    if (sealed) {
      SealedChoice choice = table.answers().sealed().getLast();
      return new TableLineFact.ChoiceSealed(choice.name(), ChoiceWords.shown(choice, book));
    }
    return isAct(one.command()) || one.command().verb().equals(TableVerbs.CLEAR)
        ? new TableLineFact.WillBeDone(one.line())
        : new TableLineFact.AnswerStands(one.line());
  }

  private void clear(LineFacts facts) {
    int lines = filed.size();
    filed.clear();
    table = new LiveTable(position.table(), book, Optional.empty());
    int kept = table.answers().clear(seat);
    failed = "";
    blurred = false;
    filed.add(new Filed(new TableCommand(TableVerbs.CLEAR, ""), TableVerbs.CLEAR));
    facts.mean(new TableLineFact.AllCleared(lines + kept));
  }

  /// {@return what everybody would hear of the acts that can be done without chance}
  public List<Fact> told() {
    return table.news().stream()
        .filter(one -> one.audience() instanceof Audience.Everyone)
        .map(News::fact)
        .toList();
  }

  /// {@return what the seat has said in advance and not opened, and what is to be done, when its
  /// letters are read}
  public List<String> filed() {
    List<String> all = new ArrayList<>(TableListing.own(table, seat).filed());
    filed.stream()
        .filter(one -> isAct(one.command()) && !one.command().verb().equals(TableVerbs.CLEAR))
        .map(Filed::line)
        .filter(line -> !all.contains(line))
        .forEach(all::add);
    return all;
  }

  // What is on file

  @Override
  protected List<Fact> onFile() {
    return filed.stream().<Fact>map(one -> new TableLineFact.WillBeDone(one.line())).toList();
  }

  @Override
  protected List<Fact> missing() {
    LiveTable before = new LiveTable(position.table(), book, Optional.empty());
    Optional<Fact> asked =
        position instanceof TablePosition.Ended
            ? Optional.empty()
            : TableDemands.of(before, judge.verbs()).stream()
                .filter(demand -> demand.seat().equals(seat))
                .map(Demand::prompt)
                .findFirst();
    return asked.stream().flatMap(prompt -> left(prompt).stream()).toList();
  }

  private List<Fact> left(Fact prompt) {
    if (prompt instanceof TablePrompt.ChoiceDue(int turn, String phase, List<String> choices)) {
      List<String> left =
          choices.stream()
              .flatMap(choice -> TableJudge.left(table, seat, book.choice(choice)).stream())
              .toList();
      return left.isEmpty() ? List.of() : List.of(new TablePrompt.ChoiceDue(turn, phase, left));
    }
    return filed.stream().map(Filed::command).anyMatch(this::isAct) ? List.of() : List.of(prompt);
  }

  @Override
  protected Optional<TableOrders> orders() {
    return filed.isEmpty()
        ? Optional.empty()
        : Optional.of(new TableOrders(filed.stream().map(Filed::command).toList()));
  }

  @Override
  protected Lexicon lexicon() {
    return lexicon(book, judge.verbs(), seat.name());
  }

  /// {@return the words of a table}
  ///
  /// @param own the writer's seat
  public static Lexicon lexicon(TableBook book, TableVerbs verbs, String own) {
    return new OrderLexicon(
        book.names(),
        verbs.words().stream().map(word -> word.toLowerCase(Locale.ROOT)).toList(),
        own::equalsIgnoreCase);
  }

  @Override
  protected Optional<Seat> speaker(String name) {
    return position.table().seats().stream()
        .filter(one -> one.name().equalsIgnoreCase(name.strip()))
        .findFirst();
  }

  @Override
  protected Fact notACommand(String text) {
    return new TableRefusal.NoTableVerb(text, judge.verbs().words());
  }
}

package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.LetterParts;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.WriterStanding;
import depesche.bot.desk.people.SignOnDesk;
import depesche.bot.desk.play.OrderDesk;
import depesche.bot.desk.play.PhaseDesk;
import depesche.bot.desk.votes.VoteClash;
import depesche.bot.desk.votes.VoteDesk;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.press.PressBlocks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// The sections of a letter, each for one seat. A line that proves another seat begins one, such as
/// `SIGNON Red@bismarck`: what stands below it is for that seat, and what stands above it stays
/// with the one before. Where such a line is refused, nothing below it counts for anybody.
final class SeatSections {

  /// Lines that were for one seat.
  ///
  /// @param seat whose they are; nobody's if it was not proved
  /// @param from its first line, from 1
  /// @param notes what is to be said of it
  /// @param enclosed mails beside its receipt
  record Section(
      Optional<StoredSeat> seat, int from, List<Fact> notes, List<LetterEffect.Beside> enclosed) {

    Section {
      notes = List.copyOf(notes);
      enclosed = List.copyOf(enclosed);
    }
  }

  /// Behind these the orders above would come too late.
  private static final List<String> CLOSING =
      List.of("PROCESS", "OPEN", "TERMINATE", "RESIGN", "WITHDRAW", "ROLLBACK", "EDIT", "EJECT");

  private final LetterCourse course;
  private final List<String> lines;
  private final PressBlocks press;
  private final List<String> orders = new ArrayList<>();
  private final List<Section> closed = new ArrayList<>();
  private VoteClash clash;
  private Optional<StoredSeat> before = Optional.empty();
  private boolean had;
  private int from = 1;
  private int notes;
  private int enclosed;

  /// The first line of the section that proves its seat, if nothing did before.
  private int proof;

  /// The head of the section, if it was refused.
  private Optional<String> refused = Optional.empty();

  /// @param lines the letter without its press
  SeatSections(LetterCourse course, List<String> lines, PressBlocks press) {
    this.course = course;
    this.lines = lines;
    this.press = press;
    clash = begin();
  }

  /// Conditions, parts for phases and votes end with the section.
  private VoteClash begin() {
    List<String> own = new ArrayList<>(lines);
    Collections.fill(own.subList(0, from - 1), "");
    int next = from;
    while (next < own.size() && !isHead(Command.of(next + 1, own.get(next)).given())) {
      next++;
    }
    Collections.fill(own.subList(Math.min(next, own.size()), own.size()), "");
    course.begin(
        new LetterParts(
            () -> TextBlock.without(course.request(), own, press), PhaseDesk.named(own)));
    return new VoteClash(own);
  }

  /// `Sign on the dotted line` and `become stronger` are prose.
  private static boolean isHead(Command command) {
    boolean loud = command.said(0).equals(command.word(0)) || command.text().contains("@");
    Command line = command.word(0).equals("SIGN") && loud ? command.joined() : command;
    boolean head = line.word(0).equals("SIGNON") || (line.word(0).equals("BECOME") && loud);
    return head && !line.word(1).startsWith("MASTER");
  }

  /// {@return the votes of the section that is being read}
  VoteClash clash() {
    return clash;
  }

  /// A line is served next.
  void reach(Command command) {
    before = course.request().seat();
    had = before.filter(this::mayAct).isPresent();
    boolean closes = CLOSING.contains(command.word(0)) && Desks.means(course.request(), command);
    if (closes && !isWithheld(command)) {
      readOrders(false);
      Collections.fill(orders, "");
    }
  }

  /// The line has been served: it may begin a section.
  void follow(Command command) {
    Optional<StoredSeat> now = course.request().seat();
    boolean same = id(before) == id(now);
    if (isHead(command) && isRefused() && !isAbout(command, before)) {
      if (refused.filter(command.written()::equals).isPresent()) {
        // Nothing below the one above counts either.
        return;
      }
      turn(command, Optional.empty());
      refused = Optional.of(command.written());
    } else if (same && isHead(command) && now.isPresent() && isApart(command)) {
      turn(command, now);
    } else if (!same && !isPlayed(command) && now.isPresent()) {
      if (before.isEmpty() && refused.isEmpty()) {
        proof = command.line();
      } else if (before.isEmpty()
          || before.get().gameId() != now.get().gameId()
          || before.filter(this::mayAct).isPresent()) {
        turn(command, now);
      }
    } else if (same && had && now.filter(this::mayAct).isEmpty()) {
      turn(command, now);
      course.turn(course.request().standing.without(now.orElseThrow()));
    }
  }

  /// It is the line by which a master begins to write for a seat.
  private boolean isPlayed(Command command) {
    return course
        .request()
        .standing
        .played()
        .filter(own -> own.from() == command.line())
        .isPresent();
  }

  private boolean isWithheld(Command command) {
    Request request = course.request();
    return request.parts.withheld(command.line(), request.game("")).isPresent();
  }

  private static long id(Optional<StoredSeat> seat) {
    return seat.map(StoredSeat::id).orElse(0L);
  }

  private boolean isRefused() {
    return course.lines().getLast().verdict() instanceof Verdict.Refused;
  }

  /// A writer who proves by a token what a mistyped password does not means the same seat.
  private boolean isAbout(Command command, Optional<StoredSeat> seat) {
    return seat.filter(row -> SignOnDesk.names(row, course.request().game(row), command))
        .isPresent();
  }

  /// The same seat once more begins anew where a part for a phase, or a condition, would go on.
  private boolean isApart(Command command) {
    return course.request().standing.part().isPresent() || isWithheld(command);
  }

  private boolean mayAct(StoredSeat row) {
    return course.request().player().filter(row::mayAct).isPresent();
  }

  /// From this line on the letter is for another seat.
  private void turn(Command command, Optional<StoredSeat> next) {
    WriterStanding proved = course.request().standing;
    course.turn(proved.turned(before, proved.meant()));
    close(true);
    course.turn(
        course
            .request()
            .standing
            .turned(proved.seat().filter(_ -> next.isPresent()), Optional.empty()));
    from = command.line();
    proof = 0;
    refused = Optional.empty();
    clash = begin();
  }

  /// Keeps a line that is no command, or an empty one in the place of a command.
  void keep(String line) {
    orders.add(line);
  }

  /// {@return the sections that are closed}
  List<Section> closed() {
    return List.copyOf(closed);
  }

  /// The last line of a section has been served.
  ///
  /// @param goesOn whether another section follows
  void close(boolean goesOn) {
    readOrders(goesOn);
    course.take(VoteDesk.count(course.request(), course.lines()));
    List<Fact> said = course.notes();
    List<LetterEffect.Beside> beside = course.enclosed();
    closed.add(
        new Section(
            course.request().seat(),
            from,
            said.subList(notes, said.size()),
            beside.subList(enclosed, beside.size())));
    notes = said.size();
    enclosed = beside.size();
  }

  /// Reads what is there of them, without the lines above the section.
  ///
  /// @param goesOn whether another section follows
  private void readOrders(boolean goesOn) {
    List<String> own = new ArrayList<>(orders);
    Collections.fill(own.subList(0, from - 1), "");
    // With several sections it cannot be told whose the lines above the first of them are.
    if (goesOn && proof > 1) {
      refuse(own, proof - 1, new LetterNote.AboveSignOn());
    }
    own = ActedLines.below(course, own);
    if (refused.isPresent()) {
      refuse(own, own.size(), new LetterNote.BelowRefused(refused.get()));
    } else if (own.stream().anyMatch(line -> !line.isBlank())
        || course.request().envelope.correction().isPresent()) {
      OrderDesk.Answered answered =
          new OrderDesk(course.request())
              .read(
                  own,
                  !course.isRefused(),
                  line -> Desks.misspelt(course.request(), line).map(LineOutcome::verdict));
      answered.lines().forEach(line -> course.say(line.number(), line.text(), line.verdict()));
      course.take(answered.effects());
    }
  }

  private void refuse(List<String> own, int most, Fact why) {
    for (int i = 0; i < most; i++) {
      String line = own.set(i, "");
      if (!line.isBlank()) {
        boolean prose = course.request().services.library().isProse(line);
        course.say(i + 1, line, prose ? new Verdict.Skipped() : new Verdict.Refused(why));
      }
    }
  }
}

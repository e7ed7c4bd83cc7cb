package depesche.bot.desk;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.game.Game;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.StrangerRow;
import depesche.bot.report.Due;
import depesche.bot.report.Heading;
import depesche.bot.report.Mail;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The answer to a letter: a receipt with a verdict for every line, and what was asked for in mails
/// beside it.
final class Answers {

  /// A stranger gets few answers, whatever they send: the address may be forged.
  private static final int A_DAY = 3;

  private static final int EVER = 9;

  private static final Duration DAY = Duration.ofDays(1);

  private Answers() {}

  /// {@return the line as the receipt repeats it: a password is not written twice}
  static String withoutPassword(Command command) {
    int last = command.words().size() - 1;
    return command.word(0).equals("SIGNON") && last > 1
        ? command.text().replace(command.said(last), "…")
        : command.text();
  }

  /// Leaves the answer in the ledger.
  static void send(Visit visit, List<Fact> notes) {
    if (isStranger(visit)) {
      greetStranger(visit, notes);
      return;
    }
    int number = 0;
    List<Mail> enclosed = visit.enclosed();
    boolean told =
        notes.isEmpty()
            && !enclosed.isEmpty()
            && visit.lines().stream().allMatch(line -> Reception.hasMailOfItsOwn(line.verdict()));
    if (!told) {
      post(visit, number++, receipt(visit, notes));
    }
    for (Mail mail : enclosed) {
      post(visit, number++, mail);
    }
  }

  private static Mail receipt(Visit visit, List<Fact> notes) {
    List<Line> lines =
        visit.lines().stream().sorted(Comparator.comparingInt(Line::number)).toList();
    if (visit.seat().isEmpty()) {
      Heading heading =
          visit
              .game("")
              .filter(visit::mayLook)
              .map(game -> game.heading(visit.seatIn(game)))
              .orElseGet(() -> Heading.none(visit.zone()));
      return Orders.writer(visit)
          .map(master -> receipt(visit.game(master), heading, lines, notes, master))
          .orElseGet(() -> new Mail.Receipt(heading, lines, List.of(), notes, Due.nothing()));
    }
    StoredSeat seat = visit.seat().get();
    Game game = visit.game(seat);
    return receipt(game, game.heading(Optional.of(seat)), lines, notes, seat);
  }

  private static Mail receipt(
      Game game, Heading heading, List<Line> lines, List<Fact> notes, StoredSeat writer) {
    Due due = game.due(writer);
    boolean last = !due.prompts().isEmpty() && due.missing().isEmpty() && game.allIn();
    List<Fact> all = last ? join(notes, List.of(new Note.EverybodyIn())) : notes;
    return new Mail.Receipt(heading, lines, game.onFile(writer), all, due);
  }

  private static void post(Visit visit, int number, Mail mail) {
    Optional<StoredSeat> seat =
        mail.heading()
            .seat()
            .flatMap(
                named ->
                    visit
                        .book
                        .game(mail.heading().game())
                        .flatMap(game -> Seats.named(game, named.name())));
    visit
        .staff
        .herald()
        .post(
            visit.book,
            "answer." + visit.sign + "." + number,
            visit.ways(number),
            seat,
            mail,
            Optional.of(visit.thread).filter(thread -> !thread.id().isEmpty()),
            visit.now);
  }

  /// Remembers that an address nobody knows was written to.
  static void count(Visit visit, String address) {
    count(visit.book, address, visit.now);
  }

  private static void count(Book book, String address, Instant now) {
    StrangerRow row = new StrangerRow();
    row.address = address;
    row.answered = now;
    book.enter(row);
  }

  private static boolean isStranger(Visit visit) {
    return visit.player().isEmpty() && !visit.isMastersAddress() && !visit.isPrivate();
  }

  /// {@return whether this sender may be answered} A stranger's answer is counted by it.
  static boolean mayAnswer(Visit visit) {
    return !isStranger(visit) || mayAnswer(visit.book, visit.address, visit.now);
  }

  /// As above, of somebody of whom only the address is known.
  static boolean mayAnswer(Book book, String address, Instant now) {
    boolean enough =
        book.answersTo(address, now.minus(DAY)) >= A_DAY
            || book.answersTo(address, Instant.EPOCH) >= EVER;
    if (!enough) {
      count(book, address, now);
    }
    return !enough;
  }

  /// Tells the sender of a letter that it does not say who wrote it. That may go to somebody
  /// who did not write it: it is told as seldom as a stranger is answered, repeats no word of the
  /// letter and holds nothing of a game.
  ///
  /// @return whether it is told
  static boolean tellUnclear(Visit visit, String reason) {
    if (!mayAnswer(visit.book, visit.address, visit.now)) {
      return false;
    }
    Heading nowhere = Heading.none(ZoneId.of(visit.staff.settings().games().zone()));
    post(visit, 0, new Mail.Answer(nowhere, List.of(new Note.SenderUnclear(reason))));
    return true;
  }

  private static void greetStranger(Visit visit, List<Fact> notes) {
    if (!mayAnswer(visit)) {
      return;
    }
    Heading nowhere = Heading.none(visit.zone());
    List<Fact> facts = join(notes, List.of(new Note.StrangerGreeted(Join.open(visit))));
    boolean refused =
        visit.lines().stream().anyMatch(line -> line.verdict() instanceof Verdict.Refused);
    boolean asked =
        visit.lines().stream().allMatch(line -> line.verdict() instanceof Verdict.Skipped);
    if (asked) {
      // Somebody who does not know how it goes has asked, in words of their own.
      post(visit, 0, new Mail.Help(nowhere, "", facts));
    } else if (refused || !notes.isEmpty() || visit.enclosed().isEmpty()) {
      post(visit, 0, new Mail.Receipt(nowhere, visit.lines(), List.of(), facts, Due.nothing()));
    } else {
      post(visit, 0, withNotes(visit.enclosed().getFirst(), facts));
    }
  }

  private static Mail withNotes(Mail mail, List<Fact> facts) {
    return mail instanceof Mail.Help(Heading heading, String topic, _)
        ? new Mail.Help(heading, topic, facts)
        : mail;
  }

  private static List<Fact> join(List<Fact> first, List<Fact> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }
}

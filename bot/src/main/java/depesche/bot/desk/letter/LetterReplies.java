package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Phase;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.picture.Picture;
import depesche.bot.desk.DiscordRoles;
import depesche.bot.desk.GameStatus;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.Request;
import depesche.bot.desk.WriterStanding;
import depesche.bot.desk.people.JoinDesk;
import depesche.bot.desk.play.OrderDesk;
import depesche.bot.game.Game;
import depesche.bot.game.Proof;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.people.PeopleFact;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/// The answer to a letter: a receipt with a verdict for every line, and what was asked for in mails
/// beside it.
public record LetterReplies(LetterCourse course) {

  /// A stranger gets few answers, whatever they send: the address may be forged.
  private static final int A_DAY = 3;

  private static final int EVER = 9;

  private static final Duration DAY = Duration.ofDays(1);

  /// Leaves the answers in the ledger: to each seat for which the letter has lines there is one.
  ///
  /// @param words what was written
  /// @param about what is said of the letter as a whole
  /// @return why it is not answered; empty if it is
  String send(String words, List<Fact> about, List<SeatSections.Section> sections) {
    course.despatch().send();
    if (isStranger(course.request())) {
      greetStranger(join(about, course.notes()));
      return "";
    }
    AnswerBrake.Answering answering = new AnswerBrake(course).of(words);
    if (answering.silence().isEmpty()) {
      answer(SeatAnswer.of(course, join(answering.notes(), about), sections));
    }
    return answering.silence();
  }

  private void answer(List<SeatAnswer> answers) {
    for (SeatAnswer answer : answers) {
      WriterStanding standing = course.request().standing;
      course.turn(standing.turned(answer.seat(), standing.meant()));
      Set<Mail> notices = new HashSet<>();
      List<Mail> enclosed =
          answer.enclosed().stream()
              .map(one -> mail(one))
              // A form that is asked for twice comes once.
              .filter(mail -> !(mail instanceof Mail.Notice) || notices.add(mail))
              .toList();
      if (!answer.isTold()) {
        Mail receipt = receipt(course.request(), answer);
        post(receipt);
        course.take(new ActedLines(course.request()).copy(receipt));
      }
      for (Mail mail : enclosed) {
        post(mail);
      }
    }
  }

  private Mail mail(LetterEffect.Beside enclosed) {
    Request request = course.request();
    return switch (enclosed) {
      case LetterEffect.Enclosed(Function<Request, Mail> mail) -> mail.apply(request);
      case LetterEffect.Reported(Game game) -> {
        boolean painted = request.standing.pictures() < WriterStanding.MOST_PICTURES;
        course.turn(request.standing.painted());
        yield new GameStatus(request).report(game, painted);
      }
    };
  }

  private static Mail receipt(Request request, SeatAnswer answer) {
    Mail.Receipt whole = receipt(request, answer.lines(), answer.notes());
    return answer.isShort()
        ? new Mail.Receipt(whole.heading(), whole.lines(), List.of(), answer.notes(), Due.nothing())
        : whole;
  }

  private static Mail.Receipt receipt(Request request, List<Line> lines, List<Fact> notes) {
    Optional<StoredSeat> writer = request.seat().filter(seat -> plays(request, seat));
    if (writer.isEmpty()) {
      MailContext mailContext =
          request
              .game("")
              .filter(known -> new DiscordRoles(request).mayLook(known))
              .map(game -> new GameStatus(request).heading(game))
              .orElseGet(() -> MailContext.none(request.zone()));
      return new OrderDesk(request)
          .writer()
          .filter(StoredSeat::isMaster)
          .map(master -> receipt(request, mailContext, lines, notes, master))
          .orElseGet(() -> new Mail.Receipt(mailContext, lines, List.of(), notes, Due.nothing()));
    }
    StoredSeat seat = writer.get();
    MailContext heading = request.game(seat).heading(Optional.of(seat)).in(request.zone());
    return receipt(request, heading, lines, notes, seat);
  }

  /// {@return the seat its writer has left, by this letter or before} If they answer that answer
  /// they are told so again, and not that nobody knows who they are.
  private static Optional<StoredSeat> left(Request request) {
    return request
        .standing
        .former()
        .or(() -> request.seat().filter(seat -> !plays(request, seat)))
        .filter(_ -> request.player().isPresent());
  }

  /// Players who give their part up in this letter are asked for nothing any more.
  private static boolean plays(Request request, StoredSeat seat) {
    return request.standing.played().isPresent() || request.player().map(seat::mayAct).orElse(true);
  }

  private static Mail.Receipt receipt(
      Request request,
      MailContext mailContext,
      List<Line> lines,
      List<Fact> notes,
      StoredSeat writer) {
    Game game = request.game(writer);
    boolean wrong = lines.stream().anyMatch(line -> line.verdict() instanceof Verdict.Refused);
    List<Fact> filed = game.onFile(writer);
    // Somebody who has written only what cannot be done sees what can.
    Due due = wrong && filed.isEmpty() ? game.due(writer) : game.leftToDo(writer);
    boolean last =
        !due.prompts().isEmpty()
            && due.missing().isEmpty()
            && !game.position().isApart()
            && game.times().early().filter(moment -> !moment.isAfter(request.now)).isPresent();
    List<Fact> all = last ? join(notes, List.of(new LetterNote.EverybodyIn())) : notes;
    // The turn is judged now: nothing can change, and nothing can be waited for.
    Due left = last ? due.timed(due.why(), List.of()) : due;
    return new Mail.Receipt(mailContext, lines, filed, all, left, drawn(request, notes, writer));
  }

  /// {@return what the seat has on file, drawn, where the letter has changed that and goes back by
  /// mail to somebody who wants to see it}
  private static Optional<Picture> drawn(Request request, List<Fact> notes, StoredSeat writer) {
    boolean filed = notes.stream().anyMatch(Proof.LetterCoded.class::isInstance);
    boolean wanted = !request.isCall() && request.player().filter(one -> one.ownMap).isPresent();
    return filed && wanted && !writer.isMaster()
        ? request.game(writer).drawn(writer)
        : Optional.empty();
  }

  private void post(Mail mail) {
    Request request = course.request();
    Despatch despatch = course.despatch();
    Optional<StoredSeat> seat =
        mail.heading()
            .seat()
            // An answer to one who writes for somebody else proves no seat.
            .filter(_ -> request.standing.played().isEmpty())
            .flatMap(
                named ->
                    request
                        .unitOfWork
                        .game(mail.heading().game())
                        .flatMap(game -> game.seat(named.name())))
            .or(() -> left(request));
    despatch.answer(
        request.standing.forgotten() ? ParcelRow.FAREWELL : "answer.",
        new ReplyWays(request).of(despatch.answers()),
        seat,
        mail);
  }

  /// Tells somebody that nothing of theirs counts; by mail not more often than a stranger.
  void tellBlocked() {
    Request request = course.request();
    if (isPrivate(request) || mayAnswer(request.unitOfWork, request.address, request.now)) {
      MailContext nowhere = MailContext.none(request.zone());
      post(new Mail.Answer(nowhere, List.of(new PeopleFact.YouAreBlocked())));
    }
  }

  /// Whether answering this can bother nobody but the writer.
  private static boolean isPrivate(Request request) {
    return request.envelope.call().filter(DiscordInput::awaitsReply).isPresent();
  }

  private static boolean isStranger(Request request) {
    return !request.standing.forgotten()
        && request.player().isEmpty()
        && !request.isMastersAddress()
        && !isPrivate(request);
  }

  /// {@return whether this sender may be answered} A stranger's answer is counted by it.
  static boolean mayAnswer(Request request) {
    return !isStranger(request) || mayAnswer(request.unitOfWork, request.address, request.now);
  }

  /// As above, of somebody of whom only the address is known.
  static boolean mayAnswer(UnitOfWork unitOfWork, String address, Instant now) {
    boolean enough =
        unitOfWork.people().answersTo(address, now.minus(DAY)) >= A_DAY
            || unitOfWork.people().answersTo(address, Instant.EPOCH) >= EVER;
    if (!enough) {
      unitOfWork.people().answered(address, now);
    }
    return !enough;
  }

  /// {@return whether somebody may be answered who may be a program} Anybody, a few times a day;
  /// counted by this.
  static boolean maySometimesAnswer(Request request) {
    boolean enough =
        request.unitOfWork.people().answersTo(request.address, request.now.minus(DAY)) >= A_DAY;
    if (!enough) {
      request.unitOfWork.people().answered(request.address, request.now);
    }
    return !enough;
  }

  /// Tells the sender of a letter that it does not say who wrote it. That may go to somebody who
  /// did not write it: it is told as seldom as a stranger is answered, repeats no word of the
  /// letter and holds nothing of a game.
  ///
  /// @return whether it is told
  static boolean tellUnclear(Request request, String reason) {
    if (!mayAnswer(request.unitOfWork, request.address, request.now)) {
      return false;
    }
    MailContext nowhere = MailContext.none(ZoneId.of(request.services.settings().games().zone()));
    new LetterReplies(new LetterCourse(request))
        .post(new Mail.Answer(nowhere, List.of(new LetterNote.SenderUnclear(reason))));
    return true;
  }

  private void greetStranger(List<Fact> notes) {
    Request request = course.request();
    if (!mayAnswer(request)) {
      return;
    }
    MailContext nowhere = MailContext.none(request.zone());
    List<Fact> facts = join(notes, List.of(new LetterNote.StrangerGreeted(JoinDesk.open(request))));
    List<LetterEffect.Beside> enclosed = course.enclosed();
    boolean asked =
        notes.stream().noneMatch(LetterNote::isUnread)
            && notes.stream().noneMatch(note -> note instanceof LetterNote.YesToWhat)
            && course.lines().stream().allMatch(line -> line.verdict() instanceof Verdict.Skipped);
    if (asked) {
      // Somebody who does not know how it goes has asked, in words of their own.
      post(new Mail.Help(nowhere, "", List.of(), facts));
    } else if (course.isRefused() || !notes.isEmpty() || enclosed.isEmpty()) {
      post(new Mail.Receipt(nowhere, course.lines(), List.of(), facts, Due.nothing()));
    } else {
      post(withNotes(mail(enclosed.getFirst()), facts));
    }
  }

  private static Mail withNotes(Mail mail, List<Fact> facts) {
    return mail
            instanceof
            Mail.Help(MailContext mailContext, String topic, List<Phase> later, var notes)
        ? new Mail.Help(mailContext, topic, later, join(facts, notes))
        : mail;
  }

  private static List<Fact> join(List<Fact> first, List<Fact> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }
}

package depesche.bot.desk.letter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Line;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.LetterEnvelope;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.Request;
import depesche.bot.desk.Services;
import depesche.bot.desk.press.PressDesk;
import depesche.bot.door.Admission;
import depesche.bot.door.AuthorText;
import depesche.bot.door.Door;
import depesche.bot.door.Imprint;
import depesche.bot.door.LetterHeader;
import depesche.bot.door.Sender;
import depesche.bot.game.ParcelWriter;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.mime.ReadingLimits;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.press.PressBlocks;
import depesche.bot.press.PressFact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Where a letter is received: who is it from, which desk handles which line, and what is answered.
/// The transaction is the caller's: what a letter changes and its answer are entered together.
public final class LetterHandler {

  /// So many lines inside a quote are named at most.
  private static final int MOST_INSIDE = 40;

  private static final String OF_LIST = "what a mailing list says";

  private final Services services;
  private final Door door;

  public LetterHandler(Services services, Door door) {
    this.services = services;
    this.door = door;
  }

  /// Reads a message and answers it.
  ///
  /// @return why it is not answered, without a word of it; empty if it is
  public String receive(UnitOfWork unitOfWork, InboxRow message) {
    if (message.isCall()) {
      DiscordInput discordInput = DiscordInput.read(message.bytes);
      Request request = DiscordCaller.request(services, unitOfWork, message, discordInput);
      List<String> lines = new ThreadTalk(unitOfWork).lines(discordInput);
      Optional<ChangedMessage> changed =
          request
              .envelope
              .correction()
              .map(correction -> new ChangedMessage(request, correction, lines));
      Optional<Fact> unread =
          DiscordCaller.old(request, discordInput)
              .or(() -> changed.flatMap(ChangedMessage::obstacle));
      List<Line> _ =
          read(
              changed.map(ChangedMessage::read).orElse(request),
              unread.isPresent() ? List.of() : lines,
              unread
                  .map(List::of)
                  .or(() -> changed.map(ChangedMessage::notes))
                  .orElseGet(() -> notes(discordInput)));
      return "";
    }
    ListMail listMail = new ListMail(services, unitOfWork, message);
    return switch (open(unitOfWork, message)) {
      case Admission.Robot(String why, LetterHeader letterHeader) ->
          listMail.isSaid(letterHeader) ? why + ", of a mailing list" : why;
      case Admission.Bounced bounce ->
          services.undelivered().bounced(unitOfWork, bounce, message.received)
              ? "a mail of ours came back, " + bounce.status()
              : "a bounce of no mail that we sent to the address it names";
      case Admission.Refused(LetterHeader letterHeader, String reason) -> {
        if (listMail.isSaid(letterHeader)) {
          yield OF_LIST;
        }
        String silence =
            request(unitOfWork, message, letterHeader)
                .map(
                    request ->
                        new LetterReplies(new LetterCourse(request))
                            .send(
                                message.digest,
                                List.of(new LetterNote.LetterUnreadable(reason)),
                                List.of()))
                .orElse("");
        yield silence + unclear(unitOfWork, message, letterHeader);
      }
      case Admission.Posted(String why, Admission.Admitted letter) -> {
        boolean said = listMail.isPassed(letter.letterHeader());
        yield request(unitOfWork, message, letter.letterHeader())
            .filter(one -> !said && new DoubtfulLetter(one).speaks(letter))
            .map(
                request ->
                    new LetterReplies(new LetterCourse(request))
                        .send(message.digest, List.of(new LetterNote.PostUnread()), List.of()))
            .map(silence -> why + silence)
            .orElse(why);
      }
      case Admission.Doubtful(String why, Admission.Admitted letter) -> {
        Optional<Request> request = request(unitOfWork, message, letter.letterHeader());
        yield request.filter(one -> new DoubtfulLetter(one).counts(letter)).isEmpty()
            ? why
            : read(
                unitOfWork,
                message,
                letter,
                request.map(one -> one.with(one.authorship.doubted())),
                List.of(new LetterNote.AutomaticSubject()));
      }
      case Admission.Admitted letter -> {
        Optional<Request> request = request(unitOfWork, message, letter.letterHeader());
        yield listMail.isSaid(letter.letterHeader(), request)
            ? OF_LIST
            : read(unitOfWork, message, letter, request, List.of());
      }
    };
  }

  /// @param notes what is to be said of the letter
  private String read(
      UnitOfWork unitOfWork,
      InboxRow message,
      Admission.Admitted letter,
      Optional<Request> writer,
      List<Fact> notes) {
    if (writer.isEmpty()) {
      return unclear(unitOfWork, message, letter.letterHeader());
    }
    Request request = new ReplyAddress(writer.get()).arrived(letter);
    LetterCourse course = new LetterCourse(request);
    notes.forEach(course::note);
    List<String> off = new ReplyAddress(request).unsubscribing();
    if (!off.isEmpty()) {
      return read(course, off, Optional.empty(), List.of());
    }
    LetterHeader letterHeader = letter.letterHeader();
    AuthorText authorText = letter.authorText();
    boolean unread = authorText.has(AuthorText.Oddity.OVERSIZED);
    List<String> lines =
        SubjectLine.with(
            unread ? "" : letterHeader.subject(), authorText.lines(), services.library());
    tellInside(course, lines.size(), authorText.inside());
    return read(course, lines, answers(letterHeader), notes(authorText, lines));
  }

  /// When it is unclear who wrote, they are told so, if there is any way to them, and nothing else.
  ///
  /// @return why nothing in the letter counts, if so
  private String unclear(UnitOfWork unitOfWork, InboxRow message, LetterHeader letterHeader) {
    return switch (letterHeader.sender()) {
      case Sender.Named _ -> "";
      case Sender.Unclear(String reason, Optional<String> wayBack) -> {
        boolean told =
            wayBack
                .map(address -> request(unitOfWork, message, letterHeader, address))
                .filter(request -> LetterReplies.tellUnclear(request, reason))
                .isPresent();
        yield reason
            + (told ? "; they are told so" : "; no way to tell them, or told often enough");
      }
    };
  }

  /// Most programs name in In-Reply-To what is answered; some give the thread alone, its latest
  /// mail last.
  private static Optional<String> answers(LetterHeader letterHeader) {
    return letterHeader.inReplyTo().stream()
        .findFirst()
        .or(() -> letterHeader.references().reversed().stream().findFirst());
  }

  /// {@return what the door says of a message}
  Admission open(UnitOfWork unitOfWork, InboxRow message) {
    return door.open(message.bytes, message.oversized, new SentMails(unitOfWork));
  }

  /// What the ledger knows of the mails of ours that a letter answers.
  private record SentMails(UnitOfWork unitOfWork) implements Door.Sent {

    @Override
    public Imprint imprint(LetterHeader letterHeader) {
      return answers(letterHeader)
          .map(id -> Imprint.read(unitOfWork.registry().imprint(id)))
          .orElse(Imprint.NONE);
    }

    @Override
    public boolean isReply(LetterHeader letterHeader) {
      return ReplyAddress.isReply(unitOfWork, letterHeader);
    }
  }

  /// {@return the writer, at the desk, with what proves their seat}
  Optional<Request> request(UnitOfWork unitOfWork, InboxRow message, LetterHeader letterHeader) {
    return sender(unitOfWork, message, letterHeader)
        .map(request -> new ReplyAddress(request).presented(letterHeader));
  }

  private Optional<Request> sender(
      UnitOfWork unitOfWork, InboxRow message, LetterHeader letterHeader) {
    return switch (letterHeader.sender()) {
      case Sender.Unclear _ -> Optional.empty();
      case Sender.Named(String address) ->
          Optional.of(request(unitOfWork, message, letterHeader, address));
    };
  }

  private Request request(
      UnitOfWork unitOfWork, InboxRow message, LetterHeader letterHeader, String address) {
    List<String> references = new ArrayList<>(letterHeader.references());
    // RFC 5322 3.6.4: some programs name what they answer, and no thread.
    letterHeader.inReplyTo().stream()
        .filter(id -> !references.contains(id))
        .forEach(references::add);
    letterHeader.messageId().ifPresent(references::add);
    return Request.of(
        services,
        unitOfWork,
        LetterEnvelope.ofMail(
            unitOfWork,
            message,
            address,
            letterHeader.subject(),
            new ParcelWriter.Correspondence(letterHeader.messageId().orElse(""), references)));
  }

  /// Serves the lines of a call, and answers it.
  ///
  /// @return the lines with their verdicts
  public static List<Line> read(Request request, List<String> lines, List<Fact> about) {
    LetterCourse course = new LetterCourse(request);
    DiscordCaller.notes(request).forEach(course::note);
    String _ = read(course, lines, Optional.empty(), about);
    return course.lines();
  }

  /// {@return why a letter, which may answer a mail with this id, is not answered; or nothing}
  private static String read(
      LetterCourse course, List<String> written, Optional<String> answers, List<Fact> about) {
    Request request = course.request();
    if (request.player().filter(player -> player.blocked).isPresent()) {
      new LetterReplies(course).tellBlocked();
      return "";
    }
    List<String> all = WriterProof.counted(request, written);
    String words = words(course, all, about);
    boolean answersPress = PressDesk.isAnswer(request, answers);
    PressBlocks press = PressBlocks.in(all, answersPress);
    List<String> lines = new LetterLength(course).cut(press.rest());
    List<SeatSections.Section> sections = new LetterCommands(course, lines, press, answers).serve();
    new WriterProof(course).settle();
    if (course.waits()) {
      return new WriterProof(course).ask(all);
    }
    new BareYes(course).answer(lines);
    if (answersPress && !new BareYes(course).counts()) {
      course.note(new PressFact.ReplyUnsent());
    }
    return new LetterReplies(course).send(words, about, sections);
  }

  /// {@return what is the same of two letters with the same words} Of what was not read it is not
  /// known what it says.
  private static String words(LetterCourse course, List<String> all, List<Fact> about) {
    boolean unread =
        about.stream()
            .anyMatch(note -> LetterNote.isUnread(note) || note instanceof LetterNote.LetterLocked);
    return unread
        ? course.request().unitOfWork.message(course.request().envelope.inboxId()).digest
        : Stream.concat(all.stream(), course.lines().stream().map(Line::text))
            .map(String::strip)
            .filter(line -> !line.isEmpty())
            .collect(Collectors.joining("\n"));
  }

  /// Our mail's quoted lines are not read, even if somebody has filled something in: it may as well
  /// be what they wrote to somebody before. They are told line by line.
  private static void tellInside(LetterCourse course, int behind, List<String> inside) {
    List<String> commands =
        inside.stream()
            .filter(line -> !line.isBlank())
            .filter(
                line ->
                    Desks.knows(Command.of(1, line).withoutComment().given())
                        || !course.request().services.library().isProse(line))
            .limit(MOST_INSIDE)
            .toList();
    for (int i = 0; i < commands.size(); i++) {
      course.say(
          behind + i + 1, commands.get(i), new Verdict.Refused(new LetterNote.InsideQuote()));
    }
  }

  private static List<Fact> notes(DiscordInput discordInput) {
    return switch (discordInput.oddity()) {
      case ATTACHMENTS -> List.of(new LetterNote.AttachmentsUnread());
      case PUBLIC -> List.of(new LetterNote.PublicUnread());
      case EDITED -> List.of(new LetterNote.EditUnread());
      case DELETED -> List.of(new LetterNote.Deleted());
      case ROLE -> List.of(new LetterNote.RoleNamed());
      case NONE ->
          discordInput.lines().isEmpty() ? List.of(new LetterNote.LetterEmpty()) : List.of();
    };
  }

  private static List<Fact> notes(AuthorText authorText, List<String> lines) {
    List<Fact> notes = new ArrayList<>();
    if (authorText.quoted() > 0) {
      notes.add(new LetterNote.QuotedUnread(authorText.quoted()));
    }
    for (AuthorText.Oddity oddity : authorText.oddities()) {
      notes.add(
          switch (oddity) {
            case HTML_ONLY -> new LetterNote.HtmlOnly();
            case EMPTY ->
                authorText.quoted() > 0
                    ? new LetterNote.NothingAdded()
                    : new LetterNote.LetterEmpty();
            case LOCKED -> new LetterNote.LetterLocked();
            case OVERSIZED -> new LetterNote.LetterTooLong(ReadingLimits.TEXT / 1024);
            case ATTACHMENTS -> new LetterNote.AttachmentsUnread();
            case ODD_CHARSET -> new LetterNote.OddLetters();
          });
    }
    // The subject said something.
    notes.removeIf(
        note ->
            !lines.isEmpty()
                && (note instanceof LetterNote.LetterEmpty
                    || note instanceof LetterNote.NothingAdded));
    return notes;
  }
}

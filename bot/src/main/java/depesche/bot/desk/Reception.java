package depesche.bot.desk;

import static depesche.bot.desk.Verdicts.taken;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Verdict;
import depesche.bot.door.Body;
import depesche.bot.door.Door;
import depesche.bot.door.Entry;
import depesche.bot.door.Heading;
import depesche.bot.door.Sender;
import depesche.bot.game.Herald;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.InboxRow;
import depesche.bot.post.discord.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Where a letter is received: who is it from, which desk handles which line, and what is answered.
/// One letter is one transaction of the caller: what it changes and its answer are entered
/// together.
public final class Reception {

  private final Staff staff;
  private final Door door;

  public Reception(Staff staff, Door door) {
    this.staff = staff;
    this.door = door;
  }

  /// Reads a message and answers it.
  ///
  /// @return why it is not answered, without a word of it; empty if it is
  public String receive(Book book, InboxRow message) {
    if (message.isCall()) {
      Call call = Call.read(message.bytes);
      read(Caller.visit(staff, book, message, call), call.lines(), notes(call));
      return "";
    }
    return switch (open(message)) {
      case Entry.Robot(String why) -> why;
      case Entry.Bounced(var id, var recipients, String status) -> {
        staff.undelivered().bounced(book, id, recipients, status, message.received);
        yield "a mail of ours came back, " + status;
      }
      case Entry.Refused(Heading heading, String reason) -> {
        visit(book, message, heading)
            .ifPresent(visit -> Answers.send(visit, List.of(new Note.LetterUnreadable(reason))));
        yield unclear(book, message, heading);
      }
      case Entry.Admitted(Heading heading, Body body) -> {
        visit(book, message, heading).ifPresent(visit -> read(visit, body.lines(), notes(body)));
        yield unclear(book, message, heading);
      }
    };
  }

  /// When it is unclear who wrote, they are told so, if there is any way to them, and nothing else.
  ///
  /// @return why nothing in the letter counts, if so
  private String unclear(Book book, InboxRow message, Heading heading) {
    return switch (heading.sender()) {
      case Sender.Named _ -> "";
      case Sender.Unclear(String reason, Optional<String> wayBack) -> {
        boolean told =
            wayBack
                .map(address -> visit(book, message, heading, address))
                .filter(visit -> Answers.tellUnclear(visit, reason))
                .isPresent();
        yield reason
            + (told ? "; they are told so" : "; no way to tell them, or told often enough");
      }
    };
  }

  /// {@return what the door says of a letter}
  Entry open(InboxRow message) {
    return door.open(message.bytes, message.oversized);
  }

  /// {@return the writer, at the desk, with what proves their seat}
  Optional<Visit> visit(Book book, InboxRow message, Heading heading) {
    Optional<Visit> visit = sender(book, message, heading);
    visit.ifPresent(
        known ->
            tokens(heading).flatMap(word -> book.token(word).stream()).forEach(known::present));
    return visit;
  }

  private Optional<Visit> sender(Book book, InboxRow message, Heading heading) {
    return switch (heading.sender()) {
      case Sender.Unclear _ -> Optional.empty();
      case Sender.Named(String address) -> Optional.of(visit(book, message, heading, address));
    };
  }

  private Visit visit(Book book, InboxRow message, Heading heading, String address) {
    List<String> references = new ArrayList<>(heading.references());
    heading.messageId().ifPresent(references::add);
    return new Visit(
        staff,
        book,
        address,
        message.received,
        heading.subject(),
        new Herald.Correspondence(heading.messageId().orElse(""), references),
        message.id,
        Optional.empty());
  }

  /// Serves the lines of a letter or a call.
  static void read(Visit visit, List<String> lines, List<Fact> about) {
    List<String> orders = commands(visit, lines);
    if (orders.stream().anyMatch(line -> !line.isBlank())) {
      Orders.read(visit, orders);
    }
    List<Fact> notes = new ArrayList<>(about);
    notes.addAll(visit.notes());
    Answers.send(visit, notes);
  }

  /// Tokens stand in the address the letter was sent to and in the ids of the mails it answers.
  private static Stream<String> tokens(Heading heading) {
    Stream<String> ids =
        Stream.concat(heading.inReplyTo().stream(), heading.references().reversed().stream())
            .flatMap(id -> Stream.of(id.replaceAll("[<>]", "").split("[@.]", -1)));
    return Stream.concat(heading.tags().stream(), ids).distinct();
  }

  /// Serves every line that is a command.
  ///
  /// @return the letter with those lines blank
  private static List<String> commands(Visit visit, List<String> lines) {
    List<String> orders = new ArrayList<>();
    boolean open = true;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      Command command = Command.of(i + 1, line).withoutComment().given();
      if (open && isSignOff(command)) {
        visit.say(command.line(), line, taken(new DeskFact.SignedOff()));
        open = false;
      }
      boolean served = open && (Desks.serve(visit, command) || Desks.deny(visit, command));
      orders.add(open && !served ? line : "");
    }
    return orders;
  }

  private static boolean isSignOff(Command command) {
    return command.word(0).equals("SIGNOFF")
        || (command.words().size() == 2 && command.joined().word(0).equals("SIGNOFF"));
  }

  private static List<Fact> notes(Call call) {
    return switch (call.oddity()) {
      case ATTACHMENTS -> List.of(new Note.AttachmentsUnread());
      case PUBLIC -> List.of(new Note.PublicUnread());
      case EDITED -> List.of(new Note.EditUnread());
      case ROLE -> List.of(new Note.RoleNamed());
      case NONE -> call.lines().isEmpty() ? List.of(new Note.LetterEmpty()) : List.of();
    };
  }

  private static List<Fact> notes(Body body) {
    List<Fact> notes = new ArrayList<>();
    if (body.quoted() > 0) {
      notes.add(new Note.QuotedUnread(body.quoted()));
    }
    for (Body.Oddity oddity : body.oddities()) {
      notes.add(
          switch (oddity) {
            case HTML_ONLY -> new Note.HtmlOnly();
            case EMPTY -> new Note.LetterEmpty();
            case LOCKED -> new Note.LetterLocked();
            case OVERSIZED -> new Note.LetterTooLong();
            case ATTACHMENTS -> new Note.AttachmentsUnread();
            case ODD_CHARSET -> new Note.OddLetters();
            case CUT -> new Note.LetterCut();
          });
    }
    return notes;
  }

  /// {@return whether a verdict is answered by a mail of its own}
  static boolean hasMailOfItsOwn(Verdict verdict) {
    return verdict instanceof Verdict.Skipped
        || (verdict instanceof Verdict.Taken(Fact meaning)
            && (meaning instanceof DeskFact.Enclosed
                || meaning instanceof DeskFact.Joined
                || meaning instanceof DeskFact.SignedOn
                || meaning instanceof DeskFact.SignedOff));
  }
}

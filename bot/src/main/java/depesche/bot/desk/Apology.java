package depesche.bot.desk;

import depesche.bot.door.Entry;
import depesche.bot.game.Game;
import depesche.bot.game.Herald;
import depesche.bot.game.PlainWords;
import depesche.bot.game.Trouble;
import depesche.bot.game.Watch;
import depesche.bot.game.Watch.Words;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.InboxRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.post.Outside;
import depesche.bot.post.discord.Call;
import depesche.bot.report.Heading;
import depesche.bot.report.Mail;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What is said when a message or a game has stopped the program: to the writer, to the master
/// of the game and to the operator.
public final class Apology {

  private static final int MOST_WORDS = 200;
  private static final String KEY = "Mishap.";

  private final Staff staff;
  private final Reception reception;
  private final Watch watch;
  private final PlainWords plain;

  public Apology(Staff staff, Reception reception) {
    this.staff = staff;
    this.reception = reception;
    this.watch = staff.watch();
    this.plain = new PlainWords(staff.settings());
  }

  /// A way of telling. Whatever stopped the work may stop a way of telling, too.
  public interface Way {

    /// {@return how it tells, as in "told by a template"}
    String name();

    /// A message has stopped the program, and is put aside.
    void answer(Book book, InboxRow message);

    /// A game cannot go on, and rests.
    void hold(Book book, Game game, Trouble why, Instant now);
  }

  /// {@return the ways of telling, the best first, the last one without a word}
  public List<Way> ways() {
    return List.of(new Spoken(Words.OURS), new Spoken(Words.PLAIN), new Curt(), new Silent());
  }

  /// Who wrote, and what they may have meant.
  private record Letter(Visit visit, List<String> lines) {

    Optional<Game> game() {
      return visit
          .game("")
          .or(
              () ->
                  lines.stream()
                      .flatMap(line -> Arrays.stream(line.toLowerCase(Locale.ROOT).split("\\s+")))
                      .distinct()
                      .limit(MOST_WORDS)
                      .flatMap(word -> visit.named(word).stream())
                      .findFirst());
    }
  }

  private Optional<Letter> letter(Book book, InboxRow message) {
    if (message.isCall()) {
      Call call = Call.read(message.bytes);
      return Optional.of(new Letter(Caller.visit(staff, book, message, call), call.lines()));
    }
    return switch (reception.open(message)) {
      case Entry.Robot _, Entry.Bounced _ -> Optional.empty();
      case Entry.Refused(var heading, _) ->
          reception.visit(book, message, heading).map(visit -> new Letter(visit, List.of()));
      case Entry.Admitted(var heading, var body) ->
          reception.visit(book, message, heading).map(visit -> new Letter(visit, body.lines()));
    };
  }

  private static String key(Book book, InboxRow message) {
    return KEY + book.word(16, "mishap", message.digest) + "." + message.aside;
  }

  private static String heldKey(Game game, Instant now) {
    return "Held." + game.name() + "." + game.turn() + "." + now.toEpochMilli();
  }

  private void alarm(
      Book book, Words words, InboxRow message, Optional<Game> game, String seat, Instant now) {
    Trouble trouble =
        new Trouble.LetterPutAside(
            String.valueOf(message.id),
            game.map(Game::name).orElse(""),
            seat,
            message.cause.isEmpty() ? "the program ended while it read this" : message.cause);
    watch.tell(book, words, game, key(book, message), trouble, now);
  }

  /// By all that can be read of the message.
  private final class Spoken implements Way {

    private final Words words;

    Spoken(Words words) {
      this.words = words;
    }

    @Override
    public String name() {
      return words == Words.OURS ? "by a template" : "without a template";
    }

    @Override
    public void answer(Book book, InboxRow message) {
      Optional<Letter> letter = letter(book, message);
      Optional<Game> game = letter.flatMap(Letter::game);
      letter.map(Letter::visit).filter(Answers::mayAnswer).ifPresent(v -> answer(v, game, message));
      Optional<StoredSeat> seat =
          letter.flatMap(
              found -> found.visit().seat().or(() -> game.flatMap(found.visit()::seatIn)));
      String name = seat.map(StoredSeat::name).orElse("");
      alarm(book, words, message, game, name, message.received);
    }

    private void answer(Visit visit, Optional<Game> game, InboxRow message) {
      Trouble trouble = new Trouble.LetterFailed(message.received, game.map(Game::name).orElse(""));
      String key = key(visit.book, message);
      Optional<Herald.Correspondence> thread =
          Optional.of(visit.thread).filter(known -> !known.id().isEmpty());
      if (words == Words.PLAIN) {
        plain.post(visit.book, key, visit.ways(0), trouble, thread, visit.now);
        return;
      }
      Heading heading =
          visit
              .seat()
              .map(seat -> visit.game(seat).heading(Optional.of(seat)))
              .orElseGet(() -> Heading.none(visit.zone()));
      Mail mail = new Mail.Answer(heading, List.of(trouble));
      staff.herald().post(visit.book, key, visit.ways(0), visit.seat(), mail, thread, visit.now);
    }

    @Override
    public void hold(Book book, Game game, Trouble why, Instant now) {
      watch.tell(book, words, Optional.of(game), heldKey(game, now), why, now);
    }
  }

  /// By the address alone, read by other means than letters are.
  private final class Curt implements Way {

    @Override
    public String name() {
      return "by address alone";
    }

    @Override
    public void answer(Book book, InboxRow message) {
      Optional<Outside> outside =
          message.isCall()
              ? Optional.empty()
              : Outside.of(message.bytes, staff.settings().address());
      outside
          .filter(
              found ->
                  book.player(found.address()).isPresent()
                      || Answers.mayAnswer(book, found.address(), message.received))
          .ifPresent(
              found ->
                  plain.post(
                      book,
                      key(book, message),
                      List.of(found.address()),
                      new Trouble.LetterFailed(message.received, ""),
                      found.id().map(id -> new Herald.Correspondence(id, List.of(id))),
                      message.received));
      alarm(book, Words.PLAIN, message, Optional.empty(), "", message.received);
    }

    @Override
    public void hold(Book book, Game game, Trouble why, Instant now) {
      watch.tellOperator(book, Words.PLAIN, Optional.empty(), heldKey(game, now), why, now);
    }
  }

  /// Not at all: the log has said what there is to say.
  private static final class Silent implements Way {

    @Override
    public String name() {
      return "at all";
    }

    @Override
    public void answer(Book book, InboxRow message) {
      // The message lies aside, and that is all.
    }

    @Override
    public void hold(Book book, Game game, Trouble why, Instant now) {
      // The game is paused, and that is all.
    }
  }
}

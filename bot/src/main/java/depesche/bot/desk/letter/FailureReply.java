package depesche.bot.desk.letter;

import depesche.bot.desk.Request;
import depesche.bot.desk.Services;
import depesche.bot.door.Admission;
import depesche.bot.game.Game;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.Trouble;
import depesche.bot.game.trouble.Cause;
import depesche.bot.game.trouble.PlainWords;
import depesche.bot.game.trouble.TroubleReporter;
import depesche.bot.game.trouble.TroubleReporter.Words;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.post.LibraryHeader;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What is said when a message or a game has stopped the program: to the writer, to the master of
/// the game and to the operator.
public final class FailureReply {

  private static final int MOST_WORDS = 200;
  private static final String KEY = "Mishap.";

  private final Services services;
  private final LetterHandler letterHandler;
  private final TroubleReporter troubleReporter;
  private final PlainWords plain;

  public FailureReply(Services services, LetterHandler letterHandler) {
    this.services = services;
    this.letterHandler = letterHandler;
    this.troubleReporter = services.watch();
    this.plain = new PlainWords(services.settings());
  }

  /// A way to say it. What stopped the work may stop a way to say it, too.
  public interface Way {

    /// {@return how it is said, as in "said by a template"}
    String name();

    /// A message has stopped the program, and is put aside.
    void answer(UnitOfWork unitOfWork, InboxRow message);

    /// A game cannot go on and is paused.
    void hold(UnitOfWork unitOfWork, Game game, Trouble why, Instant now);
  }

  /// {@return the ways to say it, the best first, the last one without a word}
  public List<Way> ways() {
    return List.of(new Spoken(Words.OURS), new Spoken(Words.PLAIN), new Curt(), new Silent());
  }

  /// Who wrote, and what they may have meant.
  private record Letter(Request request, List<String> lines) {

    Optional<Game> game() {
      return request
          .game("")
          .or(
              () ->
                  lines.stream()
                      .flatMap(line -> Arrays.stream(line.toLowerCase(Locale.ROOT).split("\\s+")))
                      .distinct()
                      .limit(MOST_WORDS)
                      .flatMap(word -> request.named(word).stream())
                      .findFirst());
    }
  }

  private Optional<Letter> letter(UnitOfWork unitOfWork, InboxRow message) {
    if (message.isCall()) {
      DiscordInput discordInput = DiscordInput.read(message.bytes);
      return Optional.of(
          new Letter(
              DiscordCaller.request(services, unitOfWork, message, discordInput),
              discordInput.lines()));
    }
    return switch (letterHandler.open(unitOfWork, message)) {
      case Admission.Robot _, Admission.Doubtful _, Admission.Posted _, Admission.Bounced _ ->
          Optional.empty();
      case Admission.Refused(var letterHeader, _) ->
          letterHandler
              .request(unitOfWork, message, letterHeader)
              .map(request -> new Letter(request, List.of()));
      case Admission.Admitted(var letterHeader, var authorText, _) ->
          letterHandler
              .request(unitOfWork, message, letterHeader)
              .map(request -> new Letter(request, authorText.lines()));
    };
  }

  private static String key(UnitOfWork unitOfWork, InboxRow message) {
    return KEY + unitOfWork.word(16, "mishap", message.digest) + "." + message.aside;
  }

  private static String heldKey(Game game, Instant now) {
    return "Held." + game.name() + "." + game.turn() + "." + now.toEpochMilli();
  }

  private void alarm(
      UnitOfWork unitOfWork,
      Words words,
      InboxRow message,
      Optional<Game> game,
      String seat,
      Instant now) {
    Trouble trouble =
        new Trouble.LetterPutAside(
            String.valueOf(message.id),
            game.map(Game::name).orElse(""),
            seat,
            Cause.told(message.cause));
    troubleReporter.tell(unitOfWork, words, game, key(unitOfWork, message), trouble, now);
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
    public void answer(UnitOfWork unitOfWork, InboxRow message) {
      Optional<Letter> letter = letter(unitOfWork, message);
      Optional<Game> game = letter.flatMap(Letter::game);
      letter
          .map(Letter::request)
          .filter(LetterReplies::mayAnswer)
          .ifPresent(v -> answer(v, game, message));
      Optional<StoredSeat> seat =
          letter.flatMap(
              found -> found.request().seat().or(() -> game.flatMap(found.request()::seatIn)));
      String name = seat.map(StoredSeat::name).orElse("");
      alarm(unitOfWork, words, message, game, name, message.received);
    }

    private void answer(Request request, Optional<Game> game, InboxRow message) {
      Trouble trouble = new Trouble.LetterFailed(message.received, game.map(Game::name).orElse(""));
      String key = key(request.unitOfWork, message);
      Optional<ParcelWriter.Correspondence> thread =
          Optional.of(request.envelope.thread()).filter(known -> !known.id().isEmpty());
      if (words == Words.PLAIN) {
        plain.post(
            request.unitOfWork, key, new ReplyWays(request).of(0), trouble, thread, request.now);
        return;
      }
      MailContext mailContext =
          request
              .seat()
              .map(seat -> request.game(seat).heading(Optional.of(seat)).in(request.zone()))
              .orElseGet(() -> MailContext.none(request.zone()));
      Mail mail = new Mail.Answer(mailContext, List.of(trouble));
      services
          .parcelWriter()
          .post(
              request.unitOfWork,
              key,
              new ReplyWays(request).of(0),
              request.seat(),
              mail,
              thread,
              request.now);
    }

    @Override
    public void hold(UnitOfWork unitOfWork, Game game, Trouble why, Instant now) {
      troubleReporter.tell(unitOfWork, words, Optional.of(game), heldKey(game, now), why, now);
    }
  }

  /// By the address alone, read by other means than letters are.
  private final class Curt implements Way {

    @Override
    public String name() {
      return "by address alone";
    }

    @Override
    public void answer(UnitOfWork unitOfWork, InboxRow message) {
      Optional<LibraryHeader> outside =
          message.isCall()
              ? Optional.empty()
              : LibraryHeader.of(message.bytes, services.settings().address());
      outside
          .filter(
              found ->
                  unitOfWork.player(found.address()).isPresent()
                      || LetterReplies.mayAnswer(unitOfWork, found.address(), message.received))
          .ifPresent(
              found ->
                  plain.post(
                      unitOfWork,
                      key(unitOfWork, message),
                      List.of(found.address()),
                      new Trouble.LetterFailed(message.received, ""),
                      found.id().map(id -> new ParcelWriter.Correspondence(id, List.of(id))),
                      message.received));
      alarm(unitOfWork, Words.PLAIN, message, Optional.empty(), "", message.received);
    }

    @Override
    public void hold(UnitOfWork unitOfWork, Game game, Trouble why, Instant now) {
      troubleReporter.tellOperator(
          unitOfWork, Words.PLAIN, Optional.empty(), heldKey(game, now), why, now);
    }
  }

  /// Not at all: the log has said what there is to say.
  private static final class Silent implements Way {

    @Override
    public String name() {
      return "at all";
    }

    @Override
    public void answer(UnitOfWork unitOfWork, InboxRow message) {
      // The message is put aside, and that is all.
    }

    @Override
    public void hold(UnitOfWork unitOfWork, Game game, Trouble why, Instant now) {
      // The game is paused, and that is all.
    }
  }
}

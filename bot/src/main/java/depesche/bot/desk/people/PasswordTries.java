package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.adjudicator.Fact;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LetterNote;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.parcel.Ways;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.report.Due;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// How often a wrong password may be tried: with more tries anybody would find the right one. After
/// five in an hour, or twenty in a day, none is looked at, and the person for whom they are tried
/// is told. Somebody who answers a mail of ours has got it, and so has more tries: nobody locks a
/// master out by forging their address.
final class PasswordTries {

  private static final Duration HOUR = Duration.ofHours(1);
  private static final Duration DAY = Duration.ofDays(1);

  private static final int IN_HOUR = 5;
  private static final int IN_DAY = 20;

  private final Request request;
  private final String target;
  private final String name;
  private final MailContext mailContext;
  private final Optional<StoredSeat> seat;

  private PasswordTries(
      Request request,
      String target,
      String name,
      MailContext mailContext,
      Optional<StoredSeat> seat) {
    this.request = request;
    this.target = target;
    this.name = name;
    this.mailContext = mailContext;
    this.seat = seat;
  }

  /// {@return tries for the rights of the operator}
  static PasswordTries master(Request request) {
    return new PasswordTries(
        request, "master", "MASTER", MailContext.none(request.zone()), Optional.empty());
  }

  /// {@return tries for the rights of somebody who runs a game}
  static PasswordTries master(Request request, Game game) {
    return new PasswordTries(
        request,
        "master of " + game.id() + " " + request.address,
        "MASTER@" + game.name(),
        game.heading(Optional.empty()),
        Optional.empty());
  }

  /// {@return tries for a seat}
  static PasswordTries seat(Request request, StoredSeat seat) {
    Game game = request.game(seat);
    return new PasswordTries(
        request,
        "seat " + seat.id(),
        seat.name() + "@" + game.name(),
        game.heading(Optional.of(seat)),
        Optional.of(seat));
  }

  /// {@return what comes of a password}
  ///
  /// @param isRight asked only if it is looked at
  /// @param no what is said to a wrong one
  LineOutcome judge(BooleanSupplier isRight, Supplier<LineOutcome> yes, Fact no) {
    Optional<Instant> until = bars(false).filter(_ -> !answersUs()).or(() -> bars(true));
    if (until.isPresent()) {
      return refused(new LetterNote.PasswordsBarred(until.get()));
    }
    if (isRight.getAsBoolean()) {
      return yes.get();
    }
    UnitOfWork book = request.unitOfWork;
    book.people().signOnFailed(request.address, target, request.now, request.now.minus(DAY));
    Optional<Instant> barred = bars(false);
    PasswordLog.wrong(request.envelope.inboxId(), name, barred);
    return refused(no).with(barred.flatMap(this::told).stream().toList());
  }

  /// {@return until when no password is looked at, if so}
  private Optional<Instant> bars(boolean proved) {
    List<Instant> failed =
        request.unitOfWork.people().signOnFailures(request.address, target, request.now.minus(DAY));
    Optional<Instant> day = end(failed, IN_DAY, DAY);
    return proved ? day : day.or(() -> end(failed, IN_HOUR, HOUR));
  }

  /// {@return when the first of so many is as long ago, if that is still to come}
  private Optional<Instant> end(List<Instant> failed, int most, Duration time) {
    return failed.size() < most
        ? Optional.empty()
        : Optional.of(failed.get(failed.size() - most).plus(time))
            .filter(end -> end.isAfter(request.now));
  }

  /// {@return whether the letter answers a mail that only its writer has got}
  private boolean answersUs() {
    return request.envelope.thread().references().stream()
        .anyMatch(id -> request.unitOfWork.registry().isSentTo(id, request.address));
  }

  /// Once for as long as none is looked at.
  private Optional<LetterEffect> told(Instant until) {
    String key = "tries." + target.replaceAll("[^a-z0-9]+", "-");
    if (request.unitOfWork.registry().posted(key + ".", request.now.minus(HOUR)) > 0) {
      return Optional.empty();
    }
    Fact what = new LetterNote.PasswordsTried(name, until);
    return Optional.of(
        new LetterEffect.Written(
            key,
            Ways.to(request.unitOfWork, request.address),
            seat,
            new Mail.Notice(mailContext, List.of(what), Due.nothing())));
  }
}

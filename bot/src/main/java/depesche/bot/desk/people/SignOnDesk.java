package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.chance.RandomTokens;
import depesche.bot.config.SecretSource;
import depesche.bot.desk.Command;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.SeatLookup;
import depesche.bot.desk.WriterStanding;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `SIGNON Red@bismarck PASSWORD`, `SIGNON bismarck PASSWORD`, `SIGNON MASTER PASSWORD`: proves
/// whose letter it is. On Discord the account proves it, and `SIGNON bismarck` says which game.
public final class SignOnDesk implements Desk {

  private static final String EXAMPLE = "SIGNON Red@bismarck your-password";

  private static final Refusal WRONG = new Refusal.SignOnRefused("SIGNON MASTER the-password");

  @Override
  public List<String> words() {
    return List.of("SIGNON");
  }

  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    if (command.word(1).equals("MASTER")) {
      return master(request, command.said(2));
    }
    boolean apart = isApart(command);
    String[] parts = named(command);
    String game = parts[1];
    String named = parts[0];
    Optional<StoredSeat> seat = request.named(game).flatMap(row -> seat(request, row, named));
    if (named.equalsIgnoreCase("MASTER")) {
      Refusal no = new Refusal.SignOnRefused("SIGNON MASTER@bismarck the-password");
      return request
          .named(game)
          .filter(_ -> request.player().isPresent())
          .map(
              row ->
                  PasswordTries.master(request, row)
                      .judge(
                          () ->
                              new MastersAcceptance(request)
                                  .isPassword(row, command.said(apart ? 3 : 2)),
                          () -> masterSignedOn(request, request.standing.running(row)),
                          no))
          .orElseGet(() -> refused(no));
    }
    if (seat.isEmpty()) {
      return refused(new Refusal.SignOnRefused(EXAMPLE));
    }
    return request.isCall() && command.words().size() == 2
        ? signedOn(request, seat.get(), game)
        : PasswordTries.seat(request, seat.get())
            .judge(
                () -> matches(seat.get(), command.said(apart ? 3 : 2)),
                () -> signedOn(request, seat.get(), game),
                new Refusal.SignOnRefused(EXAMPLE));
  }

  private static LineOutcome signedOn(Request request, StoredSeat seat, String game) {
    new ProofOffers(request).prove();
    return taken(new DeskFact.SignedOn(seat.name(), game))
        .with(new LetterEffect.Turned(request.standing.proved(seat)));
  }

  /// {@return whether the line names this seat, or its game alone}
  public static boolean names(StoredSeat seat, Game game, Command line) {
    String[] parts = named(line.word(0).equals("SIGNON") ? line : line.joined());
    return parts[1].equals(game.name())
        && (parts[0].isEmpty() || SeatLookup.isNamed(seat, parts[0]));
  }

  private static boolean isApart(Command command) {
    return command.words().size() > 3;
  }

  /// The seat, which may be empty, and the game.
  private static String[] named(Command command) {
    String[] parts =
        isApart(command)
            ? new String[] {command.said(1), command.said(2)}
            : command.said(1).split("@", 2);
    String game = parts[parts.length - 1].toLowerCase(Locale.ROOT);
    return new String[] {parts.length == 2 ? parts[0] : "", game};
  }

  /// The sender's own seat, and only that: a letter counts when it comes from the seat's registered
  /// address.
  private static Optional<StoredSeat> seat(Request request, Game game, String named) {
    return request
        .seatIn(game)
        .filter(row -> row.isAnswerable())
        .filter(row -> named.isEmpty() || SeatLookup.isNamed(row, named));
  }

  private static boolean matches(StoredSeat seat, String password) {
    return RandomTokens.matches(seat.password(), seat.salt(), password);
  }

  private static LineOutcome master(Request request, String password) {
    WriterStanding operating = request.standing.operating();
    if (!request.rights.house()) {
      Optional<SecretSource> named =
          request.services.settings().master().password().filter(_ -> request.isMastersAddress());
      if (named.isEmpty() || password.isBlank()) {
        return refused(WRONG);
      }
      // Where the secret lies concerns the operator only, so the answer does not say it.
      Optional<String> secret = named.get().revealed("master.password");
      if (secret.isEmpty()) {
        return refused(new Refusal.SecretMissing("master.password"));
      }
      return PasswordTries.master(request)
          .judge(
              () -> MessageDigest.isEqual(bytes(secret.get()), bytes(password)),
              () -> masterSignedOn(request, operating),
              WRONG);
    }
    return taken(new DeskFact.MasterSignedOn()).with(new LetterEffect.Turned(operating));
  }

  private static LineOutcome masterSignedOn(Request request, WriterStanding proved) {
    new ProofOffers(request).prove();
    return taken(new DeskFact.MasterSignedOn()).with(new LetterEffect.Turned(proved));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

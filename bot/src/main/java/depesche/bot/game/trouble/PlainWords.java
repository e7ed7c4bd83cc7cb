package depesche.bot.game.trouble;

import depesche.bot.config.Settings;
import depesche.bot.game.ParcelWriter;
import depesche.bot.game.Trouble;
import depesche.bot.game.parcel.Unproved;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.mime.Address;
import depesche.bot.mime.Fingerprint;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.Posting;
import depesche.bot.post.smtp.OutgoingMail;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The last resort: a few words without any template, for when the templates or what they speak of
/// are what is broken.
public final class PlainWords {

  private static final int CODE = 16;

  private final Settings settings;

  public PlainWords(Settings settings) {
    this.settings = settings;
  }

  /// {@return what is said of a trouble}
  static String of(Trouble trouble) {
    return switch (trouble) {
      case Trouble.LetterFailed _ ->
          """
          An error in the program kept me from processing your message. Nothing in it counts.
          Your earlier orders still stand. The game's master has been told.
          You can send it again in other words.
          """;
      case Trouble.LetterPutAside(String message, String game, String seat, String cause) ->
          """
          Message %s could not be processed and has been put aside. Game: %s, seat: %s.
          The error: %s
          When it is fixed: ./depesche reread %s
          """
              .formatted(message, or(game), or(seat), cause, message);
      case Trouble.LetterOvertaken(String seat) ->
          "A newer message of " + seat + " counts; this one was not used.\n";
      case Trouble.Held(String game, String phase, boolean begun, String cause) ->
          """
          An error in the program has stopped %s in phase %s. The game is paused. No orders are lost.
          The error: %s
          When it is fixed, write: %s %s
          """
              .formatted(game, or(phase), cause, begun ? "RESUME" : "START", game);
      case Trouble.OtherEdition(
              String game,
              String title,
              String began,
              String here,
              boolean begun) ->
          """
          The game %s began with edition %s of the rules of %s. This version of Depesche has %s.
          The game is paused, so that no turn is judged by other rules. No orders are lost.
          Run the version of Depesche with which it began. Then write: %s %s
          """
              .formatted(
                  game,
                  began,
                  title,
                  here.isEmpty() ? "none" : "edition " + here,
                  begun ? "RESUME" : "START",
                  game);
      case Trouble.OtherDeck(String game, String file, boolean here, boolean begun) ->
          """
          The game %s is played with the cards of %s. %s
          The game is paused, so that no turn is judged with other cards. No orders are lost.
          Put the file back as it was and start me again. Then write: %s %s
          """
              .formatted(
                  game,
                  file,
                  here ? "That file has been changed." : "That file is missing or broken.",
                  begun ? "RESUME" : "START",
                  game);
      case Trouble.Unreadable(String game, String what, String kept, String write, boolean begun) ->
          """
          The game %s is paused, because I cannot read its %s (%s). No orders are lost.
          Write: %s
          and then: %s %s
          """
              .formatted(
                  game,
                  what,
                  kept,
                  write.isEmpty() ? "to the operator, to restore a backup" : write,
                  begun ? "RESUME" : "START",
                  game);
      case Trouble.AllMissing(String game, String phase) ->
          """
          Nobody has sent orders for %s of %s, so the game is paused and not judged.
          To go on, write: RESUME %s
          """
              .formatted(phase, game, game);
      case Trouble.ClockJumped(String game, Instant expected, Instant shown) ->
          """
          The clock of my machine shows %s, but it should show %s. The game %s is paused, so that no deadline passes by mistake.
          Set the clock right. Then write: RESUME %s
          """
              .formatted(shown, expected, game, game);
      case Trouble.StillHeld(String game, String _, Instant since, String _, int _) ->
          "The game %s has been paused since %s. To go on, write: RESUME %s%n"
              .formatted(game, since, game);
      case Trouble.ReportUnpainted(String game, String phase, String cause) ->
          "The report of %s in %s went without its picture, which could not be painted (%s).%n"
              .formatted(phase, game, cause);
      case Trouble.ReportStuck(String game, String phase, String cause) ->
          "The report of %s in %s could not be written (%s). The turn is judged. I keep trying.%n"
              .formatted(phase, game, cause);
      case Trouble.InboxStale(Instant since) ->
          "No mail could be fetched since %s. Deadlines wait until it can.%n".formatted(since);
      case Trouble.DiscordGone(Instant since, String cause) ->
          "Discord has been out of reach since %s: %s. I keep trying.%n".formatted(since, cause);
      case Trouble.PlaceUnshown(String game, boolean shortened, String reason) ->
          "A message in the thread of %s was %s by Discord: %s.%n"
              .formatted(game, shortened ? "taken only in a shorter form" : "refused", reason);
      case Trouble.SeatUnreached(String seat, String channel, String reason, boolean _) ->
          "What I sent to %s by %s did not arrive: %s.\n".formatted(seat, channel, reason);
      case Trouble.ListUnreached(String game, String address, String said) ->
          "What I sent of %s to %s was perhaps not taken: %s.\n".formatted(game, address, said);
      case Trouble.ListCodeShown(String game, String address) ->
          "The code for the owner of %s, for %s, came by the list: it counts no more.\n"
              .formatted(address, game);
      case Trouble.SeatLate(String seat, String reason) ->
          "Mail to %s has not arrived for hours: %s. I am still trying.\n".formatted(seat, reason);
      case Trouble.PlayerUnreached _ -> "What I sent to a player did not arrive.\n";
      case Trouble.PlayerLate _ ->
          "Mail to a player has not arrived for hours. I am still trying.\n";
      case Trouble.MasterUnreached(String game, String channel, String reason) ->
          "What I sent to the master of %s by %s did not arrive: %s.\n"
              .formatted(game, channel, reason);
    };
  }

  private static String or(String word) {
    return word.isEmpty() ? "unknown" : word;
  }

  /// Leaves a message in the ledger, as [ParcelWriter#post] does.
  public void post(
      UnitOfWork unitOfWork,
      String key,
      List<String> ways,
      Trouble trouble,
      Optional<ParcelWriter.Correspondence> answers,
      Instant now) {
    @Nullable Long spare = null;
    boolean isOperators =
        answers.isEmpty() && ways.contains(Address.same(settings.master().address()));
    List<String> open = isOperators ? ways : new Unproved(unitOfWork).open(ways, now);
    for (String way : open.reversed()) {
      ParcelRow parcel = Destination.is(way) ? said(key, way, trouble) : new ParcelRow();
      if (!Destination.is(way)) {
        write(parcel, key, way, trouble, answers, now);
      }
      parcel.recipient = way;
      parcel.due = now;
      parcel.created = now;
      parcel.state = way.equals(open.getFirst()) ? ParcelRow.State.WAITING : ParcelRow.State.SPARE;
      parcel.spare = spare;
      spare = unitOfWork.enter(parcel).id;
    }
  }

  private static ParcelRow said(String key, String way, Trouble trouble) {
    ParcelRow parcel = new ParcelRow();
    parcel.key = key + "." + way.split(":", 3)[1];
    parcel.messageId = parcel.key;
    String code = Fingerprint.of(parcel.key.getBytes(StandardCharsets.UTF_8)).substring(0, CODE);
    String text = of(trouble) + Posting.foot(code, 0);
    parcel.bytes =
        new Posting(code, List.of(new Posting.Piece(text, List.of())), List.of(), List.of())
            .bytes();
    return parcel;
  }

  private void write(
      ParcelRow parcel,
      String key,
      String to,
      Trouble trouble,
      Optional<ParcelWriter.Correspondence> answers,
      Instant now) {
    parcel.key = key;
    parcel.messageId = "<" + key + "@" + settings.host() + ">";
    parcel.bytes =
        new OutgoingMail(
                to,
                "Depesche: something went wrong",
                parcel.messageId,
                answers.map(ParcelWriter.Correspondence::id),
                answers.map(ParcelWriter.Correspondence::references).orElse(List.of()),
                of(trouble),
                Optional.empty(),
                List.of(),
                answers.isPresent(),
                now,
                "Depesche <" + settings.address() + ">",
                settings.address(),
                Optional.empty())
            .bytes();
  }
}

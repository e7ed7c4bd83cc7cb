package depesche.bot.desk;

import depesche.bot.chance.RandomTokens;
import depesche.bot.game.ParcelWriter;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.post.discord.DiscordInput;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What is around the lines of a letter, or of a call on Discord.
///
/// @param subject in small letters
/// @param thread the mail it is, and those it belongs to
/// @param inboxId the number of the message
/// @param sign names what comes of it, for ever: read again after a restore it has the same
/// @param call what was said on Discord, if it was
/// @param correction what it changes, if it was said and read before
public record LetterEnvelope(
    String address,
    Instant now,
    String subject,
    ParcelWriter.Correspondence thread,
    long inboxId,
    String sign,
    Optional<DiscordInput> call,
    Optional<Correction> correction) {

  public static LetterEnvelope ofMail(
      UnitOfWork unitOfWork,
      InboxRow message,
      String address,
      String subject,
      ParcelWriter.Correspondence thread) {
    return new LetterEnvelope(
        address,
        message.received,
        subject.toLowerCase(Locale.ROOT),
        thread,
        message.id,
        sign(unitOfWork, message),
        Optional.empty(),
        Optional.empty());
  }

  /// {@return what is around something said on Discord}
  ///
  /// @param game that is meant; empty if none is
  public static LetterEnvelope ofCall(
      UnitOfWork unitOfWork, InboxRow message, String address, String game, DiscordInput call) {
    Optional<Correction> correction = Correction.of(unitOfWork, message, call);
    return new LetterEnvelope(
        address,
        message.received,
        game.isEmpty() ? "" : "[" + game + "]",
        new ParcelWriter.Correspondence(correction.map(_ -> call.id()).orElse(""), List.of()),
        message.id,
        sign(unitOfWork, message),
        Optional.of(call),
        correction);
  }

  private static String sign(UnitOfWork unitOfWork, InboxRow message) {
    return unitOfWork.word(RandomTokens.TOKEN, "letter", unitOfWork.message(message.id).digest);
  }
}

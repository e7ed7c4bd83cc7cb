package depesche.bot.desk;

import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.post.discord.DiscordInput;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// A message that was read before its writer changed it. Its orders take the place of those it had;
/// whatever else it said is done already, once.
///
/// @param messages the numbers of the message as it was before, oldest first
/// @param lines what it said before, the last time
/// @param first when it was written
public record Correction(List<Long> messages, List<String> lines, Instant first) {

  /// Of what is not shown to us it is not known what it says.
  private static final Set<DiscordInput.Oddity> SHOWN =
      EnumSet.of(DiscordInput.Oddity.NONE, DiscordInput.Oddity.ATTACHMENTS);

  /// Before what says whose a line is.
  private static final List<String> HEADS = List.of("SIGNON", "SIGN", "BECOME");

  public Correction {
    messages = List.copyOf(messages);
    lines = List.copyOf(lines);
  }

  /// {@return what is corrected by a message, if something of it was read before}
  static Optional<Correction> of(UnitOfWork unitOfWork, InboxRow message, DiscordInput said) {
    if (said.edited().isEmpty() || !SHOWN.contains(said.oddity())) {
      return Optional.empty();
    }
    List<InboxRow> before =
        unitOfWork.directory().versions(message.uid).stream()
            .filter(row -> row.uidValidity >= 0 && row.uidValidity < message.uidValidity)
            .filter(row -> !DiscordInput.read(row.bytes).lines().isEmpty())
            .toList();
    return before.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Correction(
                before.stream().map(row -> row.id).toList(),
                DiscordInput.read(before.getLast().bytes).lines(),
                before.getFirst().received));
  }

  /// {@return whether a line stood in it before}
  public boolean had(String line) {
    return lines.stream().anyMatch(before -> before.strip().equals(line.strip()));
  }

  /// {@return whether it may be for several seats, before or now}
  public boolean isForSeveral(List<String> now) {
    return Stream.concat(lines.stream(), now.stream())
        .map(line -> Command.of(1, line).given().word(0))
        .anyMatch(HEADS::contains);
  }
}

package depesche.bot.desk;

import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.post.discord.DiscordInput;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Letters that are read one after the other and then taken back, so that what they bring can be
/// compared, byte for byte, with what others would have brought.
final class Tried {

  private final Bureau bureau;
  private final long before;

  Tried(Bureau bureau) {
    this.bureau = bureau;
    this.before =
        bureau.<Long>ask(
            unitOfWork ->
                unitOfWork.outTray().waiting(false).stream()
                    .mapToLong(ParcelDue::id)
                    .max()
                    .orElse(0));
  }

  static InboxRow mail(String from, String subject, List<String> lines) {
    InboxRow row = new InboxRow();
    row.mailbox = "depesche@localhost";
    row.bytes =
        "From: %s\nTo: depesche@localhost\nSubject: %s\nMessage-ID: <1.letter@x.org>\n\n%s\n"
            .formatted(from, subject, String.join("\n", lines))
            .replace("\n", "\r\n")
            .getBytes(StandardCharsets.UTF_8);
    return row;
  }

  static InboxRow call(String account, String game, List<String> lines) {
    InboxRow row = new InboxRow();
    row.mailbox = InboxRow.DISCORD;
    row.bytes =
        new DiscordInput(
                "1200000000000900000",
                account,
                List.of(),
                "7",
                "token",
                "",
                game,
                lines,
                DiscordInput.Oddity.NONE)
            .bytes();
    return row;
  }

  /// {@return what these letters bring to everybody}
  List<Bureau.Mail> told(List<InboxRow> letters) {
    try {
      return bureau.ask(
          unitOfWork -> {
            for (int i = 0; i < letters.size(); i++) {
              receive(unitOfWork, letters.get(i), i);
            }
            throw new Undone(told(unitOfWork));
          });
    } catch (Undone undone) {
      return undone.told;
    }
  }

  private void receive(UnitOfWork unitOfWork, InboxRow row, int number) {
    row.uid = 900_000 + number;
    row.digest = "digest of a letter " + number;
    row.received = bureau.now();
    row.state = InboxRow.State.DONE;
    unitOfWork.enter(row);
    unitOfWork.flush();
    bureau.reception().receive(unitOfWork, row);
    unitOfWork.flush();
  }

  private List<Bureau.Mail> told(UnitOfWork unitOfWork) {
    List<Bureau.Mail> told = new ArrayList<>();
    for (ParcelDue due : unitOfWork.outTray().waiting(false)) {
      if (due.id() > before) {
        told.add(Opened.written(unitOfWork.parcel(due.id())));
      }
    }
    return told;
  }

  /// {@return all that somebody reads of a mail; codes that link an account are drawn anew each
  /// time}
  static String text(Bureau.Mail mail) {
    return String.join("\n", mail.to(), mail.subject(), mail.text(), mail.html(), mail.transcript())
        .replaceAll("(your code is|/link) [a-z0-9]{10}", "$1 CODE");
  }

  /// {@return the lines that are in one text only}
  static String difference(String here, String there) {
    List<String> only = new ArrayList<>(here.lines().toList());
    only.removeAll(there.lines().toList());
    List<String> other = new ArrayList<>(there.lines().toList());
    other.removeAll(here.lines().toList());
    return "\nonly here: " + only + "\nonly there: " + other;
  }

  @SuppressWarnings("serial")
  private static final class Undone extends RuntimeException {

    private final List<Bureau.Mail> told;

    Undone(List<Bureau.Mail> told) {
      super(null, null, false, false);
      this.told = told;
    }
  }
}

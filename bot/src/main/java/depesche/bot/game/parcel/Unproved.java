package depesche.bot.game.parcel;

import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.people.AllowanceRow;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.smtp.OutgoingMail;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What goes to an address that nobody has proved to be theirs: anybody can write in its name. It
/// gets three mails in any 24 hours, over all games and whatever is asked, each of 20 kB at most
/// and without pictures.
public record Unproved(UnitOfWork unitOfWork) {

  /// So many bytes a mail has at most, its head and all.
  public static final int LONGEST = 20_000;

  private static final String CUT = "\n…\n";

  /// {@return whether a way is an address that nobody has proved}
  public boolean is(String way) {
    return !Destination.is(way) && !unitOfWork.people().isProved(way);
  }

  /// {@return those of these ways that are open now} Mails to an unproved address are counted by
  /// this.
  public List<String> open(List<String> ways, Instant now) {
    return ways.stream().filter(way -> !is(way) || counts(way, now)).toList();
  }

  private boolean counts(String address, Instant now) {
    AllowanceRow allowance = unitOfWork.proofs().allowance(address);
    boolean admits = allowance.admits(now);
    if (admits) {
      allowance.count(now);
    }
    return admits;
  }

  /// {@return a mail as short as it must be: without its page, and then without its end}
  public static byte[] brief(OutgoingMail mail) {
    byte[] bytes = mail.withText(mail.text(), mail.html()).bytes();
    String text = mail.text();
    if (bytes.length > LONGEST) {
      bytes = mail.withText(text, Optional.empty()).bytes();
    }
    while (bytes.length > LONGEST && !text.isEmpty()) {
      int kept = (int) ((long) text.length() * LONGEST / bytes.length * 9 / 10);
      int end = text.lastIndexOf('\n', kept);
      text = text.substring(0, Math.max(end, 0));
      bytes = mail.withText(text + CUT, Optional.empty()).bytes();
    }
    return bytes;
  }
}

package depesche.bot.post.imap;

import java.time.Instant;
import java.util.Optional;

/// What a ledger that was put back from a copy asks of its mailbox: what came since then, though it
/// was stored before.
public interface MailboxCatchUp {

  /// {@return since when; empty if nothing is asked, or no more}
  Optional<Instant> since();

  /// Hears of the last message that the lost ledger had stored, before anything is handed over.
  void stored(Instant last);

  /// Everything has been handed over.
  void done();
}

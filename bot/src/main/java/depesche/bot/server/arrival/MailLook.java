package depesche.bot.server.arrival;

import java.time.Instant;

/// Looks for mail once more, so that letters that were in time are here before a deadline is judged.
@FunctionalInterface
public interface MailLook {

  /// What is known of the mailbox at present.
  sealed interface Outcome {}

  /// All letters are here that came until then.
  record Complete(Instant until) implements Outcome {}

  /// A look is under way; the office is woken at its end.
  record UnderWay() implements Outcome {}

  /// The last look brought nothing: the mailbox did not answer.
  record Failed() implements Outcome {}

  /// {@return whether all letters are here that came until this moment} Never waits for the mailbox.
  Outcome upTo(Instant due);
}

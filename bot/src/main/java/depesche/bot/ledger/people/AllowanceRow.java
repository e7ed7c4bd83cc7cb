package depesche.bot.ledger.people;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;

/// When the last three mails were written to an address that nobody has proved. A fourth waits for
/// a day to pass since the oldest of them, whatever is asked in its name.
@Entity
@Table(name = "allowance")
public class AllowanceRow {

  private static final Duration DAY = Duration.ofDays(1);

  @Id public String address = "";

  Instant sent1 = Instant.EPOCH;
  Instant sent2 = Instant.EPOCH;
  Instant sent3 = Instant.EPOCH;

  /// {@return whether one more mail may go there}
  public boolean admits(Instant now) {
    return oldest().isBefore(now.minus(DAY));
  }

  /// {@return whether the next one is the last for a while}
  public boolean isLast(Instant now) {
    Instant day = now.minus(DAY);
    return Stream.of(sent1, sent2, sent3).filter(sent -> !sent.isBefore(day)).count() >= 2;
  }

  /// One more mail goes there.
  public void count(Instant now) {
    Instant oldest = oldest();
    if (sent1.equals(oldest)) {
      sent1 = now;
    } else if (sent2.equals(oldest)) {
      sent2 = now;
    } else {
      sent3 = now;
    }
  }

  /// Letters need not be read in the order of their times.
  private Instant oldest() {
    Instant first = sent1.isBefore(sent2) ? sent1 : sent2;
    return first.isBefore(sent3) ? first : sent3;
  }
}

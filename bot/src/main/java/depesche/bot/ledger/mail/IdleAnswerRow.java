package depesche.bot.ledger.mail;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// An answer to a letter in which nothing was carried out. It is kept for a day.
@Entity
@Table(name = "idle_answer")
public class IdleAnswerRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  public String address = "";

  /// The digest of the words that were answered.
  public String words = "";

  public Instant answered = Instant.EPOCH;
}

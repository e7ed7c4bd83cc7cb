package depesche.bot.ledger;

import depesche.bot.chance.RandomTokens;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.rows.Entries;
import depesche.bot.ledger.rows.Questions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The pages of the ledger about what came in and what goes out: which message a parcel answers,
/// what was put aside, and who cannot be reached.
public final class MessageQueries {

  /// Behind every key that begins in the same way.
  private static final String END = "\uffff";

  private final Questions ask;
  private final Entries entries;
  private final List<ParcelRow> parcels = new ArrayList<>();
  private @Nullable Long reading;

  MessageQueries(Questions ask, Entries entries) {
    this.ask = ask;
    this.entries = entries;
  }

  /// From now on what is entered follows from this message.
  public void reads(InboxRow message) {
    reading = message.id;
  }

  void label(ParcelRow parcel) {
    parcel.message = reading;
    parcels.add(parcel);
  }

  /// {@return the parcels that were entered in this transaction and go out first, by number}
  public List<Long> answers() {
    return parcels.stream()
        .filter(parcel -> parcel.state == ParcelRow.State.WAITING)
        .map(parcel -> parcel.id)
        .toList();
  }

  /// {@return this very message, or another at its place in the mailbox, if it was stored before}
  public Optional<Long> known(InboxRow message) {
    // Two questions: of an "or" no index gives the answer.
    return ask.there("InboxRow", "digest = ?1", message.digest).stream()
        .findFirst()
        .or(
            () ->
                ask
                    .there(
                        "InboxRow",
                        "mailbox = ?1 and uidValidity = ?2 and uid = ?3",
                        message.mailbox,
                        message.uidValidity,
                        message.uid)
                    .stream()
                    .findFirst());
  }

  /// {@return those of some places in a mailbox at which no message is that was stored}
  public Set<Long> missing(String mailbox, long uidValidity, List<Long> uids) {
    Set<Long> missing = new LinkedHashSet<>(uids);
    List<Long> rows =
        ask.there(
            "InboxRow",
            "mailbox = ?1 and uidValidity = ?2 and uid in ?3",
            mailbox,
            uidValidity,
            uids);
    if (!rows.isEmpty()) {
      ask.list(Long.class, "select uid from InboxRow where id in ?1", rows)
          .forEach(missing::remove);
    }
    return missing;
  }

  /// Stores a message, once.
  ///
  /// @return the number it was stored under before; empty if it is new
  public Optional<Long> store(InboxRow message) {
    Optional<Long> known = known(message);
    if (known.isEmpty()) {
      // It has got a number already if it was stored in a transaction that was undone.
      message.id = 0;
      entries.enter(message);
    }
    return known;
  }

  /// {@return the messages that were put aside, oldest first}
  public List<InboxRow> failed() {
    return ask.list(
        InboxRow.class, "from InboxRow where state = ?1 order by id", InboxRow.State.FAILED);
  }

  /// {@return mails that came in, the newest first}
  public List<byte[]> newest(int most) {
    return ask.list(
        most,
        byte[].class,
        "select bytes from InboxRow where mailbox <> ?1 order by id desc",
        InboxRow.DISCORD);
  }

  /// Sets a message that was put aside to be read again.
  ///
  /// @return whether there is such a one
  public boolean readAgain(long message) {
    Optional<InboxRow> row =
        ask.first(
            InboxRow.class,
            "from InboxRow where id = ?1 and state = ?2",
            message,
            InboxRow.State.FAILED);
    row.ifPresent(
        found -> {
          found.state = InboxRow.State.WAITING;
          found.attempts = 0;
          found.cause = "";
        });
    return row.isPresent();
  }

  /// {@return whether one of these messages has put a letter on file}
  public boolean isOnFile(List<Long> messages) {
    return !ask.there("LetterRow", "inboxId in ?1", messages).isEmpty();
  }

  /// {@return what waits until it is known whether this parcel was said}
  public List<ParcelRow> beside(ParcelRow parcel) {
    String key = parcel.key + ParcelRow.BESIDE;
    return ask.list(
        ParcelRow.class,
        "from ParcelRow where key > ?1 and key < ?2 and state = ?3",
        key,
        key + END,
        ParcelRow.State.SPARE);
  }

  /// {@return the parcel of this key}
  public Optional<ParcelRow> parcel(String key) {
    return ask.first(ParcelRow.class, "from ParcelRow where key = ?1", key);
  }

  /// {@return whether a mail with this Message-ID, which ends with a word that only its reader
  /// knows, was made for somebody}
  public boolean isSentTo(String messageId, String recipient) {
    String word = messageId.replaceFirst("@[^@]*$", "").replaceFirst(".*\\.", "");
    return RandomTokens.isToken(word)
        && ask.first(
                String.class, "select recipient from ParcelRow where messageId = ?1", messageId)
            .filter(recipient::equals)
            .isPresent();
  }

  /// {@return the parcel of this number, if there is one}
  public Optional<ParcelRow> parcel(long id) {
    return ask.first(ParcelRow.class, "from ParcelRow where id = ?1", id);
  }

  /// {@return by which the lines of the mail with this Message-ID are known again; empty for none}
  public byte[] imprint(String messageId) {
    return ask.first(byte[].class, "select imprint from ParcelRow where messageId = ?1", messageId)
        .orElseGet(() -> new byte[0]);
  }

  /// {@return whether something was sent under this key, on whichever way}
  public boolean isPosted(String key) {
    return posted(key, key, Instant.EPOCH) + posted(key + ".", Instant.EPOCH) > 0;
  }

  /// {@return how many parcels whose keys begin so were made since then}
  public long posted(String begin, Instant since) {
    return posted(begin, begin + END, since);
  }

  /// From the first key to the last: unlike a pattern, an index finds them.
  private long posted(String first, String last, Instant since) {
    List<Long> parcels = ask.there("ParcelRow", "key between ?1 and ?2", first, last);
    return parcels.isEmpty()
        ? 0
        : ask.first(
                Long.class,
                "select count(*) from ParcelRow where id in ?1 and created > ?2",
                parcels,
                since)
            .orElse(0L);
  }

  /// {@return whether the last that was to go there was given up}
  public boolean isGivenUp(String recipient) {
    return ask.first(
            ParcelRow.State.class,
            "select state from ParcelRow where recipient = ?1 and state in ?2 order by id desc",
            recipient,
            List.of(ParcelRow.State.SENT, ParcelRow.State.DEAD))
        .filter(ParcelRow.State.DEAD::equals)
        .isPresent();
  }
}

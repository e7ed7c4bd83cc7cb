package depesche.bot.ledger;

import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ParcelRow;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.hibernate.Session;
import org.jspecify.annotations.Nullable;

/// The messages in which a person can be recognised: those that came in as they came, and those
/// that went out to them. Orders stand apart from these, without a name.
final class PersonTraces {

  private PersonTraces() {}

  /// Empties every message that names one of these addresses or the account.
  ///
  /// @param reading the message that is being read now
  static void erase(
      UnitOfWork unitOfWork,
      Session session,
      List<String> addresses,
      @Nullable String account,
      long reading) {
    List<String> words =
        Stream.concat(
                addresses.stream().filter(word -> word.contains("@")),
                Stream.ofNullable(account).map(word -> "\"" + word + "\""))
            .toList();
    for (long id : unitOfWork.list(Long.class, "select id from InboxRow order by id")) {
      InboxRow row = unitOfWork.message(id);
      boolean read = id == reading || row.state != InboxRow.State.WAITING;
      if (read && names(row.bytes, words)) {
        row.bytes = new byte[0];
        session.flush();
      }
      if (id != reading) {
        session.detach(row);
      }
    }
    List<String> ways =
        Stream.concat(
                addresses.stream(), Stream.ofNullable(account).map(word -> "discord:user:" + word))
            .toList();
    for (String address : ways) {
      session
          .createMutationQuery(
              "update ParcelRow set recipient = '', imprint = ?3"
                  + " where recipient = ?1 and state in ?2")
          .setParameter(1, address)
          .setParameter(2, List.of(ParcelRow.State.SENT, ParcelRow.State.DEAD))
          .setParameter(3, new byte[0])
          .executeUpdate();
    }
  }

  private static boolean names(byte[] message, List<String> words) {
    String text = new String(message, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    return words.stream().anyMatch(text::contains);
  }
}

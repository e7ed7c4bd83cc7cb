package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.post.client.ReceivedMail;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What must be true of people's mailboxes however often the program was killed.
final class Mailboxes {

  private Mailboxes() {}

  /// Mails sent twice because of a kill are the same, and there are not many.
  ///
  /// @return how many
  static int aRepeatIsTheSameMail(Person person, int kills) {
    Map<String, ReceivedMail> first = new LinkedHashMap<>();
    int repeats = 0;
    for (ReceivedMail mail : person.mails()) {
      ReceivedMail before = first.putIfAbsent(mail.messageId(), mail);
      if (before != null) {
        repeats++;
        assertThat(sent(mail)).as(mail.messageId()).isEqualTo(sent(before));
      }
    }
    assertThat(repeats).as("mails sent again to " + person.address()).isLessThanOrEqualTo(kills);
    return repeats;
  }

  /// The bytes as they were sent: without the lines that the post office writes above them.
  private static String sent(ReceivedMail mail) {
    String raw = new String(mail.raw(), StandardCharsets.ISO_8859_1);
    return raw.substring(raw.indexOf("\r\nFrom: "));
  }

  /// Every letter that the server took has one answer.
  static void everyLetterIsAnsweredOnce(Person person) {
    for (String letter : person.letters()) {
      assertThat(ids(person.mails().stream().filter(mail -> mail.answers(letter)).toList()))
          .as("answers to " + letter)
          .hasSize(1);
    }
  }

  /// {@return the ids of these mails, each once}
  static Set<String> ids(List<ReceivedMail> mails) {
    Set<String> ids = new LinkedHashSet<>();
    mails.forEach(mail -> ids.add(mail.messageId()));
    return ids;
  }
}

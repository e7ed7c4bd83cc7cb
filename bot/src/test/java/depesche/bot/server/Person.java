package depesche.bot.server;

import static org.awaitility.Awaitility.await;

import depesche.bot.post.Delivery;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.Tls;
import depesche.bot.post.client.MailClient;
import depesche.bot.post.client.ReceivedMail;
import depesche.bot.post.smtp.SmtpSender;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// Somebody with a mail program that does not give up: a letter is sent again, the same bytes,
/// until the server has taken it, and the mailbox is opened again whenever the line was cut.
final class Person implements AutoCloseable {

  static final String MODERATOR = "depesche@localhost";

  private static final Duration PATIENCE = Duration.ofMinutes(4);
  private static final Duration LOOK = Duration.ofMillis(40);

  private final String address;
  private final int smtpPort;
  private final int imapPort;
  private final List<String> letters = new ArrayList<>();
  private final List<ReceivedMail> mails = new ArrayList<>();
  private final Map<String, String> confirmed = new LinkedHashMap<>();
  private Optional<MailClient> box = Optional.empty();
  private long seen;
  private int drafts;

  Person(String name, int smtpPort, int imapPort) {
    this.address = name + "@localhost";
    this.smtpPort = smtpPort;
    this.imapPort = imapPort;
  }

  String address() {
    return address;
  }

  /// {@return the ids of all letters that the server has taken, in the order of writing; of one
  /// that it asked about, the id of the yes}
  List<String> letters() {
    return List.copyOf(letters);
  }

  /// {@return every mail that came, oldest first, repeats included}
  List<ReceivedMail> mails() {
    return List.copyOf(mails);
  }

  private static MailEndpoint server(int port) {
    return new MailEndpoint("127.0.0.1", port, Tls.NONE, Optional.empty());
  }

  /// Sends a letter, until it is taken.
  ///
  /// @return its Message-ID
  String write(String text, Optional<ReceivedMail> answers) {
    String id = "<letter." + ++drafts + "." + address + ">";
    String to = answers.map(ReceivedMail::replyTo).orElse(MODERATOR);
    send(to, letter(id, to, answers, text));
    letters.add(id);
    return id;
  }

  /// Sends finished bytes, until they are taken.
  void send(String to, byte[] letter) {
    await("a letter of " + address + " is taken")
        .atMost(PATIENCE)
        .pollDelay(Duration.ZERO)
        .pollInterval(LOOK)
        .until(() -> isTaken(to, letter));
  }

  private boolean isTaken(String to, byte[] letter) {
    try (SmtpSender smtpSender = new SmtpSender(server(smtpPort))) {
      return smtpSender.send(address, to, letter) instanceof Delivery.Accepted;
    }
  }

  private byte[] letter(String id, String to, Optional<ReceivedMail> answers, String text) {
    String thread =
        answers.map(mail -> "In-Reply-To: " + mail.messageId() + "\r\n").orElse("")
            + answers.map(mail -> "References: " + mail.messageId() + "\r\n").orElse("");
    return """
    From: %s\r
    To: %s\r
    Subject: %s\r
    Message-ID: %s\r
    %sMIME-Version: 1.0\r
    Content-Type: text/plain; charset=utf-8\r
    \r
    %s\r
    """
        .formatted(
            address,
            to,
            answers.map(mail -> "Re: " + mail.subject()).orElse("letter"),
            id,
            thread,
            text.strip().replace("\n", "\r\n"))
        .getBytes(StandardCharsets.UTF_8);
  }

  /// {@return the first mail of this kind, when it is there}
  ReceivedMail find(String what, Predicate<ReceivedMail> kind) {
    await(what + " for " + address)
        .atMost(PATIENCE)
        .pollDelay(Duration.ZERO)
        .pollInterval(LOOK)
        .until(() -> found(kind).isPresent() || (look() && found(kind).isPresent()));
    return found(kind).orElseThrow();
  }

  /// {@return the answer to a letter, when it is there}
  ReceivedMail answer(String letter) {
    return find("the answer to " + letter, mail -> answers(mail, letter));
  }

  /// People who were asked whether a letter is theirs get its answer for their yes.
  private boolean answers(ReceivedMail mail, String letter) {
    return mail.answers(letter)
        || Optional.ofNullable(confirmed.get(letter)).filter(mail::answers).isPresent();
  }

  /// Says that a letter in their name is theirs; once, however often they are asked.
  private void confirm(ReceivedMail asked) {
    String letter = asked.inReplyTo().orElseThrow();
    if (!confirmed.containsKey(letter)) {
      confirmed.put(letter, write("YES", Optional.of(asked)));
      letters.remove(letter);
    }
  }

  /// {@return the first mail of this kind that has been read}
  Optional<ReceivedMail> found(Predicate<ReceivedMail> kind) {
    return mails.stream().filter(kind).findFirst();
  }

  /// Reads what is new.
  ///
  /// @return whether the server let us
  boolean look() {
    try {
      MailClient open = box.orElseGet(this::open);
      box = Optional.of(open);
      for (ReceivedMail mail : open.since(seen)) {
        seen = mail.uid();
        if (mail.asksWhose()) {
          confirm(mail);
        } else {
          mails.add(mail);
        }
      }
      return true;
    } catch (RuntimeException e) {
      // The program was killed in the midst of it.
      close();
      return false;
    }
  }

  private MailClient open() {
    return MailClient.open(address, server(smtpPort), server(imapPort), Clock.systemUTC());
  }

  @Override
  public void close() {
    try {
      box.ifPresent(MailClient::close);
    } catch (RuntimeException e) {
      // Nobody is there to say goodbye to.
    } finally {
      box = Optional.empty();
    }
  }
}

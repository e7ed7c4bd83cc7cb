package depesche.bot.server;

import static org.awaitility.Awaitility.await;

import depesche.bot.post.Correspondent;
import depesche.bot.post.Delivery;
import depesche.bot.post.Got;
import depesche.bot.post.MailServer;
import depesche.bot.post.Smtp;
import depesche.bot.post.Tls;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Somebody with a mail program that does not give up: a letter is sent again, the same bytes,
/// until the server has taken it, and the mailbox is opened again whenever the line was cut.
final class Person implements AutoCloseable {

  static final String MODERATOR = "depesche@localhost";

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration LOOK = Duration.ofMillis(40);

  private final String address;
  private final int smtpPort;
  private final int imapPort;
  private final List<String> letters = new ArrayList<>();
  private final List<Got> mails = new ArrayList<>();
  private Optional<Correspondent> box = Optional.empty();
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

  /// {@return the ids of all letters that the server has taken, in the order of writing}
  List<String> letters() {
    return List.copyOf(letters);
  }

  /// {@return every mail that came, oldest first, repeats included}
  List<Got> mails() {
    return List.copyOf(mails);
  }

  private static MailServer server(int port) {
    return new MailServer("127.0.0.1", port, Tls.NONE, Optional.empty());
  }

  /// Sends a letter, until it is taken.
  ///
  /// @return its Message-ID
  String write(String text, Optional<Got> answers) {
    String id = "<letter." + ++drafts + "." + address + ">";
    String to = answers.map(Got::replyTo).orElse(MODERATOR);
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
    try (Smtp smtp = new Smtp(server(smtpPort))) {
      return smtp.send(address, to, letter) instanceof Delivery.Accepted;
    }
  }

  private byte[] letter(String id, String to, Optional<Got> answers, String text) {
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
  Got find(String what, Predicate<Got> kind) {
    await(what + " for " + address)
        .atMost(PATIENCE)
        .pollDelay(Duration.ZERO)
        .pollInterval(LOOK)
        .until(() -> found(kind).isPresent() || (look() && found(kind).isPresent()));
    return found(kind).orElseThrow();
  }

  /// {@return the answer to a letter, when it is there}
  Got answer(String letter) {
    return find("the answer to " + letter, mail -> mail.answers(letter));
  }

  /// {@return the first mail of this kind that has been read}
  Optional<Got> found(Predicate<Got> kind) {
    return mails.stream().filter(kind).findFirst();
  }

  /// Reads what is new.
  ///
  /// @return whether the server let us
  boolean look() {
    try {
      Correspondent open = box.orElseGet(this::open);
      box = Optional.of(open);
      for (Got mail : open.since(seen)) {
        mails.add(mail);
        seen = mail.uid();
      }
      return true;
    } catch (RuntimeException e) {
      // The program was killed in the midst of it.
      close();
      return false;
    }
  }

  private Correspondent open() {
    return Correspondent.open(address, server(smtpPort), server(imapPort), Clock.systemUTC());
  }

  @Override
  public void close() {
    try {
      box.ifPresent(Correspondent::close);
    } catch (RuntimeException e) {
      // Nobody is there to say goodbye to.
    } finally {
      box = Optional.empty();
    }
  }
}

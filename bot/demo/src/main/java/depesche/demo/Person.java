package depesche.demo;

import depesche.bot.post.client.MailClient;
import depesche.bot.post.client.ReceivedMail;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Somebody at their mail program. Whatever they send and get goes into the album.
final class Person implements AutoCloseable {

  private final String name;
  private final String moderator;
  private final MailClient mail;
  private final Album album;
  private final Clock clock;
  private final Runnable quiet;
  private final List<ReceivedMail> unread = new ArrayList<>();

  /// What an order answers: press of others is answered by itself.
  private Optional<ReceivedMail> newest = Optional.empty();

  private String phase = "";

  /// @param quiet waits until the moderator has nothing left to do
  Person(String name, String moderator, MailClient mail, Album album, Clock clock, Runnable quiet) {
    this.name = name;
    this.moderator = moderator;
    this.mail = mail;
    this.album = album;
    this.clock = clock;
    this.quiet = quiet;
  }

  String name() {
    return name;
  }

  /// From now on mails belong to this phase.
  void turnTo(String current) {
    phase = current;
  }

  /// Answers the newest mail and waits for what the moderator says.
  ReceivedMail answer(String text) {
    String subject = newest.map(ReceivedMail::subject).orElse("Game");
    return send(subject.startsWith("Re: ") ? subject : "Re: " + subject, text, newest);
  }

  /// Answers a mail and waits for what the moderator says.
  ReceivedMail reply(ReceivedMail asked, String text) {
    return send("Re: " + asked.subject(), text, Optional.of(asked));
  }

  /// Writes a letter that answers nothing and waits for what the moderator says.
  ReceivedMail write(String subject, String text) {
    return send(subject, text, Optional.empty());
  }

  private ReceivedMail send(String subject, String text, Optional<ReceivedMail> answered) {
    String to = answered.map(ReceivedMail::replyTo).orElse(moderator);
    album.letter(name, phase, to, subject, text, clock.instant());
    String id = mail.send(to, subject, text, answered);
    ReceivedMail said = receive(receivedMail -> receivedMail.answers(id));
    return said.asksWhose() ? reply(said, "YES") : said;
  }

  /// {@return whether a mail of this kind is here and unread}
  boolean has(Predicate<ReceivedMail> kind) {
    fetch();
    return unread.stream().anyMatch(kind);
  }

  private void fetch() {
    // A mailbox may tell of new mail only with its answer to a look: the second one finds it.
    for (int looks = 0; looks < 2; looks++) {
      for (Optional<ReceivedMail> came = look(); came.isPresent(); came = look()) {
        keep(came.get());
      }
    }
  }

  private Optional<ReceivedMail> look() {
    return mail.await(_ -> true, Duration.ZERO);
  }

  /// {@return the first unread mail of this kind, after waiting for it if need be}
  ReceivedMail receive(Predicate<ReceivedMail> kind) {
    Optional<ReceivedMail> here = take(kind);
    if (here.isEmpty()) {
      quiet.run();
      fetch();
      here = take(kind);
    }
    return here.orElseThrow(() -> new Stalled(stalled()));
  }

  private void keep(ReceivedMail came) {
    album.mail(name, phase, came);
    if (!ReportReader.isPress(came)) {
      newest = Optional.of(came);
    }
    unread.add(came);
  }

  private String stalled() {
    return "%s is waiting for mail %s, and the moderator sends none."
        .formatted(name, phase.isEmpty() ? "before the game has begun" : "in " + phase);
  }

  private Optional<ReceivedMail> take(Predicate<ReceivedMail> kind) {
    for (Iterator<ReceivedMail> mails = unread.iterator(); mails.hasNext(); ) {
      ReceivedMail next = mails.next();
      if (kind.test(next)) {
        mails.remove();
        return Optional.of(next);
      }
    }
    return Optional.empty();
  }

  /// Puts a mail back among the unread ones.
  void layBack(ReceivedMail receivedMail) {
    unread.addFirst(receivedMail);
  }

  /// Throws away what is unread and old; of several reports in a row the next may be here already.
  void tidy() {
    unread.removeIf(receivedMail -> !ReportReader.isReport(receivedMail));
  }

  @Override
  public void close() {
    mail.close();
  }

  /// The moderator did not answer.
  static final class Stalled extends RuntimeException {

    private static final long serialVersionUID = 1;

    Stalled(String message) {
      super(message);
    }
  }
}

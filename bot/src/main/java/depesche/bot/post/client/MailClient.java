package depesche.bot.post.client;

import depesche.bot.chance.RandomTokens;
import depesche.bot.post.Delivery;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.Tls;
import depesche.bot.post.smtp.SmtpSender;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.FetchProfile;
import jakarta.mail.Folder;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Store;
import jakarta.mail.UIDFolder;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/// A person's mail program, for one address: it sends by SMTP and looks by IMAP, over sockets like
/// any other. For the shell, the demonstration and tests; one thread at a time.
public final class MailClient implements AutoCloseable {

  private static final long SHORTEST_LOOK = TimeUnit.MILLISECONDS.toNanos(4);
  private static final long LONGEST_LOOK = TimeUnit.MILLISECONDS.toNanos(64);
  private static final String TIMEOUT = "10000";

  private final String address;
  private final MailEndpoint smtp;
  private final Clock clock;
  private final Session session;
  private final Store store;
  private final Folder inbox;
  private final Deque<ReceivedMail> waiting = new ArrayDeque<>();
  private long seen;

  private MailClient(
      String address, MailEndpoint smtp, Clock clock, Session session, Store store, Folder inbox) {
    this.address = address;
    this.smtp = smtp;
    this.clock = clock;
    this.session = session;
    this.store = store;
    this.inbox = inbox;
  }

  /// Opens the mailbox.
  ///
  /// @param smtp where letters are handed in
  /// @param imap where the mailbox is
  /// @param clock for the date of letters
  /// @throws UncheckedIOException if a server does not answer or refuses the login
  public static MailClient open(String address, MailEndpoint smtp, MailEndpoint imap, Clock clock) {
    try {
      Session session = session(imap);
      MailEndpoint.Login login = imap.login().orElse(new MailEndpoint.Login(address, "depesche"));
      Store store = session.getStore();
      store.connect(imap.host(), imap.port(), login.user(), login.password());
      Folder inbox = store.getFolder("INBOX");
      inbox.open(Folder.READ_ONLY);
      MailClient mailClient = new MailClient(address, smtp, clock, session, store, inbox);
      mailClient.seen = mailClient.last();
      return mailClient;
    } catch (MessagingException e) {
      throw failed("open the mailbox", e);
    }
  }

  /// {@return whether a mailbox was not opened though its server is there}
  public static boolean isRefused(UncheckedIOException failure) {
    Throwable why = failure.getCause();
    return why != null && why.getCause() instanceof AuthenticationFailedException;
  }

  private static Session session(MailEndpoint imap) {
    String protocol = imap.tls() == Tls.TLS ? "imaps" : "imap";
    Properties settings = new Properties();
    settings.setProperty("mail.store.protocol", protocol);
    String prefix = "mail." + protocol + ".";
    settings.setProperty(prefix + "connectiontimeout", TIMEOUT);
    settings.setProperty(prefix + "timeout", TIMEOUT);
    settings.setProperty(prefix + "writetimeout", TIMEOUT);
    settings.setProperty(prefix + "partialfetch", "false");
    settings.setProperty(prefix + "ssl.checkserveridentity", "true");
    boolean upgraded = imap.tls() == Tls.STARTTLS;
    settings.setProperty(prefix + "starttls.enable", String.valueOf(upgraded));
    settings.setProperty(prefix + "starttls.required", String.valueOf(upgraded));
    return Session.getInstance(settings);
  }

  /// {@return whose mailbox this is}
  public String address() {
    return address;
  }

  /// Sends a letter.
  ///
  /// @param answers the mail it answers: its thread is kept, and the letter goes where that mail
  ///   wants its answers, whatever `to` says
  /// @return the letter's Message-ID, by which the answer can be known
  /// @throws UncheckedIOException if the server does not take it
  public String send(String to, String subject, String text, Optional<ReceivedMail> answers) {
    String id =
        "<" + RandomTokens.token() + "@" + address.substring(address.indexOf('@') + 1) + ">";
    String recipient = answers.map(ReceivedMail::replyTo).orElse(to);
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      write(new Letter(session, id), recipient, subject, text, answers).writeTo(bytes);
      deliver(recipient, bytes.toByteArray());
      return id;
    } catch (MessagingException e) {
      throw failed("write the letter", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private MimeMessage write(
      Letter letter, String to, String subject, String text, Optional<ReceivedMail> answers)
      throws MessagingException {
    letter.setFrom(new InternetAddress(address, true));
    letter.setRecipient(Message.RecipientType.TO, new InternetAddress(to, true));
    letter.setSubject(subject, StandardCharsets.UTF_8.name());
    letter.setSentDate(Date.from(clock.instant()));
    letter.setText(text, StandardCharsets.UTF_8.name());
    if (answers.isPresent()) {
      List<String> thread = new ArrayList<>(answers.get().references());
      thread.add(answers.get().messageId());
      letter.setHeader("In-Reply-To", answers.get().messageId());
      letter.setHeader("References", String.join("\r\n ", thread));
    }
    letter.saveChanges();
    return letter;
  }

  private void deliver(String to, byte[] letter) {
    try (SmtpSender door = new SmtpSender(smtp)) {
      switch (door.send(address, to, letter)) {
        case Delivery.Accepted _ -> {}
        case Delivery.Deferred(String reason, boolean _, boolean _) -> throw refused(reason);
        case Delivery.Rejected(String reason) -> throw refused(reason);
      }
    }
  }

  private static UncheckedIOException refused(String reason) {
    return new UncheckedIOException(new IOException("the letter was not taken: " + reason));
  }

  /// {@return the first mail of this kind that has come since the mailbox was opened and was not
  /// returned before; empty if none comes in time}
  public Optional<ReceivedMail> await(Predicate<ReceivedMail> kind, Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    long pause = SHORTEST_LOOK;
    while (true) {
      look();
      Optional<ReceivedMail> found = take(kind);
      if (found.isPresent() || System.nanoTime() >= end) {
        return found;
      }
      LockSupport.parkNanos(Math.min(pause, Math.max(1, end - System.nanoTime())));
      pause = Math.min(2 * pause, LONGEST_LOOK);
    }
  }

  private Optional<ReceivedMail> take(Predicate<ReceivedMail> kind) {
    for (Iterator<ReceivedMail> mails = waiting.iterator(); mails.hasNext(); ) {
      ReceivedMail mail = mails.next();
      if (kind.test(mail)) {
        mails.remove();
        return Optional.of(mail);
      }
    }
    return Optional.empty();
  }

  private void look() {
    for (ReceivedMail mail : since(seen)) {
      waiting.add(mail);
      seen = mail.uid();
    }
  }

  /// {@return every mail in the mailbox, oldest first}
  public List<ReceivedMail> mails() {
    return since(0);
  }

  /// {@return the newest mail in the mailbox}
  public Optional<ReceivedMail> newest() {
    return newest("");
  }

  /// {@return the newest mail from a sender; an empty one means anybody}
  public Optional<ReceivedMail> newest(String sender) {
    try {
      Message[] all = messages(1);
      FetchProfile envelopes = new FetchProfile();
      envelopes.add(FetchProfile.Item.ENVELOPE);
      inbox.fetch(all, envelopes);
      for (Message message : Arrays.asList(all).reversed()) {
        if (sender.isEmpty() || sender.equalsIgnoreCase(MailParts.address(message.getFrom()))) {
          return Optional.of(read(message));
        }
      }
      return Optional.empty();
    } catch (MessagingException e) {
      throw failed("read the mailbox", e);
    }
  }

  /// {@return every mail in the mailbox with a higher number than this, oldest first}
  public List<ReceivedMail> since(long uid) {
    try {
      List<ReceivedMail> mails = new ArrayList<>();
      for (Message message : messages(uid + 1)) {
        mails.add(read(message));
      }
      return mails;
    } catch (MessagingException e) {
      throw failed("read the mailbox", e);
    }
  }

  /// A server asked for the numbers from N on always names its last mail, even an older one.
  private Message[] messages(long first) throws MessagingException {
    UIDFolder numbers = (UIDFolder) inbox;
    List<Message> found = new ArrayList<>();
    for (Message message : numbers.getMessagesByUID(first, UIDFolder.LASTUID)) {
      if (numbers.getUID(message) >= first) {
        found.add(message);
      }
    }
    return found.toArray(Message[]::new);
  }

  private long last() throws MessagingException {
    Message[] all = messages(1);
    return all.length == 0 ? 0 : ((UIDFolder) inbox).getUID(all[all.length - 1]);
  }

  private ReceivedMail read(Message message) throws MessagingException {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      message.writeTo(bytes);
      return MailParts.read(session, ((UIDFolder) inbox).getUID(message), bytes.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static UncheckedIOException failed(String what, MessagingException e) {
    return new UncheckedIOException(new IOException("cannot " + what + ": " + e.getMessage(), e));
  }

  @Override
  public void close() {
    try (store) {
      inbox.close(false);
    } catch (MessagingException e) {
      throw failed("close the mailbox", e);
    }
  }

  /// A message that keeps the id it was given.
  private static final class Letter extends MimeMessage {

    private final String id;

    Letter(Session session, String id) {
      super(session);
      this.id = id;
    }

    @Override
    protected void updateMessageID() throws MessagingException {
      setHeader("Message-ID", id);
    }
  }
}

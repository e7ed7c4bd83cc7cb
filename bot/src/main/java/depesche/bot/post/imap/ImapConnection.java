package depesche.bot.post.imap;

import com.sun.mail.iap.BadCommandException;
import com.sun.mail.iap.CommandFailedException;
import com.sun.mail.iap.ParsingException;
import com.sun.mail.imap.IMAPFolder;
import com.sun.mail.imap.IMAPStore;
import com.sun.mail.imap.protocol.BODY;
import com.sun.mail.imap.protocol.BODYSTRUCTURE;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.Tls;
import jakarta.mail.FetchProfile;
import jakarta.mail.Flags;
import jakarta.mail.Folder;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.UIDFolder;
import jakarta.mail.search.AndTerm;
import jakarta.mail.search.ComparisonTerm;
import jakarta.mail.search.FlagTerm;
import jakarta.mail.search.OrTerm;
import jakarta.mail.search.ReceivedDateTerm;
import jakarta.mail.search.SearchTerm;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/// One connection to a mailbox: the only class that knows the library's IMAP.
final class ImapConnection implements AutoCloseable {

  /// Set on what is stored with us, where the server keeps keywords: a person who reads the mailbox
  /// with a mail program then hides nothing from us.
  private static final String STORED = "$DepescheStored";

  /// Mail that was read by a person and is older than this was there before us.
  private static final Duration LOOK_BACK = Duration.ofDays(30);

  /// So many milliseconds the library waits after each news, for those who woke it to have their
  /// turn; ten if nothing is said.
  private static final String BREATH = "2";

  private final ImapSettings imapSettings;
  private final Sockets sockets;
  private final IMAPStore store;
  private final IMAPFolder folder;
  private final boolean keywords;
  private volatile Optional<Object> wait = Optional.empty();
  private int searched;

  /// A message that waits. The library's part of it stays in here.
  ///
  /// @param known whether it was stored with us before
  record Waiting(long uid, Instant received, int size, boolean known, Message message) {}

  private ImapConnection(ImapSettings imapSettings, Sockets sockets, IMAPStore store)
      throws MessagingException {
    this.imapSettings = imapSettings;
    this.sockets = sockets;
    this.store = store;
    this.folder = (IMAPFolder) store.getFolder(imapSettings.folder());
    this.folder.open(Folder.READ_WRITE);
    this.keywords = folder.getPermanentFlags().contains(Flags.Flag.USER);
  }

  static ImapConnection open(ImapSettings imapSettings) throws MessagingException {
    MailEndpoint server = imapSettings.server();
    String protocol = server.protocol("imap");
    Sockets sockets = new Sockets();
    Properties properties = server.settings("imap");
    properties.setProperty("mail." + protocol + ".peek", "true");
    properties.setProperty("mail." + protocol + ".minidletime", BREATH);
    if (server.tls() == Tls.TLS) {
      properties.put("mail." + protocol + ".ssl.socketFactory", sockets.secured(server.sockets()));
    } else {
      properties.put("mail." + protocol + ".socketFactory", sockets.plain());
    }
    // Else the library would try once more with sockets that nobody remembers.
    properties.setProperty("mail." + protocol + ".socketFactory.fallback", "false");
    IMAPStore store = (IMAPStore) Session.getInstance(properties).getStore(protocol);
    try {
      store.connect(
          server.host(),
          server.port(),
          server.login().map(MailEndpoint.Login::user).orElse("depesche"),
          server.login().map(MailEndpoint.Login::password).orElse("depesche"));
      return new ImapConnection(imapSettings, sockets, store);
    } catch (MessagingException e) {
      sockets.cut();
      throw e;
    }
  }

  boolean idles() throws MessagingException {
    return store.hasCapability("IDLE");
  }

  long validity() throws MessagingException {
    return folder.getUIDValidity();
  }

  /// {@return what is not yet stored with us, by rising UID}
  List<Waiting> waiting() throws MessagingException {
    return found(notStored());
  }

  /// {@return all that came on that day or later, by rising UID}
  List<Waiting> since(Instant day) throws MessagingException {
    // Servers compare days, each in a zone of its own.
    Date before = Date.from(day.minus(Duration.ofDays(1)));
    return found(new ReceivedDateTerm(ComparisonTerm.GE, before));
  }

  private List<Waiting> found(SearchTerm term) throws MessagingException {
    // Some servers search only what they have told of, so they are asked for news first. A search
    // names only what is there: asking for UIDs from the next one on would always name the
    // last message too.
    wake();
    searched = folder.getMessageCount();
    Message[] found = folder.search(term);
    FetchProfile profile = new FetchProfile();
    profile.add(UIDFolder.FetchProfileItem.UID);
    profile.add(FetchProfile.Item.SIZE);
    profile.add(IMAPFolder.FetchProfileItem.INTERNALDATE);
    profile.add(FetchProfile.Item.FLAGS);
    folder.fetch(found, profile);
    return Arrays.stream(found)
        .map(this::waiting)
        .sorted(Comparator.comparingLong(Waiting::uid))
        .toList();
  }

  /// {@return whether the server told of more mail since the last look began} It tells only once,
  /// in any of its answers, and then says nothing more of it to who idles.
  boolean news() throws MessagingException {
    return folder.getMessageCount() != searched;
  }

  private Waiting waiting(Message message) {
    try {
      Date received = message.getReceivedDate();
      return new Waiting(
          folder.getUID(message),
          received == null ? imapSettings.clock().instant() : received.toInstant(),
          message.getSize(),
          isStored(message),
          message);
    } catch (MessagingException e) {
      throw new Gone(e);
    }
  }

  private boolean isStored(Message message) throws MessagingException {
    return keywords ? message.getFlags().contains(STORED) : message.isSet(Flags.Flag.SEEN);
  }

  private SearchTerm notStored() {
    SearchTerm unread = new FlagTerm(new Flags(Flags.Flag.SEEN), false);
    if (!keywords) {
      return unread;
    }
    Date since = Date.from(imapSettings.clock().instant().minus(LOOK_BACK));
    return new AndTerm(
        new FlagTerm(new Flags(STORED), false),
        new OrTerm(unread, new ReceivedDateTerm(ComparisonTerm.GE, since)));
  }

  /// {@return the raw message, or of a longer one what can be read of it}
  LongMail.Shorter bytes(Waiting waiting) throws MessagingException {
    int number = waiting.message().getMessageNumber();
    int limit = imapSettings.limit();
    if (waiting.size() <= limit) {
      byte[] whole = piece(number, "", 0, limit + 1);
      if (whole.length <= limit) {
        return new LongMail.Shorter(whole, false);
      }
      // Some servers do not count truly.
    }
    Optional<MailOutline> outline = outline(number);
    return outline.isPresent()
        ? LongMail.fetch(outline.get(), (section, from, most) -> piece(number, section, from, most))
        : new LongMail.Shorter(piece(number, "HEADER", 0, limit), true);
  }

  /// {@return of which parts a message is made; empty if the server cannot say it}
  private Optional<MailOutline> outline(int number) throws MessagingException {
    Object structure =
        folder.doCommand(
            protocol -> {
              try {
                return protocol.fetchBodyStructure(number);
              } catch (CommandFailedException | BadCommandException | ParsingException _) {
                return null;
              }
            });
    return structure instanceof BODYSTRUCTURE whole
        ? Optional.of(outline(whole))
        : Optional.empty();
  }

  private static MailOutline outline(BODYSTRUCTURE part) {
    return new MailOutline(
        part.isMulti() && part.bodies != null
            ? Arrays.stream(part.bodies).map(ImapConnection::outline).toList()
            : List.of());
  }

  /// {@return at most so many bytes of a section, from this place on}
  private byte[] piece(int number, String section, int from, int most) throws MessagingException {
    Object body = folder.doCommand(protocol -> protocol.peekBody(number, section, from, most));
    if (body instanceof BODY part) {
      // A section in which nothing is may be NIL.
      return part.getByteArray() == null ? new byte[0] : part.getByteArray().getNewBytes();
    }
    throw new MessagingException("the server did not hand the message over");
  }

  /// Marks messages as stored with us.
  void mark(List<Waiting> stored) throws MessagingException {
    Flags flags = new Flags(Flags.Flag.SEEN);
    if (keywords) {
      flags.add(STORED);
    }
    folder.setFlags(stored.stream().map(Waiting::message).toArray(Message[]::new), flags, true);
  }

  /// Waits until the server has news, or {@link #wake} is called. No read times out meanwhile: one
  /// that did so just when it is woken would be taken by the library for a line that broke.
  void idle() throws MessagingException {
    sockets.patience(Duration.ZERO);
    wait = Optional.of(new Object());
    try {
      folder.idle(true);
    } finally {
      wait = Optional.empty();
      sockets.patience(MailEndpoint.ANSWER);
    }
  }

  /// {@return the wait for news that is under way, if one is; no other equals it}
  Optional<Object> underWay() {
    return wait;
  }

  /// Asks the server a small question, which also ends {@link #idle}.
  void wake() throws MessagingException {
    folder.doCommand(
        protocol -> {
          protocol.noop();
          return null;
        });
  }

  boolean connected() {
    return folder.isOpen() && store.isConnected();
  }

  /// Cuts the line without a word: the server knows all it must.
  @Override
  public void close() {
    sockets.cut();
    try {
      store.close();
    } catch (MessagingException e) {
      // There is no line any more to say it on.
    }
  }

  /// The connection broke while messages were listed.
  static final class Gone extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Gone(Throwable cause) {
      super(cause);
    }
  }
}

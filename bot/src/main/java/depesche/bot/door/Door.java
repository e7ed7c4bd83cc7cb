package depesche.bot.door;

import depesche.bot.mime.Address;
import depesche.bot.mime.Addresses;
import depesche.bot.mime.Header;
import depesche.bot.mime.Headers;
import depesche.bot.mime.MessageScanner;
import depesche.bot.mime.MimePart;
import depesche.bot.mime.ReadingLimits;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Opens raw messages.
public final class Door {

  private final String address;
  private final Optional<String> server;

  /// @param address our own: what comes from it came from us. The domain of a Message-ID says too
  ///   little, for on a machine of one's own the players' mail programs use the same.
  public Door(String address) {
    this(address, Optional.empty());
  }

  /// As above.
  ///
  /// @param server by which name the receiving mail server says what it found out about a sender
  public Door(String address, Optional<String> server) {
    this.address = Address.same(address);
    this.server = server;
  }

  /// {@return what a raw message is} Never throws, and takes time in proportion to its length.
  ///
  /// @param oversized whether there was more text than can be read
  public Admission open(byte[] raw, boolean oversized) {
    return open(raw, oversized, Sent.NOTHING);
  }

  /// What is known of the mails we sent.
  public interface Sent {

    /// Of nothing.
    Sent NOTHING =
        new Sent() {
          @Override
          public Imprint imprint(LetterHeader letterHeader) {
            return Imprint.NONE;
          }

          @Override
          public boolean isReply(LetterHeader letterHeader) {
            return false;
          }
        };

    /// {@return the imprint of the mail of ours that a letter answers}
    Imprint imprint(LetterHeader letterHeader);

    /// {@return whether a letter goes from a seat's own address to its reply address} Then it may
    /// come by a mailing list.
    boolean isReply(LetterHeader letterHeader);
  }

  /// As above, where the mails we sent may be known.
  public Admission open(byte[] raw, boolean oversized, Sent sent) {
    return switch (MessageScanner.read(raw, ReadingLimits.STRICT)) {
      case MessageScanner.Whole(MimePart message) ->
          Bounce.read(raw, message, address)
              .or(
                  () ->
                      isForUs(message.headers())
                          ? machine(message.headers())
                          : robot(message.headers(), sent))
              .orElseGet(
                  () -> {
                    LetterHeader header = LetterHeader.read(message.headers(), address);
                    Admission.Admitted letter =
                        new Admission.Admitted(
                            header,
                            oversized
                                ? AuthorText.tooLong()
                                : MailTexts.read(raw, message, address, sent.imprint(header)),
                            Authentication.hasFailed(message.headers(), server));
                    RobotDetector detector = new RobotDetector(message.headers());
                    return listed(message.headers(), sent)
                        .<Admission>map(why -> new Admission.Posted(why, letter))
                        .or(() -> detector.doubt().map(why -> new Admission.Doubtful(why, letter)))
                        .orElse(letter);
                  });
      case MessageScanner.Beyond(Headers headers, String limit, _) ->
          robot(headers, sent)
              .or(() -> new RobotDetector(headers).doubt().map(why -> robot(why, headers)))
              .orElseGet(
                  () ->
                      new Admission.Refused(
                          LetterHeader.read(headers, address),
                          "the message has " + limit + " in it"));
    };
  }

  private Optional<Admission> robot(Headers headers, Sent sent) {
    return machine(headers).or(() -> listed(headers, sent).map(why -> robot(why, headers)));
  }

  private Optional<Admission> machine(Headers headers) {
    return new RobotDetector(headers).why(address).map(why -> robot(why, headers));
  }

  private Admission robot(String why, Headers headers) {
    return new Admission.Robot(why, LetterHeader.read(headers, address));
  }

  private Optional<String> listed(Headers headers, Sent sent) {
    return new RobotDetector(headers)
        .list()
        .filter(_ -> !sent.isReply(LetterHeader.read(headers, address)));
  }

  /// {@return whether its writer named us, and not only the list}
  private boolean isForUs(Headers headers) {
    return Stream.of("To", "Cc")
        .flatMap(name -> headers.all(name).stream())
        .flatMap(value -> Addresses.parse(value).stream())
        .flatMap(mailbox -> Address.read(mailbox.local() + "@" + mailbox.domain()).stream())
        .anyMatch(to -> RobotDetector.isOurs(to, address));
  }

  /// What the receiving mail server found out about a sender (RFC 8601). Anybody can write such a
  /// line. The server puts its own above what came with the mail, so those that count have its name
  /// and are the topmost that do, up to the next server's mark.
  private static final class Authentication {

    private static final Pattern COMMENT = Pattern.compile("\\([^()]*\\)");
    private static final Pattern FAILED = Pattern.compile("(?:^|;)\\s*dmarc\\s*=\\s*fail\\b");

    /// {@return whether the receiving server says that the mail is not from the domain of its
    /// sender}
    ///
    /// @param server by which name it signs; empty if it is not asked
    static boolean hasFailed(Headers headers, Optional<String> server) {
      return server.isPresent()
          && own(headers, server.get()).anyMatch(value -> FAILED.matcher(value).find());
    }

    private static Stream<String> own(Headers headers, String server) {
      return headers.fields().stream()
          .dropWhile(field -> !isBy(field, server))
          .takeWhile(field -> !field.is("Received"))
          .filter(field -> isBy(field, server))
          .map(Authentication::plain);
    }

    private static String plain(Header field) {
      return COMMENT.matcher(field.value()).replaceAll(" ").toLowerCase(Locale.ROOT).strip();
    }

    private static boolean isBy(Header field, String server) {
      return field.is("Authentication-Results")
          && plain(field).split("[\\s;]", 2)[0].equals(server.toLowerCase(Locale.ROOT));
    }
  }
}

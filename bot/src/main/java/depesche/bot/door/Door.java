package depesche.bot.door;

import depesche.bot.mime.Address;
import depesche.bot.mime.Headers;
import depesche.bot.mime.MessageScanner;
import depesche.bot.mime.MimePart;
import depesche.bot.mime.ReadingLimits;
import java.util.Optional;

/// Opens raw messages.
public final class Door {

  private final String address;

  /// @param address our own: what comes from it came from us. The domain of a Message-ID says too
  ///   little, for on a machine of one's own the players' mail programs use the same.
  public Door(String address) {
    this.address = Address.same(address);
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
              .or(() -> robot(message.headers(), sent))
              .orElseGet(
                  () -> {
                    LetterHeader header = LetterHeader.read(message.headers(), address);
                    Admission.Admitted letter =
                        new Admission.Admitted(
                            header,
                            oversized
                                ? AuthorText.tooLong()
                                : MailTexts.read(raw, message, address, sent.imprint(header)));
                    return RobotDetector.doubt(message.headers())
                        .<Admission>map(why -> new Admission.Doubtful(why, letter))
                        .orElse(letter);
                  });
      case MessageScanner.Beyond(Headers headers, String limit, _) ->
          robot(headers, sent)
              .or(() -> RobotDetector.doubt(headers).map(Admission.Robot::new))
              .orElseGet(
                  () ->
                      new Admission.Refused(
                          LetterHeader.read(headers, address),
                          "the message has " + limit + " in it"));
    };
  }

  private Optional<Admission> robot(Headers headers, Sent sent) {
    return RobotDetector.why(headers, address)
        .or(
            () ->
                RobotDetector.list(headers)
                    .filter(_ -> !sent.isReply(LetterHeader.read(headers, address))))
        .map(Admission.Robot::new);
  }
}

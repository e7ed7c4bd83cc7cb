package depesche.bot.post.smtp;

import com.sun.mail.smtp.SMTPAddressFailedException;
import com.sun.mail.smtp.SMTPSendFailedException;
import com.sun.mail.smtp.SMTPSenderFailedException;
import depesche.bot.post.ConnectionFailure;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a mail server's no means (RFC 5321 4.2, RFC 3463). Only a no to this recipient or this mail
/// is for good. A no to us (our login, our sender, our line, its rules, its room) may be otherwise
/// tomorrow, for every mail: it ends none.
///
/// @param code the server's three digits; 0 if it gave none
/// @param status its finer code, such as `5.1.1`; empty if it gave none
/// @param stage at what it was said
record SmtpRefusal(int code, String status, Stage stage) {

  private static final Pattern STATUS =
      Pattern.compile("^\\s*\\d{3}[ -]([45]\\.\\d{1,3}\\.\\d{1,3})\\b");

  /// What the server was asked.
  enum Stage {
    /// To let us in, or to take our sender.
    ENTRY,
    RECIPIENT,
    CONTENT
  }

  /// {@return the last no of the server}
  static SmtpRefusal of(MessagingException failure) {
    SmtpRefusal last = new SmtpRefusal(0, "", Stage.ENTRY);
    Exception at = failure;
    while (at instanceof MessagingException step) {
      last = said(step).orElse(last);
      at = step.getNextException();
    }
    return last;
  }

  private static Optional<SmtpRefusal> said(MessagingException step) {
    return switch (step) {
      case SMTPAddressFailedException e ->
          Optional.of(new SmtpRefusal(e.getReturnCode(), status(e), Stage.RECIPIENT));
      case SMTPSenderFailedException e ->
          Optional.of(new SmtpRefusal(e.getReturnCode(), status(e), Stage.ENTRY));
      case SMTPSendFailedException e ->
          Optional.of(new SmtpRefusal(e.getReturnCode(), status(e), stage(e.getCommand())));
      default -> Optional.empty();
    };
  }

  private static Stage stage(String command) {
    return switch (command.split("[ :]", 2)[0].toUpperCase(Locale.ROOT)) {
      case "RCPT" -> Stage.RECIPIENT;
      case "DATA", "BDAT", ".", "" -> Stage.CONTENT;
      default -> Stage.ENTRY;
    };
  }

  private static String status(MessagingException said) {
    Matcher matcher = STATUS.matcher(String.valueOf(said.getMessage()));
    return matcher.find() ? matcher.group(1) : "";
  }

  /// {@return whether it may be the sender that was refused, which many servers say when they are
  /// asked about the recipient}
  boolean mayBeOfSender() {
    return code >= 500
        && (status.isEmpty() ? stage == Stage.ENTRY : status.matches("5\\.(7|1\\.[78])\\b.*"))
        && stage != Stage.CONTENT;
  }

  /// {@return whether the recipient was refused, and not the line closed (421)}
  boolean isOfRecipient() {
    return stage == Stage.RECIPIENT && code != 421;
  }

  /// {@return whether trying again is useless}
  boolean isForGood() {
    if (code < 500 || stage == Stage.ENTRY) {
      return false;
    }
    if (!status.isEmpty()) {
      return isForGood(status);
    }
    return switch (code) {
      // 552 may mean a full mailbox; 554 and all of 50x and 53x speak of more than one recipient.
      case 550, 551, 553, 556 -> true;
      case 501 -> stage == Stage.RECIPIENT;
      case 552 -> stage == Stage.CONTENT;
      default -> false;
    };
  }

  /// {@return whether it may hold for other mail to the same domain: it says nothing of a mailbox
  /// (1, 2) or of this mail (6)}
  boolean mayBeAtDomain() {
    return code >= 400 && code < 500 && stage != Stage.ENTRY && !status.matches("4\\.[126]\\..*");
  }

  /// By the subject in the middle: 1 address, 2 mailbox, 3 mail system, 4 network, 5 protocol, 6
  /// content, 7 policy.
  private static boolean isForGood(String status) {
    String detail = status.substring(2);
    return switch (detail.charAt(0)) {
      case '1' -> !detail.matches("1\\.[78]");
      case '2' -> !detail.equals("2.2");
      case '3' -> detail.equals("3.4");
      case '4' -> !detail.equals("4.5");
      case '6' -> true;
      default -> false;
    };
  }

  /// {@return what is said of it, without a word of the server's or the message's}
  String reason(MessagingException failure) {
    if (code == 0) {
      return failure instanceof AuthenticationFailedException
          ? "user or password is wrong: set them right, and start the server again"
          : ConnectionFailure.reason(failure);
    }
    if (code < 0) {
      return "it hangs up";
    }
    String asked =
        switch (stage) {
          case ENTRY -> "";
          case RECIPIENT -> " about the address";
          case CONTENT -> " about the message";
        };
    return "answer " + code + (status.isEmpty() ? "" : " " + status) + asked;
  }
}

package depesche.bot.post.office;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// One conversation by SMTP (RFC 5321). A message is on the disk, in every mailbox, before it is
/// acknowledged.
public final class SmtpSession {

  /// A mail of 25 MB, and what is written above it on the way.
  private static final int MOST_BYTES = 26 * 1024 * 1024;

  private static final int MOST_RECIPIENTS = 100;
  private static final int LONGEST_COMMAND = 4 * 1024;
  private static final int PATIENCE_SECONDS = 300;

  private final ClientConnection clientConnection;
  private final Mailboxes boxes;
  private final MailboxPasswords mailboxPasswords;

  private String peer = "";
  private boolean admitted;
  private boolean inMail = false;
  private String sender = "";
  private final Set<String> recipients = new LinkedHashSet<>();

  private SmtpSession(
      ClientConnection clientConnection, Mailboxes boxes, MailboxPasswords mailboxPasswords) {
    this.clientConnection = clientConnection;
    this.boxes = boxes;
    this.mailboxPasswords = mailboxPasswords;
    this.admitted = !mailboxPasswords.required();
  }

  /// Opens the port at which mail is handed in.
  public static PortListener listen(
      Mailboxes boxes, MailboxPasswords mailboxPasswords, InetAddress bind, int port) {
    return PortListener.open(
        "SMTP",
        bind,
        port,
        clientConnection -> new SmtpSession(clientConnection, boxes, mailboxPasswords).hold(),
        new PortListener.Farewells(
            "421 4.3.2 Too many connections, come back later",
            "421 4.3.0 Something went wrong here, come back later"));
  }

  private void hold() throws IOException {
    try {
      talk();
    } catch (ClientConnection.TooLong e) {
      clientConnection.say("500 5.5.2 Line too long");
    }
  }

  private void talk() throws IOException {
    clientConnection.patience(PATIENCE_SECONDS);
    clientConnection.say("220 depesche ESMTP");
    while (true) {
      String line = clientConnection.line(LONGEST_COMMAND);
      int space = line.indexOf(' ');
      String verb = (space < 0 ? line : line.substring(0, space)).toUpperCase(Locale.ROOT);
      String rest = space < 0 ? "" : line.substring(space + 1).strip();
      if (verb.equals("QUIT")) {
        clientConnection.say("221 2.0.0 Bye");
        return;
      }
      clientConnection.say(answer(verb, rest));
    }
  }

  private String answer(String verb, String rest) throws IOException {
    return switch (verb) {
      case "EHLO" -> greet(rest, true);
      case "HELO" -> greet(rest, false);
      case "AUTH" -> authenticate(rest);
      case "MAIL" -> mail(rest);
      case "RCPT" -> recipient(rest);
      case "DATA" -> data();
      case "RSET" -> reset();
      case "NOOP" -> "250 2.0.0 OK";
      case "VRFY" -> "252 2.5.0 Every address has a mailbox here";
      case "HELP" -> "214 2.0.0 EHLO AUTH MAIL RCPT DATA RSET NOOP QUIT";
      default -> "500 5.5.1 Unknown command";
    };
  }

  private String greet(String name, boolean extended) {
    peer = name.replaceAll("[^A-Za-z0-9.:\\[\\]-]", "");
    forget();
    return extended
        ? "250-depesche\r\n250-SIZE "
            + MOST_BYTES
            + "\r\n"
            + "250-8BITMIME\r\n"
            + "250-PIPELINING\r\n"
            + "250-ENHANCEDSTATUSCODES\r\n"
            + "250 AUTH PLAIN LOGIN"
        : "250 depesche";
  }

  private String authenticate(String rest) throws IOException {
    String[] words = rest.split(" ", 2);
    String first = words.length == 2 ? words[1] : "";
    admitted =
        switch (words[0].toUpperCase(Locale.ROOT)) {
          case "PLAIN" -> mailboxPasswords.plain(first.isEmpty() ? ask("") : first).isPresent();
          case "LOGIN" -> {
            String user = MailboxPasswords.decode(first.isEmpty() ? ask("VXNlcm5hbWU6") : first);
            yield mailboxPasswords.fits(user, MailboxPasswords.decode(ask("UGFzc3dvcmQ6")));
          }
          default -> false;
        };
    return admitted ? "235 2.7.0 Welcome" : "535 5.7.8 User or password is wrong";
  }

  private String ask(String prompt) throws IOException {
    clientConnection.say("334 " + prompt);
    return clientConnection.line(LONGEST_COMMAND);
  }

  private String mail(String rest) {
    if (!admitted) {
      return "530 5.7.0 Authenticate first";
    }
    if (inMail) {
      return "503 5.5.1 One MAIL at a time";
    }
    if (!rest.toUpperCase(Locale.ROOT).startsWith("FROM:")) {
      return "501 5.5.4 MAIL FROM:<address>";
    }
    String address = path(rest.substring(5));
    if (!address.isEmpty() && !Mailboxes.possible(address)) {
      return "553 5.1.7 That sender is no plain address";
    }
    if (declared(rest) > MOST_BYTES) {
      return "552 5.3.4 Messages up to " + MOST_BYTES + " bytes";
    }
    inMail = true;
    sender = address;
    return "250 2.1.0 OK";
  }

  private static long declared(String rest) {
    int at = rest.toUpperCase(Locale.ROOT).indexOf(" SIZE=");
    if (at < 0) {
      return 0;
    }
    String digits = rest.substring(at + 6).split(" ", 2)[0];
    return digits.matches("[0-9]{1,18}") ? Long.parseLong(digits) : 0;
  }

  private String recipient(String rest) {
    if (!inMail) {
      return "503 5.5.1 MAIL first";
    }
    if (!rest.toUpperCase(Locale.ROOT).startsWith("TO:")) {
      return "501 5.5.4 RCPT TO:<address>";
    }
    String address = path(rest.substring(3));
    if (!Mailboxes.possible(address)) {
      return "553 5.1.3 That recipient is no plain address";
    }
    if (recipients.size() >= MOST_RECIPIENTS) {
      return "452 4.5.3 Up to " + MOST_RECIPIENTS + " recipients";
    }
    recipients.add(address);
    return "250 2.1.5 OK";
  }

  private static String path(String text) {
    int open = text.indexOf('<');
    int close = text.indexOf('>', open + 1);
    return open < 0 || close < 0
        ? text.strip().split(" ", 2)[0]
        : text.substring(open + 1, close).strip();
  }

  private String data() throws IOException {
    if (recipients.isEmpty()) {
      return inMail ? "554 5.5.1 No recipients" : "503 5.5.1 MAIL first";
    }
    clientConnection.say("354 End with a dot on a line of its own");
    try (Spool spool = boxes.spool()) {
      DotReader dotReader = new DotReader(MOST_BYTES, spool);
      while (!dotReader.done()) {
        dotReader.take(clientConnection.read());
      }
      String answer = dotReader.complaint().orElse("");
      return answer.isEmpty() ? store(spool) : answer;
    } finally {
      forget();
    }
  }

  private String store(Spool spool) {
    Instant now = boxes.clock().instant();
    try {
      Optional<Path> file = spool.file();
      for (String recipient : recipients) {
        byte[] trace = trace(recipient, now).getBytes(StandardCharsets.US_ASCII);
        MailFolder box = boxes.box(recipient);
        if (file.isPresent()) {
          box.add(trace, file.get(), now);
        } else {
          ByteArrayOutputStream whole = new ByteArrayOutputStream();
          whole.writeBytes(trace);
          whole.writeBytes(spool.bytes());
          box.add(whole.toByteArray(), now, new TreeSet<>());
        }
      }
      boxes.stored();
      clientConnection.isUseful();
      return "250 2.0.0 Stored";
    } catch (IOException | UncheckedIOException e) {
      boxes.refused(e);
      return "451 4.3.0 Cannot store mail now";
    }
  }

  /// RFC 5321 4.4: who handed it in, for whom, and when.
  private String trace(String recipient, Instant now) {
    String date = DateTimeFormatter.RFC_1123_DATE_TIME.format(now.atOffset(ZoneOffset.UTC));
    return "Return-Path: <%s>\r\nDelivered-To: %s\r\nReceived: from %s by depesche with ESMTP; %s\r\n"
        .formatted(
            sender, recipient, peer.isEmpty() ? "unknown" : peer, date.replace("GMT", "+0000"));
  }

  private String reset() {
    forget();
    return "250 2.0.0 OK";
  }

  private void forget() {
    inMail = false;
    sender = "";
    recipients.clear();
  }
}

package depesche.bot.server;

import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.Delivery;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.discord.Snowflake;
import depesche.bot.post.imap.IncomingMail;
import jakarta.mail.MessagingException;
import jakarta.mail.Multipart;
import jakarta.mail.Part;
import jakarta.mail.internet.MimeMessage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A mail server and Discord, in memory: what people wrote, what of it is flagged or heard, and
/// what has been sent.
final class Outside {

  /// A mail that was sent.
  record Sent(String to, String id, String subject, String answers, String replyTo, String raw) {

    /// {@return who gets which mail, however often it is made}
    String what() {
      return "%s | %s | %s".formatted(to, subject, answers);
    }

    /// {@return its plain text}
    String text() {
      try {
        MimeMessage message =
            new MimeMessage(null, new ByteArrayInputStream(raw.getBytes(StandardCharsets.UTF_8)));
        return text(message).replace("\r\n", "\n");
      } catch (MessagingException | IOException e) {
        throw new IllegalStateException(e);
      }
    }

    private static String text(Part part) throws MessagingException, IOException {
      if (part.isMimeType("text/plain")) {
        return part.getContent().toString();
      }
      return part.getContent() instanceof Multipart parts ? text(parts.getBodyPart(0)) : "";
    }
  }

  private static final Pattern HEADER =
      Pattern.compile(
          "^(Message-ID|Subject|In-Reply-To|Reply-To): *((?:.|\r\n[ \t])*)", Pattern.MULTILINE);

  final SequencedMap<Long, IncomingMail> mailbox = new LinkedHashMap<>();
  final Set<Long> flagged = new LinkedHashSet<>();
  final SequencedMap<String, DiscordInput> said = new LinkedHashMap<>();
  final Set<String> heard = new LinkedHashSet<>();
  final List<Sent> sent = new ArrayList<>();
  final List<String> posted = new ArrayList<>();
  private final Set<String> affirmed = new LinkedHashSet<>();

  /// {@return the same at this moment, going on by itself}
  Outside copy() {
    Outside copy = new Outside();
    copy.mailbox.putAll(mailbox);
    copy.flagged.addAll(flagged);
    copy.said.putAll(said);
    copy.heard.addAll(heard);
    copy.sent.addAll(sent);
    copy.posted.addAll(posted);
    copy.affirmed.addAll(affirmed);
    return copy;
  }

  /// Somebody writes a mail.
  void writes(Instant now, String from, String to, String... lines) {
    long uid = mailbox.size() + 1L;
    byte[] bytes =
        "From: %s\r\nTo: %s\r\nSubject: letter\r\nMessage-ID: <%d.letter@x.org>\r\n\r\n%s\r\n"
            .formatted(from, to, uid, String.join("\r\n", lines))
            .getBytes(StandardCharsets.UTF_8);
    mailbox.put(uid, new IncomingMail("box", 1, uid, now, bytes, false));
  }

  /// Everybody who was asked says that their first letter is theirs.
  void affirms(Instant now) {
    for (Sent mail : List.copyOf(sent)) {
      if (mail.subject().contains("Was this you") && affirmed.add(mail.id())) {
        writes(now, mail.to(), mail.replyTo(), "Yes");
      }
    }
  }

  /// Somebody gives a command on Discord.
  void says(Instant now, String user, String... lines) {
    String id = String.valueOf(Long.parseLong(Snowflake.at(now)) + said.size());
    said.put(
        id,
        new DiscordInput(
            id,
            user,
            List.of(),
            "",
            "token" + said.size(),
            "",
            "",
            List.of(lines),
            DiscordInput.Oddity.NONE));
  }

  Delivery mail(ParcelRow parcel, byte[] message) {
    Sent mail = read(parcel.recipient, new String(message, StandardCharsets.UTF_8));
    Reel.running().call(this, there -> there.sent.add(mail));
    return new Delivery.Accepted();
  }

  Delivery post(ParcelRow parcel, byte[] message) {
    String what = parcel.recipient + " " + new String(message, StandardCharsets.UTF_8);
    Reel.running().call(this, there -> there.posted.add(what));
    return new Delivery.Accepted();
  }

  private static Sent read(String to, String message) {
    int body = message.indexOf("\r\n\r\n");
    Map<String, String> headers = new LinkedHashMap<>();
    Matcher header = HEADER.matcher(message.substring(0, body));
    while (header.find()) {
      headers.put(header.group(1), header.group(2).replaceAll("\r\n[ \t]+", " ").strip());
    }
    return new Sent(
        to,
        headers.getOrDefault("Message-ID", ""),
        headers.getOrDefault("Subject", ""),
        headers.getOrDefault("In-Reply-To", ""),
        headers.getOrDefault("Reply-To", ""),
        message);
  }

  /// {@return the last mail to somebody that can be answered}
  Sent last(String to, String game) {
    return sent.stream()
        .filter(mail -> mail.to().equals(to) && mail.subject().contains("[" + game))
        .reduce((_, later) -> later)
        .orElseThrow();
  }
}

package depesche.bot.door;

import depesche.bot.mime.Address;
import depesche.bot.mime.Addresses;
import depesche.bot.mime.EncodedWords;
import depesche.bot.mime.Header;
import depesche.bot.mime.Headers;
import depesche.bot.mime.Mailbox;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The outside of a letter.
///
/// @param recipients from To, Cc, Delivered-To and X-Original-To, in that order, each once
/// @param subject decoded, on one line, without control characters
/// @param messageId with angle brackets
/// @param inReplyTo ids with angle brackets; most mails answer one
/// @param references ids with angle brackets, oldest first
/// @param dated when its author says it was written: for information, decides nothing
public record LetterHeader(
    Sender sender,
    List<Recipient> recipients,
    String subject,
    Optional<String> messageId,
    List<String> inReplyTo,
    List<String> references,
    Optional<Instant> dated) {

  private static final int LONGEST_SUBJECT = 200;
  private static final int LONGEST_ID = 248;
  private static final int MOST_IDS = 20;
  private static final int MOST_RECIPIENTS = 50;

  private static final Pattern BRACKETS = Pattern.compile("<([^<>]*)>");
  private static final Pattern BLANKS = Pattern.compile("[ \t]+");
  private static final Pattern APART = Pattern.compile("[ \t,;>]+");

  public LetterHeader {
    recipients = List.copyOf(recipients);
    inReplyTo = List.copyOf(inReplyTo);
    references = List.copyOf(references);
  }

  /// {@return the tags of all recipients, each once: where a reply token is found}
  public List<String> tags() {
    return recipients.stream().flatMap(r -> r.tag().stream()).distinct().toList();
  }

  /// {@return the outside of a letter with these headers}
  ///
  /// @param own our address
  static LetterHeader read(Headers headers, String own) {
    return new LetterHeader(
        sender(headers, own),
        recipients(headers),
        subject(headers),
        ids(headers, "Message-ID").stream().findFirst(),
        atMost(ids(headers, "In-Reply-To")),
        thread(headers),
        headers.first("Date").flatMap(LetterHeader::date));
  }

  /// {@return who a letter with these headers is from} Where two mail programs could read two
  /// senders, there is none.
  private static Sender sender(Headers headers, String own) {
    List<Header> from = headers.fields().stream().filter(h -> h.is("From")).toList();
    if (from.size() != 1) {
      return unclear(headers, own, from.isEmpty() ? "no From line" : "more than one From line");
    }
    if (!from.getFirst().name().equalsIgnoreCase("From")) {
      return unclear(headers, own, "a blank before the colon of From");
    }
    return switch (SingleMailbox.read(from.getFirst().value())) {
      case SingleMailbox.Found(Address address) -> new Sender.Named(address.text());
      case SingleMailbox.Doubt(String reason) -> unclear(headers, own, reason);
    };
  }

  private static Sender unclear(Headers headers, String own, String reason) {
    return new Sender.Unclear(reason, wayBack(headers, own));
  }

  /// RFC 3834 4: a machine answers along the path of bounces; the topmost such line is by the last
  /// mail server, and no sender can write above it.
  private static Optional<String> wayBack(Headers headers, String own) {
    return Stream.of("Return-Path", "Reply-To")
        .flatMap(name -> headers.first(name).stream())
        .flatMap(value -> address(value).stream())
        .filter(
            address ->
                !RobotDetector.machine(address.local()) && !RobotDetector.isOurs(address, own))
        .map(Address::text)
        .findFirst();
  }

  private static Optional<Address> address(String value) {
    return SingleMailbox.read(value) instanceof SingleMailbox.Found(Address address)
        ? Optional.of(address)
        : Optional.empty();
  }

  private static List<Recipient> recipients(Headers headers) {
    return Stream.of("To", "Cc", "Delivered-To", "X-Original-To")
        .flatMap(name -> headers.all(name).stream())
        .flatMap(value -> Addresses.parse(value).stream())
        .map(LetterHeader::recipient)
        .distinct()
        .limit(MOST_RECIPIENTS)
        .toList();
  }

  private static Recipient recipient(Mailbox address) {
    String local = address.local().toLowerCase(Locale.ROOT);
    String domain = address.domain().toLowerCase(Locale.ROOT);
    int plus = local.indexOf('+');
    return plus <= 0 || plus == local.length() - 1
        ? new Recipient(local, Optional.empty(), domain)
        : new Recipient(local.substring(0, plus), Optional.of(local.substring(plus + 1)), domain);
  }

  private static String subject(Headers headers) {
    String subject = EncodedWords.decode(headers.first("Subject").orElse(""));
    return subject.codePointCount(0, subject.length()) <= LONGEST_SUBJECT
        ? subject
        : subject.substring(0, subject.offsetByCodePoints(0, LONGEST_SUBJECT));
  }

  private static List<String> atMost(List<String> ids) {
    return ids.size() <= MOST_IDS ? ids : ids.subList(0, MOST_IDS);
  }

  /// The first id of a thread and its latest ones.
  private static List<String> thread(Headers headers) {
    List<String> all = ids(headers, "References");
    if (all.size() <= MOST_IDS) {
      return all;
    }
    List<String> kept = new ArrayList<>(all.subList(all.size() - MOST_IDS + 1, all.size()));
    kept.addFirst(all.getFirst());
    return kept;
  }

  /// {@return the ids in a header, each in angle brackets and fit to be written again} Some
  /// programs fold an id in its midst, some leave the brackets out.
  private static List<String> ids(Headers headers, String name) {
    String value = String.join(" ", headers.all(name));
    Stream<String> found =
        value.contains("<")
            ? BRACKETS
                .matcher(value)
                .results()
                .map(id -> BLANKS.matcher(id.group(1)).replaceAll(""))
            : Stream.of(APART.split(value)).filter(word -> word.contains("@"));
    return found
        .filter(id -> id.length() > 2 && id.length() <= LONGEST_ID)
        .filter(id -> id.chars().allMatch(c -> c > 0x20 && c < 0x7F))
        .map(id -> "<" + id + ">")
        .toList();
  }

  private static Optional<Instant> date(String value) {
    int comment = value.indexOf('(');
    String plain = (comment < 0 ? value : value.substring(0, comment)).strip();
    try {
      return Optional.of(
          OffsetDateTime.parse(plain, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant());
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}

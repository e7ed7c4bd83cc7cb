package depesche.bot.door;

import depesche.bot.mime.Address;
import depesche.bot.mime.Headers;
import depesche.bot.mime.MimePart;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads delivery reports: a mail server says that a mail of ours did not arrive, in the form of
/// RFC 3464 or, as older ones do, in words with a copy of our mail below.
final class Bounce {

  private static final int MOST_RECIPIENTS = 10;
  private static final int MOST_NAMED = 50;
  private static final int MOST_BYTES = 64 * 1024;

  private static final Pattern ID =
      Pattern.compile("(?mi)^[> \\t]{0,8}Message-ID:\\s{0,4}(<[^<>\\s]{1,200}>)");

  private static final Pattern ADDRESS =
      Pattern.compile("[^\\s<>()\\[\\]\",;:]{1,64}@[^\\s<>()\\[\\]\",;:]{1,255}");

  private static final Pattern FOR_GOOD =
      Pattern.compile("(?<![\\d.])(5\\.\\d{1,3}\\.\\d{1,3})(?![\\d.])");

  private Bounce() {}

  /// {@return what a message reports, if it reports a failure for good}
  ///
  /// @param own our address
  static Optional<Admission> read(byte[] raw, MimePart message, String own) {
    List<String> tags = LetterHeader.read(message.headers(), own).tags();
    if (!message.type().is("multipart", "report")) {
      return inWords(raw, message, tags);
    }
    Optional<Headers> report =
        message.parts().stream()
            .filter(mimePart -> mimePart.type().is("message", "delivery-status"))
            .findFirst()
            .map(mimePart -> Headers.read(raw, mimePart.body(), mimePart.end()));
    return report
        .filter(Bounce::isFailure)
        .map(
            fields ->
                new Admission.Bounced(id(raw, message), tags, recipients(fields), status(fields)));
  }

  /// Only with the Message-ID of a mail of ours, or sent to an address of ours with a word behind
  /// the plus, is it more than a machine's mail.
  private static Optional<Admission> inWords(byte[] raw, MimePart message, List<String> tags) {
    if (!new RobotDetector(message.headers()).isMailServer()) {
      return Optional.empty();
    }
    int end = Math.min(message.end(), message.body() + MOST_BYTES);
    String text =
        new String(raw, message.body(), end - message.body(), StandardCharsets.ISO_8859_1);
    Optional<String> id = first(ID, text);
    Optional<String> status = first(FOR_GOOD, text);
    return (id.isPresent() || !tags.isEmpty()) && status.isPresent()
        ? Optional.of(new Admission.Bounced(id, tags, named(text), status.get()))
        : Optional.empty();
  }

  private static List<String> named(String text) {
    return ADDRESS
        .matcher(text)
        .results()
        .map(found -> Address.same(found.group()))
        .distinct()
        .limit(MOST_NAMED)
        .toList();
  }

  private static Optional<String> first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /// A mail that is delayed may still arrive.
  private static boolean isFailure(Headers fields) {
    return fields.all("Action").stream().anyMatch(word -> word.strip().equalsIgnoreCase("failed"));
  }

  private static String status(Headers fields) {
    return fields.all("Status").stream()
        .map(status -> status.strip().split("\\s", 2)[0])
        .filter(status -> status.matches("[245]\\.\\d{1,3}\\.\\d{1,3}"))
        .findFirst()
        .orElse("failed");
  }

  private static List<String> recipients(Headers fields) {
    return Stream.of("Original-Recipient", "Final-Recipient")
        .flatMap(name -> fields.all(name).stream())
        .map(value -> value.substring(value.indexOf(';') + 1).strip())
        .map(address -> Address.same(address.replaceAll("[<>]", "")))
        .distinct()
        .limit(MOST_RECIPIENTS)
        .toList();
  }

  /// {@return the Message-ID of the mail that came back, with it or with its header block}
  private static Optional<String> id(byte[] raw, MimePart message) {
    return message.parts().stream()
        .flatMap(mimePart -> returned(raw, mimePart).stream())
        .flatMap(headers -> headers.first("Message-ID").stream())
        .map(String::strip)
        .findFirst();
  }

  private static Optional<Headers> returned(byte[] raw, MimePart mimePart) {
    if (mimePart.message()) {
      return Optional.of(mimePart.parts().getFirst().headers());
    }
    boolean headers =
        mimePart.type().is("text", "rfc822-headers")
            || mimePart.type().is("message", "rfc822-headers");
    return headers
        ? Optional.of(Headers.read(raw, mimePart.body(), mimePart.end()))
        : Optional.empty();
  }
}

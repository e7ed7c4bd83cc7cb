package depesche.bot.post.office.imap;

import depesche.bot.mime.CharacterSets;
import depesche.bot.mime.EncodedWords;
import depesche.bot.mime.MimePart;
import depesche.bot.mime.TransferEncoding;
import depesche.bot.post.office.StoredMessage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/// Reads what a `SEARCH` asks for (RFC 3501 6.4.4).
final class Search {

  private static final DateTimeFormatter DATE =
      new java.time.format.DateTimeFormatterBuilder()
          .parseCaseInsensitive()
          .appendPattern("d-MMM-yyyy")
          .toFormatter(Locale.ENGLISH);

  private final String tag;
  private final Iterator<ImapWord> words;

  private Search(String tag, List<ImapWord> words) {
    this.tag = tag;
    this.words = words.iterator();
  }

  /// A message that is asked about.
  ///
  /// @param lastNumber the highest sequence number there is, for `*`
  /// @param lastUid the highest UID there is
  record Candidate(StoredMessage storedMessage, int number, int lastNumber, long lastUid) {

    private MessageContent content() {
      try {
        return MessageContent.of(storedMessage.bytes());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private boolean header(String name, String wanted) {
      List<String> values = content().message().headers().all(name);
      return values.stream()
          .anyMatch(v -> contains(v, wanted) || contains(EncodedWords.decode(v), wanted));
    }

    private boolean body(String wanted) {
      MessageContent messageContent = content();
      return text(messageContent, messageContent.message(), wanted);
    }

    private static boolean text(MessageContent messageContent, MimePart mimePart, String wanted) {
      if (!mimePart.parts().isEmpty()) {
        return mimePart.parts().stream().anyMatch(p -> text(messageContent, p, wanted));
      }
      byte[] bytes = TransferEncoding.decode(messageContent.bytes(), mimePart, 1 << 20);
      return mimePart.type().type().equals("text")
          && contains(
              CharacterSets.decode(bytes, mimePart.type().parameter("charset")).text(), wanted);
    }

    private boolean anywhere(String wanted) {
      return contains(new String(content().bytes(), StandardCharsets.ISO_8859_1), wanted)
          || body(wanted);
    }
  }

  private static boolean contains(String text, String wanted) {
    return text.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT));
  }

  static Predicate<Candidate> parse(String tag, List<ImapWord> words) throws ImapCommand.Bad {
    List<ImapWord> criteria = words;
    if (words.size() > 2 && words.getFirst().upper().equals("CHARSET")) {
      criteria = words.subList(2, words.size());
    }
    return new Search(tag, criteria).all();
  }

  private Predicate<Candidate> all() throws ImapCommand.Bad {
    Predicate<Candidate> all = c -> true;
    while (words.hasNext()) {
      all = all.and(next());
    }
    return all;
  }

  private Predicate<Candidate> next() throws ImapCommand.Bad {
    ImapWord imapWord = word();
    if (imapWord instanceof ImapWord.Group(List<ImapWord> inner)) {
      return new Search(tag, inner).all();
    }
    if (NumberSet.looksLike(imapWord.text())) {
      NumberSet set = NumberSet.parse(tag, imapWord.text());
      return c -> set.has(c.number(), c.lastNumber());
    }
    return switch (imapWord.upper()) {
      case "ALL" -> c -> true;
      case "SEEN" -> flag("\\Seen");
      case "UNSEEN" -> flag("\\Seen").negate();
      case "DELETED" -> flag("\\Deleted");
      case "UNDELETED" -> flag("\\Deleted").negate();
      case "ANSWERED" -> flag("\\Answered");
      case "UNANSWERED" -> flag("\\Answered").negate();
      case "FLAGGED" -> flag("\\Flagged");
      case "UNFLAGGED" -> flag("\\Flagged").negate();
      case "DRAFT" -> flag("\\Draft");
      case "UNDRAFT" -> flag("\\Draft").negate();
      case "KEYWORD" -> flag(word().text());
      case "UNKEYWORD" -> flag(word().text()).negate();
      case "RECENT", "NEW" -> c -> false;
      case "OLD" -> c -> true;
      case "NOT" -> next().negate();
      case "OR" -> next().or(next());
      default -> content(imapWord);
    };
  }

  private Predicate<Candidate> content(ImapWord imapWord) throws ImapCommand.Bad {
    return switch (imapWord.upper()) {
      case "FROM", "TO", "CC", "BCC", "SUBJECT" -> header(imapWord.text(), text());
      case "HEADER" -> header(word().text(), text());
      case "BODY" -> {
        String wanted = text();
        yield c -> c.body(wanted);
      }
      case "TEXT" -> {
        String wanted = text();
        yield c -> c.anywhere(wanted);
      }
      case "UID" -> {
        NumberSet set = NumberSet.parse(tag, word().text());
        yield c -> set.has(c.storedMessage().uid(), c.lastUid());
      }
      case "LARGER" -> {
        long size = number();
        yield c -> c.storedMessage().size() > size;
      }
      case "SMALLER" -> {
        long size = number();
        yield c -> c.storedMessage().size() < size;
      }
      case "SINCE", "SENTSINCE" -> {
        LocalDate day = day();
        yield c -> !received(c).isBefore(day);
      }
      case "BEFORE", "SENTBEFORE" -> {
        LocalDate day = day();
        yield c -> received(c).isBefore(day);
      }
      case "ON", "SENTON" -> {
        LocalDate day = day();
        yield c -> received(c).equals(day);
      }
      default -> throw new ImapCommand.Bad(tag, "SEARCH knows no such key");
    };
  }

  private static Predicate<Candidate> flag(String flag) {
    return c -> c.storedMessage().has(flag);
  }

  private static Predicate<Candidate> header(String name, String wanted) {
    return c -> c.header(name, wanted);
  }

  private static LocalDate received(Candidate candidate) {
    return candidate.storedMessage().received().atOffset(ZoneOffset.UTC).toLocalDate();
  }

  private ImapWord word() throws ImapCommand.Bad {
    if (!words.hasNext()) {
      throw new ImapCommand.Bad(tag, "SEARCH wants more words");
    }
    return words.next();
  }

  /// Words may come as UTF-8.
  private String text() throws ImapCommand.Bad {
    byte[] bytes = word().text().getBytes(StandardCharsets.ISO_8859_1);
    return CharacterSets.decode(bytes, Optional.of("utf-8")).text();
  }

  private long number() throws ImapCommand.Bad {
    String text = word().text();
    if (!text.matches("[0-9]{1,18}")) {
      throw new ImapCommand.Bad(tag, "Not a number");
    }
    return Long.parseLong(text);
  }

  private LocalDate day() throws ImapCommand.Bad {
    try {
      return LocalDate.parse(word().text(), DATE);
    } catch (DateTimeException e) {
      throw new ImapCommand.Bad(tag, "A day is written 1-Jan-1900");
    }
  }
}

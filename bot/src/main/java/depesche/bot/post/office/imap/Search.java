package depesche.bot.post.office.imap;

import depesche.bot.mime.CharacterSets;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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

  static Criterion parse(String tag, List<ImapWord> words) throws ImapCommand.Bad {
    List<ImapWord> criteria = words;
    if (words.size() > 2 && words.getFirst().upper().equals("CHARSET")) {
      criteria = words.subList(2, words.size());
    }
    return new Search(tag, criteria).all();
  }

  private Criterion all() throws ImapCommand.Bad {
    Criterion all = c -> true;
    while (words.hasNext()) {
      all = new Criterion.Both(all, next());
    }
    return all;
  }

  private Criterion next() throws ImapCommand.Bad {
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
      case "SEEN" -> new Criterion.Flagged("\\Seen", true);
      case "UNSEEN" -> new Criterion.Flagged("\\Seen", false);
      case "DELETED" -> new Criterion.Flagged("\\Deleted", true);
      case "UNDELETED" -> new Criterion.Flagged("\\Deleted", false);
      case "ANSWERED" -> new Criterion.Flagged("\\Answered", true);
      case "UNANSWERED" -> new Criterion.Flagged("\\Answered", false);
      case "FLAGGED" -> new Criterion.Flagged("\\Flagged", true);
      case "UNFLAGGED" -> new Criterion.Flagged("\\Flagged", false);
      case "DRAFT" -> new Criterion.Flagged("\\Draft", true);
      case "UNDRAFT" -> new Criterion.Flagged("\\Draft", false);
      case "KEYWORD" -> new Criterion.Flagged(word().text(), true);
      case "UNKEYWORD" -> new Criterion.Flagged(word().text(), false);
      case "RECENT", "NEW" -> c -> false;
      case "OLD" -> c -> true;
      case "NOT" -> next().negate();
      case "OR" -> new Criterion.Either(next(), next());
      default -> content(imapWord);
    };
  }

  private Criterion content(ImapWord imapWord) throws ImapCommand.Bad {
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

  private static Criterion header(String name, String wanted) {
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

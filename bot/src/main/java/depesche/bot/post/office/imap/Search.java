package depesche.bot.post.office.imap;

import depesche.bot.mime.CharacterSets;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiPredicate;

/// Reads what a `SEARCH` asks for (RFC 3501 6.4.4).
final class Search {

  private static final DateTimeFormatter DATE =
      new java.time.format.DateTimeFormatterBuilder()
          .parseCaseInsensitive()
          .appendPattern("d-MMM-uuuu")
          .toFormatter(Locale.ENGLISH)
          .withResolverStyle(ResolverStyle.STRICT);

  /// Each level asks for a piece of the stack, so a client must not choose how many there are.
  private static final int DEEPEST = 100;

  private static final int MOST_KEYS = 1000;

  /// Words are read as UTF-8, of which US-ASCII is a part.
  private static final List<String> CHARACTER_SETS = List.of("UTF-8", "US-ASCII");

  private final String tag;
  private Iterator<ImapWord> words;
  private int keys = 0;

  private Search(String tag, List<ImapWord> words) {
    this.tag = tag;
    this.words = words.iterator();
  }

  static Criterion parse(String tag, List<ImapWord> words) throws ImapCommand.Bad {
    List<ImapWord> criteria = words;
    if (words.size() > 1 && words.getFirst().upper().equals("CHARSET")) {
      if (!CHARACTER_SETS.contains(words.get(1).upper())) {
        throw ImapCommand.Bad.no(
            tag, "[BADCHARSET (UTF-8 US-ASCII)] SEARCH reads words in UTF-8 or US-ASCII only");
      }
      criteria = words.subList(2, words.size());
    }
    return new Search(tag, criteria).all(0);
  }

  private Criterion all(int depth) throws ImapCommand.Bad {
    List<Criterion> all = new ArrayList<>();
    do {
      all.add(next(depth));
    } while (words.hasNext());
    return all.size() == 1 ? all.getFirst() : new Criterion.All(all);
  }

  private Criterion group(List<ImapWord> inner, int depth) throws ImapCommand.Bad {
    Iterator<ImapWord> outer = words;
    words = inner.iterator();
    Criterion all = all(depth);
    words = outer;
    return all;
  }

  private Criterion next(int depth) throws ImapCommand.Bad {
    if (depth > DEEPEST) {
      throw new ImapCommand.Bad(
          tag, "SEARCH takes up to " + DEEPEST + " levels of NOT, OR and parentheses");
    }
    keys++;
    if (keys > MOST_KEYS) {
      throw new ImapCommand.Bad(
          tag, "SEARCH takes up to " + MOST_KEYS + " keys; ask in several searches");
    }
    ImapWord imapWord = word();
    if (imapWord instanceof ImapWord.Group(List<ImapWord> inner)) {
      return group(inner, depth + 1);
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
      case "KEYWORD" -> new Criterion.Flagged(atom(), true);
      case "UNKEYWORD" -> new Criterion.Flagged(atom(), false);
      case "RECENT", "NEW" -> c -> false;
      case "OLD" -> c -> true;
      case "NOT" -> next(depth + 1).negate();
      case "OR" -> new Criterion.Either(next(depth + 1), next(depth + 1));
      default -> content(imapWord);
    };
  }

  private Criterion content(ImapWord imapWord) throws ImapCommand.Bad {
    return switch (imapWord.upper()) {
      case "FROM", "TO", "CC", "BCC", "SUBJECT" -> header(imapWord.text(), text());
      case "HEADER" -> header(atom(), text());
      case "BODY" -> {
        String wanted = text();
        yield c -> c.body(wanted);
      }
      case "TEXT" -> {
        String wanted = text();
        yield c -> c.anywhere(wanted);
      }
      case "UID" -> {
        NumberSet set = NumberSet.parse(tag, atom());
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
      case "SINCE" -> {
        LocalDate day = day();
        yield c -> !received(c).isBefore(day);
      }
      case "BEFORE" -> {
        LocalDate day = day();
        yield c -> received(c).isBefore(day);
      }
      case "ON" -> {
        LocalDate day = day();
        yield c -> received(c).equals(day);
      }
      case "SENTSINCE" -> sent(day(), (sent, day) -> !sent.isBefore(day));
      case "SENTBEFORE" -> sent(day(), LocalDate::isBefore);
      case "SENTON" -> sent(day(), LocalDate::equals);
      default -> throw new ImapCommand.Bad(tag, "SEARCH knows no such key");
    };
  }

  private static Criterion header(String name, String wanted) {
    return c -> c.header(name, wanted);
  }

  private static Criterion sent(LocalDate day, BiPredicate<LocalDate, LocalDate> wanted) {
    return c -> c.sent().filter(sent -> wanted.test(sent, day)).isPresent();
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

  private String atom() throws ImapCommand.Bad {
    return switch (word()) {
      case ImapWord.Group _ -> throw new ImapCommand.Bad(tag, "A word is wanted here, no list");
      case ImapWord imapWord -> imapWord.text();
    };
  }

  /// Words may come as UTF-8, whether that is said or not.
  private String text() throws ImapCommand.Bad {
    byte[] bytes = atom().getBytes(StandardCharsets.ISO_8859_1);
    return CharacterSets.decode(bytes, Optional.of("utf-8")).text();
  }

  private long number() throws ImapCommand.Bad {
    String text = atom();
    if (!text.matches("[0-9]{1,18}")) {
      throw new ImapCommand.Bad(tag, "Not a number");
    }
    return Long.parseLong(text);
  }

  private LocalDate day() throws ImapCommand.Bad {
    return day(atom()).orElseThrow(() -> new ImapCommand.Bad(tag, "A day is written 1-Jan-1900"));
  }

  /// {@return a day such as 1-Jan-1900, if it is one}
  static Optional<LocalDate> day(String text) {
    try {
      return Optional.of(LocalDate.parse(text, DATE));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }
}

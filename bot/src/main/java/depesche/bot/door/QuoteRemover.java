package depesche.bot.door;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Keeps what the author wrote: quoted lines, the lines that introduce them, the signature and
/// everything below the head of an old mail go. In doubt a line goes: an order of an old mail that
/// is taken for a new one cancels what the player wants.
final class QuoteRemover {

  /// So long is the line below a letter that names what sent it, at most.
  private static final int LONGEST_SENT_FROM = 100;

  /// What sends mail and says so below a letter; its name is the same in every language.
  private static final List<String> SENDERS =
      List.of(
          "iphone",
          "ipad",
          "android",
          "samsung",
          "galaxy",
          "huawei",
          "xiaomi",
          "oneplus",
          "blackberry",
          "nokia",
          "windows phone",
          "windows-telefon",
          "outlook",
          "yahoo",
          "mail.ru",
          "yandex",
          "protonmail",
          "proton mail",
          "tutanota",
          "gmx",
          "web.de",
          "fairemail",
          "k-9 mail",
          "k-@ mail",
          "aqua mail",
          "bluemail",
          "blue mail",
          "thunderbird",
          "mail für windows",
          "mail for windows",
          "zoho",
          "foxmail",
          "qq邮箱",
          "网易",
          "vivaldi mail");

  /// A country may well be called Galaxy.
  private static final Pattern COMMAND = Pattern.compile("(name|join|set|signon|create|resign) ");

  private static final Pattern MARKS = Pattern.compile("[\\s>]*");

  /// What begins a text for others, and what ends it.
  private static final Pattern TEXT =
      Pattern.compile(
          "(?:(?:white|grey|gray|anonymous|postal|fake|partial) )*"
              + "(?:press|broadcast|reply|diary)\\b.*");

  private static final Pattern TEXT_END =
      Pattern.compile("end ?(?:press|broadcast|reply|diary)[.!]*(?: +#.*)?");

  private QuoteRemover() {}

  /// The author's own lines, and how many others were dropped.
  ///
  /// @param inside lines that stand in a quoted mail of ours, marked as quoted, and are not ours
  record Own(List<String> lines, int dropped, List<String> inside) {}

  /// @param own our address
  /// @param answered the mail it answers, as far as it is known
  static Own strip(List<String> all, String own, Imprint answered) {
    List<LineShape> shapes = LineShape.of(all);
    Optional<ReturnedMail> returned = ReturnedMail.in(all, answered);
    List<String> kept = new ArrayList<>();
    List<String> between = new ArrayList<>();
    int dropped = 0;
    int at = 0;
    int unmarked = 0;
    while (at < all.size()) {
      int line = at;
      int introduced = Attribution.lines(shapes, at, own);
      boolean goesOn = introduced > 0 && Attribution.quoteFollows(shapes, at + introduced);
      // A quote without an end marked up to there has none if it begins later, either.
      Span span = at < unmarked ? new Span(at, unmarked) : enclosed(shapes, at, own, returned);
      int enclosed = span.end();
      unmarked = span.searched();
      if (enclosed > at) {
        for (String text : all.subList(at, enclosed)) {
          kept.add(text.stripTrailing());
        }
        at = enclosed;
      } else if (returned.filter(mail -> mail.contains(line)).isPresent()) {
        Own inside = inside(all, shapes, returned.orElseThrow());
        kept = new ArrayList<>(trimmed(kept, !shapes.get(at).isQuoted()));
        kept.addAll(inside.lines());
        dropped += inside.dropped();
        between.addAll(inside.inside());
        at = returned.orElseThrow().end();
      } else if (!goesOn && (introduced > 0 || ends(all, shapes, at, own))) {
        if (returned.filter(mail -> mail.isHeadedAt(line)).isEmpty()) {
          break;
        }
        int end = headEnd(shapes, at, returned.orElseThrow().begin());
        dropped += spoken(shapes.subList(at, end));
        at = end;
      } else if (introduced > 0 || shapes.get(at).isQuoted()) {
        dropped += Math.max(introduced, 1);
        at += Math.max(introduced, 1);
      } else {
        kept.add(all.get(at++).stripTrailing());
      }
    }
    List<String> spoken = trimmed(kept, at < all.size());
    List<LineShape> rest = shapes.subList(at, all.size());
    dropped += spoken(rest) + spoken(LineShape.of(kept)) - spoken(LineShape.of(spoken));
    return new Own(spoken, dropped, between);
  }

  /// A text for others.
  ///
  /// @param end where it ends; where it begins if no end is marked
  /// @param searched up to where an end was looked for and not found
  private record Span(int end, int searched) {}

  /// {@return where a text for others ends that begins here, if its end is marked} Such a text is
  /// kept whole, with what it quotes and with its dashes: its author says where it ends. If
  /// something in it looks like an old mail, it is like any other text.
  private static Span enclosed(
      List<LineShape> shapes, int from, String own, Optional<ReturnedMail> returned) {
    if (!TEXT.matcher(shapes.get(from).text()).matches()) {
      return new Span(from, from);
    }
    for (int at = from; at < shapes.size(); at++) {
      int line = at;
      String text = shapes.get(at).text();
      if (TEXT_END.matcher(text).matches()) {
        return new Span(at + 1, from);
      }
      boolean another = at > from && (text.startsWith("press to ") || text.equals("signoff"));
      if (another
          || shapes.subList(at, at + Attribution.lines(shapes, at, own)).stream()
              .anyMatch(shape -> shape.hasAddress() || shape.hasTime() || shape.hasDate())
          || LetterEnd.at(shapes, at, own)
          || returned.filter(mail -> mail.contains(line)).isPresent()) {
        return new Span(from, at);
      }
    }
    return new Span(from, shapes.size());
  }

  /// {@return where the head that a program put above a mail of ours ends, which may begin further
  /// down}
  private static int headEnd(List<LineShape> shapes, int from, int begin) {
    for (int at = from + 1; at < begin; at++) {
      if (shapes.get(at - 1).isBlank() && !shapes.get(at).isBlank() && !shapes.get(at).isNamed()) {
        return at;
      }
    }
    return begin;
  }

  /// What the author wrote into a mail of ours.
  private static Own inside(List<String> all, List<LineShape> shapes, ReturnedMail returned) {
    List<String> kept = new ArrayList<>();
    List<String> between = new ArrayList<>();
    int depth = depth(all.get(returned.begin()));
    for (int at = returned.begin(); at < returned.end(); at++) {
      if (!returned.isOurs(at) && !shapes.get(at).isQuoted()) {
        kept.add(all.get(at).stripTrailing());
      } else if (!returned.isOurs(at) && depth(all.get(at)) == depth) {
        between.add(MARKS.matcher(all.get(at)).replaceFirst("").strip());
      }
    }
    int spoken = spoken(shapes.subList(returned.begin(), returned.end()));
    return new Own(kept, spoken - kept.size(), between);
  }

  /// {@return how many marks of a quote a line has} A line with more than our mail is older.
  private static int depth(String line) {
    Matcher marks = MARKS.matcher(line);
    return marks.lookingAt() ? (int) marks.group().chars().filter(c -> c == '>').count() : 0;
  }

  private static int spoken(List<LineShape> lines) {
    return (int) lines.stream().filter(line -> !line.isBlank()).count();
  }

  private static boolean ends(List<String> all, List<LineShape> shapes, int at, String own) {
    return signature(all.get(at)) || LetterEnd.at(shapes, at, own);
  }

  /// RFC 3676 4.3; programs that strip blanks leave two dashes.
  private static boolean signature(String line) {
    return line.equals("-- ") || line.equals("--");
  }

  /// The line that telephones and mail programs put below a letter, `Sent from my iPhone`: short,
  /// the last of all, and with the name of something that sends mail.
  private static boolean isSentFrom(LineShape line) {
    return line.text().length() <= LONGEST_SENT_FROM
        && !line.hasAddress()
        && !COMMAND.matcher(line.text()).lookingAt()
        && SENDERS.stream().anyMatch(line.text()::contains);
  }

  /// @param isCut whether something below was dropped: what ends in a colon then introduced it
  private static List<String> trimmed(List<String> lines, boolean isCut) {
    int from = 0;
    int to = lines.size();
    while (from < to && LineShape.of(lines.get(from)).isBlank()) {
      from++;
    }
    while (to > from) {
      LineShape last = LineShape.of(lines.get(to - 1));
      boolean isFirst = to == from + 1;
      if (!last.isBlank() && (isFirst || !isSentFrom(last)) && !(isCut && last.endsInColon())) {
        break;
      }
      to--;
    }
    return lines.subList(from, to);
  }
}

package depesche.bot.door;

import java.util.List;
import java.util.regex.Pattern;

/// Lines at which a letter ends and something else begins that is not marked as a quote.
final class LetterEnd {

  private static final Pattern RULED =
      Pattern.compile("[-–—_=#*]{2,}[^-–—_=#*].*[^-–—_=#*][-–—_=#*]{2,}");

  /// How programs call the mail they put below such a line. A line that says something else is a
  /// heading of the author's, unless an old mail's head follows.
  private static final List<String> OLD =
      List.of(
          "original message",
          "original email",
          "original-nachricht",
          "originalnachricht",
          "ursprüngliche nachricht",
          "message d'origine",
          "message original",
          "mensaje original",
          "messaggio originale",
          "mensagem original",
          "oorspronkelijk bericht",
          "originalmeddelande",
          "ursprungligt meddelande",
          "oprindelig meddelelse",
          "opprinnelig melding",
          "alkuperäinen viesti",
          "oryginalna wiadomość",
          "wiadomość oryginalna",
          "původní zpráva",
          "původní e-mail",
          "pôvodná správa",
          "eredeti üzenet",
          "исходное сообщение",
          "orijinal ileti",
          "orijinal mesaj",
          "原始邮件",
          "原始郵件",
          "元のメッセージ",
          "원본 메시지",
          "원본 메일",
          "forwarded message",
          "weitergeleitete",
          "message transféré",
          "mensaje reenviado",
          "messaggio inoltrato",
          "mensagem encaminhada",
          "doorgestuurd bericht",
          "vidarebefordrat",
          "przekazana",
          "přeposlan",
          "пересылаемое",
          "转发的邮件",
          "reply above this line",
          "above this line");

  /// What stands before an address that a program wrote; `[mailto:` is one of them.
  private static final String WRAPPED = "<([:\"";

  /// The line under the heading of our own mails, as `parts.ftl` writes it.
  private static final Pattern OURS =
      Pattern.compile("(?:game|.{2,60}, game) [a-z][a-z0-9-]{1,31}(?:, .{2,60})?; you are .+");

  /// The line above the last lines of our own mails is that long.
  private static final int RULE_LENGTH = 60;

  private LetterEnd() {}

  /// {@return whether nothing from this line on is the author's}
  static boolean at(List<LineShape> all, int at, String own) {
    LineShape line = all.get(at);
    if (line.isBlank() || line.isQuoted()) {
      return groupWise(all, at);
    }
    return line.isUnderscores()
        || ruled(all, at, own)
        || QuotedHeader.at(all, at, own)
        || isOurs(all, at)
        || addressed(all, at, own);
  }

  /// `-----Original Message-----`, `---- On Monday Depesche <depesche@example.org> wrote ----`.
  private static boolean ruled(List<LineShape> all, int at, String own) {
    LineShape line = all.get(at);
    return RULED.matcher(line.text()).matches()
        && (line.hasAddress()
            || OLD.stream().anyMatch(line.text()::contains)
            || headFollows(all, at + 1, own));
  }

  private static boolean headFollows(List<LineShape> all, int from, String own) {
    int next = from;
    while (next < all.size() && all.get(next).isBlank()) {
      next++;
    }
    return next < all.size() && QuotedHeader.at(all, next, own);
  }

  /// `>>> Depesche 23.11.26 13.00 >>>`, with nothing marked below.
  private static boolean groupWise(List<LineShape> all, int at) {
    String text = all.get(at).text();
    return text.startsWith(">>> ")
        && text.endsWith(" >>>")
        && !Attribution.quoteFollows(all, at + 1);
  }

  /// Our address as mail programs write it, above what we wrote.
  private static boolean addressed(List<LineShape> all, int at, String own) {
    LineShape line = all.get(at);
    int place = line.place(own);
    boolean isWrapped = place > 0 && WRAPPED.indexOf(line.text().charAt(place - 1)) >= 0;
    return (isWrapped || (place >= 0 && (line.isNamed() || line.hasTime())))
        && !Attribution.quoteFollows(all, at + 1);
  }

  /// A mail of ours that comes back without any mark of a quote is known by the line that names
  /// game and seat. In a page our heading stands above that line, and the title is named first; in
  /// a text it is the first line, and the author's words may stand right above it.
  private static boolean isOurs(List<LineShape> all, int at) {
    return marked(all, at)
        || (marked(all, at + 1) && all.get(at + 1).text().contains(", game"))
        || (underlined(all, at) && (marked(all, at + 2) || hasFoot(all, at + 2)));
  }

  private static boolean marked(List<LineShape> all, int at) {
    return at < all.size()
        && !all.get(at).isQuoted()
        && (all.get(at).text().contains(", game") || all.get(at).text().startsWith("game "))
        && OURS.matcher(folded(all, at).text()).matches();
  }

  private static LineShape folded(List<LineShape> all, int at) {
    return at + 1 < all.size() ? all.get(at).with(all.get(at + 1)) : all.get(at);
  }

  private static boolean underlined(List<LineShape> all, int at) {
    return at + 1 < all.size()
        && all.get(at + 1).isOnly('=', 3)
        && all.get(at + 1).text().length() == all.get(at).text().length();
  }

  private static boolean hasFoot(List<LineShape> all, int from) {
    return all.subList(from, all.size()).stream().anyMatch(line -> line.isOnly('-', RULE_LENGTH));
  }
}

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
        || OwnMail.at(all, at)
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
}

package depesche.bot.door;

import java.util.List;
import java.util.regex.Pattern;

/// The lines by which a mail program introduces what it quotes: `On Monday Depesche wrote:`. They
/// are known by what every language has in them: a date or an hour, an address, a colon at the end
/// and a quote below.
final class Attribution {

  private static final int MOST_LINES = 4;

  /// For programs that give no address: words for having written, where nothing below is marked.
  private static final List<String> WROTE =
      List.of(
          " wrote:",
          " writes:",
          " schrieb",
          " écrit",
          " escribió",
          " ha scritto",
          " escreveu",
          " schreef",
          " skrev",
          " pisze",
          " napisał",
          " napsal",
          " napísal",
          " írta",
          " kirjoitti",
          " scris",
          " pisao",
          " написал",
          " пишет",
          " пише",
          " έγραψε",
          " yazdı",
          "写道",
          "寫道",
          "のメール",
          "작성");

  /// Yahoo on a telephone lets the old mail begin on the same line.
  private static final Pattern RUNNING_ON =
      Pattern.compile("<[^<> ]{1,200}@[^<> ]{1,200}> ?[^:<>]{1,40}: ");

  private Attribution() {}

  /// {@return of how many lines the attribution is that begins here; 0 when none does}
  static int lines(List<LineShape> all, int at, String own) {
    LineShape joined = all.get(at);
    boolean opens = opens(joined) || joined.names(own);
    for (int i = at; i < Math.min(all.size(), at + MOST_LINES); i++) {
      LineShape last = all.get(i);
      if (last.isBlank() || last.isQuoted() || (i > at && !opens)) {
        return 0;
      }
      joined = i == at ? last : joined.with(last);
      if (introduces(all, i, joined, own)) {
        return i - at + 1;
      }
      if (last.endsInColon()) {
        return 0;
      }
    }
    return 0;
  }

  private static boolean introduces(List<LineShape> all, int last, LineShape joined, String own) {
    boolean dated = joined.hasDate() || joined.hasTime();
    if (quoteFollows(all, last + 1)) {
      return joined.endsInColon() || (joined.hasTime() && (joined.hasAddress() || wrote(joined)));
    }
    if (dated && RUNNING_ON.matcher(joined.text()).find()) {
      return true;
    }
    return joined.endsInColon()
        && (joined.names(own) || (dated && (joined.hasAddress() || wrote(joined))));
  }

  /// An attribution that goes on in the next line shows something of it in its first.
  private static boolean opens(LineShape first) {
    return first.hasDate() || first.hasTime() || first.hasAddress() || first.text().contains("<");
  }

  private static boolean wrote(LineShape joined) {
    return WROTE.stream().anyMatch(joined.text()::contains);
  }

  /// {@return whether the next line that says something is quoted}
  static boolean quoteFollows(List<LineShape> all, int from) {
    return all.subList(Math.min(from, all.size()), all.size()).stream()
        .filter(line -> !line.isBlank())
        .findFirst()
        .filter(LineShape::isQuoted)
        .isPresent();
  }
}

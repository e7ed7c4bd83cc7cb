package depesche.bot.door;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Keeps what the author wrote himself: quoted lines, the line that introduces them, the signature
/// and everything below the head of a forwarded mail go.
final class Quotes {

  /// An attribution may be broken over this many lines.
  private static final int LONGEST_ATTRIBUTION = 3;

  /// How a line ends that introduces a quote, in the languages mail programs speak.
  private static final List<String> WROTE =
      List.of(
          "wrote:",
          "writes:",
          "schrieb:",
          "schrieb ",
          "a écrit :",
          "a écrit:",
          "escribió:",
          "ha scritto:",
          "escreveu:",
          "schreef:",
          "skrev:",
          "napisał(a):",
          "napsal(a):",
          "написал:",
          "написал(а):",
          "kirjoitti:");

  /// The words an introducing line begins with.
  private static final List<String> ON =
      List.of("on ", "am ", "le ", "el ", "il ", "em ", "op ", "den ", "dne ", "w dniu ", "on:");

  private static final List<String> HEAD =
      List.of("from:", "von:", "de:", "da:", "van:", "från:", "fra:", "od:", "lähettäjä:", "от:");
  private static final List<String> HEAD_NEXT =
      List.of(
          "sent:",
          "gesendet:",
          "date:",
          "datum:",
          "envoyé:",
          "envoyé :",
          "enviado:",
          "inviato:",
          "verzonden:",
          "skickat:",
          "sendt:",
          "to:",
          "an:",
          "à:",
          "para:",
          "a:",
          "aan:",
          "till:",
          "til:",
          "subject:",
          "betreff:",
          "objet:",
          "asunto:",
          "oggetto:",
          "assunto:");

  private Quotes() {}

  /// The author's own lines, and how many others were dropped.
  record Own(List<String> lines, int dropped) {}

  static Own strip(List<String> all) {
    int end = end(all);
    List<String> own = new ArrayList<>();
    int dropped = 0;
    for (int i = end; i < all.size(); i++) {
      dropped += all.get(i).isBlank() ? 0 : 1;
    }
    int at = 0;
    while (at < end) {
      int introduced = attribution(all, at, end);
      if (introduced > 0) {
        dropped += introduced;
        at += introduced;
      } else if (all.get(at).startsWith(">")) {
        dropped++;
        at++;
      } else {
        own.add(all.get(at++).stripTrailing());
      }
    }
    return new Own(trimmed(own), dropped);
  }

  /// {@return the line where all that follows is not the author's}
  private static int end(List<String> all) {
    for (int i = 0; i < all.size(); i++) {
      String line = all.get(i).strip().toLowerCase(Locale.ROOT);
      if (signature(all.get(i)) || ruled(line) || outlook(all, i, line)) {
        return i;
      }
    }
    return all.size();
  }

  /// RFC 3676 4.3; programs that strip blanks leave two dashes.
  private static boolean signature(String line) {
    return line.equals("-- ") || line.equals("--");
  }

  /// `-----Original Message-----` and its likes.
  private static boolean ruled(String line) {
    return line.startsWith("---")
        && line.endsWith("---")
        && line.chars().anyMatch(Character::isLetter);
  }

  /// The head of the old mail: a sender and, within two lines, a date, a recipient or a subject.
  private static boolean outlook(List<String> all, int at, String line) {
    if (!starts(line.replace("*", ""), HEAD)) {
      return false;
    }
    for (int i = at + 1; i < Math.min(all.size(), at + 3); i++) {
      if (starts(all.get(i).strip().replace("*", "").toLowerCase(Locale.ROOT), HEAD_NEXT)) {
        return true;
      }
    }
    return false;
  }

  /// {@return of how many lines the attribution is that begins here; 0 when none does}
  private static int attribution(List<String> all, int at, int end) {
    String first = all.get(at).strip().toLowerCase(Locale.ROOT);
    if (first.isEmpty() || first.startsWith(">")) {
      return 0;
    }
    boolean dated = starts(first, ON);
    for (int i = at; i < Math.min(end, at + (dated ? LONGEST_ATTRIBUTION : 1)); i++) {
      String line = all.get(i).strip().toLowerCase(Locale.ROOT);
      boolean introduces = line.endsWith(":") && WROTE.stream().anyMatch(w -> contains(line, w));
      if (introduces && (dated || quoteFollows(all, i + 1, end))) {
        return i - at + 1;
      }
    }
    return 0;
  }

  private static boolean contains(String line, String wrote) {
    return wrote.endsWith(" ") ? line.contains(" " + wrote) : line.endsWith(wrote);
  }

  private static boolean quoteFollows(List<String> all, int from, int end) {
    for (int i = from; i < Math.min(end, from + 2); i++) {
      if (all.get(i).startsWith(">")) {
        return true;
      }
    }
    return false;
  }

  private static boolean starts(String line, List<String> words) {
    return words.stream().anyMatch(line::startsWith);
  }

  private static List<String> trimmed(List<String> lines) {
    int from = 0;
    int to = lines.size();
    while (from < to && lines.get(from).isBlank()) {
      from++;
    }
    while (to > from && lines.get(to - 1).isBlank()) {
      to--;
    }
    return lines.subList(from, to);
  }
}

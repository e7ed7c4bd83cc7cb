package depesche.demo;

import depesche.bot.post.client.ReceivedMail;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/// What a reader takes from the moderator's mails, in the words of their templates.
final class ReportReader {

  private static final Pattern PREFIX =
      Pattern.compile("\\[\\S+ ([SFW]\\d{4}[MRA]|\\d+-[A-Z]\\w+(?:-[A-Z]\\w+)?(?:-\\d+)?)\\]");

  private ReportReader() {}

  /// {@return the phase a mail belongs to, by its subject; empty before the game begins}
  static String phase(ReceivedMail mail) {
    Matcher prefix = PREFIX.matcher(mail.subject());
    return prefix.find() ? prefix.group(1) : "";
  }

  /// {@return the heading of a report, such as `Spring 1865, movement`}
  static String heading(ReceivedMail mail) {
    if (isLast(mail)) {
      return mail.subject().replaceFirst("^\\[[^]]*] ", "");
    }
    Element heading = Jsoup.parse(mail.html()).selectFirst("h1");
    return heading == null ? mail.subject() : heading.text();
  }

  /// {@return whether it is a report: news of a judged phase, of the start or of the end}
  static boolean isReport(ReceivedMail mail) {
    return mail.inReplyTo().isEmpty()
        && (mail.subject().contains(": report")
            || mail.subject().contains("The game begins")
            || isLast(mail));
  }

  static boolean isLast(ReceivedMail mail) {
    return mail.subject().contains(": the game is over");
  }

  /// {@return whether it is a letter of another player}
  static boolean isPress(ReceivedMail mail) {
    return mail.inReplyTo().isEmpty() && mail.subject().contains("] Press from ");
  }

  /// {@return whether press went out, or a note is in the diary}
  static boolean isSaid(ReceivedMail receipt) {
    String text = receipt.text().replaceAll("\\s+", " ");
    return text.contains(": sent to ") || text.contains("is in your diary");
  }

  static boolean isRefusal(ReceivedMail receipt) {
    return receipt.subject().contains(" not accepted");
  }

  /// {@return whether a report asks something of its reader}
  static boolean asks(ReceivedMail report) {
    return report.html().contains("What you need to do");
  }

  static boolean isOwing(ReceivedMail receipt) {
    return receipt.subject().contains("still missing");
  }

  /// {@return the password of a new seat}
  static String password(ReceivedMail welcome) {
    Element words = Jsoup.parse(welcome.html()).selectFirst("pre");
    return words == null ? "" : words.text().strip();
  }

  /// {@return the lines a newspaper would print over a report}
  static List<String> headlines(ReceivedMail report) {
    return Jsoup.parse(report.html()).select("ul[style*=list-style: none] strong").eachText();
  }

  /// {@return the rows of the final standing: country, place, reason}
  static List<List<String>> standing(ReceivedMail report) {
    List<List<String>> rows = new ArrayList<>();
    Element heading = Jsoup.parse(report.html()).selectFirst("h2:contains(Final standing)");
    Element table = heading == null ? null : heading.closest("table");
    if (table != null) {
      table.select("tbody tr").forEach(row -> rows.add(row.children().eachText()));
    }
    return List.copyOf(rows);
  }
}

package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;

/// A table whose reports go to a mailing list.
abstract class ListTable {

  static final String MASTER = "master@localhost";
  static final String LIST = "turns@lists.example.org";
  static final String OWNER = "turns-owner@lists.example.org";

  static final String OLGA = "olga@example.org";

  final Bureau bureau = new Bureau(() -> Secrets.seeded("lists"));

  /// So many were written here.
  int mails;

  @AfterEach
  void close() {
    bureau.close();
  }

  /// Five players who have not begun yet.
  void table(String title) {
    bureau.write(MASTER, "CREATE bismarck " + title);
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN bismarck"));
  }

  static List<Bureau.Mail> to(String reader, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(reader)).toList();
  }

  static String flat(List<Bureau.Mail> mails) {
    return String.join(" ", mails.stream().map(Holders::flat).toList());
  }

  String said(String... lines) {
    return flat(to(MASTER, bureau.write(MASTER, lines)));
  }

  static String code(List<Bureau.Mail> asked, String owner) {
    Bureau.Mail offer = to(owner, asked).getFirst();
    Matcher code = Pattern.compile("ACCEPT (\\w+)").matcher(offer.text());
    assertThat(code.find()).as(offer.text()).isTrue();
    return code.group(1);
  }

  /// The owner says yes, by the code that came to the owner's address.
  List<Bureau.Mail> agreed(String... words) {
    return agreed(bureau.write(MASTER, words));
  }

  List<Bureau.Mail> agreed(List<Bureau.Mail> asked) {
    return bureau.write(OLGA, "ACCEPT " + code(asked, OWNER));
  }

  List<Bureau.Mail> turn() {
    bureau.passes(Duration.ofDays(5));
    return bureau.works();
  }

  /// What the mail server hands in.
  List<Bureau.Mail> comes(String raw) {
    bureau.arrives(raw.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8), bureau.now());
    return bureau.works();
  }

  void playing() {
    table("blood-and-iron");
    agreed("REPORTS TO " + LIST);
    bureau.write(MASTER, "START bismarck");
  }

  String mail(String from, String to, String subject, String marks, String text) {
    return "From: %s\nTo: %s\nSubject: %s\nMessage-ID: <%d@lists.example.org>\n%s\n%s\n"
        .formatted(from, to, subject, ++mails, marks, text);
  }
}

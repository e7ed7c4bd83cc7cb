package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Moderators 2.1: a player may send the whole report back with their orders filled in, without a
/// mark of a quote; what is ours of it is known and skipped.
class ReturnedReportTest {

  private static final String EXAMPLES = "Lines like these:\n";

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("returned"));
  private Bureau.Mail report;
  private String order;

  @BeforeEach
  void begin() {
    report = bureau.begin().getFirst();
    order = bureau.armies("Red").getFirst() + " H";
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Bureau.Mail> reply(String answered, String type, String body) {
    String raw =
        """
        From: anna@x.org
        To: %s
        Subject: Re: %s
        In-Reply-To: %s
        Message-ID: <returned.%d@x.org>
        Content-Type: %s

        %s
        """
            .formatted(report.replyTo(), report.subject(), answered, body.hashCode(), type, body)
            .replace("\n", "\r\n");
    bureau.arrives(raw.getBytes(StandardCharsets.UTF_8), bureau.now());
    return bureau.works();
  }

  /// What the ledger has of the seat's orders.
  private List<String> orders() {
    return bureau.asks(
        game ->
            game.letters(game.seats().getFirst()).stream()
                .flatMap(letter -> letter.text.lines())
                .filter(line -> !line.isBlank())
                .map(String::strip)
                .toList());
  }

  /// Breaks each line that is too long in two, as programs do with text that was broken before.
  private static String broken(String text, int width) {
    return text.lines()
        .flatMap(
            line -> Stream.of(line.replaceAll("(.{1," + width + "})( |$)", "$1\n").split("\n")))
        .collect(Collectors.joining("\n"));
  }

  /// Joins the lines of each paragraph and breaks them anew.
  private static String refilled(String text, int width) {
    return broken(text.replaceAll("(?<=[\\w,.;:()])\n(?=[\\w(])", " "), width);
  }

  private static String flowed(String text) {
    // A long line goes on in the next.
    return text.lines()
        .map(line -> line.startsWith(" ") ? " " + line : line)
        .map(line -> line.length() > 60 ? line.replaceFirst("^(.{1,50}) ", "$1 \n") : line)
        .collect(Collectors.joining("\n"));
  }

  private static String quotedAbove(String text) {
    int at = text.indexOf(EXAMPLES);
    return text.substring(0, at).replaceAll("(?m)^", "> ") + "\n" + text.substring(at);
  }

  record Way(String name, String type, UnaryOperator<String> written) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final String PLAIN = "text/plain; charset=utf-8";

  static List<Way> ways() {
    List<Way> ways = new ArrayList<>();
    ways.add(new Way("as it was", PLAIN, text -> text));
    ways.add(new Way("blanks gone", PLAIN, text -> text.replaceAll("(?m)^ +| +$", "")));
    ways.add(new Way("broken at 72", PLAIN, text -> broken(text, 72)));
    ways.add(new Way("broken at 78", PLAIN, text -> broken(text, 78)));
    ways.add(new Way("broken at 60", PLAIN, text -> broken(text, 60)));
    ways.add(new Way("refilled at 72", PLAIN, text -> refilled(text, 72)));
    ways.add(new Way("refilled at 998", PLAIN, text -> refilled(text, 998)));
    ways.add(new Way("flowed", PLAIN + "; format=flowed", ReturnedReportTest::flowed));
    ways.add(
        new Way(
            "below a head",
            PLAIN,
            text ->
                "-----Original Message-----\nFrom: Depesche"
                    + " <depesche@localhost>\nSent: Monday, 23 November 2026 13:00\nTo:"
                    + " anna@x.org\nSubject: [bismarck]\n\n"
                    + text));
    ways.add(new Way("quoted above", PLAIN, ReturnedReportTest::quotedAbove));
    ways.add(
        new Way("other dashes", PLAIN, text -> text.replace(" - ", " \u2013 ").replace('"', '”')));
    return ways;
  }

  @ParameterizedTest
  @MethodSource("ways")
  void ordersFilledInAreReadAndNothingElse(Way way) {
    // The examples that stand there unchanged are no orders.
    String filled = report.text().replace(EXAMPLES, EXAMPLES + "    " + order + "\n");
    assertThat(filled).contains(order);
    reply(report.id(), way.type(), way.written().apply(filled));
    assertThat(orders()).containsExactly(order);
  }

  @ParameterizedTest
  @MethodSource("ways")
  void ordersAtTheEndAreRead(Way way) {
    reply(report.id(), way.type(), way.written().apply(report.text() + "\n\n" + order));
    assertThat(orders()).containsExactly(order);
  }

  @ParameterizedTest
  @MethodSource("ways")
  void ordersAtTheTopAreReadAsBefore(Way way) {
    reply(report.id(), way.type(), order + "\n\n" + way.written().apply(report.text()));
    assertThat(orders()).containsExactly(order);
  }

  @ParameterizedTest
  @MethodSource("ways")
  void aReportWithNothingFilledInOrdersNothing(Way way) {
    List<Bureau.Mail> answer = reply(report.id(), way.type(), way.written().apply(report.text()));
    assertThat(orders()).isEmpty();
    assertThat(said(answer)).contains("no text of your own");
  }

  @Test
  void anOrderRightAboveTheReportIsRead() {
    // Pasted below it without an empty line, the first line of the report took the order with it.
    reply(report.id(), PLAIN, order + "\n" + report.text());
    assertThat(orders()).containsExactly(order);
  }

  @Test
  void anExampleThatIsChangedOrWrittenAgainIsAnOrder() {
    String example =
        Pattern.compile(EXAMPLES + " {4}(.*)")
            .matcher(report.text())
            .results()
            .findFirst()
            .orElseThrow()
            .group(1);
    reply(report.id(), PLAIN, report.text() + "\n" + example);
    assertThat(orders()).containsExactly(example);
    reply(report.id(), PLAIN, report.text().replace("    " + example, "    " + order));
    assertThat(orders()).containsExactly(example, order);
  }

  @Test
  void whatATelephoneAddsAboveTheReportIsNoOrder() {
    String head = order + "\n\nSent from my iPhone\n\nFrom: Depesche <depesche@localhost>\n";
    String other = bureau.armies("Red").getLast() + " H";
    List<Bureau.Mail> answer =
        reply(
            report.id(),
            PLAIN,
            head + "Sent: Monday\nTo: anna@x.org\n\n" + report.text() + "\n" + other);
    assertThat(orders()).containsExactly(order, other);
    assertThat(said(answer)).doesNotContain("iPhone");
  }

  @Test
  void ordersFilledIntoThePageAreRead() {
    // A webmail that writes nothing but HTML, its head above our page.
    String page =
        report.html().replaceFirst("(<p>Lines like these[^<]*</p>)", "$1<div>" + order + "</div>");
    String body =
        "<html><body><div><b>From:</b> Depesche &lt;depesche@localhost&gt;<br><b>Sent:</b> Monday,"
            + " 23 November 2026 13:00<br><b>To:</b> anna@x.org<br><b>Subject:</b> [bismarck]"
            + "</div><div>"
            + page
            + "</div></body></html>";
    assertThat(body).contains(order);
    reply(report.id(), "text/html; charset=utf-8", body);
    assertThat(orders()).containsExactly(order);
  }

  @Test
  void aReportOfWhichNothingIsKnownIsCutAndTheAnswerSaysWhatToDo() {
    String filled = report.text().replace(EXAMPLES, EXAMPLES + "    " + order + "\n");
    List<Bureau.Mail> answer = reply("<forged@x.org>", PLAIN, filled);
    assertThat(orders()).isEmpty();
    assertThat(said(answer)).contains("Write your orders at the top");
  }

  private static String said(List<Bureau.Mail> answer) {
    return answer.getFirst().text().replaceAll("\\s+", " ");
  }
}

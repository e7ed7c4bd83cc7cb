package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Orders that somebody types among the quoted lines of our own mail do not count, for a quote may
/// be older than its author thinks; but each such line is named, with what to do.
class InsideQuoteTest {

  private static final String EXAMPLES = "Lines like these:\n";
  private static final String WROTE = "On Mon, 23 Nov 2026 at 13:00, Depesche <depesche@localhost>";

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("inside"));
  private Bureau.Mail report;
  private String order;
  private String other;

  @BeforeEach
  void begin() {
    report = bureau.begin().getFirst();
    order = bureau.armies("Red").getFirst() + " H";
    other = bureau.armies("Red").getLast() + " H";
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private String reply(String type, String body) {
    String raw =
        """
        From: anna@x.org
        To: %s
        Subject: Re: %s
        In-Reply-To: %s
        Message-ID: <inside.%d@x.org>
        Content-Type: %s; charset=utf-8

        %s
        """
            .formatted(report.replyTo(), report.subject(), report.id(), body.hashCode(), type, body)
            .replace("\n", "\r\n");
    bureau.arrives(raw.getBytes(StandardCharsets.UTF_8), bureau.now());
    return bureau.works().getFirst().text().replaceAll("\\s+", " ");
  }

  private List<String> orders() {
    return bureau.asks(
        game ->
            game.letters(game.seats().getFirst()).stream()
                .flatMap(letter -> letter.text.lines())
                .filter(line -> !line.isBlank())
                .map(String::strip)
                .toList());
  }

  private String filled() {
    return report.text().replace(EXAMPLES, EXAMPLES + order + "\n");
  }

  private static String marked(String text) {
    return text.lines().map(line -> "> " + line).collect(Collectors.joining("\n"));
  }

  private void namesTheLine(String receipt) {
    assertThat(receipt)
        .contains(order + " NOT ACCEPTED: this line stands inside the quoted text of my mail")
        .doesNotContain("Lines like these: NOT ACCEPTED");
  }

  @Test
  void asMuttQuotes() {
    // Every line has a mark, the one typed between the lines too.
    namesTheLine(reply("text/plain", WROTE + " wrote:\n" + marked(filled())));
    assertThat(orders()).isEmpty();
  }

  @Test
  void asGmailQuotesInPlainText() {
    // The quote is below what counts; what counts is read, what stands in the quote is named.
    String receipt = reply("text/plain", other + "\n\n" + WROTE + " wrote:\n\n" + marked(filled()));
    namesTheLine(receipt);
    assertThat(orders()).containsExactly(other);
  }

  @Test
  void asGmailQuotesInHtml() {
    // A block quote of a page is a quote like one with marks.
    String page =
        "<div dir=\"ltr\">"
            + other
            + "</div><br><div class=\"gmail_quote\"><div class=\"gmail_attr\">"
            + WROTE.replace("<", "&lt;").replace(">", "&gt;")
            + " wrote:<br></div><blockquote class=\"gmail_quote\" style=\"border-left:1px\">"
            + filled().replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>\n")
            + "</blockquote></div>";
    namesTheLine(reply("text/html", page));
    assertThat(orders()).containsExactly(other);
  }

  @Test
  void asOutlookReturnsIt() {
    // Without marks it is plain which lines are ours, so what is between them is read.
    String head =
        "-----Original Message-----\nFrom: Depesche <depesche@localhost>\nSent: Monday, 23 November"
            + " 2026 13:00\nTo: anna@x.org\nSubject: "
            + report.subject()
            + "\n\n";
    assertThat(reply("text/plain", head + filled())).doesNotContain("inside the quoted text");
    assertThat(orders()).containsExactly(order);
    // Set to mark what it returns, it marks the typed line too.
    namesTheLine(reply("text/plain", marked(head + filled())));
  }

  @Test
  void whatIsOlderOrOnlyTalkIsNotNamed() {
    // A deeper quote is of another mail, and a greeting is no order.
    String text = report.text().replace(EXAMPLES, EXAMPLES + "> " + order + "\nThank you, Anna\n");
    assertThat(reply("text/plain", other + "\n\n" + WROTE + " wrote:\n" + marked(text)))
        .doesNotContain("inside the quoted text");
  }
}
